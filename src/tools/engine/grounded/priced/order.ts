import type { Span } from '../clause.js';
import { perStretch } from '../per-stretch.js';
import type { Reading } from '../reading.js';
import { sameThing } from '../same-thing.js';
import type { Counted } from './counted.js';
import { type Letter, letterOf } from './letter.js';
import type { Price } from './prices.js';
import { nightsOf } from './nights.js';
import { standsIn, wordsIn } from './words.js';

/** What a letter comes to. */
export interface Order {
  lines: readonly { counted: readonly Counted[]; price: Price; sum: number }[];
  goods: number;
  more: number;
  total: number;
  currency: string | undefined;
}

const WANTS = standsIn('wants');
const [ROOMS, UNNAMED] = ['rooms', 'unnamed'].map(wordsIn);

/** The order of a letter, each of its prices laid on what it is of; null where one is open. */
export const orderOf = perStretch((reading, scope): Order | null => {
  const letter = letterOf(reading, scope);
  const goods = letter?.prices.filter(({ role }) => role === 'goods' || role === 'night') ?? [];
  if (letter === null || goods.length === 0) return null;
  const lines = goods.map((price) => lineOf(price, letter, reading, scope));
  if (
    !lines.every((one) => one !== null) ||
    !isWhole(
      lines.flatMap(({ counted }) => counted),
      letter,
      reading,
    )
  )
    return null;
  const sum = lines.reduce((all, one) => all + one.sum, 0);
  const of = (role: Price['role']): number =>
    letter.prices.filter((one) => one.role === role).reduce((all, one) => all + one.sum, 0);
  const isBoth = letter.off > 0 && of('less') > 0;
  const total = (sum - of('less')) * (1 - letter.off / 100) + of('more');
  return isBoth || total <= 0 ? null : { lines, goods: sum, more: of('more'), total, currency: letter.currency };
});

function lineOf(price: Price, letter: Letter, reading: Reading, scope: Span): Order['lines'][number] | null {
  const counted = countsOf(price, letter, reading.text);
  if (price.role === 'night') {
    const nights = nightsOf(reading, scope);
    const rooms = counted.filter(({ words }) => words.some((word) => ROOMS.has(word)));
    return nights === null || rooms.length > 1
      ? null
      : { counted: rooms, price, sum: nights * price.sum * (rooms[0]?.count ?? 1) };
  }
  if (counted.length === 0) return price.isEach && !ONE.test(price.before) ? null : { counted, price, sum: price.sum };
  const isAll = counted.length === 1 && !price.isEach && counted[0].count > 1 && isRightBefore(counted[0], price);
  if (isAll) return { counted, price, sum: price.sum };
  if (new Set(counted.map(({ unit }) => unit)).size > 1) return null;
  return { counted, price, sum: price.sum * counted.reduce((sum, { count }) => sum + count, 0) };
}

/** "A belt at", "and a leather bag for". */
const ONE =
  /(?<!\p{L})(?:an?|one|another|en|ett|eine?n?|une?|una|un)\s(?:\p{L}[\p{L}-]*\s){1,3}\p{L}{1,3}\s(?:[$€£]\s?)?$/iu;
const isRightBefore = ({ at, sentence }: Counted, price: Price): boolean =>
  sentence.start === price.sentence.start && at.end < price.at.start;

/** What a price is of: what is counted before it in its sentence, what it names, else all that is counted alike. */
function countsOf(price: Price, { counted, prices }: Letter, text: string): readonly Counted[] {
  const inSentence = (one: Counted): boolean => one.sentence.start === price.sentence.start;
  const last = prices
    .filter(({ at, role }) => role !== 'more' && at.end < price.at.start && at.start > price.sentence.start)
    .at(-1);
  const own = counted.filter(
    (one) => inSentence(one) && one.at.end < price.at.start && one.at.start > (last?.at.end ?? -1),
  );
  if (own.length > 0) return own;
  const named = namedBefore(price);
  const called = counted.filter(({ words }) => words.some((word) => named.some((said) => sameThing(said, word))));
  if (called.length > 0) return called;
  return price.isEach && named.length === 0
    ? alike(
        counted.filter((one) => !inSentence(one)),
        text,
      )
    : [];
}

/** Words that name what a price is of. */
const namedBefore = ({ before }: Price): string[] =>
  (before.split(/[;,]\s|\s(?:and|och|und|et|y)\s/u).at(-1) ?? '')
    .toLowerCase()
    .match(/\p{L}{3,}/gu)
    ?.filter((word) => !UNNAMED.has(word)) ?? [];

/** What is wished for, else the one thing that is counted; all of one unit. */
function alike(counted: readonly Counted[], text: string): readonly Counted[] {
  const wanted = counted.filter(({ sentence }) => WANTS.test(text.slice(sentence.start, sentence.end)));
  const own = wanted.length > 0 ? wanted : counted.length === 1 ? counted : [];
  return new Set(own.map(({ unit }) => unit)).size === 1 ? own : [];
}

/** Nothing beside what is priced, and nothing wished for, is left without a price. */
function isWhole(priced: readonly Counted[], { counted, prices }: Letter, { text }: Reading): boolean {
  const sentences = new Set(
    [...priced, ...prices.filter(({ role }) => role === 'goods')].map((one) => one.sentence.start),
  );
  const isStay = prices.every(({ role }) => role !== 'goods');
  return counted
    .filter((one) => !priced.includes(one) && (!isStay || one.words.some((word) => ROOMS.has(word))))
    .every(({ sentence }) => !sentences.has(sentence.start) && !WANTS.test(text.slice(sentence.start, sentence.end)));
}
