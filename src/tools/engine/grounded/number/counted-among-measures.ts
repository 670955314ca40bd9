import type { Mention } from '../mention.js';
import type { Property } from '../property.js';
import { isCount, nounsAfter, sameNoun } from '../reckoning/asked.js';
import { unitNamed } from '../units.js';

/** "Four of five stars". */
const OUT_OF = /(?<!\p{L})(?:of|von|av|sur|de|from|mit|med|with)\s$/iu;
/** What is cut or weighed out; days and rates are multiplied. */
const MEASURES: ReadonlySet<string> = new Set(['length', 'mass', 'volume', 'area']);

/** `jackets` of "One jacket needs 2.4 m. We will make 25 jackets": what is counted so in the text is no product. */
export function countedAmongMeasures(
  { words, unit }: Property,
  text: string,
  numbers: readonly Mention[],
): Mention | null {
  if (words.length !== 1 || unit !== null) return null;
  const own = numbers.filter((one) => one.unit === undefined && sameNoun(nounsAfter(text, one)[0] ?? '', words[0]));
  const measures = numbers.map((one) => unitNamed(one.unit)?.dimension).filter((one) => one !== undefined);
  const isOfOne = own.some(({ value }) => value === 1) && measures.length > 0;
  if (!isOfOne || !measures.every((dimension) => MEASURES.has(dimension))) return null;
  const counts = own.filter((one) => isCount(one) && one.value !== 1 && !OUT_OF.test(text.slice(0, one.start)));
  return counts.length === 1 ? counts[0] : null;
}
