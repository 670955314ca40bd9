import { type Abroad, tokensOf } from '../text.js';
import { PLAIN } from './abroad-words.js';
import data from './gloss.yaml.js';

type Row = Readonly<Partial<Record<Abroad, string>>> & { english: string };

/** Words of one language with what they are in English. */
interface Words {
  /** Words and phrases as they stand. */
  whole: ReadonlyMap<string, string>;
  /** Beginnings of words, the longest first. */
  beginnings: readonly (readonly [beginning: string, english: string])[];
}

const LONGEST_PHRASE = 5;
/** Parts of a compound have so many letters at least. */
const LEAST_PART = 3;

const WORDS: Readonly<Record<Abroad, Words>> = { de: wordsOf('de'), fr: wordsOf('fr'), es: wordsOf('es') };

function wordsOf(language: Abroad): Words {
  const entries = (data as readonly Row[]).flatMap((row) =>
    (row[language] ?? '').split(' ').map((word) => [word.replaceAll('_', ' '), row.english] as const),
  );
  const isBeginning = ([word]: readonly [string, string]): boolean => word.endsWith('*');
  return {
    whole: new Map(entries.filter((entry) => !isBeginning(entry)).toReversed()),
    beginnings: entries
      .filter((entry) => isBeginning(entry))
      .map(([word, english]) => [word.slice(0, -1), english] as const)
      .sort(([a], [b]) => b.length - a.length),
  };
}

/** A question of another language in the English words of the field, one after the other; what is strange stays as it is. */
export function gloss(text: string, language: Abroad): string {
  const tokens = tokensOf(text.replace(/['’]/g, ' '));
  const english: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const [word, length] = phraseAt(tokens, at, language);
    if (word !== '') english.push(word);
    at += length;
  }
  return asksWhether(text, english) ? verbFirst(english).join(' ') : english.join(' ');
}

/** A question that is begun by none of the words by which one asks. */
const asksWhether = (text: string, [first = '']: readonly string[]): boolean =>
  text.trimEnd().endsWith('?') && !ASKS.test(first);
const ASKS = /^(?:how|what|which|why|when|where|who|can|should|is|does|do|i|my|and|if|it)(?: |$)/;

/** "Der Stoff ist luftig?", as it is asked in English: the verb goes first. */
function verbFirst(english: readonly string[]): readonly string[] {
  const at = english.indexOf('is');
  if (at > 0) return ['is', ...english.filter((word, place) => place !== at && !(place === at + 1 && word === 'it'))];
  if (english.length > LONGEST_WHETHER) return english;
  return english.some((word) => HAPPENS.test(word)) ? ['does', ...english] : ['is', ...english];
}
const HAPPENS = /^(?:shrink|fade|pill|stretch|wrinkle|itch|smell)/;
const LONGEST_WHETHER = 5;

/** Whether all words of a message but one are known in a language. */
export function isKnownWhole(text: string, language: Abroad): boolean {
  const tokens = tokensOf(text.replace(/['’]/g, ' ')).slice(0, MOST_TOKENS);
  let strange = 0;
  for (let at = 0; at < tokens.length;) {
    const [word, length] = phraseAt(tokens, at, language);
    if (length === 1 && word === tokens[at] && !WORDS[language].whole.has(word)) strange += 1;
    at += length;
  }
  return tokens.length >= LEAST_TOKENS && strange <= 1;
}

const MOST_TOKENS = 60;
const LEAST_TOKENS = 3;

function phraseAt(tokens: readonly string[], at: number, language: Abroad): readonly [english: string, length: number] {
  for (let length = Math.min(LONGEST_PHRASE, tokens.length - at); length > 0; length--) {
    const english = WORDS[language].whole.get(tokens.slice(at, at + length).join(' '));
    if (english !== undefined) return [english, length];
  }
  return [wordOf(tokens[at], language), 1];
}

/** A word by its beginning or its parts; nothing where it carries no meaning. */
function wordOf(token: string, language: Abroad): string {
  const begun = WORDS[language].beginnings.find(([beginning]) => token.startsWith(beginning));
  const parts = language === 'de' ? partsOf(token) : null;
  return parts ?? begun?.[1] ?? (PLAIN[language].has(token) ? '' : token);
}

/** What stands between the parts of a compound. */
const JOINTS = ['', 's', 'n', 'en', 'er', 'e'];

/** `Seidenbluse`, `Kleiderschrank`: two known words, with or without what joins them. */
function partsOf(token: string): string | null {
  const { whole } = WORDS.de;
  for (let cut = token.length - LEAST_PART; cut >= LEAST_PART; cut--) {
    const head = token.slice(0, cut);
    const first = JOINTS.flatMap((joint) => (head.endsWith(joint) ? [head.slice(0, head.length - joint.length)] : []))
      .map((word) => whole.get(word) ?? whole.get(`${word}e`))
      .find((word) => word !== undefined);
    const second = whole.get(token.slice(cut));
    if (first !== undefined && second !== undefined) return `${first} ${second}`;
  }
  return null;
}
