import type { Span } from '../clause.js';
import type { Mention } from '../mention.js';
import { isNamedNumber } from '../named-number.js';
import { isArticle } from '../numbers.js';
import { perStretch } from '../per-stretch.js';
import type { Reading } from '../reading.js';
import { wholeSentences } from '../spans/sentences.js';
import { converted, unitNamed } from '../units.js';
import { behind, type Relation, sharesIn } from './relation.js';
import { any, KIN } from './words.js';

/** A number of a text, what it is of, and whether it was told by another. */
export interface Owned {
  value: number;
  unit: string | undefined;
  /** words of its own part of the sentence, in small letters */
  words: readonly string[];
  /** words of the number that it is told by */
  of: readonly string[];
  start: number;
  text: string;
  isReckoned: boolean;
}

/** A number or a share where it stands. */
interface Place extends Span {
  mention: Mention | null;
  relation: Relation | null;
}

const APART = new RegExp(String.raw`[,;:.!?]\s|\s${any('apart')}\s`, 'giu');

/** The numbers of a text by whose they are, those told by others made; null where one is told by a number that is not there. */
export const ownedIn = perStretch((reading, scope): readonly Owned[] | null => {
  const found: Owned[] = [];
  for (const sentence of wholeSentences(reading.text, scope)) {
    for (const part of partsOf(placesIn(reading, sentence), reading.text, sentence)) {
      const own = ownedOf(part, found, reading.text);
      if (own === null) return null;
      found.push(own);
    }
  }
  return found;
});

function placesIn({ text, mentions }: Reading, { start, end }: Span): Place[] {
  const numbers = mentions
    .filter((one) => (one.kind === 'number' || one.kind === 'size') && one.start >= start && one.end <= end)
    .filter((one) => !isArticle(one) && !isNamedNumber(one, text))
    .map((one) => ({ start: one.start, end: one.end, mention: one, relation: behind(text, one) }));
  const shares = sharesIn(text.slice(start, end)).map((one) => ({
    start: start + one.start,
    end: start + one.end,
    mention: null,
    relation: one.relation,
  }));
  const free = shares.filter((share) => !numbers.some((one) => one.start < share.end && share.start < one.end));
  const all: Place[] = [...numbers, ...free].toSorted((a, b) => a.start - b.start);
  return all.toSorted((a, b) => orderOf(a, all, text) - orderOf(b, all, text));
}

/** "Half of the thirty shirts": the number is read before its part. */
function orderOf(place: Place, all: readonly Place[], text: string): number {
  const next = all[all.indexOf(place) + 1];
  const isOfNext = place.mention === null && next?.relation === null && OF_NEXT.test(text.slice(place.end, next.start));
  return isOfNext ? next.start + 1 : place.start;
}
const OF_NEXT = /^\s(?:\p{L}{2,4}\s)?$/u;

interface Part extends Place {
  words: readonly string[];
}

/** Each number with the words of its part of the sentence: up to the numbers beside it and to what parts them. */
function partsOf(places: readonly Place[], text: string, sentence: Span): Part[] {
  return places.map((place, i) => {
    const before = text.slice(places[i - 1]?.end ?? sentence.start, place.start);
    const next = places.slice(i + 1).find(({ start }) => start >= place.end);
    const after = text.slice(place.end, next?.start ?? sentence.end);
    const own = next === undefined || hasBreak(after) ? firstPart(after) : '';
    const isWhole = places.some(
      (one) => one.mention === null && one.end <= place.start && OF_NEXT.test(text.slice(one.end, place.start)),
    );
    return { ...place, words: isWhole ? wordsOf(own).slice(0, 1) : wordsOf(`${lastPart(before)} ${own}`) };
  });
}

/** "Jo, who has the small room, pays". */
const ASIDE = /,\s(?:who|which|whose|som|vars|der|die|das|qui|que|cuyo|cuya)\s[^,;.]{1,60},/giu;
const breaksIn = (text: string): { start: number; end: number }[] =>
  [...text.matchAll(APART)].map(({ index, 0: said }) => ({ start: index, end: index + said.length }));
const hasBreak = (text: string): boolean => breaksIn(text).length > 0;
/** Behind the last break. */
const lastPart = (before: string): string => {
  const own = before.replaceAll(ASIDE, ' ');
  return own.slice(breaksIn(own).at(-1)?.end ?? 0);
};
const firstPart = (after: string): string => after.slice(0, breaksIn(after)[0]?.start ?? after.length);
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(MY_KIN, '$1')
    .match(/\p{L}+/gu) ?? [];
/** "My wife": what is hers is not mine. */
const MY_KIN = new RegExp(
  String.raw`(?<!\p{L})(?:my|our|min|mitt|mina|mein|meine|meiner|meinem|mon|ma|mes|mi|mis)\s((?:\p{L}+\s)?${KIN})(?!\p{L})`,
  'giu',
);

function ownedOf(part: Part, found: readonly Owned[], text: string): Owned | null {
  const { mention, relation, words, start, end } = part;
  const said = { words, of: [] as readonly string[], start, text: text.slice(start, end) };
  if (relation === null)
    return {
      ...said,
      value: Number(mention?.value),
      unit: mention?.unit ?? (mention?.kind === 'size' ? 'size' : undefined),
      isReckoned: false,
    };
  const base = baseOf(relation, found);
  if (base === undefined) return null;
  const value = Number(valueOf(relation, base, found).toPrecision(12));
  return value > 0 ? { ...said, of: base.words, value, unit: base.unit, isReckoned: true } : null;
}

/** The number that another is told by: the last one that it can be. */
function baseOf(relation: Relation, found: readonly Owned[]): Owned | undefined {
  if (relation.kind === 'rest')
    return found.findLast(
      (one, i) =>
        !one.isReckoned && found.slice(0, i).every((other) => other.value < one.value || other.unit !== one.unit),
    );
  if (relation.kind === 'times') return found.findLast(({ unit }) => unit !== 'percent');
  const dimension = unitNamed(relation.unit)?.dimension;
  return found.findLast(
    ({ unit }) => unit === relation.unit || (dimension !== undefined && unitNamed(unit)?.dimension === dimension),
  );
}

function valueOf(relation: Relation, base: Owned, found: readonly Owned[]): number {
  if (relation.kind === 'times') return base.value * relation.by;
  if (relation.kind === 'rest') {
    const parts = found.slice(found.indexOf(base) + (base.unit === 'percent' ? 0 : 1));
    const sum = parts.filter(({ unit }) => unit === base.unit).reduce((all, { value }) => all + value, 0);
    return base.unit === 'percent' ? 100 - sum : parts.length === 0 ? 0 : base.value - sum;
  }
  const [own, of] = [unitNamed(relation.unit), unitNamed(base.unit)];
  const by = own && of && own !== of ? converted(relation.by, own, of) : relation.by;
  return base.value + relation.sign * (by ?? relation.by);
}
