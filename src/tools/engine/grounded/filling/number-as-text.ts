import { type Span, stemIn } from '../clause.js';
import type { Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { thingsIn } from '../things.js';

/** Whether a number may be a text: a name that speaks of no measure takes the one that stands right after it. */
export function isSaidToBe({ kind, unit, weakKind, labels }: Property, { at }: Grounded, text: string): boolean {
  if (kind !== null || unit !== null || weakKind !== null || at === undefined || labels.length === 0) return true;
  const before = /(?<!\p{L})(\p{L}{1,30})\s?(?::|=|is|was|är|ist|est|es|no\.?|nr\.?|#)?\s?$/iu.exec(
    text.slice(Math.max(0, at - 40), at),
  );
  const word = before?.[1] ?? '';
  return labels.some((stems) => stemIn(word, { start: 0, end: word.length }, stems, 0) >= 0);
}

/** "Receipt: 3 pairs of socks": what counts something is no number of a receipt. */
export const isCountAsCode = ({ weakKind }: Property, { at }: Grounded, reading: Reading, scope: Span): boolean =>
  weakKind === 'code' && at !== undefined && thingsIn(reading, scope).some(({ start }) => start === at);

export function numeric(grounded: Grounded | null): Grounded | null {
  return grounded && typeof grounded.value === 'number' ? grounded : null;
}
