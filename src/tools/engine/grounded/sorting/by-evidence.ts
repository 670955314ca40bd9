import type { Span } from '../clause.js';
import { mayHave } from '../expression-of.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { settled } from '../settled.js';
import { type Family, folded, type Meaning } from './families.js';
import { familyOf, type Fit, type Sort, widerFamilyOf } from './family-of.js';
import { isMeantAt } from './meant-hit.js';
import { partsIn } from './parts-in.js';

interface Hit extends Span {
  value: string;
  meaning: Meaning | null;
  quote: string;
  isMeant: boolean;
}

const MOST = 3000;
/** What stands for a value: its own phrases, and those of narrower ones that the enumeration lacks. */
function meaningsFor({ meaning }: Sort, { meanings }: Family, sorts: readonly Sort[]): readonly Meaning[] {
  if (meaning === null) return [];
  const taken = new Set(sorts.map((one) => one.meaning?.id));
  return [meaning, ...meanings.filter(({ id }) => meaning.holds.includes(id) && !taken.has(id))];
}

function hitsIn(part: Span, text: string, sort: Sort, family: Family, sorts: readonly Sort[]): Hit[] {
  const own = text.slice(part.start, part.end);
  const told = meaningsFor(sort, family, sorts).flatMap(({ says }) => says.allIn(own));
  const named = sort.meaning === null ? ownWords(sort.value, own) : [];
  return [...told, ...named].map(({ index, 0: quote }) => ({
    value: sort.value,
    meaning: sort.meaning,
    quote,
    start: part.start + index,
    end: part.start + index + quote.length,
    isMeant: isMeantAt(own, index, quote, family, text),
  }));
}

const DENIES = /^(?:nicht|inte|none|keine?|ohne|utan|without|never|sans|jamais|nunca)$/u;

/** "Two sizes smaller" is about a size, not about the size. */
const COUNTED = String.raw`(?<!(?:\d|two|three|två|tre|zwei|drei|deux|trois|dos|tres)\s)`;

/** A value that the table does not know counts where the text has its words. */
function ownWords(value: string, text: string): RegExpExecArray[] {
  const words = folded(value)
    .split(' ')
    .filter((word) => /^\p{L}{4,}$/u.test(word) && !DENIES.test(word));
  return words.flatMap((word) => [
    ...(mayHave(word, text)
      ? text.matchAll(new RegExp(String.raw`(?<!\p{L})${COUNTED}${word}\p{L}{0,3}(?!\p{L})`, 'giu'))
      : []),
  ]);
}

const isInside = (one: Span, other: Span): boolean =>
  other.start <= one.start && other.end >= one.end && other.end - other.start > one.end - one.start;

/** Of an enumeration of one family the value that the text alone tells of; where it tells of none or of several, null if nothing else may, else undefined. */
export function byEvidence(
  property: Property,
  values: readonly unknown[],
  reading: Reading,
  scope: Span,
): Grounded | null | undefined {
  const left = hitsOf(familyOf(property, textsOf(values)), reading, scope);
  const told = new Set(left.map(({ value }) => value)).size;
  if (told === 1) return fromText(left[0].value, left[0].quote);
  return told > 1 || isOnlyBeside(property, values, reading, scope) ? null : openOf(property, values);
}

/** Of an enumeration that only a wider table knows the value that the text alone tells of; for what nothing else has found. */
export function widelyTold(
  property: Property,
  values: readonly unknown[],
  reading: Reading,
  scope: Span,
): Grounded | null {
  const left = hitsOf(widerFamilyOf(property, textsOf(values)), reading, scope);
  return new Set(left.map(({ value }) => value)).size === 1 ? fromText(left[0].value, left[0].quote) : null;
}

/** Whether a text speaks of a value only where that is not meant: "please do not refund me", "has it been delivered?". */
function isOnlyBeside(property: Property, values: readonly unknown[], { text }: Reading, scope: Span): boolean {
  const found = familyOf(property, textsOf(values));
  if (!found) return false;
  const own = { start: scope.start, end: Math.min(scope.end, scope.start + MOST) };
  const said = text.replaceAll('’', "'");
  return found.sorts.some(
    (sort) => sort.meaning !== null && hitsIn(own, said, sort, found.family, found.sorts).length > 0,
  );
}

const openOf = (property: Property, values: readonly unknown[]): null | undefined =>
  familyOf(property, textsOf(values))?.family.isClosed === true ? null : undefined;

const textsOf = (values: readonly unknown[]): string[] =>
  values.filter((value): value is string => typeof value === 'string');

const TROUBLE =
  /complain|problem|issue|trouble|defect|fault|critic|mangel|mängel|beschwerde|problème|défaut|queja|problema|defecto|klagomål|brist|fel/iu;

/** Of a list of what is complained of all that the text blames, in its order: "the price …, the fit …; the delivery was fine". */
export function blamedIn(
  property: Property,
  values: readonly unknown[],
  reading: Reading,
  scope: Span,
): Grounded[] | undefined {
  if (!TROUBLE.test(property.name)) return undefined;
  const hits = hitsOf(familyOf(property, textsOf(values)), reading, scope).toSorted((a, b) => a.start - b.start);
  const firsts = hits.filter((one, i) => hits.findIndex(({ value }) => value === one.value) === i);
  return firsts.length > 1 ? firsts.map(({ value, quote }) => fromText(value, quote)) : undefined;
}

/** What tells of values, without what stands inside of another's phrase or is meant instead. */
function hitsOf(found: Fit | null, reading: Reading, scope: Span): Hit[] {
  if (!found) return [];
  const { family, sorts } = found;
  const told = hitsFor(family, sorts, reading, { start: scope.start, end: Math.min(scope.end, scope.start + MOST) });
  const own = told.filter((one) => !told.some((other) => other.value !== one.value && isInside(one, other)));
  return own.filter((one) => !own.some(({ meaning }) => meaning?.over.includes(one.meaning?.id ?? '') === true));
}

function hitsFor(family: Family, sorts: readonly Sort[], reading: Reading, scope: Span): Hit[] {
  const { text } = family.isWished ? reading : settled(reading);
  const said = text.replaceAll('’', "'");
  const parts = partsIn(said, scope).filter(({ end }) => !family.isStated || said[end - 1] !== '?');
  return parts
    .flatMap((part) => sorts.flatMap((sort) => hitsIn(part, said, sort, family, sorts)))
    .filter(({ isMeant }) => isMeant);
}
