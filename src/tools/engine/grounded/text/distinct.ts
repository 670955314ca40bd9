import { type Grounded, fromText } from '../grounded.js';
import type { Mention } from '../mention.js';
import { unitNamed } from '../units.js';

/** Days and times are one thing only; a person or a place may be called by several names. */
export const ofMention = ({ kind, text, start }: Mention, value: unknown): Grounded => ({
  ...fromText(value, text),
  ...(kind === 'date' || kind === 'time' ? { at: start } : {}),
});

export const currencies = (mentions: readonly Mention[]): Grounded[] =>
  distinct(mentions.flatMap(({ unit, text }) => (unitNamed(unit)?.currency ? [fromText(unit, text)] : [])));

export function distinct(found: readonly Grounded[]): Grounded[] {
  const seen = new Set<string>();
  return found.filter(({ value }) => {
    const key = String(value).toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}
