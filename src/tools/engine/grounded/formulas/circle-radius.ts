import { exact, type Question, type Reckoned } from '../reckoning/asked.js';
import { unitNamed } from '../units.js';
import { SAYS } from './words.js';

/** How much of a circle a skirt is. */
const partOf = (text: string): number | null =>
  SAYS.threeQuarters.test(text) ? 0.75 : SAYS.halfCircle.test(text) ? 0.5 : SAYS.circle.test(text) ? 1 : null;

/** "A full circle skirt for a waist of 75.4 cm": the radius of the waist's cut-out, r = waist ÷ (2π × part of the circle). */
export function circleRadius({ property, text, numbers }: Question): Reckoned {
  if (!property.words.some((word) => SAYS.radius.test(word))) return undefined;
  const part = partOf(text);
  const waists = numbers.filter(({ unit }) => unitNamed(unit)?.dimension === 'length');
  const [waist, ...more] = waists;
  if (part === null || !waist || more.length > 0 || !SAYS.waist.test(text)) return undefined;
  const radius = exact(Number(waist.value) / (2 * Math.PI * part));
  return { value: Number(radius.toFixed(decimalsIn(text))), unit: waist.unit };
}

/** "To the nearest whole centimetre", "to one decimal". */
const decimalsIn = (text: string): number =>
  /whole|nearest (?:cm|centimet)|ganze|heltal|entier|entero/iu.test(text)
    ? 0
    : /one decimal|1 decimal|eine nachkomma|en decimal|une décimale|un decimal/iu.test(text)
      ? 1
      : 2;
