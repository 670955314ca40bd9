import { flatten } from '../../../geometry/path.js';
import { lengthOf } from '../../../geometry/polyline.js';
import type { Point } from '../../../geometry/point.js';
import { runLength } from '../checks.js';
import { cut, panel } from '../pieces/panel.js';
import type { Piece, Run } from '../pieces/piece.js';
import type { Body } from '../recipe.js';
import { BACK, FRONT, girthShare } from './stretch-body.js';

const at = (x: number, y: number): Point => ({ x, y });
const ARMHOLES: Run[] = [FRONT, BACK].map((piece) => ({ piece, from: 'armhole', to: 'shoulder' }));
/** Height of the cap as a share of its half width, least and most; between them its edge meets the armhole. */
const CAP = { least: 0.1, most: 1.9 } as const;
const WRIST = 1.1;
const HAND = 1.25;

/** Half of the cap from the underarm to its top. */
const capOf = (half: number, high: number) => ({
  from: at(half, high),
  cp1: at(half * 0.62, high * 0.95),
  cp2: at(half * 0.5, 0),
  to: at(0, 0),
});

function capLength(half: number, high: number): number {
  const { from, cp1, cp2, to } = capOf(half, high);
  const [line = []] = flatten([
    { type: 'move', to: from },
    { type: 'curve', cp1, cp2, to },
  ]);
  return lengthOf(line);
}

/** The height at which the cap is as long as the armhole; the edge grows with the height. */
function capHeight(half: number, edge: number): number {
  let [low, high] = [half * CAP.least, half * CAP.most];
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (capLength(half, middle) < edge) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * A close sleeve for the stretch body, its cap as long as the armholes together, without ease: the cloth gives.
 * @param length from the shoulder point, mm
 */
export function stretchSleeve(
  pieces: readonly Piece[],
  body: Body,
  stretch: number,
  length: number,
  sa: number,
): Piece {
  const half = (body.biceps * girthShare(stretch) * ARM_EASE) / 2;
  const armhole = ARMHOLES.reduce((sum, run) => sum + (runLength(pieces, run) ?? 0), 0);
  const high = capHeight(half, armhole / 2);
  const wrist = Math.max(body.wrist * WRIST, (body.wrist * HAND) / (1 + stretch)) / 2;
  const full = body.shoulderToWrist;
  const end = half + (wrist - half) * Math.max(0, Math.min(1, (length - high) / (full - high)));
  const { cp1, cp2 } = capOf(half, high);
  return panel({
    id: 'own.sleeve',
    title: 'Sleeve',
    start: { name: 'capTop', at: at(0, 0) },
    edges: [
      { name: 'bicepsRight', to: at(half, high), cp1: cp2, cp2: cp1 },
      { name: 'hemRight', to: at(end, Math.max(length, high + 25)) },
      { name: 'hemLeft', to: at(-end, Math.max(length, high + 25)), finish: 'hem' },
      { name: 'bicepsLeft', to: at(-half, high) },
      { name: 'capTop', to: at(0, 0), cp1: at(-cp1.x, cp1.y), cp2: at(-cp2.x, cp2.y) },
    ],
    cuts: [cut(2)],
    sa,
    hem: 20,
    seams: [
      {
        name: 'Sleeve to armhole',
        a: [{ piece: 'own.sleeve', from: 'bicepsLeft', to: 'bicepsRight', via: 'capTop' }],
        b: ARMHOLES,
      },
      {
        name: 'Sleeve underarm',
        a: [{ piece: 'own.sleeve', from: 'bicepsLeft', to: 'hemLeft' }],
        b: [{ piece: 'own.sleeve', from: 'bicepsRight', to: 'hemRight' }],
      },
    ],
  });
}

/** An arm bends: its sleeve is taken in by half as much as the body. */
const ARM_EASE = 1.05;
