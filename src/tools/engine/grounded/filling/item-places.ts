import { cellRows } from '../cells.js';
import { type Field, fieldFor } from '../fields.js';
import type { Plans } from '../planned.js';
import { listedRows } from '../listed/index.js';
import { propertyIn } from '../property.js';
import type { Span } from '../clause.js';
import type { Reading } from '../reading.js';
import { alteredRows } from '../rows/altered-rows.js';
import { compositionRows } from '../rows/composition-rows.js';
import { countedRows } from '../rows/counted-rows.js';
import { measuredRows } from '../rows/measured-rows.js';
import { timesRows } from '../rows/times-rows.js';
import { timedRows } from '../rows/timed-rows.js';
import { keyedRows, type Row, rowsIn, toldRows } from '../rows/row.js';
import { isSchema, type Schema, typeOf } from '../schema.js';
import { itemScopes } from '../segments.js';
import type { Place } from './place.js';
import type { Source } from './source.js';

const USUAL_PLANS = 3;
/** A member that tells what somebody does. */
const TASK = /(?:^|_)(?:tasks?|dut(?:y|ies)|work|does|action|todo|uppgift|aufgabe)$/iu;
/** A member that tells how much of a whole. */
const SHARE = /(?:percent|percentage|pct|share|prozent|procent|andel|anteil|pourcentage|porcentaje)/iu;
/** A member that tells where something is altered. */
const PART = /(?:^|_)(?:part|area|place|seam|where|position|location|measurement|garmentPart|teil|del|partie|parte)$/iu;
type Part = Pick<Place, 'plan'> | Pick<Place, 'scope' | 'row' | 'cells' | 'told'>;

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
  const has = (name: RegExp): boolean => Object.keys(members).some((own) => name.test(own));
  const isOfLists = Object.values(members).some((own) => isSchema(own) && typeOf(own) === 'array');
  const properties = Object.keys(members).map((name) => propertyIn(name, members[name]));
  const isOf = (kind: string): boolean => properties.some((one) => one.kind === kind);
  const isMeasured = properties.filter(({ unit }) => unit?.dimension === 'length').length > 1;
  const rows = (found: readonly Row[]): Part[] => found.map((row) => ({ scope: row, row }));
  const when = (isSo: boolean, way: (reading: Reading, scope: Span) => Row[]): Part[] =>
    isSo ? rows(way(reading, place.scope)) : [];
  const ways: (() => Part[] | null)[] = [
    () => ofTable(source, items),
    () => ofCells(cellRows(reading, place.scope, properties)),
    () => when(has(TASK), toldRows),
    () => when(isOfLists, keyedRows),
    () => when(has(PART), alteredRows),
    () => when(isOf('fabric') && has(SHARE), compositionRows),
    () => when(isMeasured, measuredRows),
    () =>
      when(
        properties.some(({ kind, weakKind }) => (kind ?? weakKind) === 'time'),
        timedRows,
      ),
    () => when(isOf('quantity'), timesRows),
    () => when(isOf('quantity'), countedRows),
    () => listedRows(items, reading, place.scope),
    () => rows(rowsIn(reading, place.scope)),
    () => itemScopes(items, reading, place.scope).map((scope) => ({ scope })),
  ];
  for (const way of ways) {
    const found = way();
    if (found === null) return [];
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
