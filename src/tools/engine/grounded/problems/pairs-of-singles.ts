import type { Problem, Solved } from './problem.js';
import { SAYS } from './words.js';

/** "26 loose socks: how many pairs at most?" */
export function pairsOfSingles({ property, amounts, text, question }: Problem): Solved {
  const [singles] = amounts;
  const asks = `${property.words.join(' ')} ${question}`;
  if (amounts.length !== 1 || singles.unit !== undefined || !SAYS.pairs.test(asks) || !SAYS.single.test(text))
    return undefined;
  return { value: Math.floor(singles.value / 2) };
}
