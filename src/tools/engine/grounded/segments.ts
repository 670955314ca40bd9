import type { Span } from './clause.js';
import { propertyOf } from './property.js';
import type { Reading } from './reading.js';
import { isSchema, type Schema } from './schema.js';
import type { Mention } from './mention.js';
import { thingsIn } from './things.js';
import { unitNamed } from './units.js';

const MARK = /[;\n.]|,(?=\s)|\s(?:and|och|und|et|y)\s/gu;
const ATTRIBUTES: Readonly<Record<string, string>> = { garment: 'garment', fabric: 'fabrics', colour: 'colors' };
const KINDS = new Set(['person', 'place', 'date', 'code', 'email']);

/** The stretches of a text that each tell of one thing: one for every mention of what an item's first telling property names. */
export function itemScopes(items: Schema, reading: Reading, scope: Span): Span[] {
  const names = isSchema(items.properties) ? Object.keys(items.properties) : [];
  const things = isOfThings(names) ? thingsIn(reading, scope) : [];
  const priced = names.some((name) => kindOf(name) === 'money') ? pricesIn(reading, scope) : [];
  const shares = names.some((name) => kindOf(name) === 'share') ? sharesIn(reading, scope) : [];
  if (shares.length > 1 && names.length === 2) return shares.map((_, i) => untilMark(shares, i, reading.text, scope));
  for (const name of names) {
    const anchors = anchorsFor(name, reading, scope);
    if (anchors.length > 0 && things.length > anchors.length && ITEM.has(kindOf(name))) break;
    if (anchors.length > 0 && priced.length > anchors.length && ITEM.has(kindOf(name)))
      return priced.map((_, i) => between(priced, i, reading.text, scope));
    if (anchors.length > 0) return anchors.map((_, i) => between(anchors, i, reading.text, scope));
  }
  const measured = names.some(isOfLength) ? lengthsIn(reading, scope) : [];
  if (things.length === 0 && measured.length > 1)
    return measured.map((_, i) => between(measured, i, reading.text, scope));
  if (things.length < priced.length) return priced.map((_, i) => between(priced, i, reading.text, scope));
  return things.map((_, i) => between(things, i, reading.text, scope));
}

/** Prices, each with a thing of its own before it: "jeans 79 EUR, belt 25 EUR". */
function pricesIn({ text, mentions }: Reading, scope: Span): Mention[] {
  const sums = mentions.filter(
    ({ kind, unit, start, end }) =>
      kind === 'number' && unitNamed(unit)?.currency === true && start >= scope.start && end <= scope.end,
  );
  const isOwn = sums.every(({ start }, i) =>
    /^[\s.,;]*(?:(?:and|och|und|et|y)\s)?\p{L}/u.test(text.slice(i === 0 ? scope.start : sums[i - 1].end, start)),
  );
  return sums.length > 1 && isOwn && !/total|sum(?!m)|summa|gesamt/iu.test(text.slice(scope.start, scope.end))
    ? sums
    : [];
}

const within = ({ mentions }: Reading, { start, end }: Span, isOne: (unit: string | undefined) => boolean): Mention[] =>
  mentions.filter((one) => one.kind === 'number' && one.start >= start && one.end <= end && isOne(one.unit));
const sharesIn = (reading: Reading, scope: Span): Mention[] => within(reading, scope, (unit) => unit === 'percent');
const lengthsIn = (reading: Reading, scope: Span): Mention[] =>
  within(reading, scope, (unit) => unitNamed(unit)?.dimension === 'length');
const isOfLength = (name: string): boolean => propertyOf(name).unit?.dimension === 'length';

/** Of shares the last ends with its sentence: "3 % élasthanne. Poids 210 g/m²". */
function untilMark(shares: readonly Mention[], i: number, text: string, scope: Span): Span {
  const own = between(shares, i, text, scope);
  const at = i < shares.length - 1 ? -1 : text.slice(shares[i].end, own.end).search(/[.;\n](?:\s|$)/u);
  return at < 0 ? own : { start: own.start, end: shares[i].end + at };
}

const ITEM = new Set(['garment', 'person']);
const kindOf = (name: string): string => propertyOf(name).kind ?? propertyOf(name).weakKind ?? '';
/** Whether what is listed is counted, and called by a name. */
const isOfThings = (names: readonly string[]): boolean =>
  names.some((name) => propertyOf(name).kind === 'quantity') && names.some((name) => ITEM.has(kindOf(name)));

function anchorsFor(name: string, { mentions }: Reading, scope: Span): Mention[] {
  const { kind, weakKind } = propertyOf(name);
  const own = kind ?? weakKind ?? '';
  const inside = mentions.filter(({ start, end, negated }) => start >= scope.start && end <= scope.end && !negated);
  if (Object.hasOwn(ATTRIBUTES, own)) return inside.filter(({ attribute }) => attribute === ATTRIBUTES[own]);
  return KINDS.has(own) ? inside.filter((mention) => mention.kind === own) : [];
}

/** From the mark before an anchor to the mark after it; without marks from the end of the anchor before. */
function between(anchors: readonly Span[], i: number, text: string, scope: Span): Span {
  const start = i === 0 ? scope.start : boundary(text, anchors[i - 1].end, anchors[i].start);
  const end =
    i === anchors.length - 1
      ? beforeTotal(text, anchors[i].end, scope.end)
      : boundary(text, anchors[i].end, anchors[i + 1].start);
  return { start, end };
}

/** The last of several things ends where the sum of all begins. */
function beforeTotal(text: string, after: number, end: number): number {
  const at = text
    .slice(after, end)
    .search(/[.;\n,]\s{0,8}(?:total|sum|summa|totalt|gesamt|insgesamt|au total|altogether)(?!\p{L})/iu);
  return at < 0 ? end : after + at;
}

function boundary(text: string, after: number, before: number): number {
  const marks = [...text.slice(after, before).matchAll(MARK)];
  const last = marks.at(-1);
  return last ? after + last.index + last[0].length : after;
}
