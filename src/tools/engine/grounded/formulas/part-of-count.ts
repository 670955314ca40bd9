import type { Property } from '../property.js';
import { exact, isCount, type Question, type Reckoned } from '../reckoning/asked.js';
import { SAYS } from './words.js';

/** `return_rate`, `share_percent`: what part of all. */
const asksForPart = ({ words, unit, kind }: Property): boolean =>
  unit?.unit === 'percent' || kind === 'share' || words.some((word) => SAYS.rate.test(word));

/** "Of the 120 coats we sold, 18 came back": how many percent. */
export function partOfCount({ property, text, numbers }: Question): Reckoned {
  if (
    !asksForPart(property) ||
    !/(?:%|percent|per cent|procent|prozent|pour ?cent|por ?ciento|rate|quote|taux|tasa)/iu.test(text)
  )
    return undefined;
  const [one, other, ...more] = numbers;
  if (!other || more.length > 0 || !isCount(one) || !isCount(other) || one.value === other.value) return undefined;
  if (SAYS.change.test(text) || SAYS.trade.test(text) || !SAYS.part.test(text)) return undefined;
  const [part, whole] = [one, other].map(({ value }) => Number(value)).sort((a, b) => a - b);
  return { value: exact((100 * part) / whole), unit: 'percent' };
}
