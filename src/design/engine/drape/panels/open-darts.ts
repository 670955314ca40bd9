import { distance } from '../../geometry/point.js';
import type { Stitch } from '../types.js';
import { common } from './known-stitches.js';
import type { Place, Sheet } from './lay-out.js';
import { pointOn } from './outline.js';

/** Legs differ by no more, and their mouth is no wider: shares of a leg. */
const [ALIKE, WIDEST] = [0.02, 0.25];
/** Metres; less in common is nothing */
const [SHORTEST, NOTHING] = [0.03, 0.008];

/**
 * Darts that open into a hem and that no seam names: two free edges alike that run to one point in the cloth. On a body
 * that needs none they lie on each other. A slit on the fold is one edge and its mirror image.
 */
export function openDarts(sheets: readonly Sheet[], known: readonly Stitch[]): Stitch[] {
  return sheets.flatMap((sheet, panel) => {
    const places = sheet.places.toSorted((p, q) => startOf(p) - startOf(q));
    return places.flatMap((one, i): Stitch[] => {
      const next = places[(i + 1) % places.length];
      if (!isDart(sheet, one, next)) return [];
      const a = { panel, from_m: startOf(one), to_m: startOf(one) + one.length };
      const b = { panel, from_m: startOf(next) + next.length, to_m: startOf(next) };
      const isFree = known.every((s) =>
        [s.a, s.b].every((side) => common(a, side) < NOTHING && common(b, side) < NOTHING),
      );
      return isFree ? [{ a, b, kind: 'dart', name: 'Dart' }] : [];
    });
  });
}

const startOf = ({ at, length, forward }: Place): number => (forward ? at : at - length);

/** At a dart's point the outline, which has the cloth to its left, turns back to the right. */
function isDart({ outline }: Sheet, one: Place, next: Place): boolean {
  if (one.edge === next.edge || one.length < SHORTEST || Math.abs(one.length / next.length - 1) > ALIKE) return false;
  const [p, tip, q] = [startOf(one), startOf(next), startOf(next) + next.length].map((at) => pointOn(outline, at));
  const mouth = distance(p, q);
  const turn = (tip.x - p.x) * (q.y - tip.y) - (tip.y - p.y) * (q.x - tip.x);
  return turn < NOTHING * one.length && mouth < WIDEST * one.length;
}
