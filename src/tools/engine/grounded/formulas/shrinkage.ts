import { exact, type Question, type Reckoned } from '../reckoning/asked.js';
import { unitNamed } from '../units.js';
import { SAYS } from './words.js';

/** "110 cm before washing, and it shrinks by 4 %": what is left of it; what one has to have so that enough is left. */
export function afterShrinking({ property, text, numbers }: Question): Reckoned {
  if (!SAYS.shrinks.test(text) || property.unit?.dimension !== 'length' || !/\?/u.test(text)) return undefined;
  const shares = numbers.filter(({ unit }) => unit === 'percent');
  const lengths = numbers.filter(({ unit }) => unitNamed(unit)?.dimension === 'length');
  if (shares.length !== 1 || lengths.length !== 1 || numbers.length !== 2) return null;
  const [left, length] = [1 - Number(shares[0].value) / 100, lengths[0]];
  const question = text.split(/(?<=[.!?])\s/u).findLast((one) => one.includes('?')) ?? '';
  const isBack = SAYS.before.test(question);
  if (isBack === SAYS.after.test(question) && !isBack) return null;
  const value = isBack ? Number(length.value) / left : Number(length.value) * left;
  return left > 0 ? { value: exact(value), unit: length.unit } : null;
}
