import { readUnits, says } from '../read/words/units.js';
import type { Step } from './relative.js';
import type { Span } from './types.js';

/** A detail or a print that a size is said of. */
export interface Sized {
  of: 'details' | 'print';
  span: Span;
}

/** Where the clause around a step begins and ends. */
function clauseAround(text: string, [start, end]: Span): Span {
  const before = /(?:[^.;:!?,\n]*)$/u.exec(text.slice(0, start))?.[0] ?? '';
  const after = /^[^.;:!?,\n]*/u.exec(text.slice(end))?.[0] ?? '';
  return [start - before.length, end + after.length];
}

/** "A bigger bow", "make the stripes smaller": said of that, not of the garment; null where it is the garment's own size. */
export function sizedBy(text: string, step: Step): Sized | null {
  if (step.scale !== 'big' || step.target !== 'garment') return null;
  const [from, to] = clauseAround(text, step.span);
  const thing = readUnits(text.slice(from, to)).units.find(
    (unit) => unit.lexeme?.garment === null && (says(unit, 'details') || says(unit, 'print')),
  );
  return thing
    ? { of: says(thing, 'print') ? 'print' : 'details', span: [from + thing.start, from + thing.end] }
    : null;
}
