import type { Span } from '../clause.js';
import { from, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { sameThing } from '../same-thing.js';
import { unitOf } from '../units.js';
import type { Counted } from './counted.js';
import { orderOf } from './order.js';
import { wordsIn } from './words.js';

const [TOTAL, BESIDE, COUNT] = ['total', 'beside', 'count'].map(wordsIn);

/** What the order of a letter comes to: `total_price`, `amount_due`. */
export function totalOfLetter({ words, unit }: Property, reading: Reading, scope: Span): Grounded | null {
  const isTotal = words.some((word) => TOTAL.has(word)) || TOTAL.has(words.join(' '));
  const isPlain = words.every((word) => TOTAL.has(word) || BESIDE.has(word) || unitOf(word)?.currency === true);
  if (!isTotal || !isPlain || words.includes('before')) return null;
  const order = orderOf(reading, scope);
  if (order === null || (unit !== null && unit.unit !== order.currency)) return null;
  return from('arithmetic', Number((words.includes('goods') ? order.goods : order.total).toFixed(2)));
}

/** How many of a thing a letter orders: `quantity`, `copies`, `total_pairs`. */
export function countOfLetter({ words, unit }: Property, reading: Reading, scope: Span): Grounded | null {
  if (unit?.currency === true) return null;
  const things = words.filter((word) => !COUNT.has(word));
  const order = things.length > 1 ? null : orderOf(reading, scope);
  if (order === null || !order.lines.every(({ counted }) => counted.length > 0)) return null;
  const all = order.lines.flatMap(({ counted }) => counted);
  const isOf = things.every((thing) => isCalled(thing, all, reading));
  const isOne = things.length > 0 || (words.some((word) => word !== 'total') && order.lines.length === 1);
  if (!isOf || !isOne || new Set(all.map((one) => one.unit)).size > 1) return null;
  return from(
    'arithmetic',
    all.reduce((sum, { count }) => sum + count, 0),
  );
}

/** Each of what is counted is such a thing, or all are said to be before the first: "tickets: 5 adults and 3 students". */
function isCalled(thing: string, all: readonly Counted[], { text }: Reading): boolean {
  const [first] = all;
  const before =
    text
      .slice(first.sentence.start, first.at.start)
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? [];
  const isOf = (words: readonly string[]): boolean => words.some((word) => sameThing(thing, word));
  return (
    all.every(({ words }) => isOf(words)) ||
    (LISTS.test(text.slice(first.sentence.start, first.at.start)) &&
      all.every(({ words }) => !isOf(words)) &&
      isOf(before))
  );
}
/** "Tickets for the show: 5 adults", "places for 3 children". */
const LISTS = /(?::|(?<!\p{L})(?:for|för|für|pour|para))\s$/u;
