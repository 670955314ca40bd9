import type { Mention } from '../mention.js';
import type { Property } from '../property.js';
import { isCount, isMoney, nounsAfter, sameNoun } from '../reckoning/asked.js';

/** "Four of five stars". */
const OUT_OF = /(?<!\p{L})(?:of|von|av|sur|de|from|mit|med|with)\s$/iu;

/** `jackets` of "One jacket needs 2.4 m. We will make 25 jackets": what is counted so in the text is no product. */
export function countedAmongMeasures(
  { words, unit }: Property,
  text: string,
  numbers: readonly Mention[],
): Mention | null {
  if (words.length !== 1 || unit !== null || !numbers.some((one) => one.unit !== undefined && !isMoney(one)))
    return null;
  const counts = numbers.filter((one) => isCount(one) && one.value !== 1 && !OUT_OF.test(text.slice(0, one.start)));
  const own = counts.filter((one) => sameNoun(nounsAfter(text, one)[0] ?? '', words[0]));
  return own.length === 1 ? own[0] : null;
}
