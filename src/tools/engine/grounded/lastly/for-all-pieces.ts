import type { Span } from '../clause.js';
import { escaped } from '../expression-of.js';
import { from, type Grounded } from '../grounded.js';
import { listOf } from '../judged/phrase.js';
import type { Mention } from '../mention.js';
import { isArticle } from '../numbers.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { converted, type Unit, unitNamed } from '../units.js';
import data from '../words/pieces.yaml.js';

const WORDS = data as Record<'each' | 'makes' | 'metre' | 'names' | 'cost', string>;
const any = (list: string): string => `(?:${listOf(list).map(escaped).join('|')})`;
const [EACH, MAKES] = [WORDS.each, WORDS.makes].map(
  (list) => new RegExp(String.raw`(?<!\p{L})${any(list)}(?!\p{L})`, 'iu'),
);
const METRE = new RegExp(String.raw`^\s?(?:/\s?m|${any(WORDS.metre)})(?!\p{L})`, 'iu');
const [NAMES, COST] = [WORDS.names, WORDS.cost].map((list) => new Set(listOf(list)));

/** "2,40 m par manteau, et je dois en coudre 15; 22 € le mètre": what all take of a cloth, and what that costs. */
export function forAllPieces({ words, unit }: Property, reading: Reading, scope: Span): Grounded | null {
  const isLength = unit?.dimension === 'length' && words.every((word) => NAMES.has(word) || unitNamed(word) === unit);
  const isCost = (unit === null || unit.currency === true) && words.every((word) => COST.has(word));
  const told = isLength || isCost ? toldIn(reading, scope) : null;
  if (told === null) return null;
  if (isLength) return exact(inUnit(told.length, unit, told.count));
  if (told.price === undefined || (unit !== null && unit.unit !== told.price.unit) || told.length.unit !== 'm')
    return null;
  return exact(Number(told.length.value) * Number(told.count.value) * Number(told.price.value));
}

const exact = (value: number | null): Grounded | null =>
  value === null ? null : from('arithmetic', Number(value.toFixed(4)));

function inUnit(length: Mention, unit: Unit | null, count: Mention): number | null {
  const own = unitNamed(length.unit);
  const value =
    own && unit ? (own.unit === unit.unit ? Number(length.value) : converted(Number(length.value), own, unit)) : null;
  return value === null ? null : value * Number(count.value);
}

interface Told {
  length: Mention;
  count: Mention;
  price?: Mention;
}

/** The one length that one takes, how many are made, the price of a metre; null where anything else is told. */
function toldIn({ text, mentions }: Reading, { start, end }: Span): Told | null {
  const numbers = mentions.filter(
    (one) => one.kind === 'number' && one.start >= start && one.end <= end && !isArticle(one),
  );
  const lengths = numbers.filter(({ unit }) => unitNamed(unit)?.dimension === 'length');
  const prices = numbers.filter(({ unit }) => unitNamed(unit)?.currency === true);
  const counts = numbers.filter(
    ({ unit, value }) => unit === undefined && Number.isInteger(value) && Number(value) > 1,
  );
  const [length, count, price] = [lengths.at(0), counts.at(0), prices.at(0)];
  const isWhole =
    lengths.length === 1 && counts.length === 1 && prices.length < 2 && numbers.length === 2 + prices.length;
  if (!isWhole || length === undefined || count === undefined) return null;
  if (price && !METRE.test(text.slice(price.end, price.end + 20))) return null;
  const isEach = EACH.test(clauseAround(text, length));
  return isEach && MAKES.test(clauseAround(text, count)) ? { length, count, ...(price ? { price } : {}) } : null;
}

/** The words beside a number in its clause. */
function clauseAround(text: string, { start, end }: Mention): string {
  const before =
    text
      .slice(Math.max(0, start - 60), start)
      .split(/[.;!?]\s|\s(?:and|och|und|et|y)\s/u)
      .at(-1) ?? '';
  return `${before} ${text.slice(end, end + 50).split(/[.;!?](?:\s|$)|\s(?:and|och|und|et|y)\s/u)[0]}`;
}
