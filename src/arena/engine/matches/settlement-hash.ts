import { createHash } from 'node:crypto';

export type Canonical =
  null | boolean | number | string | readonly Canonical[] | { readonly [key: string]: Canonical | undefined };

/** JSON with sorted keys and without absent members: equal values give equal text. @throws RangeError on NaN and infinities */
export function canonical(value: Canonical): string {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError(`not a JSON number: ${value}`);
  if (value === null || typeof value !== 'object') return JSON.stringify(Object.is(value, -0) ? 0 : value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const members = Object.entries(value as { [key: string]: Canonical | undefined }).filter(
    ([, member]) => member !== undefined,
  );
  members.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member as Canonical)}`).join(',')}}`;
}

/**
 * SHA-256, hex, of a match's record: one canonical line per decision, fill and price in execution order, each ended by
 * a line feed. A replay from seed and decision log gives the same hash.
 */
export function settlementHash(lines: Iterable<Canonical>): string {
  const hash = createHash('sha256');
  for (const line of lines) hash.update(`${canonical(line)}\n`);
  return hash.digest('hex');
}
