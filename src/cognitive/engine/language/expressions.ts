/**
 * Spells out a list of expressions, separated by semicolons, with alternatives by slashes: "fell/falls off" is two.
 * @param table expressions by weight
 * @returns each with its weight; of two that are the same the later holds
 */
export const expressions = (table: Record<string, string>): [string, number][] =>
  Object.entries(table).flatMap(([weight, list]) =>
    list.split(';').flatMap((expression) => {
      const words = expression.trim().split(/\s+/);
      return choices(words).map((one): [string, number] => [one.join(' '), Number(weight)]);
    }),
  );

const choices = (words: readonly string[]): readonly (readonly string[])[] =>
  words.some((word) => word.includes('/')) ? spelled(words) : [words];

const spelled = (words: readonly string[]): string[][] =>
  words.reduce<string[][]>(
    (begun, word) => begun.flatMap((sofar) => word.split('/').map((choice) => [...sofar, choice])),
    [[]],
  );
