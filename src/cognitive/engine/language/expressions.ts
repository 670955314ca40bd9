/**
 * Spells out a list of expressions, separated by semicolons, with alternatives by slashes: "fell/falls off" is two.
 * @param table expressions by weight
 */
export function expressions(table: Record<string, string>): Record<string, number> {
  const out: Record<string, number> = {};
  for (const [weight, list] of Object.entries(table)) {
    for (const expression of list.split(';')) {
      for (const words of spelled(expression.trim().split(/\s+/))) out[words.join(' ')] = Number(weight);
    }
  }
  return out;
}

const spelled = (words: readonly string[]): string[][] =>
  words.reduce<string[][]>(
    (begun, word) => begun.flatMap((sofar) => word.split('/').map((choice) => [...sofar, choice])),
    [[]],
  );
