import { exact, isCount, type Question, type Reckoned } from '../reckoning/asked.js';
import { unitNamed } from '../units.js';
import { SAYS } from './words.js';

/**
 * "Seven buttons, the first and the last 54 cm apart, evenly spaced": how far it is from one to the next; as many spaces as there are things
 * on what is closed, one fewer between the first and the last.
 */
export function evenSpacing({ property, text, numbers }: Question): Reckoned {
  if (!SAYS.spaced.test(text) || !property.words.some((word) => SAYS.apart.test(word))) return undefined;
  const counts = numbers.filter(isCount);
  const lengths = numbers.filter(({ unit }) => unitNamed(unit)?.dimension === 'length');
  if (counts.length !== 1 || lengths.length !== 1 || numbers.length !== 2 || SAYS.inset.test(text)) return null;
  const [isClosed, isEnded] = [SAYS.round.test(text), SAYS.ends.test(text)];
  if (isClosed === isEnded) return null;
  const spaces = Number(counts[0].value) - (isEnded ? 1 : 0);
  return spaces < 1 ? null : { value: exact(Number(lengths[0].value) / spaces), unit: lengths[0].unit };
}
