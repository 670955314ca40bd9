import { COMPARES, isNamedBy } from './comparing-words.js';
import { SAYS } from './words.js';
import { type Amount, exact, type Problem, type Solved } from './problem.js';

const NEAR = 14;

/** "18 metres an hour; how many in an 8 hour shift?": as much as is made in all of a time. */
export function rateOverTime({ property, text, amounts, question }: Problem): Solved {
  if (amounts.length !== 2 || !COMPARES.howMuchInAll.test(question)) return undefined;
  const rates = amounts.filter(({ end }) => COMPARES.rates.test(text.slice(end, end + NEAR)));
  const times = amounts.filter((one) => one.unit?.dimension === 'duration' && !rates.includes(one));
  const [rate, time] = [rates.at(0), times.at(0)];
  if (rates.length !== 1 || times.length !== 1 || !rate || !time || time.unit?.unit !== 'hour') return undefined;
  if (rate.unit?.currency === true || rate.unit?.dimension === 'duration') return undefined;
  if (SAYS.left.test(question)) return null;
  return isAsked(property, rate)
    ? { value: exact(rate.value * time.value), ...(rate.unit ? { unit: rate.unit.unit } : {}) }
    : undefined;
}

/** A name of the rate's own unit, of what is made, or of all of it. */
const isAsked = ({ words, unit }: Problem['property'], { unit: own, after }: Amount): boolean => {
  if (unit !== null) return unit.dimension === own?.dimension;
  const isMade = (word: string): boolean => after.toLowerCase().includes(word);
  return words.length > 0 && words.every((word) => isMade(word) || isNamedBy([word], 'inAll'));
};
