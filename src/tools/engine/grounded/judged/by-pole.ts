import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Reading } from '../reading.js';
import data from '../words/poles.yaml.js';
import { isMet, joined, SMALL } from './meets.js';
import { type Part, partsOf } from './parts.js';
import { listOf, type Sayings, saying } from './phrase.js';
import { isDeniedBefore, piecesOf } from './scope.js';
import { statementsIn } from './statements.js';

type Row = Record<'is' | 'isNot' | 'yes' | 'no', string>;

/** A predicate: what asks for it and for its opposite, and what says the one and the other. */
interface Pole {
  names: readonly { words: readonly string[]; isOpposite: boolean }[];
  yes: Sayings;
  no: Sayings;
  isRule: boolean;
}

const significant = (words: readonly string[]): string[] => words.filter((word) => !SMALL.test(word));
const wordsIn = (text: string): string[] => {
  const said = piecesOf(text).map((piece) => piece.text.toLowerCase());
  return [...said, ...joined(said)];
};
const RULES = /^(?:allowed|required)/;

const POLES: readonly Pole[] = (data as unknown as Row[]).map((row) => {
  const called = (list: string, isOpposite: boolean): Pole['names'] =>
    listOf(list).map((name) => ({ words: significant(name.split(/[ -]/u)), isOpposite }));
  return {
    names: [...called(row.is, false), ...called(row.isNot, true)].filter(({ words }) => words.length > 0),
    yes: saying([...listOf(row.yes), ...listOf(row.is)]),
    no: saying([...listOf(row.no), ...listOf(row.isNot)]),
    isRule: RULES.test(row.is),
  };
});

/** A predicate that a name asks for, and the words that say of what. */
interface Asked {
  pole: Pole;
  isOpposite: boolean;
  of: readonly string[];
}

/** `heating_works`: what is asked, of what; the longest name of a predicate goes first. */
function askedBy(words: readonly string[]): Asked[] {
  const all = POLES.flatMap((pole) =>
    pole.names.flatMap(({ words: name, isOpposite }) => {
      const at = words.findIndex((_, i) => name.every((word, j) => words[i + j] === word));
      const of = words.filter((_, i) => i < at || i >= at + name.length);
      return at < 0 ? [] : [{ pole, isOpposite, of, length: name.length }];
    }),
  );
  const longest = Math.max(0, ...all.map(({ length }) => length));
  return all.filter(({ length }) => length === longest);
}

interface Said {
  isSo: boolean;
  quote: string;
}

/** What a text says of a predicate, in whatever words; null where it says nothing or both. */
export function byPole(words: readonly string[], reading: Reading, scope: Span): Grounded | null {
  const said = askedBy(joined(significant(words))).flatMap((asked) => saidOf(asked, reading, scope));
  return said.length > 0 && new Set(said.map(({ isSo }) => isSo)).size === 1
    ? fromText(said[0].isSo, said[0].quote.trim())
    : null;
}

function saidOf({ pole, isOpposite, of }: Asked, reading: Reading, scope: Span): Said[] {
  const parts = statementsIn(reading, scope, pole.isRule).flatMap(partsOf);
  return parts.flatMap((part, i) => {
    const isSo = verdictOf(pole, part) ?? (i === 0 ? null : leftOut(part, verdictOf(pole, parts[i - 1])));
    return isSo === null || !isOf(of, part, reading.text) ? [] : [{ isSo: isSo !== isOpposite, quote: part.text }];
  });
}

/** Yes or no of a part; of phrases inside of each other the longer counts, and what is only said not to be the opposite is open. */
function verdictOf({ yes, no }: Pole, { text }: Part): boolean | null {
  const found = [...placesOf(yes, text, true), ...placesOf(no, text, false)];
  const told = found
    .filter((one) => !found.some((other) => other.end - other.start > one.end - one.start && isInside(one, other)))
    .map(({ is, start }) => (isDeniedBefore(text, start) ? (is ? false : null) : is));
  return told.length === 0 || new Set(told).size > 1 ? null : told[0];
}

const SO =
  /^(?:\p{L}{1,24}\s){1,4}(?:schon|hingegen schon|dagegen schon|do|does|did|are|is|was|were|has|have|can|may|däremot|går bra)$/iu;
const NOT_SO =
  /^(?:\p{L}{1,24}\s){1,4}(?:nicht|hingegen nicht|dagegen nicht|(?:do|does|did|are|is|was|were|has|have|hat|har|can|may)(?: not| nicht| inte|n['’]t)|däremot inte|inte)$/iu;

/** "Dogs are not allowed, cats are": what a part without its predicate says of that of the part before. */
function leftOut({ text }: Part, before: boolean | null): boolean | null {
  if (before === false && SO.test(text.trim())) return true;
  return before === true && NOT_SO.test(text.trim()) ? false : null;
}

const placesOf = (said: Sayings, text: string, is: boolean): (Span & { is: boolean })[] =>
  said.allIn(text).map((at) => ({ is, start: at.index, end: at.index + at[0].length }));

const isInside = (one: Span, other: Span): boolean => other.start <= one.start && other.end >= one.end;

const GOES_ON =
  /^(?:is|are|was|were|has|have|had|not|never|also|still|must|may|can|it|they|he|she|this|these|ist|sind|er|sie|es|är|den|det|de|han|hon|il|elle)(?!\p{L})/iu;

/** Whether a part is about what the name says: named in it, or before it where it goes on of the same. */
function isOf(of: readonly string[], { text, before, start }: Part, whole: string): boolean {
  const own = wordsIn(text);
  const rest = of.filter((word) => !own.some((said) => isMet(word, said)));
  if (rest.length === 0) return true;
  if (!GOES_ON.test(text.trimStart())) return false;
  const told = wordsIn(before.trim() === '' ? sentenceBefore(whole, start) : before);
  return rest.every((word) => told.some((said) => isMet(word, said)));
}

const sentenceBefore = (text: string, at: number): string =>
  text
    .slice(0, at)
    .split(/[.!?;]\s/u)
    .filter((one) => one.trim() !== '')
    .at(-1) ?? '';

/** `dogs_in_garden` of "dogs are welcome in the garden": what a rule allows or forbids, though the name has no word for it. */
export function byRule(words: readonly string[], reading: Reading, scope: Span): Grounded | null {
  const own = significant(words);
  const rule = POLES.find(({ names }) => names.some((one) => one.words.join() === 'allowed'));
  if (!rule || own.length < 2 || askedBy(own).length > 0) return null;
  const said = saidOf({ pole: rule, isOpposite: false, of: own }, reading, scope);
  return said.length > 0 && new Set(said.map(({ isSo }) => isSo)).size === 1
    ? fromText(said[0].isSo, said[0].quote.trim())
    : null;
}
