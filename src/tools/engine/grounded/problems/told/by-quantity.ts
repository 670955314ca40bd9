import { inCents } from '../discounts.js';
import { isMoney, type Problem, type Solved } from '../problem.js';
import { isAllOf, SAYS } from '../words.js';

/** From so many on, one costs so much. */
interface Step {
  from: number;
  to: number;
  price: number;
  start: number;
  end: number;
}

const RANGE =
  /(?<![\d.,])(\d{1,5})(?:\s?(?:-|–|to|till|bis|à|a)\s?(\d{1,5})|\s?\+|\s(?:or|and|eller|och|oder|und|et|ou|y|o)\s(?:more|over|up|above|fler|mer|mehr|plus|más)|\s(?:et plus|o más|und mehr|och uppåt))(?:\s\p{L}{2,20}){0,2}\s?[:=]?\s?[$€£]?\s?(\d{1,5}(?:[.,]\d{1,2})?)(?![\d.,]\d)/giu;

const stepsIn = (text: string): Step[] =>
  [...text.matchAll(RANGE)].map(({ index, 0: said, 1: from, 2: to, 3: price }) => ({
    from: Number(from),
    to: to === undefined ? Infinity : Number(to),
    price: Number(price.replace(',', '.')),
    start: index,
    end: index + said.length,
  }));

/** "1-9 pieces 6 EUR each, 10-49 pieces 4.50, 50 or more 3. I need 24": what one costs of so many, and what all of them do. */
export function byQuantity({ property, reading, amounts }: Problem): Solved {
  const text = `${reading.text} ${reading.instructions ?? ''}`;
  const steps = stepsIn(text);
  const isOrdered = steps.every(({ from, to }, i) => from <= to && (i === 0 || from > steps[i - 1].to));
  const isOfOne = property.words.some((word) => SAYS.ofOne.test(word));
  const isOfAll = isAllOf(property.words, 'wholeSum');
  if (steps.length < 2 || !isOrdered || isOfOne === isOfAll) return undefined;
  const own = amounts.filter((one) => !steps.some(({ start, end }) => one.start >= start && one.start < end));
  const [many, ...others] = own.filter((one) => one.unit === undefined && !isMoney(one));
  if (many === undefined || others.length > 0 || own.length > 1) return undefined;
  const step = steps.find(({ from, to }) => many.value >= from && many.value <= to);
  return step ? { value: inCents(isOfOne ? step.price : step.price * many.value) } : null;
}
