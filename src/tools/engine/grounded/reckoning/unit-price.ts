import type { Mention } from '../mention.js';
import { unitNamed } from '../units.js';
import { asks, exact, isCount, isMoney, type Question, type Reckoned } from './asked.js';

const PAID_FOR = /^\s(?:in total\s|altogether\s|together\s)?(?:for|för|für|pour|por)\s(?:all\s|the\s|alla\s)?$/iu;
const COST =
  /^\s(?:\p{L}[\p{L}’'-]*\s){1,4}?(?:for|cost|costs|kostade|kostar|kosten|kosteten|coûtent|cuestan|för|für|pour|por)\s(?:us\s|me\s|oss\s|uns\s)?$/iu;
const EACH = /(?<!\p{L})(?:each|apiece|per|a piece|styck|pro|je|pièce|cada)(?!\p{L})/iu;

/** `price_per_metre` of "8 metres of silk cost 136 dollars": what one measure of it cost; that one is asked for is no number of its own. */
function byMeasure({ property, text, numbers }: Question): Reckoned {
  const [sums, rest] = [numbers.filter(isMoney), numbers.filter((one) => !isMoney(one))];
  const like = rest.filter(({ unit }) => unitNamed(unit)?.dimension === property.unit?.dimension);
  const measures = like.filter(({ value }) => Number(value) !== 1);
  const [sum, measure] = [sums.at(0), measures.at(0)];
  if (!sum || !measure || !property.unit || !property.words.includes('per') || property.kind !== 'money')
    return undefined;
  if (sums.length !== 1 || measures.length !== 1 || like.length !== rest.length || EACH.test(text)) return undefined;
  if (!isPaidFor(sum, measure, text)) return undefined;
  const units = (Number(measure.value) * (unitNamed(measure.unit)?.factor ?? NaN)) / property.unit.factor;
  return { value: exact(Number(sum.value) / units), unit: undefined };
}

const isPaidFor = (sum: Mention, thing: Mention, text: string): boolean =>
  sum.start < thing.start
    ? PAID_FOR.test(text.slice(sum.end, thing.start))
    : COST.test(text.slice(thing.end, sum.start));

/** "588 euros for 24 shirts": what one of them cost. */
export function unitPrice(question: Question): Reckoned {
  return byMeasure(question) ?? byCount(question);
}

function byCount({ property, text, numbers }: Question): Reckoned {
  const sums = numbers.filter(isMoney);
  const counts = numbers.filter((one) => isCount(one) && Number(one.value) > 1);
  const [sum, count] = [sums.at(0), counts.at(0)];
  if (
    !sum ||
    !count ||
    sums.length !== 1 ||
    counts.length !== 1 ||
    numbers.some((one) => !isMoney(one) && !isCount(one)) ||
    !asks(property, 'One') ||
    EACH.test(text)
  )
    return undefined;
  const isTold = isPaidFor(sum, count, text);
  const isAlone = !/^(?:\s\p{L}[\p{L}’'-]*){1,3}\s(?:and|plus|und|och|et|y)\s/iu.test(text.slice(count.end));
  if (isTold && !isAlone) return null;
  return isTold ? { value: exact(Number(sum.value) / Number(count.value)), unit: sum.unit } : undefined;
}
