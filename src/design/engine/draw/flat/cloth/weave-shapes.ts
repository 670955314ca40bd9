import type { Op } from '../../../geometry/path.js';
import { type Point, radians } from '../../../geometry/point.js';
import type { Box } from '../../../geometry/box.js';
import { inside } from '../pen/clip.js';
import { line } from '../pen/paths.js';

/** Lines and small shapes cut to a piece, cm. */

export const row = (outline: readonly Point[], a: Point, b: Point): Op[] =>
  inside(outline, a, b).flatMap(([p, q]) => line(p, q));

/** The part of a piece below a height. */
export const below = (outline: readonly Point[], cut: number): Point[] =>
  outline.flatMap((p, i) => {
    const q = outline[(i + 1) % outline.length];
    const t = (cut - p.y) / (q.y - p.y || 1);
    const cross = p.y < cut !== q.y < cut ? [{ x: p.x + (q.x - p.x) * t, y: cut }] : [];
    return [...(p.y >= cut ? [p] : []), ...cross];
  });

/** Parallel lines through a piece. @param angle degrees, 0 level @param gaps distances repeated between lines, cm */
export function hatch(outline: readonly Point[], box: Box, angle: number, gaps: readonly number[], start = 0): Op[] {
  const rad = radians(angle);
  const [ux, uy] = [Math.cos(rad), Math.sin(rad)];
  const corners = [box.minX, box.maxX].flatMap((x) => [box.minY, box.maxY].map((y) => ({ x, y })));
  const across = corners.map((c) => -c.x * uy + c.y * ux);
  const along = corners.map((c) => c.x * ux + c.y * uy);
  const [from, to] = [Math.min(...along) - 1, Math.max(...along) + 1];
  const total = gaps.reduce((s, g) => s + g, 0);
  const ops: Op[] = [];
  let d = Math.floor((Math.min(...across) - start) / total) * total + start;
  for (let i = 0; d < Math.max(...across); d += gaps[i++ % gaps.length]) {
    const at = (t: number): Point => ({ x: t * ux - d * uy, y: t * uy + d * ux });
    ops.push(...row(outline, at(from), at(to)));
  }
  return ops;
}

/** A shape set at a staggered grid, where it lies wholly inside. */
export function strew(
  outline: readonly Point[],
  box: Box,
  step: number,
  size: number,
  shape: (at: Point, i: number) => Op[],
): Op[] {
  const ops: Op[] = [];
  let i = 0;
  const spans = (y: number): [number, number][] =>
    inside(outline, { x: box.minX - 1, y }, { x: box.maxX + 1, y }).map(([p, q]) => [p.x, q.x]);
  for (let r = Math.floor(box.minY / step); r * step < box.maxY; r++) {
    const y = (r + 0.5) * step;
    const [above, level, below] = [spans(y - size * 0.85), spans(y), spans(y + size * 0.85)];
    const holds = (list: readonly [number, number][], from: number, to: number): boolean =>
      list.some(([a, b]) => a <= from && b >= to);
    for (let c = Math.floor(box.minX / step); c * step < box.maxX; c++) {
      const x = (c + (r % 2 === 0 ? 0.25 : 0.75)) * step;
      const [near, far] = [x - size * 0.5, x + size * 0.5];
      if (holds(level, x - size, x + size) && holds(above, near, far) && holds(below, near, far))
        ops.push(...shape({ x, y }, i++));
    }
  }
  return ops;
}

export const poly = (at: Point, corners: readonly (readonly [number, number])[], k = 1, turn = 0): Op[] => {
  const rad = radians(turn);
  const points = corners.map(([x, y]) => ({
    x: at.x + k * (x * Math.cos(rad) - y * Math.sin(rad)),
    y: at.y + k * (x * Math.sin(rad) + y * Math.cos(rad)),
  }));
  return [...line(...points), { type: 'close' }];
};
export const round = (at: Point, r: number, rx = 1): Op[] => {
  const k = 0.5523 * r;
  const p = (x: number, y: number): Point => ({ x: at.x + x * rx, y: at.y + y });
  const c = (a: Point, b: Point, to: Point): Op => ({ type: 'curve', cp1: a, cp2: b, to });
  return [
    { type: 'move', to: p(0, -r) },
    c(p(k, -r), p(r, -k), p(r, 0)),
    c(p(r, k), p(k, r), p(0, r)),
    c(p(-k, r), p(-r, k), p(-r, 0)),
    c(p(-r, -k), p(-k, -r), p(0, -r)),
    { type: 'close' },
  ];
};
export const flower = (at: Point, r: number, turn = 0): Op[] => [
  ...[0, 72, 144, 216, 288].flatMap((a) => {
    const t = radians(a + turn);
    return round({ x: at.x + Math.cos(t) * r * 0.62, y: at.y + Math.sin(t) * r * 0.62 }, r * 0.38);
  }),
  ...round(at, r * 0.24),
];
export const leafy = (at: Point, r: number, turn: number): Op[] => [
  ...poly(
    at,
    [
      [0, -1],
      [0.45, -0.3],
      [0.3, 0.5],
      [0, 1],
      [-0.3, 0.5],
      [-0.45, -0.3],
    ],
    r,
    turn,
  ),
  ...poly(
    at,
    [
      [0, -1],
      [0, 1],
    ],
    r,
    turn,
  ).slice(0, 2),
];
export const starry = (at: Point, r: number): Op[] =>
  poly(
    at,
    Array.from({ length: 10 }, (_, i) => {
      const q = i % 2 === 0 ? 1 : 0.42;
      return [Math.sin(i * 0.628) * q, -Math.cos(i * 0.628) * q] as const;
    }),
    r,
  );
export const hearty = (at: Point, r: number): Op[] =>
  poly(
    at,
    [
      [0, 0.9],
      [-0.9, 0],
      [-0.8, -0.6],
      [-0.4, -0.75],
      [0, -0.35],
      [0.4, -0.75],
      [0.8, -0.6],
      [0.9, 0],
    ],
    r,
  );
export const blob = (at: Point, r: number, i: number): Op[] =>
  poly(
    at,
    [
      [0, -0.9],
      [0.8, -0.5],
      [1, 0.3],
      [0.3, 0.8],
      [-0.5, 0.6],
      [-1, 0.1],
      [-0.6, -0.6],
    ],
    r,
    i * 51,
  );
export const zigzag = (outline: readonly Point[], box: Box, step: number, height: number): Op[] => {
  const ops: Op[] = [];
  for (let y = Math.floor(box.minY / step) * step; y < box.maxY + height; y += step)
    for (let i = Math.floor(box.minX / height), x = i * height; x < box.maxX; x += height, i++)
      ops.push(
        ...row(outline, { x, y: y + (i % 2 === 0 ? 0 : height) }, { x: x + height, y: y + (i % 2 === 0 ? height : 0) }),
      );
  return ops;
};
