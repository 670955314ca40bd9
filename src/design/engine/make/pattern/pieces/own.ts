import { boxOf } from '../../../geometry/box.js';
import { loopOps } from '../../../geometry/path.js';
import type { Point } from '../../../geometry/point.js';
import type { Piece, PieceCut } from './piece.js';

/** Pieces that the library's designs lack, drafted here. mm throughout. */

const cut = (count: number, material = 'fabric', mirrored = false): PieceCut => ({
  material,
  count,
  mirrored,
  on_bias: false,
});

function piece(id: string, title: string, corners: Point[], allowed: Point[], cuts: PieceCut[]): Piece {
  const loop = [...corners, corners[0]];
  const box = boxOf(corners);
  const x = (box.minX + box.maxX) / 2;
  const inset = (box.maxY - box.minY) * 0.15;
  return {
    id,
    title,
    cuts,
    on_fold: false,
    loop,
    closed: true,
    cutLoop: [...allowed, allowed[0]],
    outlineOps: loopOps(loop),
    allowance: [],
    lines: [],
    fold: null,
    grain: [
      { x, y: box.maxY - inset },
      { x, y: box.minY + inset },
    ],
    marks: [],
    points: Object.fromEntries(corners.map((p, i) => [`corner${i}`, p])),
  };
}

/** A rectangle, long side along the grain. */
export function strip(
  id: string,
  title: string,
  width: number,
  length: number,
  sa: number,
  cuts: PieceCut[] = [cut(1)],
): Piece {
  const corners = rectangle(0, 0, width, length);
  return piece(id, title, corners, rectangle(-sa, -sa, width + sa, length + sa), cuts);
}

const rectangle = (x0: number, y0: number, x1: number, y1: number): Point[] => [
  { x: x0, y: y0 },
  { x: x1, y: y0 },
  { x: x1, y: y1 },
  { x: x0, y: y1 },
];

/** A patch pocket with a pointed lower edge and a turned-down top (25 mm). */
export function patchPocket(id: string, title: string, width: number, height: number, sa: number, count = 1): Piece {
  const point = width * 0.16;
  const corners: Point[] = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height - point },
    { x: width / 2, y: height },
    { x: 0, y: height - point },
  ];
  const allowed: Point[] = [
    { x: -sa, y: -25 - sa },
    { x: width + sa, y: -25 - sa },
    { x: width + sa, y: height - point + sa * 0.6 },
    { x: width / 2, y: height + sa * 1.2 },
    { x: -sa, y: height - point + sa * 0.6 },
  ];
  const made = piece(id, title, corners, allowed, [cut(count, 'fabric', count > 1)]);
  made.lines.push({
    ops: [
      { type: 'move', to: { x: 0, y: 0 } },
      { type: 'line', to: { x: width, y: 0 } },
    ],
    style: 'dotted',
  });
  return made;
}
