import type { Grounded } from '../grounded.js';
import type { Property } from '../property.js';

/** "Style: wrap dress": what a line files whole is told whole. */
export function asLabelled(told: Grounded, { kind }: Property, text: string): Grounded {
  const { value, quote } = told;
  if (kind !== 'garment' || typeof value !== 'string' || quote === undefined || value === quote) return told;
  const at = quote.endsWith(value) ? text.indexOf(quote) : -1;
  const isLine =
    at >= 0 && /:[ \t]*$/u.test(text.slice(0, at)) && /^[ \t.]*(?:\n|$)/u.test(text.slice(at + quote.length));
  return isLine ? { ...told, value: quote } : told;
}
