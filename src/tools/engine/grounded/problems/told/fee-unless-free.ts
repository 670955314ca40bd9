import { readingOf } from '../../reading.js';
import { type Amount, mayBeMoney, type Problem, problemOf, type Solved } from '../problem.js';
import { SAYS } from '../words.js';

const LIMIT =
  /(?<!\p{L})(?:for orders (?:of|over|above|from)|orders (?:of|over|above|from)|from|over|above|at least|från|över|minst|ab|über|à partir de|dès|au-dessus de|desde|a partir de|más de)\s(?:[$€£]\s?)?$/iu;

/** "Delivery is free for orders of 80 or more, otherwise 7. I ordered for 95": what delivery costs of that. */
export function feeUnlessFree({ property, reading, amounts }: Problem): Solved {
  const { instructions } = reading;
  if (instructions === undefined || !property.words.some((word) => SAYS.freight.test(word) || word === 'fee'))
    return undefined;
  const told = problemOf(property, readingOf(instructions)).amounts;
  const limits = told.filter(({ before }) => LIMIT.test(before.slice(-40)));
  const [limit] = limits;
  const fees = told.filter((one: Amount) => one !== limit);
  if (limits.length !== 1 || fees.length !== 1 || !SAYS.free.test(instructions)) return undefined;
  const [basket, ...more] = amounts;
  if (!basket || more.length > 0 || ![basket, limit, fees[0]].every(mayBeMoney)) return undefined;
  return { value: basket.value >= limit.value ? 0 : fees[0].value, ...(limit.unit ? { unit: limit.unit.unit } : {}) };
}
