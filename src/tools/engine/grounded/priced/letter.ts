import { isOfAnotherTime } from '../called/of-another-time.js';
import type { Span } from '../clause.js';
import type { Mention } from '../mention.js';
import { isNamedNumber } from '../named-number.js';
import { isArticle } from '../numbers.js';
import { perStretch } from '../per-stretch.js';
import type { Reading } from '../reading.js';
import { wholeSentences } from '../spans/sentences.js';
import { isFollowedByMore } from '../unpriced.js';
import { type Counted, countedOf, hasPartOfMeasure } from './counted.js';
import { isMoney, isPlain, type Price, pricesOf } from './prices.js';
import { standsIn } from './words.js';

/** What a letter counts and what it prices, apart from asides. */
export interface Letter {
  counted: readonly Counted[];
  prices: readonly Price[];
  /** percent that is taken off */
  off: number;
  currency: string | undefined;
}

const [ASIDE, IFS, IDLE, OPEN, LESS, MORE, FREE] = ['aside', 'ifs', 'idle', 'open', 'less', 'more', 'free'].map(
  standsIn,
);

/** What a letter orders; null where a price hangs on something or a share is no discount. */
export const letterOf = perStretch((reading, scope): Letter | null => {
  const { text } = reading;
  const sentences = wholeSentences(text, scope).filter(
    ({ start, end }) => !ASIDE.test(text.slice(start, end)) && !isOfAnotherTime(text, start),
  );
  const told = sentences.map((sentence) => ({ sentence, numbers: numbersOf(reading, sentence) }));
  const isOpen = told.some(({ sentence, numbers }) => numbers.some(isMoney) && isLeftOpen(text, sentence, numbers));
  const shares = told.flatMap(({ sentence, numbers }) =>
    numbers.filter(({ unit }) => unit === 'percent').map((one) => ({ one, sentence })),
  );
  const isOff = shares.every(({ one, sentence }) => LESS.test(text.slice(one.end, sentence.end)));
  if (isOpen || shares.length > 1 || !isOff) return null;
  const prices = told.flatMap(({ sentence, numbers }) => pricesOf(text, sentence, numbers));
  const currencies = new Set(prices.flatMap(({ at }) => (at.unit === undefined ? [] : [at.unit])));
  const isOther =
    prices.some(({ role }) => role === 'other') ||
    told.some(({ sentence, numbers }) => hasPartOfMeasure(text, sentence, numbers));
  if (currencies.size > 1 || prices.length === 0 || isOther) return null;
  return {
    counted: told.flatMap(({ sentence, numbers }) => countedOf(text, sentence, numbers)),
    prices,
    off: Number(shares[0]?.one.value ?? 0),
    currency: [...currencies][0],
  };
});

/** A condition, a thing without a price behind the last one, a number that is neither count nor price, what sending costs. */
function isLeftOpen(text: string, sentence: Span, numbers: readonly Mention[]): boolean {
  const said = text.slice(sentence.start, sentence.end);
  const last = numbers.findLast((one) => isMoney(one) || isPlain(one));
  const isBare = numbers.some(
    (one) => one.unit === undefined && !isPlain(one) && !/^[\s-]\p{L}/u.test(text.slice(one.end, sentence.end)),
  );
  const isMoreOpen =
    MORE.test(said) && !FREE.test(said) && !pricesOf(text, sentence, numbers).some(({ role }) => role === 'more');
  return (
    isHanging(said) || isBare || isMoreOpen || isFollowedByMore(text.slice(last?.end ?? sentence.end, sentence.end))
  );
}

const isHanging = (sentence: string): boolean => IFS.test(sentence.replace(IDLE, '')) || OPEN.test(sentence);

const numbersOf = ({ text, mentions }: Reading, { start, end }: Span): Mention[] =>
  mentions.filter(
    (one) =>
      one.kind === 'number' &&
      one.start >= start &&
      one.end <= end &&
      !isArticle(one) &&
      !isNamedNumber(one, text) &&
      !isOfCode(one, text),
  );

/** "2024-118", "20-5513". */
const isOfCode = ({ start, end }: Mention, text: string): boolean =>
  /[\p{L}\d][-/]$/u.test(text.slice(Math.max(0, start - 2), start)) || /^[-/]\d/u.test(text.slice(end, end + 2));
