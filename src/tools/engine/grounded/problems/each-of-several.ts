import { type Amount, type Problem, type Solved } from './problem.js';
import { SAYS } from './words.js';

const MARK = /[.;!?](?:\s|$)/u;

/** A number of holders and what each of them has: "three rooms with 2 curtains each", "drei Kunden je 2 Hemden". */
function pairAt(one: Amount, next: Amount | undefined): number | null {
  if (!next || one.unit !== undefined || next.unit !== undefined || MARK.test(one.after)) return null;
  const said = `${one.after} ${next.after.split(/[,.;]\s?/u)[0]}`;
  return SAYS.each.test(said) || one.value === 1 ? one.value * next.value : null;
}

/** One holder right behind the other: no sentence of its own between them. */
const isNear = (between: string): boolean => !MARK.test(between) && (between.match(/\p{L}+/gu) ?? []).length < 4;

/** "Three rooms with 2 curtains each, one room with 3": how many they are in all; what one pays, or a number beside them, stays open. */
export function eachOfSeveral({ property, amounts, question }: Problem): Solved {
  const pairs: number[] = [];
  let rest = 0;
  for (let i = 0; i < amounts.length; i++) {
    const made = pairAt(amounts[i], amounts.at(i + 1));
    if (made !== null && (pairs.length === 0 || isNear(amounts[i].before))) {
      pairs.push(made);
      i++;
    } else rest++;
  }
  const isEach = amounts.some(({ after }) => SAYS.each.test(after));
  if (pairs.length < 2 || !isEach) return undefined;
  const isCounted = SAYS.inAll.test(`${property.words.join(' ')} ${question}`) && property.unit === null;
  return isCounted && rest === 0 ? { value: pairs.reduce((sum, one) => sum + one, 0) } : null;
}
