import { asks, exact, isCount, isMoney, type Question, type Reckoned } from './asked.js';

const PAID_FOR = /^\s(?:in total\s|altogether\s|together\s)?(?:for|för|für|pour|por)\s(?:all\s|the\s|alla\s)?$/iu;
const COST =
  /^\s(?:\p{L}[\p{L}’'-]*\s){1,4}?(?:for|cost|costs|kostade|kostar|kosten|kosteten|coûtent|cuestan|för|für|pour|por)\s(?:us\s|me\s|oss\s|uns\s)?$/iu;
const EACH = /(?<!\p{L})(?:each|apiece|per|a piece|styck|pro|je|pièce|cada)(?!\p{L})/iu;

/** "588 euros for 24 shirts": what one of them cost. */
export function unitPrice({ property, text, numbers }: Question): Reckoned {
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
  const isTold =
    sum.start < count.start
      ? PAID_FOR.test(text.slice(sum.end, count.start))
      : COST.test(text.slice(count.end, sum.start));
  const isAlone = !/^(?:\s\p{L}[\p{L}’'-]*){1,3}\s(?:and|plus|und|och|et|y)\s/iu.test(text.slice(count.end));
  if (isTold && !isAlone) return null;
  return isTold ? { value: exact(Number(sum.value) / Number(count.value)), unit: sum.unit } : undefined;
}
