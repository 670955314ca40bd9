import { distance, lerp, type Point } from '../../geometry/point.js';
import { crossing, lengthOf, slice } from '../../geometry/polyline.js';
import type { Piece } from '../../make/pattern/pieces/piece.js';
import { added, later, partsOf, reshaped, sooner, type Part } from './reshaped.js';
import type { ShellPiece } from './shell.js';

/** Edges along which the upper front lies on the lower one: from the waist to its dart, and from there to the centre. */
export const UNDER = { low: 'under-low', high: 'under-high' } as const;

/** Ends of edges meet within, mm. */
const MEETS = 0.5;

/** What is seen of the lower front beside the upper one's edge: where that crosses the dart at the waist it goes on beyond it, as the dart is closed. */
export function bodiceBeneath(shell: ShellPiece): ShellPiece {
  const { piece } = shell;
  const { wrapEnd, cfHem } = piece.points;
  const parts = partsOf(shell);
  const free = parts.findIndex(({ line }) => distance(line[0], wrapEnd) < MEETS);
  const rim = rimOf(piece, parts[free].line);
  const neck = later(parts[free], lengthOf(rim));
  const before = [...parts.slice(free + 1), ...parts.slice(0, free)];
  return reshaped(shell, [...upTo(2 * Math.abs(wrapEnd.x - cfHem.x), before, rim, piece), neck]);
}

/** The upper front's edge on the lower one, from the waist to where both cross at the centre. */
function rimOf({ points }: Piece, edge: readonly Point[]): Point[] {
  const centre = points.cfHem.x;
  const line = edge.map(({ x, y }) => ({ x: 2 * centre - x, y }));
  const k = line.findIndex(({ x }) => (x - centre) * (line[0].x - centre) <= 0);
  const [p, q] = [line[k - 1], line[k]];
  return [...line.slice(0, k), lerp(p, q, (centre - p.x) / (q.x - p.x))];
}

/** The lower front's edges up to its own neckline. @param gone mm of its waist that the upper front covers @param before in their order, the last of them the waist's from the dart to its end */
function upTo(gone: number, before: readonly Part[], rim: Point[], piece: Piece): Part[] {
  const [outer, right, left, inner] = before.slice(-4);
  const beyond = gone - lengthOf(inner.line);
  if (beyond <= 0) return [...before.slice(0, -1), sooner(inner, -beyond), added(piece, UNDER.low, rim)];
  const [along, kept] = crossed(rim, left.line);
  const waist = sooner(outer, lengthOf(outer.line) - beyond);
  const dart = later(right, lengthOf(right.line) - kept);
  const low = [waist.line[waist.line.length - 1], dart.line[0]];
  const high = slice(rim, along / lengthOf(rim), 1);
  return [
    ...before.slice(0, -4),
    waist,
    added(piece, UNDER.low, low),
    dart,
    sooner(left, kept),
    added(piece, UNDER.high, high),
  ];
}

/** How far along each of two lines they cross; where they do not, at the first one's start and the other's end. */
function crossed(one: readonly Point[], other: readonly Point[]): [number, number] {
  for (let i = 1; i < one.length; i++)
    for (let k = 1; k < other.length; k++) {
      const at = crossing(one[i - 1], one[i], other[k - 1], other[k]);
      if (at)
        return [
          lengthOf(one.slice(0, i)) + distance(one[i - 1], at),
          lengthOf(other.slice(0, k)) + distance(other[k - 1], at),
        ];
    }
  return [0, lengthOf(other)];
}
