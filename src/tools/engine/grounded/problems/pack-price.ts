import { isMoney, type Problem, type Solved } from './problem.js';
import { SAYS } from './words.js';

/** "A pack of 6 socks costs 12 euro. Price of one?": what one of them costs. */
export function packPrice({ property, text, amounts, question }: Problem): Solved {
  const [size, price, ...more] = amounts;
  const asked = `${property.words.join(' ')} ${question}`;
  if (!price || more.some(({ value }) => value !== 1) || size.unit !== undefined || !isMoney(price) || size.value < 2)
    return undefined;
  if (!SAYS.pack.test(size.before) || !SAYS.ofOne.test(asked)) return undefined;
  return text.includes('%')
    ? null
    : { value: Number((price.value / size.value).toFixed(4)), ...(price.unit ? { unit: price.unit.unit } : {}) };
}
