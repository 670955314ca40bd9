import { type Abroad, tokensOf } from '../text.js';
import { PLAIN } from './abroad-words.js';
import asked from './gloss-asked.yaml.js';
import data from './gloss.yaml.js';

type Row = Readonly<Partial<Record<Abroad, string>>> & { english: string };

/** Words of one language with what they are in English. */
interface Words {
  /** Words and phrases as they stand. */
  whole: ReadonlyMap<string, string>;
  /** The same without their accents, as they are typed in a hurry. */
  bare: ReadonlyMap<string, string>;
  /** Beginnings of words, the longest first. */
  beginnings: readonly (readonly [beginning: string, english: string])[];
}

const LONGEST_PHRASE = 5;
/** Parts of a compound have so many letters at least. */
const LEAST_PART = 3;

const WORDS: Readonly<Record<Abroad, Words>> = { de: wordsOf('de'), fr: wordsOf('fr'), es: wordsOf('es') };

function wordsOf(language: Abroad): Words {
  const entries = [...(data as readonly Row[]), ...(asked as readonly Row[])].flatMap((row) =>
    (row[language] ?? '').split(' ').map((word) => [word.replaceAll('_', ' '), row.english] as const),
  );
  const isBeginning = ([word]: readonly [string, string]): boolean => word.endsWith('*');
  const whole = entries.filter((entry) => !isBeginning(entry)).toReversed();
  return {
    whole: new Map(whole),
    bare: new Map(whole.map(([word, english]) => [withoutAccents(word), english])),
    beginnings: entries
      .filter((entry) => isBeginning(entry))
      .map(([word, english]) => [word.slice(0, -1), english] as const)
      .sort(([a], [b]) => b.length - a.length),
  };
}

/** `sintética` as it is typed in a hurry, `weiß` without its ß. */
function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss');
}

/** A question of another language in the English words of the field, one after the other; what is strange stays as it is. */
export function gloss(text: string, language: Abroad): string {
  const tokens = joinedAgain(tokensOf(text.replace(/['’]/g, ' ').replace(HALF, '$1½')), language);
  const english: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const [word, length] = phraseAt(tokens, at, language);
    if (word !== '') english.push(word);
    at += length;
  }
  const said = compared(english);
  return asksWhether(text, said) ? verbFirst(said).join(' ') : said.join(' ');
}

/** "Plus frais que le coton": what stands after a comparison is what it is compared with. */
const compared = (english: readonly string[]): readonly string[] =>
  english.map((word, at) => (word === 'what' && COMPARES.test(english[at - 1] ?? '') ? 'than' : word));
const COMPARES =
  /^(?:(?:warm|cool|soft|light|heavi|strong|thick|thin|bett|cheap|itchi|air)er|breathable|durable|wrinkles)$/;

/** A decimal would be parted: half a size stays one. */
const HALF = /(\d)[.,]5(?!\d)/g;

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

/** Whether a message holds a word that is not known in a language. */
export const hasStrangeWord = (text: string, language: Abroad): boolean =>
  tokensOf(text.replace(/['’]/g, ' ')).some((token) => /^\p{L}{3,}$/u.test(token) && !knowsWord(token, language));

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

/** Whether a word is known in a language, with or without a meaning of its own. */
export const knowsWord = (token: string, language: Abroad): boolean =>
  WORDS[language].whole.has(token) || wordOf(token, language) !== token;

const MOST_TOKENS = 60;
const LEAST_TOKENS = 3;

function phraseAt(tokens: readonly string[], at: number, language: Abroad): readonly [english: string, length: number] {
  for (let length = Math.min(LONGEST_PHRASE, tokens.length - at); length > 0; length--) {
    const english = WORDS[language].whole.get(tokens.slice(at, at + length).join(' '));
    if (english !== undefined) return [english, length];
  }
  return [wordOf(tokens[at], language), 1];
}

/** "Was ziehe ich bei Regen an?": what stands last is put back behind the verb that it belongs to. */
function joinedAgain(tokens: readonly string[], language: Abroad): readonly string[] {
  const last = tokens.at(-1) ?? '';
  const at = tokens.slice(0, -2).findIndex((token) => WORDS[language].whole.has(`${token} ${last}`));
  return language === 'de' && at >= 0 ? [...tokens.slice(0, at + 1), last, ...tokens.slice(at + 1, -1)] : tokens;
}

/** A word by its beginning or its parts; nothing where it carries no meaning. */
function wordOf(token: string, language: Abroad): string {
  if (token.length > LONGEST_WORD) return token;
  const begun = WORDS[language].beginnings.find(([beginning]) => token.startsWith(beginning));
  const parts = language === 'de' ? partsOf(token) : null;
  if (parts ?? begun) return parts ?? begun![1];
  if (PLAIN[language].has(token)) return '';
  return otherFormOf(token, language) ?? WORDS[language].bare.get(withoutAccents(token)) ?? token;
}

/** A known word of which this is another form: `nachhaltiges`, `marrones`, `nouez`. */
function otherFormOf(token: string, language: Abroad): string | undefined {
  const { ends, whole } = ENDINGS[language];
  const stems = ends.flatMap((end) => (token.endsWith(end) ? [token.slice(0, token.length - end.length)] : []));
  return [token, ...stems]
    .filter((stem) => stem.length >= LEAST_STEM)
    .flatMap((stem) => whole.map((end) => stem + end))
    .filter((word) => word !== token)
    .map((word) => WORDS[language].whole.get(word))
    .find((english) => english !== undefined);
}
const LEAST_STEM = 4;

/** How forms of a word end, and how the known ones do. */
const ENDINGS: Readonly<Record<Abroad, { ends: readonly string[]; whole: readonly string[] }>> = {
  de: { ends: ['e', 'en', 'em', 'er', 'es', 'n', 's', 't'], whole: ['', 'e', 'en'] },
  fr: { ends: ['s', 'e', 'es', 'ez', 'ent', 'é', 'ée', 'és', 'ées'], whole: ['', 'e', 'er'] },
  es: { ends: ['s', 'es', 'a', 'as', 'o', 'os', 'an', 'en', 'e'], whole: ['', 'o', 'a', 'ar', 'er', 'ir'] },
};

const LONGEST_WORD = 40;

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
