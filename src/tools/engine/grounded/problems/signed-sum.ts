import { inCents } from './discounts.js';
import { type Amount, isMoney, type Problem, type Solved } from './problem.js';
import { isAllOf, SAYS } from './words.js';

const APART = /\s(?:and|plus|minus|less|on|och|på|und|auf|et|sur|y|en|moins|más|menos|weniger)\s|[,;.?!]/iu;

/** What a word says of the sum beside it: 1 put to it, −1 taken off, 0 nothing. */
const signIn = (said: string): number => (SAYS.deducted.test(said) ? -1 : SAYS.added.test(said) ? 1 : 0);

/** What is put to a sum or taken off it, by the last word before it that says so, or by what stands right behind it. */
function signOf({ before, after }: Amount): number {
  const head = before.trimEnd().split(/\s/u).slice(-3).toReversed();
  for (const word of head) {
    const sign = signIn(word);
    if (sign !== 0) return sign;
  }
  return signIn(after.split(APART)[0]);
}

/** "5.90" beside sums of money is one. */
const isSum = (one: Amount): boolean => isMoney(one) || (one.unit === undefined && /[.,]\d\d$/u.test(one.said));

/** "75 minus a voucher of 10 plus 5.90 shipping": what is to be paid; open where a sum has no sign. */
export function signedSum({ property, text, amounts, question }: Problem): Solved {
  if (!isAllOf(property.words, 'pays') || amounts.length < 2 || amounts.length > 5 || !amounts.every(isSum))
    return undefined;
  const isAdded = SAYS.added.test(text) && SAYS.wholeAsked.test(question);
  if (!(SAYS.reducedBy.test(text) || isAdded) || SAYS.bounded.test(text) || SAYS.withinSum.test(text)) return undefined;
  const signed = amounts.map((one) => ({ one, sign: signOf(one) }));
  const bases = signed.filter(({ sign }) => sign === 0);
  if (bases.length !== 1) return null;
  const value = signed.reduce((sum, { one, sign }) => sum + (sign === 0 ? one.value : sign * Math.abs(one.value)), 0);
  return value < 0 ? null : { value: inCents(value), ...(amounts[0].unit ? { unit: amounts[0].unit.unit } : {}) };
}
