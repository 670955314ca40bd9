import { anyOfList } from '../listed/words.js';
import { inCents } from './discounts.js';
import { type Amount, clauseBefore, isMoney, mayBeMoney, type Problem, type Solved } from './problem.js';
import { isAllOf, SAYS } from './words.js';

/** One or two words and nothing else before a sum: "electricity", "and water". */
const OF =
  /^\s?(?:(?:and|och|und|et|y|the|die|der|das|la|le|el|my|our)\s){0,2}\p{L}[\p{L}’'-]{1,30}(?:\s\p{L}[\p{L}’'-]{1,30})?(?:\s(?:for|costs|is|of|kostar|kostet|à|a|:))?\s?:?\s?[€£$]?\s?$/iu;

/** "Internet 35, electricity 62.50 and water 18.20 euros: what do I pay in all?": sums each with what it is for, of which one alone has the currency. */
export function bareSums({ property, text, amounts, question }: Problem): Solved {
  const isAsked = isAllOf(property.words, 'pays') && SAYS.wholeAsked.test(question);
  if (!isAsked || amounts.length < 2 || !amounts.every(mayBeMoney) || SAYS.besidePrices.test(text)) return undefined;
  const [money, bare] = [amounts.filter(isMoney), amounts.filter(({ unit }) => unit === undefined)];
  if (money.length === 0 || bare.length === 0 || !amounts.every(isOfThing) || !bare.every(isAlone)) return undefined;
  const [{ unit }] = money;
  return { value: inCents(amounts.reduce((sum, { value }) => sum + value, 0)), ...(unit ? { unit: unit.unit } : {}) };
}

/** "4 towels for 79": a number of things is no sum. */
const isAlone = ({ after }: Amount): boolean => /^\s?(?:$|[,;:.?]|(?:and|och|und|et|y|&|\+)\s)/iu.test(after);

/** "Room 12" is no sum. */
const NUMBERED = new RegExp(String.raw`(?<!\p{L})(?:${anyOfList('numbered')})\s$`, 'iu');

function isOfThing(one: Amount): boolean {
  const before = clauseBefore(one).replace(/^\s*(?:and|och|und|et|y)\s/iu, '');
  return OF.test(before) && (!NUMBERED.test(before) || /(?:phone|telephone|telefon)\s$/iu.test(before));
}
