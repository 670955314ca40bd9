import { fromText, type Grounded } from '../grounded.js';
import type { Column } from './columns.js';
import type { Choice } from './members.js';

/** What the cells of a column choose, and the columns with those marked as told. */
export interface Chosen {
  told: ReadonlyMap<string, readonly Grounded[]>;
  rest: readonly Column[];
}

const folded = (value: string): string =>
  value
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The members whose values a column names in every row: "travel", "meals", "sold out". */
export function chosenIn(columns: readonly Column[], choices: readonly Choice[]): Chosen {
  const told = new Map<string, readonly Grounded[]>();
  const taken = new Set<number>();
  for (const { name, values } of choices) {
    const named = new Map(values.map((value) => [folded(value), value]));
    const own = columns.find(
      ({ at, type, cells }) =>
        type === 'words' &&
        !taken.has(at) &&
        cells.every(({ text, isMissing }) => isMissing !== true && named.has(folded(text))),
    );
    if (own === undefined) continue;
    taken.add(own.at);
    told.set(
      name,
      own.cells.map(({ text }) => fromText(named.get(folded(text)), text)),
    );
  }
  return { told, rest: columns.map((one) => (taken.has(one.at) ? { ...one, isIdle: true } : one)) };
}
