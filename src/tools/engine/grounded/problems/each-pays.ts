import { inCents } from './discounts.js';
import { isMoney, type Problem, type Solved } from './problem.js';
import { SAYS } from './words.js';

/** "We are 5 friends, the bill is 312.50 euros, 10 % tip on top: how much does each pay?": a sum by heads, with what comes on top. */
export function eachPays({ property, text, amounts, question }: Problem): Solved {
  const asked = `${property.words.join(' ')} ${question}`;
  if (!SAYS.ofUs.test(text) || !SAYS.aHead.test(asked)) return undefined;
  const [sums, shares] = [amounts.filter(isMoney), amounts.filter(({ unit }) => unit?.unit === 'percent')];
  const heads = amounts.filter(({ unit }) => unit === undefined);
  const isWhole = heads.length === 1 && Number.isInteger(heads[0].value) && heads[0].value > 0;
  if (sums.length !== 1 || !isWhole || sums.length + heads.length + shares.length !== amounts.length) return null;
  if (shares.length > 1 || (shares.length === 1 && !SAYS.onTop.test(text))) return null;
  const whole = sums[0].value * (1 + (shares[0]?.value ?? 0) / 100);
  return { value: inCents(whole / heads[0].value), ...(sums[0].unit ? { unit: sums[0].unit.unit } : {}) };
}
