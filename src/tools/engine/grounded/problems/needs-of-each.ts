import { type Problem, type Solved } from './problem.js';
import { SAYS } from './words.js';

const JOINED = /^\s(?:\p{L}+\s){1,3}(?:and|och|und|et|y)\s$/iu;

/** "2 adults and 3 children, each needs 2 shirts": how many for all. */
export function needsOfEach({ property, text, amounts, question }: Problem): Solved {
  const counts = amounts.filter(({ unit }) => unit === undefined);
  if (counts.length !== 3 || amounts.length !== 3 || property.unit !== null) return undefined;
  const [one, other, need] = counts;
  const between = text.slice(other.end, need.start);
  if (!JOINED.test(text.slice(one.end, other.start))) return undefined;
  if (!SAYS.each.test(between) || SAYS.each.test(text.slice(one.end, other.start)) || /[.?!]\s/u.test(between))
    return undefined;
  const isAsked = SAYS.inAll.test(`${property.words.join(' ')} ${question}`);
  return isAsked ? { value: (one.value + other.value) * need.value } : null;
}
