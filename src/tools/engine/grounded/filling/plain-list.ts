import { amountsFor } from '../amounts/list.js';
import { amountsOfPart, coloursOfPart } from '../amounts/of-part.js';
import { allNamed } from '../choice.js';
import { listOf } from '../fields.js';
import { from, type Grounded } from '../grounded.js';
import { thingsNeeded } from '../listed/index.js';
import { materialsOfClass } from '../known/index.js';
import { momentsFor } from '../moments/list.js';
import { plannedList } from '../plan-slot.js';
import { type Schema, typeOf } from '../schema.js';
import { blamedIn } from '../sorting/by-evidence.js';
import { numberedItems } from '../text/numbered-items.js';
import { inStockList } from '../text/in-stock-list.js';
import { linesOfList } from '../text/lines-of-list.js';
import { listBehind } from '../text/list-behind.js';
import { listAfterName } from '../text/list-after-name.js';
import { textsFor } from '../text/texts-for.js';
import { codesSaidSo } from '../text/codes-said-so.js';
import { fits, isNumeric } from './allowed.js';
import { isUnfit } from '../called/index.js';
import { townsOfWay } from '../journeys/index.js';
import { peopleListed } from '../lastly/people-listed.js';
import { choiceOf } from './chosen.js';
import type { Ground } from './ground.js';
import type { Place } from './place.js';
import { fieldOf, type Source } from './source.js';
import { taggedWith } from './tags.js';
import { withoutTakenBack } from './without-taken-back.js';

/** Kinds that a list names in its own words. */
const LISTS: ReadonlySet<string | null> = new Set([null, 'person']);
const someOr = <T>(found: readonly T[], other: () => readonly T[]): readonly T[] =>
  found.length > 0 ? found : other();

/** The values of a list of texts or numbers. */
export function plainList(source: Source, items: Schema, place: Place): Grounded[] {
  const { ground } = source;
  const { property } = place;
  const said = place.plan ? [] : ofText(source, items, place);
  const tags = said.length < 2 && ground.wishes ? taggedWith(property, ground.reading.text) : [];
  const plan = place.plan ?? ground.plans?.at(0);
  const values = tags.length > 1 ? tags : said.length > 0 || !plan ? said : plannedList(plan, property);
  const kept = place.plan ? values : withoutTakenBack(values, ground.reading.text);
  return someOr(kept, () => points(ground, place))
    .map((one) => (isNumeric(items) ? asNumber(one) : one))
    .filter((one) => fits(one.value, items) && (place.plan || !isUnfit(one, property, ground.reading)));
}

function ofText(source: Source, items: Schema, place: Place): readonly Grounded[] {
  const { reading } = source.ground;
  const { property, scope } = place;
  if ((isNumeric(items) || property.kind === 'size') && !source.ground.wishes) {
    const part = amountsOfPart(property, reading, scope);
    if (part.length > 0) return part;
  }
  if (!isNumeric(items) && !Array.isArray(items.enum) && property.kind === null && !source.ground.wishes) {
    const colours = coloursOfPart(property, reading, scope);
    if (colours.length > 0) return colours;
  }
  if (isNumeric(items) && !source.ground.wishes) {
    const row = amountsFor(property, reading, scope);
    if (row.length > 1) return row;
  }
  const materials = source.ground.wishes ? undefined : materialsOfClass(property, reading, scope);
  if (materials) return materials;
  const each = Array.isArray(items.enum) ? ofNumbered(source, items.enum, place) : [];
  if (each.length > 0) return each;
  const blamed = Array.isArray(items.enum) ? blamedIn(property, items.enum, reading, scope) : undefined;
  if (blamed) return blamed;
  if (Array.isArray(items.enum)) return allNamed(items.enum, reading, scope);
  const codes = source.ground.wishes ? undefined : codesSaidSo(property, reading, scope);
  if (codes && codes.length > 0) return codes;
  const behind = typeOf(items) === 'string' && !source.ground.wishes ? listBehind(property, reading, scope) : [];
  if (behind.length > 0) return behind;
  const people =
    typeOf(items) === 'string' && !source.ground.wishes
      ? [...peopleListed(property, reading, scope), ...townsOfWay(property, reading, scope)]
      : [];
  if (people.length > 0) return people;
  const field = fieldOf(source, place);
  const stock = typeOf(items) === 'string' && !source.ground.wishes ? inStockList(property, reading, scope) : [];
  if (stock.length > 0) return stock;
  const filed = field && typeOf(items) === 'string' ? listOf(field, reading) : [];
  if (filed.length > (place.cells ? 0 : 1)) return filed;
  const times = source.ground.wishes ? [] : momentsFor(property, reading, scope);
  if (times.length > 1) return times;
  const lines = source.ground.wishes ? [] : linesOfList(property, reading, scope);
  if (lines.length > 0) return lines;
  const own = LISTS.has(property.kind) ? listAfterName(property, reading, scope) : [];
  const listed = place.spans?.listOf(property.name) ?? [];
  const needed = source.ground.wishes ? [] : thingsNeeded(property, reading, scope);
  if (needed.length > 0) return needed;
  return someOr(own.length > 1 ? own : listed, () => someOr(own, () => textsFor(property, reading, scope)));
}

/** "1) … 2) …": one value for each of what is numbered, where each of them entails one. */
function ofNumbered(source: Source, values: readonly unknown[], place: Place): Grounded[] {
  const { reading } = source.ground;
  const items = numberedItems(reading.text, place.scope);
  const told = items.map((scope) => choiceOf(source.ground, values, { ...place, scope }));
  return told.every((one) => one !== null) ? told : [];
}

/** The points of the answer in words. */
const points = ({ house: { answer } }: Ground, { property }: Place): Grounded[] =>
  property.kind === 'points' && answer.sources.length > 0
    ? answer.points.map((point) => from(answer.sources[0], point))
    : [];

const asNumber = (one: Grounded): Grounded =>
  typeof one.value === 'string' && /^\d+(?:\.\d+)?$/.test(one.value) ? { ...one, value: Number(one.value) } : one;
