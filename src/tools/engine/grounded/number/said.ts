import { type Grounded, fromText } from '../grounded.js';
import type { Mention } from '../mention.js';
import { type Unit, converted, unitNamed } from '../units.js';

export function inUnit(number: Mention, unit: Unit | null): Grounded | null {
  const own = unitNamed(number.unit);
  if (!unit || !own || own.unit === unit.unit) return said(number, number.value as number);
  const value = converted(number.value as number, own, unit);
  return value === null ? null : { value, source: 'conversion', quote: number.text, at: number.start };
}

export const said = ({ text, start }: Mention, value: number): Grounded => ({ ...fromText(value, text), at: start });

export const only = (found: readonly Grounded[]): Grounded | null =>
  new Set(found.map(({ value }) => value)).size === 1 ? found[0] : null;
