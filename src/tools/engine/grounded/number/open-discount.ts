import type { Mention } from '../mention.js';
import { isArticle } from '../numbers.js';
import type { Property } from '../property.js';
import { saysOf } from '../says.js';
import data from '../words/open-discount.yaml.js';

const SAYS = saysOf(data as unknown as Record<'discount' | 'without' | 'open' | 'charge' | 'free', string>);

const PAID = /^(?:total|bill|invoice|pay|due|cost|charge|rechnung\p{L}{0,10}|räkning|facture|factura)$/u;

/** "5 m at 31 EUR, less a loyalty discount": what is to be paid is open where a discount or a charge is told and not how much. */
export const isDiscountOpen = ({ kind, unit, words }: Property, text: string, numbers: readonly Mention[]): boolean =>
  (kind === 'money' || unit?.currency === true || words.some((word) => PAID.test(word))) &&
  text.includes('?') &&
  (isMoreOpen(text) ||
    isAmountOpen(text, numbers) ||
    isChargeOpen(
      text,
      numbers.filter((one) => !isArticle(one)),
    ));

/** "20 % off and something more with the card". */
const isMoreOpen = (text: string): boolean =>
  SAYS.open.test(text) && /(?<!\p{L})(?:off|discount|rabatt|remise|descuento|nachlass)(?!\p{L})/iu.test(text);

const CHARGES = new RegExp(SAYS.charge, 'giu');

/** "4.20 a kilo plus a call-out fee": no amount stands beside what is charged on top. */
const isChargeOpen = (text: string, numbers: readonly Mention[]): boolean =>
  !SAYS.free.test(text) &&
  [...text.matchAll(CHARGES)].some(
    ({ index, 0: { length } }) =>
      !numbers.some(
        ({ start, end }) =>
          (start >= index + length && OF_AMOUNT.test(text.slice(index + length, start))) ||
          (end <= index && OF_CHARGE.test(text.slice(end, index))),
      ),
  );
/** "A 20 euro call-out fee": no more than a word between. */
const OF_AMOUNT = /^\s?(?:(?:is|was|of|von|beträgt|på|är|de|est|es|,|:|=)\s?){0,2}[(€£$]?\s?$/iu;
const OF_CHARGE = /^\s?(?:\p{L}{1,7}\s)?$/u;

const isAmountOpen = (text: string, numbers: readonly Mention[]): boolean =>
  SAYS.discount.test(text) &&
  !SAYS.without.test(text) &&
  !numbers.some((one) => one.unit === 'percent') &&
  !numbers.some(
    ({ start, end }) =>
      BEHIND.test(text.slice(end, end + 24)) || BEFORE.test(text.slice(Math.max(0, start - 40), start)),
  );

/** "5 EUR discount", "a discount of 5 EUR". */
const NAMES = Object.values(data as unknown as Record<string, string>)[0]
  .split(', ')
  .join('|');
const BEHIND = new RegExp(String.raw`^\s?(?:off\s)?(?:\p{L}+\s)?(?:${NAMES})`, 'iu');
const BEFORE = new RegExp(
  String.raw`(?:${NAMES})(?:\s\p{L}+)?(?:\s(?:of|is|worth|over|för|på|von|über|de|sur|por)|:|=)?\s?[€£$]?\s?$`,
  'iu',
);
