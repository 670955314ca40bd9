import { lemmasOf } from '../../lexicon/index.js';
import { wordsOfName } from '../property.js';
import type { TextLanguage } from '../text-language.js';
import { unitOf } from '../units.js';
import data from '../words/slot-names.yaml.js';
import { plainly, spelledOut } from './folded.js';

type Abroad = Exclude<TextLanguage, 'en'>;

/** The English words of own ones, by how programs write these; of two rows the first. */
const NAMES = Object.fromEntries(
  Object.entries(data as unknown as Record<Abroad, Record<string, string>>).map(([language, rows]) => [
    language,
    new Map(entriesOf(rows).reverse()),
  ]),
) as unknown as Readonly<Record<Abroad, ReadonlyMap<string, readonly string[]>>>;

function entriesOf(rows: Record<string, string>): [string, readonly string[]][] {
  return Object.entries(rows).flatMap(([english, own]) =>
    own
      .split(', ')
      .flatMap((words) =>
        [plainly(words), spelledOut(words)].map((word): [string, readonly string[]] => [word, english.split(' ')]),
      ),
  );
}

const LANGUAGES = Object.keys(NAMES) as Abroad[];
const ARTICLES: ReadonlySet<string> = new Set(
  'de du des d la le les l el los las del der die das den dem au a et y'.split(' '),
);
const LINKS = ['', 's', 'n', 'en', 'es', 'e', 'er', 'o', 'u'];
const SHORTEST = 3;
/** What of three letters ends compounds. */
const SHORT_HEADS: ReadonlySet<string> = new Set(['ort', 'tag', 'dag', 'tid', 'art']);
const MOST_WORDS = 4;

/** The name of a slot in English words; null where none of it is known in the language of the text, or in another while it is no English. */
export function englishName(name: string, language: TextLanguage): string | null {
  const words = wordsOfName(name).map(plainly);
  const own = [language, ...LANGUAGES].filter((one, i, all): one is Abroad => one !== 'en' && all.indexOf(one) === i);
  for (const one of own) {
    if (one !== language && words.every((word) => lemmasOf(word).length > 0)) continue;
    const told = partsOf(words, one);
    if (told.some(({ isKnown }) => isKnown)) return inOrder(told, one).join('_');
  }
  return null;
}

/** What stands together in a name, in English where it is known. */
interface Part {
  words: readonly string[];
  isKnown: boolean;
}

function partsOf(words: readonly string[], language: Abroad): Part[] {
  if (words.length === 0) return [];
  for (let length = Math.min(MOST_WORDS, words.length); length > 1; length--) {
    const english = NAMES[language].get(words.slice(0, length).join(' '));
    if (english) return [{ words: english, isKnown: true }, ...partsOf(words.slice(length), language)];
  }
  const rest = partsOf(words.slice(1), language);
  if (ARTICLES.has(words[0])) return rest;
  return [ofWord(words[0], language), ...rest];
}

function ofWord(word: string, language: Abroad): Part {
  const english = NAMES[language].get(word);
  if (english) return { words: english, isKnown: true };
  const isEnglish = lemmasOf(word).length > 0;
  const parts = !isEnglish && (language === 'de' || language === 'sv') ? ofCompound(word, NAMES[language]) : null;
  return parts ? { words: parts, isKnown: true } : { words: [word], isKnown: false };
}

/** "Wohnort", "styckpris": the longest known word at the end, and what stands before it. */
function ofCompound(word: string, known: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  for (let at = SHORTEST; at <= word.length - SHORTEST; at++) {
    const end = word.slice(at);
    const head = end.length > SHORTEST || SHORT_HEADS.has(end) ? known.get(end) : undefined;
    if (!head) continue;
    const first = word.slice(0, at);
    const own = LINKS.filter((link) => first.endsWith(link)).map((link) => first.slice(0, first.length - link.length));
    const told = own.map((stem) => known.get(stem)).find((one) => one !== undefined);
    return [...(told ?? [first.replace(/s$/u, '')]), ...head];
  }
  return null;
}

/** French and Spanish names begin with what English ones end with; what a thing is told by follows it in both. */
function inOrder(parts: readonly Part[], language: Abroad): string[] {
  if (language === 'de' || language === 'sv') return parts.flatMap(({ words }) => words);
  const units = parts.findLastIndex(({ words, isKnown }) => isKnown || unitOf(words[0]) === undefined) + 1;
  const [own, unit] = [parts.slice(0, units), parts.slice(units)];
  const per = own.findIndex(({ words }) => words[0] === 'per');
  const turned = per > 0 ? [...own.slice(0, per).reverse(), ...own.slice(per)] : [...own].reverse();
  return [...turned, ...unit].flatMap(({ words }) => words);
}
