import { COMPARES, isNamedBy } from './comparing-words.js';
import { clauseBefore, type Problem, type Solved } from './problem.js';

/** "It holds 7 kg. We have 42 kg. How many loads is that?": how often it is filled, the last one begun. */
export function loadsOf({ property, amounts, question }: Problem): Solved {
  const [one, other] = amounts;
  if (amounts.length !== 2 || !COMPARES.howMuchInAll.test(question) || !isNamedBy(property.words, 'loads'))
    return undefined;
  if (
    !one.unit ||
    one.unit.currency ||
    one.unit.dimension === 'duration' ||
    one.unit.dimension !== other.unit?.dimension
  )
    return undefined;
  const holders = amounts.filter((amount) => COMPARES.holds.test(clauseBefore(amount)));
  if (holders.length !== 1) return undefined;
  const [size, whole] = holders[0] === one ? [one, other] : [other, one];
  const times = (whole.value * whole.unit!.factor) / (size.value * size.unit!.factor);
  return size.value > 0 ? { value: Math.ceil(Number(times.toPrecision(9))) } : undefined;
}
