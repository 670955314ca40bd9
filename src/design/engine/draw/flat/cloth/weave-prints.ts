import type { Op } from '../../../geometry/path.js';
import { type Point, xy } from '../../../geometry/point.js';
import type { Box } from '../../../geometry/box.js';
import type { Print } from '../../../garments/spec.js';
import { line } from '../pen/paths.js';
import { blob, flower, hatch, hearty, leafy, poly, round, row, starry, strew, zigzag } from './weave-shapes.js';

/** How a print or a cloth is hinted at on a flat: thin lines or small shapes, cut to each piece. All sizes in cm. */
export interface Hint {
  ops: Op[];
  /** stroke colour, or fill for `solid` */
  colour: string;
  solid: boolean;
  width: number;
}

export interface Inks {
  a: string;
  b: string;
  /** Light tint of a second cloth. */
  block?: string;
}

/** Hints for one piece, given its outline. */
export type Weave = (outline: readonly Point[]) => Hint[];

export type Maker = (outline: readonly Point[], box: Box, inks: Inks) => Hint[];

export const thin = (ops: Op[], colour: string, width = 0.8): Hint => ({ ops, colour, solid: false, width });
export const filled = (ops: Op[], colour: string): Hint => ({ ops, colour, solid: true, width: 0 });
export const grid =
  (gaps: readonly number[], width: number): Maker =>
  (o, b, { a }) => [thin(hatch(o, b, 0, gaps), a, width), thin(hatch(o, b, 90, gaps), a, width)];
export const dots =
  (step: number, r: number): Maker =>
  (o, b, { a }) => [
    filled(
      strew(o, b, step, r, (at) => round(at, r)),
      a,
    ),
  ];
export const spots =
  (step: number, r: number): Maker =>
  (o, b, { a, b: second }) => [
    filled(
      strew(o, b, step, r, (at, i) => blob(at, r, i)),
      a,
    ),
    filled(
      strew(o, b, step, r, (at, i) => blob(at, r * 0.5, i)),
      second,
    ),
  ];
export const shapes =
  (step: number, r: number, shape: (at: Point, r: number, i: number) => Op[]): Maker =>
  (o, b, { a }) => [
    thin(
      strew(o, b, step, r, (at, i) => shape(at, r, i)),
      a,
    ),
  ];
export const garden =
  (step: number, r: number): Maker =>
  (o, b, { a }) => [
    thin(
      strew(o, b, step, r, (at, i) =>
        i % 3 === 2 ? leafy(at, r * 0.8, i * 40) : flower(at, r * (0.75 + 0.25 * (i % 2)), i * 31),
      ),
      a,
    ),
  ];

export const PRINTS: Readonly<Partial<Record<Print, Maker>>> = {
  stripes: (o, b, { a }) => [thin(hatch(o, b, 0, [2.4]), a, 2.2)],
  breton: (o, b, { a }) => [thin(hatch(o, b, 0, [2.6]), a, 2)],
  'vertical-stripes': (o, b, { a }) => [thin(hatch(o, b, 90, [2.4]), a, 2.2)],
  pinstripe: (o, b, { a }) => [thin(hatch(o, b, 90, [2]), a, 0.6)],
  checks: grid([3], 1.6),
  gingham: (o, b, { a }) => [thin(hatch(o, b, 0, [2]), a, 2.6), thin(hatch(o, b, 90, [2]), a, 2.6)],
  plaid: grid([1, 5], 1.3),
  tartan: (o, b, { a, b: second }) => [
    thin(hatch(o, b, 0, [0.8, 0.8, 5]), a, 1.4),
    thin(hatch(o, b, 90, [0.8, 0.8, 5]), a, 1.4),
    thin(hatch(o, b, 0, [6.6], 4), second, 0.8),
    thin(hatch(o, b, 90, [6.6], 4), second, 0.8),
  ],
  houndstooth: (o, b, { a }) => [
    filled(
      strew(o, b, 2.6, 0.9, (at) =>
        poly(
          at,
          [
            [-0.5, -0.5],
            [0.5, -0.5],
            [1, -1],
            [1, -0.2],
            [0.5, 0.3],
            [0.5, 0.5],
            [0, 1],
            [-0.6, 1],
            [-0.1, 0.5],
            [-0.5, 0.5],
          ],
          0.9,
        ),
      ),
      a,
    ),
  ],
  herringbone: (o, b, { a }) => [thin(zigzag(o, b, 1.2, 1.6), a, 0.6)],
  chevron: (o, b, { a }) => [thin(zigzag(o, b, 4, 3), a, 1.6)],
  argyle: (o, b, { a, b: second }) => [
    thin(hatch(o, b, 60, [5]), a, 1),
    thin(hatch(o, b, -60, [5]), a, 1),
    thin(hatch(o, b, 60, [5], 2.5), second, 0.5),
    thin(hatch(o, b, -60, [5], 2.5), second, 0.5),
  ],
  'polka-dots': dots(4, 0.8),
  floral: garden(7.5, 2.3),
  ditsy: garden(5, 1.2),
  botanical: shapes(7, 2.2, (at, r, i) => leafy(at, r, i * 47)),
  tropical: shapes(10, 3.4, (at, r, i) => [...leafy(at, r, i * 63), ...leafy(at, r * 0.7, i * 63 + 60)]),
  toile: garden(10, 3),
  paisley: shapes(8, 2.4, (at, r, i) => [
    ...poly(
      at,
      [
        [0, -1.1],
        [0.7, -0.5],
        [0.8, 0.3],
        [0.2, 0.9],
        [-0.5, 0.6],
        [-0.6, -0.1],
        [-0.1, -0.3],
        [0.1, -0.7],
      ],
      r,
      i * 70,
    ),
    ...round(at, r * 0.25),
  ]),
  animal: spots(4.6, 1.2),
  leopard: spots(4.6, 1.3),
  cheetah: dots(3, 0.6),
  giraffe: shapes(6, 2.5, (at, r, i) => blob(at, r, i)),
  crocodile: shapes(3, 1.2, (at, r) =>
    poly(
      at,
      [
        [-1, -0.7],
        [1, -0.7],
        [0.9, 0.7],
        [-0.9, 0.7],
      ],
      r,
    ),
  ),
  snake: shapes(2.6, 1, (at, r) =>
    poly(
      at,
      [
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
      ],
      r,
    ),
  ),
  zebra: (o, b, { a }) => [thin(zigzag(o, b, 3, 1.5), a, 2.4)],
  peacock: shapes(6, 2.2, (at, r) => [...round(at, r), ...round(at, r * 0.55), ...round(at, r * 0.2)]),
  camouflage: (o, b, { a, b: second }) => [
    filled(
      strew(o, b, 6.4, 2.4, (at, i) => blob(xy(at.x + (i % 3), at.y + (i % 2)), 2 + 0.5 * (i % 3), i)),
      second,
    ),
    thin(
      strew(o, b, 5.2, 2.6, (at, i) => blob(xy(at.x - (i % 2), at.y + (i % 3) * 0.6), 2.1 + 0.6 * (i % 2), i + 3)),
      a,
    ),
  ],
  abstract: shapes(9, 3, (at, r, i) => blob(at, r * (0.7 + 0.3 * (i % 2)), i)),
  geometric: shapes(6, 2, (at, r, i) =>
    i % 2 === 0
      ? poly(
          at,
          [
            [0, -1],
            [0.9, 0.6],
            [-0.9, 0.6],
          ],
          r,
        )
      : round(at, r * 0.7),
  ),
  'tie-dye': shapes(18, 6, (at, r) => [0.35, 0.65, 1].flatMap((k) => round(at, r * k))),
  batik: shapes(7, 2.2, (at, r) => [...round(at, r * 0.4), ...starry(at, r)]),
  ikat: shapes(7, 2.6, (at, r) =>
    [1, 0.6, 0.25].flatMap((k) =>
      poly(
        at,
        [
          [0, -1],
          [0.7, 0],
          [0, 1],
          [-0.7, 0],
        ],
        r * k,
      ),
    ),
  ),
  'fair-isle': (o, b, { a }) => [
    thin(hatch(o, b, 0, [1.2, 6]), a, 1),
    filled(
      strew(o, b, 3.6, 1, (at) =>
        poly(
          at,
          [
            [0, -1],
            [1, 0],
            [0, 1],
            [-1, 0],
          ],
          0.9,
        ),
      ),
      a,
    ),
  ],
  stars: shapes(6, 1.6, starry),
  hearts: shapes(5.4, 1.4, hearty),
  cartoon: shapes(8, 2, (at, r) => [
    ...round(at, r),
    ...round({ x: at.x - r * 0.35, y: at.y - r * 0.2 }, r * 0.12),
    ...round({ x: at.x + r * 0.35, y: at.y - r * 0.2 }, r * 0.12),
  ]),
  marl: (o, b, { a }) => [
    thin(
      strew(o, b, 1.7, 0.4, (at, i) => line(at, { x: at.x + 0.5, y: at.y + (i % 2 === 0 ? 0.3 : -0.3) })),
      a,
      0.5,
    ),
  ],
  ombre: (o, b, { a }) => {
    const ops: Op[] = [];
    for (let y = b.minY + 1, gap = 5; y < b.maxY; y += gap, gap = Math.max(0.7, gap * 0.9))
      ops.push(...row(o, { x: b.minX - 1, y }, { x: b.maxX + 1, y }));
    return [thin(ops, a, 0.8)];
  },
};
