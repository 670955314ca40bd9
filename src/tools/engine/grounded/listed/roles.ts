import { typeOf } from '../schema.js';
import { type Property, propertyIn, propertyOf } from '../property.js';
import { isSchema, type Schema } from '../schema.js';
import { wordsOfList } from './words.js';

/** What a member of a listed thing asks for; `own` is read in the row as anywhere else. */
export type Role = 'thing' | 'count' | 'measure' | 'size' | 'price' | 'sum' | 'colour' | 'cloth' | 'own';

const THINGS = wordsOfList('things');
const COUNTS = wordsOfList('counts');
/** "Einzelpreis", "styckpris". */
const PRICE = /(?:preis|pris|price)$/u;
/** A sum of a row is no price of one. */
const SUM = /^(?:total|sum|subtotal|summa|gesamt|somme|suma|importe|montant|betrag|amount)$/u;

/** What each member of an item asks for; null where one asks for what no list tells. */
export function rolesOf(items: Schema): ReadonlyMap<string, Role> | null {
  const members = isSchema(items.properties) ? Object.entries(items.properties) : [];
  const roles = new Map<string, Role>();
  for (const [name, schema] of members) {
    const role = isSchema(schema) ? roleOf(name, schema) : null;
    if (role === null) return null;
    roles.set(name, role);
  }
  const [things, counts, measures, prices] = (['thing', 'count', 'measure', 'price'] as const).map(
    (one) => [...roles.values()].filter((role) => role === one).length,
  );
  if (counts + measures > 1 || things > 1 || prices > 1 || counts + measures + prices === 0) return null;
  return things === 1 ? roles : withThing(roles);
}

/** A cloth is the thing where nothing else is; without one a size is. */
function withThing(roles: ReadonlyMap<string, Role>): ReadonlyMap<string, Role> | null {
  const [cloth, ...more] = [...roles].filter(([, role]) => role === 'cloth');
  if (cloth === undefined) return [...roles.values()].includes('size') ? roles : null;
  return more.length > 0 ? null : new Map([...roles, [cloth[0], 'thing']]);
}

function roleOf(name: string, schema: Schema): Role | null {
  if (Array.isArray(schema.enum) || typeOf(schema) === 'boolean') return 'own';
  const property = propertyIn(name, schema);
  const type = typeOf(schema);
  if (type === 'number' || type === 'integer') return ofNumber(property);
  if (type !== 'string' || schema.format !== undefined) return null;
  if (property.kind === 'colour' || property.kind === 'size') return property.kind;
  if (property.kind === 'fabric') return 'cloth';
  const isThing = property.words.length < 3 && property.words.every((word) => THINGS.has(word) || isPlain(word));
  return isThing || (property.kind === 'garment' && property.words.length === 1) ? 'thing' : null;
}

const isPlain = (word: string): boolean => propertyOf(word).kind === 'garment';

function ofNumber({ kind, words, unit }: Property): Role | null {
  if (words.some((word) => SUM.test(word))) return 'sum';
  if (unit?.dimension === 'length') return 'measure';
  if (kind === 'money' || unit?.currency === true || words.some((word) => PRICE.test(word))) return 'price';
  return kind === 'quantity' || (unit === null && words.some((word) => COUNTS.has(word))) ? 'count' : null;
}
