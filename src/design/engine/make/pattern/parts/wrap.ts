import { flatten, loopOps } from '../../../geometry/path.js';
import { lerp, type Point } from '../../../geometry/point.js';
import { close } from '../pieces/loops.js';
import { offsetLoop } from '../pieces/offset.js';
import { cut, rectangle } from '../pieces/panel.js';
import type { Piece, PieceCut } from '../pieces/piece.js';
import type { Alteration } from '../recipe.js';
import { edgeOf } from './edges.js';

/** How far each wrapped front passes the centre at the waist, mm. */
export const WRAP_MM = 90;

/** The front on the fold becomes two fronts that cross: the neck runs straight from the shoulder over the centre. */
export function wrapFronts(id: string): Alteration {
  return (pieces, _, sa) => pieces.map((p) => (p.id === id ? wrapped(p, sa) : p));
}

function wrapped(piece: Piece, sa: number): Piece {
  const { hps, cfHem } = piece.points;
  const kept = edgeOf(piece, 'hps', 'cfHem', 'sideHem');
  if (!hps || !cfHem || !kept) return piece;
  const neck = hps;
  const end = { x: cfHem.x - WRAP_MM, y: cfHem.y };
  const edge = flatten([
    { type: 'move', to: end },
    { type: 'curve', cp1: lerp(end, neck, 0.35), cp2: inwardOf(lerp(end, neck, 0.75), 14), to: neck },
  ])[0];
  const loop = close([neck, ...kept.slice(1), end, ...edge.slice(1, -1)]);
  const cuts = piece.cuts.map((c): PieceCut => ({ ...c, count: c.count * 2, mirrored: true }));
  const { x, y } = { x: Math.max(20, cfHem.x + 20), y: cfHem.y };
  return {
    ...piece,
    cuts,
    on_fold: false,
    fold: null,
    loop,
    cutLoop: offsetLoop(loop, () => sa),
    outlineOps: loopOps(loop),
    allowance: [],
    grain: [
      { x, y: y - 30 },
      { x, y: y * 0.6 },
    ],
    lines: [
      ...piece.lines,
      {
        ops: [
          { type: 'move', to: { x: cfHem.x, y: y - 4 } },
          { type: 'line', to: { x: cfHem.x, y: y * 0.55 } },
        ],
        style: 'dashed',
      },
    ],
    points: { ...piece.points, cfNeck: end, wrapEnd: end },
  };
}

const inwardOf = (p: Point, by: number): Point => ({ x: p.x + by, y: p.y + by });

/** Two belts that tie the wrap. */
export const wrapTies = (waist: number, sa: number): Piece =>
  rectangle({
    id: 'own.ties',
    title: 'Tie (folded lengthwise)',
    width: 70,
    length: Math.round(waist * 0.85),
    cuts: [cut(2)],
    sa,
  });
