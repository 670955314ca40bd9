import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Reading } from '../reading.js';
import type { Schema } from '../schema.js';
import { countedIn, isArticle, type Listed } from './counted.js';
import { type Headed, headedIn } from './headed.js';
import { measuredThings } from './measured.js';
import { ofPriced } from './of-priced.js';
import { type Parts, partsOf } from './parts.js';
import { pricedIn } from './priced.js';
import { type Role, rolesOf } from './roles.js';
import type { ToldRow } from './told-row.js';
import { tradesIn } from './trades.js';

export { thingsNeeded } from './things-needed.js';

const SIZE = /^(?:[2-6]?X{0,3}[SL]|M|\d{2,3})$/u;

/**
 * The rows of a list of counted things; none where the text has no such list, null where it has one of which not all can be told,
 * for then a part of it would be a wrong answer.
 */
export function listedRows(items: Schema, reading: Reading, scope: Span): ToldRow[] | null {
  const measured = measuredThings(items, reading, scope);
  if (measured?.length !== 0) return measured;
  const trades = tradesIn(items, reading, scope);
  const roles = trades.length > 0 ? null : rolesOf(items);
  if (roles === null) return trades;
  const asked = new Set(roles.values());
  const priced = asked.has('price') && asked.has('thing') ? ofPriced(pricedIn(reading.text, scope), roles, items) : [];
  if (priced.length > 0) return priced;
  if (asked.has('measure') || asked.has('sum')) return [];
  const listed = asked.has('thing') ? countedIn(reading, scope) : [];
  if (listed === null) return null;
  const counted = ofCounted(listed, roles, reading);
  if (counted.length > 0) return counted;
  const headed = headedIn(reading, scope);
  return headed && ofHeaded(headed, roles);
}

function ofCounted(rows: readonly Listed[], roles: ReadonlyMap<string, Role>, reading: Reading): ToldRow[] {
  const parts = rows.map((row) => partsOf(row, reading));
  if (!parts.every((one) => one !== null) || !isEven(parts) || parts.length === 0) return [];
  if (rows.some(({ count }, i) => isArticle(count) && !parts[i].isKnown)) return [];
  const hasColour = [...roles.values()].includes('colour');
  return rows.map((row, i) => ({ scope: row, told: saidBy(row, parts[i], roles, hasColour) }));
}

/** A price or a size that only some have may be that of all. */
const isEven = (parts: readonly Parts[]): boolean => {
  const priced = parts.filter(({ price }) => price !== null).length;
  return priced === 0 || priced === parts.length;
};

function saidBy(
  { count }: Listed,
  { thing, bare, size, price }: Parts,
  roles: ReadonlyMap<string, Role>,
  hasColour: boolean,
): ReadonlyMap<string, Grounded | null> {
  const name = hasColour && bare !== '' ? bare : thing;
  const by: Readonly<Partial<Record<Role, Grounded | null>>> = {
    thing: fromText(name, name),
    count: { ...fromText(Number(count.value), count.text), at: count.start },
    size: size && fromText(String(size.value), size.text),
    price: price && { ...fromText(Number(price.value), price.text), at: price.start },
  };
  return new Map([...roles].flatMap(([member, role]) => (by[role] === undefined ? [] : [[member, by[role]]])));
}

function ofHeaded(rows: readonly Headed[], roles: ReadonlyMap<string, Role>): ToldRow[] {
  const asked = [...roles.values()];
  if (!asked.includes('count')) return [];
  const head = asked.includes('thing') ? 'thing' : 'size';
  if (asked.length !== 2 || !asked.includes(head)) return [];
  const areSizes = rows.every((row) => SIZE.test(row.head));
  if (rows.length === 0 || areSizes !== (head === 'size')) return [];
  return rows.map(({ head: said, count, start, end }) => ({
    scope: { start, end },
    told: new Map(
      [...roles].map(([member, role]): [string, Grounded] => [
        member,
        role === 'count' ? { ...fromText(Number(count.value), count.text), at: count.start } : fromText(said, said),
      ]),
    ),
  }));
}
