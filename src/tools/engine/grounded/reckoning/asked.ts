import { type Span, stemIn } from '../clause.js';
import { isArticle } from '../numbers.js';
import type { Mention } from '../mention.js';
import { type Property, stemsOf } from '../property.js';
import { unitNamed, unitOf } from '../units.js';
import { wordsOf } from './words.js';

/** What is asked for, and the numbers that it may be reckoned from. */
export interface Question {
  property: Property;
  /** all of it */
  text: string;
  /** numbers that the text does not leave open, in its order */
  numbers: readonly Mention[];
}

/** A value; null where the text tells of such a thing and it cannot be reckoned; undefined where it tells of none. */
export type Reckoned = { value: number; unit?: string } | null | undefined;

const LISTS = ['Total', 'One', 'New', 'Old', 'Change', 'Net', 'Gross', 'Share', 'Saving', 'Count', 'Left'] as const;
type Asked = (typeof LISTS)[number];
const ASKED = Object.fromEntries(LISTS.map((name) => [name, wordsOf(`asks${name}`)])) as Record<
  Asked,
  ReadonlySet<string>
>;
const NOTHING = wordsOf('asksNothing');

/** Whether a name has a word that asks for it. */
export const asks = ({ words }: Property, what: Asked): boolean => words.some((word) => ASKED[what].has(word));
export const exact = (value: number): number => Number(value.toPrecision(12));
export const isMoney = ({ unit }: Mention): boolean => unitNamed(unit)?.currency === true;
export const isCount = (one: Mention): boolean =>
  one.unit === undefined && Number.isInteger(one.value) && Number(one.value) > 0 && !isArticle(one);

/** What of a name says what the thing is: `total_fabric_m` is of fabric. */
export function topicsOf({ words, unit }: Property): string[] {
  return words.filter(
    (word, i) =>
      word.length > 1 &&
      !NOTHING.has(word) &&
      !LISTS.some((list) => ASKED[list].has(word)) &&
      unitOf(word)?.unit !== (unit?.unit ?? '') &&
      !(i === words.length - 1 && unit !== null && unitOf(word) !== undefined),
  );
}

/** Whether a stretch names all that a name is of. */
export const isAbout = (property: Property, text: string, span: Span = { start: 0, end: text.length }): boolean =>
  topicsOf(property).every((word) => stemIn(text, span, stemsOf(word), span.start) >= 0);

/** The words after a count: what is counted. */
export function nounsAfter(text: string, { end }: Mention): string[] {
  const said = /^\s?(?:x\s|×\s|st\s|more\s)?(\p{L}[\p{L}’'-]*(?:\s\p{L}[\p{L}’'-]*){0,3})/u.exec(
    text.slice(end, end + 80),
  );
  const words = said?.[1].toLowerCase().split(' ') ?? [];
  const stop = words.findIndex((word) => STOPS.has(word));
  return stop < 0 ? words : words.slice(0, stop);
}

/** What ends the words of a thing. */
export const STOPS = new Set(
  'and or of at for in on with to per from by each is are was were cost costs cost? came arrived went i we you he she it they that which och för med till i på från kostar är var und für mit zu im am auf kosten kostet ist waren et pour avec à coûtent est y por con para cuestan es on the this last a week month day'.split(
    ' ',
  ),
);

/** Whether two words are one noun, in singular and plural. */
export const sameNoun = (a: string, b: string): boolean => {
  const [long, short] = a.length >= b.length ? [a, b] : [b, a];
  const stem = short.replace(/(?:ies|y|es|s|en|er|ar|or|n|e)$/u, '');
  return stem.length >= 2 && long.startsWith(stem) && long.length - stem.length <= 4;
};

/** Whether a name asks for what is measured in the unit of a number. */
export const isLike = ({ unit, kind }: Property, one: { unit?: string }): boolean => {
  const own = unitNamed(one.unit);
  if (unit === null)
    return own?.currency === true ? kind === 'money' || kind === null : kind !== 'money' || own === undefined;
  return own !== undefined && own.dimension === unit.dimension;
};
