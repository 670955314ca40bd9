import { isOfAnotherTime } from '../called/of-another-time.js';
import type { Span } from '../clause.js';
import { escaped } from '../expression-of.js';
import { listOf } from '../judged/phrase.js';
import type { Mention } from '../mention.js';
import { isArticle } from '../numbers.js';
import type { Reading } from '../reading.js';
import { isFollowedByMore } from '../unpriced.js';
import { unitNamed } from '../units.js';
import data from '../words/order-lines.yaml.js';

const WORDS = data as Record<'before' | 'after' | 'charge' | 'off', string>;
const any = (list: string): string => `(?:${listOf(list).map(escaped).join('|')})`;
const BEFORE = new RegExp(String.raw`(?<!\p{L})${any(WORDS.before)}\s$`, 'iu');
const AFTER = new RegExp(String.raw`^\s?(?:/\s?|\()?${any(WORDS.after)}(?!\p{L})`, 'iu');
const [CHARGE, OFF] = [WORDS.charge, WORDS.off].map(
  (list) => new RegExp(String.raw`(?<!\p{L})${any(list)}(?!\p{L})`, 'iu'),
);

/** So many at so much each, and the words that say of what. */
interface OrderLine {
  value: number;
  words: readonly string[];
}

/** What an order is made of. */
export interface Order {
  lines: readonly OrderLine[];
  charge: number | null;
  percentOff: number | null;
  unit: string | undefined;
}

/** All of an order whose every amount is the price of one of so many, a charge or a discount; null where anything else is told. */
export function orderIn(reading: Reading, { start, end }: Span): Order | null {
  const numbers = reading.mentions.filter(
    (one) => one.kind === 'number' && one.start >= start && one.end <= end && !isOfAnotherTime(reading.text, one.start),
  );
  const told = numbers.filter((one) => !isArticle(one));
  const sums = told.filter(({ unit }) => unitNamed(unit)?.currency === true);
  const percents = told.filter(({ unit }) => unit === 'percent');
  const counts = told.filter(({ unit }) => unit === undefined);
  const lines = sums.map((sum) => lineOf(sum, numbers, reading));
  const charges = sums.filter((sum, i) => lines[i] === null && isCharge(sum, reading.text));
  const own = lines.filter((one) => one !== null);
  const isWhole =
    own.length > 0 &&
    own.length + charges.length === sums.length &&
    charges.length < 2 &&
    counts.every((one) => own.some(({ count }) => count === one)) &&
    sums.length + percents.length + counts.length === told.length &&
    new Set(sums.map(({ unit }) => unit)).size === 1;
  if (!isWhole || !percents.every((one) => isOff(one, reading.text)) || percents.length > 1) return null;
  if (hasMore(own, reading, { start, end })) return null;
  return {
    lines: own,
    charge: charges.length === 0 ? null : Number(charges[0].value),
    percentOff: percents.length === 0 ? null : Number(percents[0].value),
    unit: sums[0].unit,
  };
}

interface Counted extends OrderLine {
  count: Mention;
  start: number;
  end: number;
}

function lineOf(sum: Mention, numbers: readonly Mention[], { text, mentions }: Reading): Counted | null {
  const count = numbers.findLast((one) => one.end <= sum.start);
  if (count?.unit !== undefined || count === undefined || !Number.isInteger(count.value)) return null;
  const between = text.slice(count.end, sum.start);
  const isEach = BEFORE.test(between) || AFTER.test(text.slice(sum.end, sum.end + 20));
  if (!isEach || between.length > 80 || /[.!?;]\s|\d/u.test(between)) return null;
  const worn = mentions.filter((one) => one.kind === 'cloth' && one.start >= count.end && one.end <= sum.start);
  const words = [...(between.toLowerCase().match(/\p{L}{3,}/gu) ?? []), ...worn.map(({ value }) => String(value))];
  return { value: Number(count.value) * Number(sum.value), words, count, start: count.start, end: sum.end };
}

const clauseBefore = (text: string, at: number): string =>
  text
    .slice(Math.max(0, at - 50), at)
    .split(/[.,;!?]\s/u)
    .at(-1) ?? '';
const isCharge = ({ start, end }: Mention, text: string): boolean =>
  CHARGE.test(clauseBefore(text, start)) || CHARGE.test(text.slice(end, end + 30).split(/[.,;!?]/u)[0]);
const isOff = ({ start, end }: Mention, text: string): boolean =>
  OFF.test(clauseBefore(text, start)) || OFF.test(text.slice(end, end + 30).split(/[.,;!?]/u)[0]);

/** "Four belts at 25 € each and a hat": something that is worn stands outside of all lines. */
const hasMore = (lines: readonly Counted[], { mentions, text }: Reading, { start, end }: Span): boolean =>
  mentions.some(
    (one) =>
      one.attribute === 'garment' &&
      one.start >= start &&
      one.end <= end &&
      ARTICLE.test(text.slice(Math.max(0, one.start - 24), one.start)) &&
      !lines.some((line) => line.start <= one.start && one.end <= line.end),
  ) || isFollowedByMore(text.slice(Math.max(0, ...lines.map((line) => line.end)), end));
const ARTICLE = /(?<!\p{L})(?:an?|one|en|ett|eine?[nrms]?|une?|un[oa]?)\s(?:\p{L}+\s)?$/iu;
