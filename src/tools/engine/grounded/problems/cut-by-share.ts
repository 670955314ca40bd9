import { isDiscountOpen } from '../number/open-discount.js';
import { inCents } from './discounts.js';
import { isMoney, type Problem, type Solved } from './problem.js';
import { isAllOf, SAYS } from './words.js';

/**
 * "Die Lampe kostet 80 Euro und es gibt 25 % Rabatt. Was ist der Preis?": what one pays, where a price is told and then what share is taken off.
 * Null where the price may be the one already cut, where more is taken off, or where the share is off another thing, which is asked for.
 */
export function cutByShare({ property, reading, text, amounts, question }: Problem): Solved {
  const [price, share] = amounts;
  if (amounts.length !== 2 || !isMoney(price) || share.unit?.unit !== 'percent' || SAYS.tax.test(text))
    return undefined;
  if (!isAllOf(property.words, 'pays') || !SAYS.lowered.test(text.slice(price.end))) return undefined;
  if (!SAYS.howMuch.test(question) || OTHERWISE.some((list) => SAYS[list].test(question))) return undefined;
  const rest = share.after.replace(OFF, '');
  if (SAYS.lowered.test(rest) || SAYS.saved.test(rest)) return undefined;
  const between = text.slice(price.end, share.start);
  const numbers = reading.mentions.filter(({ kind }) => kind === 'number');
  const off = Math.abs(share.value) / 100;
  if (SAYS.afterwards.test(text.slice(0, price.start)) || off >= 1) return null;
  if (CONDITION.test(rest) || isAbout(between, rest) || isDiscountOpen(property, text, numbers)) return null;
  if (!wordsIn(between).every((word) => SAYS.cutLinks.test(word) || SAYS.lowered.test(word))) return undefined;
  return { value: inCents(price.value * (1 - off)), ...(price.unit ? { unit: price.unit.unit } : {}) };
}

/** What is asked of is another price: the one before, the difference. */
const OTHERWISE = ['beforehand', 'apartFrom', 'apiece'] as const;
/** What the share is: "off", "de descuento". */
const OFF = /^[\s-]{0,2}(?:de\s|di\s)?\p{L}{1,12}/u;
/** "20 % off for members": who knows whether that holds. */
const CONDITION = /^[\s,]{1,2}(?:for|if|when|with|für|wenn|bei|mit|för|om|med|vid|pour|si|avec|para|con)\s/iu;
const wordsIn = (said: string): string[] => said.match(/\p{L}[\p{L}’']*/gu) ?? [];

/** "All hats have 20 % off. What is the hat?" */
const isAbout = (between: string, question: string): boolean => {
  const asked = wordsIn(question).filter((word) => word.length > 2 && !SAYS.howMuch.test(word));
  return wordsIn(between)
    .filter((word) => word.length > 2 && !SAYS.cutLinks.test(word) && !SAYS.lowered.test(word))
    .some((word) => asked.some((one) => one.slice(0, 4).toLowerCase() === word.slice(0, 4).toLowerCase()));
};
