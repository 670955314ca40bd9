import type { Problem, Solved } from './problem.js';
import { pricedLines } from './priced-lines.js';
import { isAllOf } from './words.js';

/** "4 cushions at 18 and 2 throws at 45": how many pieces that is. */
export function itemsBought({ property, amounts }: Problem): Solved {
  if (!isAllOf(property.words, 'items') || amounts.length < 4) return undefined;
  const lines = pricedLines(amounts);
  return lines && lines.length * 2 === amounts.length
    ? { value: lines.reduce((sum, { count }) => sum + count, 0) }
    : undefined;
}
