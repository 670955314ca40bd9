import { listed } from '../count-slot.js';
import { hasSeveral, isLeftBlank, numberOf, textOf, truthOf } from '../fields.js';
import type { Grounded } from '../grounded.js';
import { known } from '../house.js';
import { clothCompared, sourceOfMaterial } from '../known/index.js';
import { numberFor } from '../number/number-for.js';
import type { Reading } from '../reading.js';
import { isOfHead, numberOfRow, type Row, textOfRow } from '../rows/row.js';
import { type Schema, typeOf } from '../schema.js';
import { asksForWords } from './asks-for-words.js';
import { FORMATS } from './formats.js';
import { numeric } from './number-as-text.js';
import { planned } from './of-plan.js';
import { isWhole, type Place } from './place.js';
import { fieldOf, type Source } from './source.js';
import { truth } from './truth.js';
import { worded } from './worded.js';

const isOfNumbers = (type: string): boolean => type === 'number' || type === 'integer';

/** What a place of a plain type is: of the last thing said, else of what was said before, else of the concepts asked for. */
export function found(source: Source, schema: Schema, place: Place): Grounded | null {
  const { reading, before, plans } = source.ground;
  const type = typeOf(schema);
  const read = ofReading(source, reading, place, schema);
  const isOthers = read !== null && place.spans?.isOthers(place.property.name, read.value) === true;
  const own = (isOthers ? null : read) ?? left(place, schema);
  if (isOthers) return own;
  if (own || place.plan || !isWhole(place, reading)) return own;
  const told = before && ofReading(source, before, { ...place, scope: { start: 0, end: before.text.length } }, schema);
  return told ?? (plans && planned(plans.at(0), place.property, type));
}

/** What of the text is left for the name, where it asks for words. */
const left = ({ property, spans }: Place, schema: Schema): Grounded | null =>
  (spans && asksForWords(schema, schema) ? spans.textOf(property.name) : null) ?? null;

function ofReading(source: Source, reading: Reading, place: Place, schema: Schema): Grounded | null {
  if (place.plan) return planned(place.plan, place.property, typeOf(schema));
  if (reading !== source.ground.reading) return told(source, reading, place, schema);
  if (place.row) return ofRow(source, place, place.row, schema);
  const own = filed(source, place, schema);
  return own === undefined ? told(source, reading, place, schema) : own;
}

/** What the text tells outside of rows and fields. */
function told({ ground }: Source, reading: Reading, place: Place, schema: Schema): Grounded | null {
  const { property, scope } = place;
  const type = typeOf(schema);
  const isOwn = reading === ground.reading && isWhole(place, reading);
  if (type === 'boolean') return truth(ground, reading, place, isOwn);
  const source =
    isOwn && type === 'string' && !ground.wishes
      ? (clothCompared(property, reading) ?? sourceOfMaterial(property, reading, scope))
      : undefined;
  if (source !== undefined) return source;
  const ofHouse = isOwn && !ground.wishes ? known(property, reading, ground.house) : null;
  if (!isOfNumbers(type))
    return ofHouse ? { ...ofHouse, value: String(ofHouse.value) } : worded(ground, reading, place, schema, isOwn);
  const sum = numeric(ofHouse) ?? numberFor(property, reading, scope, ground.wishes ? 'argument' : 'value');
  return sum ?? (ground.wishes ? null : listed(property, reading, scope));
}

/** @returns null where it is filed under its name and open all the same; undefined where it is not */
function filed(source: Source, place: Place, schema: Schema): Grounded | null | undefined {
  const field = fieldOf(source, place);
  if (!field) return undefined;
  const { reading } = source.ground;
  const { property } = place;
  const type = typeOf(schema);
  if (type === 'boolean') return truthOf(field, reading) ?? undefined;
  if (isLeftBlank(field, reading)) return null;
  if (isOfNumbers(type)) return numberOf(field, property, reading) ?? (hasSeveral(field, reading) ? null : undefined);
  const kind = typeof schema.format === 'string' ? (FORMATS[schema.format] ?? property.kind) : property.kind;
  return textOf(field, { ...property, kind }, reading) ?? undefined;
}

/** What a row says: its head for a name, else as anywhere, else the one part of it that may be meant. */
function ofRow({ ground }: Source, place: Place, row: Row, schema: Schema): Grounded | null {
  const { property, scope } = place;
  const { reading } = ground;
  const type = typeOf(schema);
  if (type === 'boolean') return truth(ground, reading, place, false);
  if (isOfNumbers(type)) return numberFor(property, reading, scope, 'part') ?? numberOfRow(property, row);
  const told = isOfHead(property) ? null : worded(ground, reading, place, schema, false);
  return told ?? textOfRow(property, row, reading.mentions);
}
