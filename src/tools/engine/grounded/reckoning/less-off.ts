import type { Mention } from '../mention.js';
import { asks, exact, isCount, isMoney, type Question, type Reckoned } from './asked.js';
import { billed } from './bill.js';
import { isBare } from './of-question.js';
import { byMeasure } from './times-each.js';
import { either } from './words.js';

const OFF_AFTER = new RegExp(String.raw`^[\s-]{0,2}(?:\p{L}{2,10}\s)?(?:${either('offAfter')})(?!\p{L})`, 'iu');
const OFF_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:${either('offBefore')})\s(?:of\s|worth\s|for\s|på\s|över\s|von\s|über\s|de\s)?$`,
  'iu',
);
const EACH = new RegExp(String.raw`(?<!\p{L})(?:${either('eachAfter')}|${either('eachBefore')})(?!\p{L})`, 'iu');
/** "A shirt costs …": the price is that of one. */
const ONE_COSTS =
  /(?<!\p{L})(?:an?|one|each|every|en|ett|varje|ein(?:e|er|es)?|jede[rs]?|une?|chaque|cada|una)\s\p{L}[\p{L}\s-]{1,40}(?:costs?|is|kostar|kostet|coûte|cuesta)\s$/iu;
const FOR = /(?:^|\s)(?:for|för|für|pour|por)\s?$/iu;
/** What is asked is what is taken off, or what all cost without it. */
const OTHERWISE =
  /^(?:discount|off|saving|savings|saved|rebate|voucher|coupon|before|subtotal|original|full|regular|list|unit|each|per|rabatt|remise|descuento)$/;

/** What a bill with a tax comes to is reckoned elsewhere. */
const TAXED = /(?<!\p{L})(?:vat|tax|moms|mwst|tva|iva|steuer)(?!\p{L})/iu;
/** "What is the total of 3 shirts …?": the number is none. */
const TOTAL_OF = /(?<!\p{L})(?:what(?:['’]s| is))\s(?:the\s)?(?:total|sum)\s(?:price\s|cost\s)?(?:of|for)\s/iu;
const PAYS = /^(?:pay|payable|due|owed|betala|zahlen|payer|pagar)$/;

/** "… and get 10 percent off", "with a 5 EUR voucher": what all that is bought costs after what is taken off. */
export function lessOff({ property, text, numbers }: Question): Reckoned {
  const offs = numbers.filter((one) => isOff(text, one));
  const isAsked =
    asks(property, 'Total') ||
    property.words.some((word) => PAYS.test(word)) ||
    (isBare(property) && text.includes('?'));
  if ((offs.length === 0 && !TOTAL_OF.test(text)) || !isAsked || property.words.some((word) => OTHERWISE.test(word)))
    return undefined;
  const rest = numbers.filter((one) => !offs.includes(one));
  if (!rest.some(isMoney) || TAXED.test(text)) return undefined;
  if (!rest.some((one) => isCount(one) || isMeasure(one)) && rest.filter(isMoney).length < 2) return undefined;
  const [off] = offs;
  const base = offs.length < 2 ? costOf({ property, text, numbers: rest }, off) : null;
  return base ? { value: off ? after(base.value, off) : base.value, unit: base.unit } : null;
}

const isMeasure = (one: Mention): boolean => one.unit !== undefined && one.unit !== 'percent' && !isMoney(one);

const isOff = (text: string, one: Mention): boolean =>
  (one.unit === 'percent' || isMoney(one) || one.unit === undefined) &&
  (OFF_AFTER.test(text.slice(one.end)) || OFF_BEFORE.test(text.slice(0, one.start)));

const after = (sum: number, { unit, value }: Mention): number =>
  exact(unit === 'percent' ? sum * (1 - Number(value) / 100) : sum - Number(value));

/** What all cost before: one price as often as it is counted, or the lines of a bill. */
function costOf({ property, text, numbers }: Question, off?: Mention): { value: number; unit?: string } | null {
  const prices = numbers.filter(isMoney);
  const counts = numbers.filter(isCount);
  const total = { ...property, words: ['total'], labels: [] };
  if (prices.length > 1) return billed({ property: total, text: without(text, prices, off), numbers }) ?? null;
  if (prices.length !== 1) return null;
  const measured = byMeasure(text, prices[0], numbers);
  if (measured !== null) return { value: measured, unit: prices[0].unit };
  if (counts.length !== 1) return null;
  const [{ value, unit, start, end }] = prices;
  if (
    EACH.test(text.slice(end, end + 20)) ||
    ONE_COSTS.test(text.slice(0, start)) ||
    EACH.test(text.slice(Math.max(0, start - 12), start))
  )
    return { value: exact(Number(value) * Number(counts[0].value)), unit };
  return FOR.test(text.slice(0, start)) && counts[0].start < start ? { value: Number(value), unit } : null;
}

/** A text without what says what is taken off, from the price before it on; places stay. */
function without(text: string, prices: readonly Mention[], off: Mention | undefined): string {
  if (!off) return text;
  const from = Math.max(...prices.map(({ end }) => end).filter((end) => end <= off.start), 0);
  return text.slice(0, from) + ' '.repeat(off.end - from) + text.slice(off.end);
}
