import type { Span } from '../clause.js';
import type { Mention } from '../mention.js';
import { beginsWith as beginsWithOfLedger } from '../reckoning/ledger/words.js';
import { unitNamed } from '../units.js';
import { beginsWith, endsWith, standsIn } from './words.js';

/** What one of a thing, or all of it, costs. */
export interface Price {
  at: Mention;
  sum: number;
  /** other: by what is not counted here, "per kilowatt hour" */
  role: 'goods' | 'night' | 'more' | 'less' | 'paid' | 'other';
  isEach: boolean;
  before: string;
  after: string;
  sentence: Span;
}

const EACH = beginsWithOfLedger('inEach');
const [NIGHT, IS_TOLD, IS_TOGETHER, IS_PAID] = ['night', 'told', 'together', 'paid'].map(beginsWith);
const AT = endsWith('at');
const [BOTH, FREE, LESS, PAID, MORE, BY] = ['both', 'free', 'less', 'paid', 'more', 'by'].map(standsIn);
const TOLD = ['told', 'together'].map(standsIn);

export const isMoney = ({ unit }: Mention): boolean => unitNamed(unit)?.currency === true;
/** "17.50": written as money is. */
export const isPlain = ({ text, unit }: Mention): boolean => unit === undefined && /^\d{1,6}[.,]\d{2}$/u.test(text);

/** The prices of a sentence. */
export const pricesOf = (text: string, sentence: Span, numbers: readonly Mention[]): Price[] =>
  allByNight(eachOf(text, sentence, numbers));

/** "The doubles are 160 a night and the single 95": what follows in the sentence is by the night too. */
const allByNight = (prices: readonly Price[]): Price[] =>
  prices.map((one, i) =>
    one.role === 'goods' && prices.slice(0, i).some(({ role }) => role === 'night') ? { ...one, role: 'night' } : one,
  );

function eachOf(text: string, sentence: Span, numbers: readonly Mention[]): Price[] {
  const hasSum = numbers.some(isMoney);
  return numbers
    .filter((one) => isMoney(one) || (hasSum && isPlain(one)))
    .map((at) => {
      const i = numbers.indexOf(at);
      const before = text.slice(numbers[i - 1]?.end ?? sentence.start, at.start);
      const after = text.slice(at.end, numbers[i + 1]?.start ?? sentence.end);
      return {
        at,
        sum: Number(at.value),
        role: roleOf(before, after),
        isEach: isOfEach(before, after),
        before,
        after,
        sentence,
      };
    });
}

const isOfEach = (before: string, after: string): boolean =>
  EACH.test(after) || AT.test(before) || EVERY.test(before) || BOTH.test(after) || BY.test(before);
const EVERY = /(?<!\p{L})(?:each|every|jede[rs]?|varje|chaque|cada)\s/iu;

/** "per kilowatt hour", "a month": by something of its own. */
const PER = /^\s?(?:\/|(?:per|pro|par|por|an?|im|i)\s\p{L})/iu;

function roleOf(before: string, after: string): Price['role'] {
  const near = before.split(/[,;]\s|\s(?:and|och|und|et|y)\s/u).at(-1) ?? '';
  if (TOLD.some((told) => told.test(near)) || IS_TOLD.test(after) || IS_TOGETHER.test(after)) return 'other';
  if (NIGHT.test(after)) return 'night';
  if (PER.test(after) && !EACH.test(after)) return 'other';
  if (FREE.test(near) || PAID.test(near) || IS_PAID.test(after)) return 'paid';
  if (LESS.test(near) || LESS.test(after.split(/[,;.]/u)[0])) return 'less';
  return MORE.test(near) || MORE.test(after.split(/[,;.]/u)[0]) ? 'more' : 'goods';
}
