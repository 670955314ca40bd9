import { inCents } from './discounts.js';
import { type Amount, isMoney, mayBeMoney, type Problem, type Solved } from './problem.js';
import { unitOf } from '../units.js';
import { isAllOf, SAYS } from './words.js';

/** "3 pairs of socks at", "two ties à". */
const AT =
  /^\s(?!(?:and|och|und|et|y)\s)(?:\p{L}[\p{L}’'-]{0,20}\s){1,4}(?:at|à|a|zu|zu je|je|für je|@|för|für|pour|por|for|för|costing|worth)\s(?:je\s)?(?:[$€£]\s?)?$/iu;
const FOR = /(?:for|för|für|pour|por)\s(?:[$€£]\s?)?$/iu;
/** "2 m of linen at", and "per metre" behind the price. */
const BY =
  /^\s(?:(?:of|av|de|d['’])\s?)?(?:\p{L}[\p{L}’'-]{0,20}\s){1,4}(?:at|à|a|zu|für|för|pour|por|for)\s(?:[$€£]\s?)?$/iu;
const RATE = /^\s?(?:\/|per|a|the|pro|je|par|le|el|por|om|den)\s?(?<unit>\p{L}{1,8})/iu;
/** "A cap for", "einen Gürtel für": one of a thing. */
const ONE_AT =
  /(?:^|\s|,\s)(?:an?|one|the|plus|and|en|ett|ein|eine|einen|une?|una?|le|la|el)\s(?:\p{L}[\p{L}’'-]{0,20}\s){1,4}(?:at|à|a|zu|für|for|för|pour|por|costing)\s(?:[$€£]\s?)?$/iu;

const CENTS = /\d\s?(?:cents?|pence|p|öre|ct|centimes?|céntimos?)(?!\p{L})/iu;
const RATES = /(?<!\p{L})(?:per|a|pro) met(?:re|er)s?(?!\p{L})/giu;

/** What a line costs, and how many amounts it takes; null where a number is no part of one. */
function lineAt(one: Amount, next: Amount | undefined): { cost: number; takes: number } | null {
  if (one.unit === undefined && next !== undefined && mayBeMoney(next) && AT.test(one.after)) {
    const isEach = SAYS.apiece.test(next.after.slice(0, 14));
    return FOR.test(one.after) && !isEach && one.value !== 1 ? null : { cost: one.value * next.value, takes: 2 };
  }
  if (one.unit !== undefined && next !== undefined && !isMoney(one) && mayBeMoney(next) && BY.test(one.after)) {
    const rate = unitOf(RATE.exec(next.after.slice(0, 18))?.groups?.unit.toLowerCase() ?? '');
    if (rate?.dimension !== one.unit.dimension) return null;
    return { cost: ((one.value * one.unit.factor) / rate.factor) * next.value, takes: 2 };
  }
  return (isMoney(one) || one.unit === undefined) && ONE_AT.test(one.before) ? { cost: one.value, takes: 1 } : null;
}

/** "3 pairs of socks at 4.50 and a cap for 15": what all comes to; open where a number is no part of a line. */
export function boughtLines({ property, text, amounts, question }: Problem): Solved {
  const asked = property.words.join(' ');
  if (
    !(isAllOf(property.words, 'pays') || SAYS.inAll.test(asked)) ||
    SAYS.besidePrices.test(`${asked} ${text.replace(RATES, ' ')}`)
  )
    return undefined;
  if (SAYS.apartFrom.test(question) || amounts.some(({ unit }) => unit?.unit === 'percent')) return undefined;
  if (CENTS.test(text)) return null;
  const costs: number[] = [];
  let isSeveral = false;
  for (let i = 0; i < amounts.length;) {
    const line = lineAt(amounts[i], amounts.at(i + 1));
    if (line === null || (line.takes === 2 && i + 1 >= amounts.length)) return undefined;
    costs.push(line.cost);
    isSeveral ||= line.takes === 2;
    i += line.takes;
  }
  if (costs.length < 2 || !isSeveral) return undefined;
  return { value: inCents(costs.reduce((sum, one) => sum + one, 0)) };
}
