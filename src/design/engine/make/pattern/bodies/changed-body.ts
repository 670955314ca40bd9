import { DERIVED } from './bodies.js';
import { MEASUREMENTS } from './measurements.js';

/** What follows a measurement where it was estimated: the parts of a whole, and the seat where only the hips are known. */
const FOLLOWS: readonly (readonly [part: string, whole: string])[] = [...DERIVED, ['seat', 'hips']];

/**
 * A body of which one measurement is another; what was estimated from it follows in proportion, all else stays.
 * @param values cm @param given names that were measured, which nothing moves
 * @param by cm; the other way where it would leave the measurement's range
 */
export function changedBody(
  { values, given }: { values: Readonly<Record<string, number>>; given: readonly string[] },
  name: string,
  by: number,
): Record<string, number> {
  const way = values[name] + by > MEASUREMENTS[name].max ? -by : by;
  const ratio = (values[name] + way) / values[name];
  const follow = followers(name, given).filter((part) => part in values);
  return {
    ...values,
    ...Object.fromEntries(follow.map((part) => [part, values[part] * ratio])),
    [name]: values[name] + way,
  };
}

/** Whoever was measured does not follow, nor what follows it. */
function followers(name: string, given: readonly string[]): string[] {
  const found = new Set([name]);
  for (const whole of found)
    for (const [part, of] of FOLLOWS) if (of === whole && !given.includes(part)) found.add(part);
  return [...found].filter((part) => part !== name);
}
