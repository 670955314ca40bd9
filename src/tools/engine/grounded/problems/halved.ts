import { inCents } from './discounts.js';
import { isMoney, type Problem, type Solved } from './problem.js';
import { isAllOf, SAYS } from './words.js';

/** "All swimwear is half price. What does a 58 dollar bikini cost now?" */
export function halved({ property, text, amounts }: Problem): Solved {
  const [price] = amounts;
  if (amounts.length !== 1 || !isMoney(price) || !SAYS.halfPrice.test(text)) return undefined;
  const isOfPrice = isAllOf(
    property.words.filter((word) => word !== 'sale'),
    'pays',
  );
  return isOfPrice ? { value: inCents(price.value / 2), ...(price.unit ? { unit: price.unit.unit } : {}) } : undefined;
}
