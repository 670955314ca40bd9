import { type Field, fieldFor, fieldsIn, tableOf } from '../fields.js';
import { machineFieldsIn } from '../machine-fields.js';
import type { Ground } from './ground.js';
import type { Place } from './place.js';

/** What the values of an answer are taken from: its ground, and what the text files under names. */
export interface Source {
  ground: Ground;
  fields: readonly Field[];
  table: readonly Field[][];
}

export const sourceOf = (ground: Ground): Source => ({
  ground,
  fields: [...fieldsIn(ground.reading.text), ...machineFieldsIn(ground.reading.text)],
  table: tableOf(ground.reading.text),
});

/** What the text files under the name of a place. */
export function fieldOf({ fields, table }: Source, { property, scope, cells, plan }: Place): Field | null {
  if (plan) return null;
  return fieldFor(
    property,
    cells ??
      [...fields, ...(table.length === 1 ? table[0] : [])].filter(
        ({ start, end }) => start >= scope.start && end <= scope.end,
      ),
  );
}
