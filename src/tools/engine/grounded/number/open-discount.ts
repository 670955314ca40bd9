import type { Mention } from '../mention.js';
import type { Property } from '../property.js';
import { saysOf } from '../says.js';
import data from '../words/open-discount.yaml.js';

const SAYS = saysOf(data as unknown as Record<'discount' | 'without' | 'open', string>);

/** "5 m at 31 EUR, less a loyalty discount": what is to be paid is open where a discount is told and not how much. */
export const isDiscountOpen = ({ kind, unit, words }: Property, text: string, numbers: readonly Mention[]): boolean =>
  (kind === 'money' || unit?.currency === true || words.includes('total')) &&
  text.includes('?') &&
  (isMoreOpen(text) || isAmountOpen(text, numbers));

/** "20 % off and something more with the card". */
const isMoreOpen = (text: string): boolean =>
  SAYS.open.test(text) && /(?<!\p{L})(?:off|discount|rabatt|remise|descuento|nachlass)(?!\p{L})/iu.test(text);

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
