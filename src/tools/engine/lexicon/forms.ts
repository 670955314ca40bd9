import irregular from './irregular.yaml.js';
import { lexicon } from './senses.js';

const IRREGULAR = baseOfForms(irregular as Readonly<Record<string, readonly string[]>>);
const NOUNS = /^(?:child|foot|goose|knife|leaf|life|loaf|man|mouse|person|shelf|thief|tooth|wife|woman)$/;

function baseOfForms(table: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [base, forms] of Object.entries(table))
    for (const form of forms) found.set(form, [...(found.get(form) ?? []), base]);
  return found;
}

const ENDINGS: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/ies$/u, 'y'],
  [/s$/u, ''],
  [/(?<=s|x|z|ch|sh|o)es$/u, ''],
  [/ied$/u, 'y'],
  [/d$/u, ''],
  [/ed$/u, ''],
  [/([bdglmnprt])\1ed$/u, '$1'],
  [/ing$/u, ''],
  [/ing$/u, 'e'],
  [/([bdglmnprt])\1ing$/u, '$1'],
];

/** The words of the lexicon that a word of a text may be a form of; itself first. */
export function lemmasOf(said: string): string[] {
  const word = said.toLowerCase();
  const { byWord } = lexicon();
  const shorter = ENDINGS.filter(([ending]) => ending.test(word)).map(([ending, instead]) =>
    word.replace(ending, instead),
  );
  return [...new Set([word, ...(IRREGULAR.get(word) ?? []), ...shorter])].filter(
    (one) => one.length > 1 && byWord.has(one),
  );
}

const isOf = (word: string, pos: string): boolean => {
  const { byWord, senses } = lexicon();
  return (byWord.get(word) ?? []).some((at) => senses[at].pos === pos);
};

/** The verb of which a word is a past or a participle: `left`, `signed`, `taken`; null where it is none. */
export function pastOf(said: string): string | null {
  const word = said.toLowerCase();
  const base = IRREGULAR.get(word)?.find((one) => !NOUNS.test(one));
  if (base !== undefined) return base;
  return (
    (word.length > 3 && word.endsWith('ed') && lemmasOf(word).find((one) => one !== word && isOf(one, 'v'))) || null
  );
}

/** Whether the lexicon has a word as an adjective. */
export const isAdjective = (word: string): boolean => isOf(word.toLowerCase(), 'a');
/** Whether the lexicon has a word, or one that it is a form of, as a noun. */
export const isNoun = (word: string): boolean => lemmasOf(word).some((one) => isOf(one, 'n'));
