import { fromText, type Grounded } from '../grounded.js';
import { isSchema, type Schema } from '../schema.js';
import type { Priced } from './priced.js';
import type { Role } from './roles.js';
import type { ToldRow } from './told-row.js';

const LENGTH = /^m/u;
const PIECES = /^(?:|x|×|st|pcs?|stk|stück|pi[eè].*|uds?)$/u;

/** What lines with prices say by the names of an item's members; none where a measure is asked for that is not told. */
export function ofPriced(rows: readonly Priced[], roles: ReadonlyMap<string, Role>, items: Schema): ToldRow[] {
  const asked = [...roles.values()];
  const hasUnit = asked.includes('own');
  const isEven = new Set(rows.map(({ unit }) => PIECES.test(unit))).size === 1;
  if (asked.includes('measure') && !rows.every(({ unit }) => LENGTH.test(unit))) return [];
  if (asked.includes('count') && !hasUnit && !isEven) return [];
  if (asked.includes('size') || asked.includes('colour')) return [];
  if (asked.includes('sum') && rows.some(({ sum }) => sum === null)) return [];
  return rows.map((row) => ({
    scope: row,
    told: new Map([...roles].flatMap(([name, role]) => valueOf(row, name, role, items))),
  }));
}

function valueOf(
  { thing, count, price, sum, unit }: Priced,
  name: string,
  role: Role,
  { properties }: Schema,
): [string, Grounded][] {
  const schema = isSchema(properties) ? properties[name] : undefined;
  if (role === 'own' && isSchema(schema) && Array.isArray(schema.enum) && schema.enum.includes(unit))
    return [[name, fromText(unit, unit)]];

  const values: Partial<Record<Role, string | number | null>> = { thing, count, measure: count, price, sum };
  const value = values[role];
  return value === undefined || value === null ? [] : [[name, fromText(value, String(value))]];
}
