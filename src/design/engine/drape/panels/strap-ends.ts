import type { Stitch, StitchSide } from '../types.js';
import type { Place, Sheet } from './lay-out.js';

/** Tied in bows or about the neck they are none that go over a shoulder. */
export const isStrap = ({ shell: { role, piece } }: Sheet): boolean =>
  (role === 'strap' && /strap/i.test(piece.title)) || /^brace/i.test(piece.title);

export const isHeld = (panel: number, stitches: readonly Stitch[]): boolean =>
  stitches.some(({ a, b }) => a.panel !== b.panel && [a.panel, b.panel].includes(panel));

/** The two short edges of a strip. */
export const endsOf = ({ places }: Sheet): Place[] => places.toSorted((p, q) => p.length - q.length).slice(0, 2);

/** A whole edge of a strip, forwards along its outline. */
export function endOf(panel: number, { at, length, forward }: Place): StitchSide {
  const from_m = forward ? at : at - length;
  return { panel, from_m, to_m: from_m + length };
}
