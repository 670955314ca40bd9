import type { Mention } from '../mention.js';
import { isArticle } from '../numbers.js';

export const WHOLE = new Set([
  'total',
  'all',
  'quantity',
  'overall',
  'altogether',
  'totalt',
  'gesamt',
  'antal',
  'menge',
]);

/** "25 aprons, 10 in S and 15 in M": the one that the others add up to. */
export function sumOfOthers(numbers: readonly Mention[]): Mention | null {
  const counts = numbers.filter((one) => one.unit === undefined && !isArticle(one));
  const sum = counts.reduce((all, { value }) => all + Number(value), 0);
  const found = counts.filter(({ value }) => Number(value) * 2 === sum);
  return counts.length > 2 && found.length === 1 ? found[0] : null;
}
