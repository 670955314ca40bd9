import { cellRows } from '../cells.js';
import { alteredRows } from '../altered-rows.js';
import { type Field, fieldFor } from '../fields.js';
import type { Plans } from '../planned.js';
import { propertyIn } from '../property.js';
import { keyedRows, rowsIn, toldRows } from '../rows.js';
import { isSchema, type Schema, typeOf } from '../schema.js';
import { itemScopes } from '../segments.js';
import type { Place } from './place.js';
import type { Source } from './source.js';

const USUAL_PLANS = 3;
/** A member that tells what somebody does. */
const TASK = /(?:^|_)(?:tasks?|dut(?:y|ies)|work|does|action|todo|uppgift|aufgabe)$/iu;
/** A member that tells where something is altered. */
const PART = /(?:^|_)(?:part|area|place|seam|where|position|location|measurement|garmentPart|teil|del|partie|parte)$/iu;
type Part = Pick<Place, 'plan'> | Pick<Place, 'scope' | 'row' | 'cells'>;

/** The places of a list of things: of the concepts that are asked for, or of each stretch of the text that tells of one. */
export function itemPlaces(source: Source, items: Schema, place: Place, schema: Schema, most: number): Place[] {
  return partsFor(source, items, place, schema, most).map((part, i) => ({
    ...place,
    ...part,
    path: `${place.path}/${i}`,
    depth: place.depth + 1,
  }));
}

function partsFor(source: Source, items: Schema, place: Place, schema: Schema, most: number): Part[] {
  const { plans, reading } = source.ground;
  if (place.plan) return (place.plan.parts[place.property.kind ?? ''] ?? []).map((plan) => ({ plan }));
  if (plans) return ofPlans(plans, schema, most);
  const members = isSchema(items.properties) ? items.properties : {};
  const isOfTasks = Object.keys(members).some((name) => TASK.test(name));
  const isOfParts = Object.keys(members).some((name) => PART.test(name));
  const isOfLists = Object.values(members).some((own) => isSchema(own) && typeOf(own) === 'array');
  const ways: (() => Part[])[] = [
    () => ofTable(source, items),
    () =>
      ofCells(
        cellRows(
          reading,
          place.scope,
          Object.keys(members).map((name) => propertyIn(name, members[name])),
        ),
      ),
    () => (isOfTasks ? toldRows(reading, place.scope).map((row) => ({ scope: row, row })) : []),
    () => (isOfLists ? keyedRows(reading, place.scope).map((row) => ({ scope: row, row })) : []),
    () => (isOfParts ? alteredRows(reading, place.scope).map((row) => ({ scope: row, row })) : []),
    () => rowsIn(reading, place.scope).map((row) => ({ scope: row, row })),
    () => itemScopes(items, reading, place.scope).map((scope) => ({ scope })),
  ];
  for (const way of ways) {
    const found = way();
    if (found.length > 0) return found.slice(0, most);
  }
  return [];
}

function ofPlans(plans: Plans, { minItems }: Schema, most: number): Part[] {
  const least = typeof minItems === 'number' ? minItems : 0;
  const length = Math.min(most, plans.length, Math.max(least, plans.wanted ?? USUAL_PLANS));
  return Array.from({ length }, (_, i) => ({ plan: plans.at(i) }));
}

/** The rows of a table that has a column for a member of the items. */
function ofTable({ table }: Source, items: Schema): Part[] {
  const names = isSchema(items.properties) ? Object.keys(items.properties) : [];
  if (table.length === 0 || !names.some((name) => fieldFor(propertyIn(name, null), table[0]) !== null)) return [];
  return ofCells(table);
}

const ofCells = (rows: readonly (readonly Field[])[]): Part[] =>
  rows.map((cells) => ({ scope: { start: cells[0].start, end: cells[cells.length - 1].end }, cells }));
