import { askedAndTold } from '../asked-and-told.js';
import { exact, isMoney, type Problem, type Solved } from './problem.js';
import { SAYS } from './words.js';

/** "It was 220 euros and is 165 now: what discount in percent?" */
export function percentOff({ property, amounts, text, question }: Problem): Solved {
  const [old, now] = amounts;
  if (property.unit?.unit !== 'percent' || amounts.length !== 2) return undefined;
  const isOfPrices = isMoney(old) && (isMoney(now) || now.unit === undefined);
  if (
    !isOfPrices ||
    !SAYS.takenOff.test(`${property.words.join(' ')} ${question}`) ||
    !SAYS.wasSo.test(askedAndTold(text).told)
  )
    return undefined;
  return old.value > now.value && old.value > 0
    ? { value: exact(Number((((old.value - now.value) / old.value) * 100).toFixed(6))), unit: 'percent' }
    : null;
}
