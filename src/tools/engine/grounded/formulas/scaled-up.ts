import { exact, type Question, type Reckoned } from '../reckoning/asked.js';
import { unitNamed } from '../units.js';
import { SAYS } from './words.js';

const SCALE = /(?<![\d:])1\s?:\s?(\d{1,4})(?![\d:])/u;

/** "A drawing at 1:10, the skirt on it is 6.5 cm long": how long it really is. */
export function scaledUp({ property, text, numbers }: Question): Reckoned {
  const scale = Number(SCALE.exec(text)?.[1] ?? 0);
  if (scale === 0 || property.unit?.dimension !== 'length' || !SAYS.really.test(text)) return undefined;
  const lengths = numbers.filter(({ unit }) => unitNamed(unit)?.dimension === 'length');
  return lengths.length === 1 ? { value: exact(Number(lengths[0].value) * scale), unit: lengths[0].unit } : null;
}
