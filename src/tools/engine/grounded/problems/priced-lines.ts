import { type Amount, exact, isMoney, mayBeMoney } from './problem.js';
import { SAYS } from './words.js';

/** So many things, each at a price. */
export interface PricedLine {
  count: number;
  price: number;
}

/** "Two scarves at 149", "4 cushions for 18 each". */
const AT =
  /^\s(?!(?:and|och|und|et|y)\s)(?:\p{L}[\p{L}’'-]{0,20}\s){1,4}(?:at|à|a|zu|zu je|je|für je|@|for|för|für|pour|por|per)\s(?:je\s)?(?:[$€£]\s?)?$/iu;
const FOR = /(?:for|för|für|pour|por)\s(?:[$€£]\s?)?$/iu;

/** The things that are bought and what one of each costs; null where an amount is no part of such a line. */
export function pricedLines(amounts: readonly Amount[]): PricedLine[] | null {
  const lines: PricedLine[] = [];
  for (let i = 0; i < amounts.length; i++) {
    const [one, next] = [amounts[i], amounts[i + 1]];
    const isLine = one.unit === undefined && next !== undefined && mayBeMoney(next) && AT.test(one.after);
    if (isLine && FOR.test(one.after) && !SAYS.apiece.test(next.after.slice(0, 14))) return null;
    if (!isLine && !(isMoney(one) || /[.,]\d\d$/u.test(one.said))) return null;
    lines.push(isLine ? { count: one.value, price: next.value } : { count: 1, price: one.value });
    if (isLine) i++;
  }
  return lines;
}

/** What they cost together. */
export const costOf = (lines: readonly PricedLine[]): number =>
  exact(lines.reduce((sum, { count, price }) => sum + count * price, 0));
