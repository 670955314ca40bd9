import { COMPARES } from './comparing-words.js';
import { type Amount, exact, type Problem, type Solved } from './problem.js';

/** "For 4 people", "till 2 personer": for how many. */
const FOR = /(?<!\p{L})(?:for|serves|feeds|för|till|für|pour|para)\s$/iu;
const isFor = ({ before }: Amount): boolean => FOR.test(before.slice(-12));

/** "The recipe for 4 people needs 300 g. How many grams for 6?": as much as for one, for all of the others. */
export function forOthers({ property, text, amounts, question }: Problem): Solved {
  const [serves, own, others] = amounts;
  if (amounts.length !== 3 || !COMPARES.howMuchInAll.test(question)) return undefined;
  const isAsked = others.start >= text.indexOf(question);
  if (![serves, others].every((one) => one.unit === undefined && isFor(one)) || isFor(own) || !isAsked)
    return undefined;
  const { unit } = own;
  if (unit === undefined || unit.currency || unit.dimension === 'duration') return undefined;
  if (unit.dimension !== property.unit?.dimension || serves.value <= 0) return undefined;
  return { value: exact((own.value * others.value) / serves.value), unit: unit.unit };
}
