import { edge } from '../paint/edge.js';
import type { Point } from '../../../geometry/point.js';
import { spline } from '../../../geometry/spline.js';
import type { Piece } from '../paint/piece.js';
import { edgeLine, stitch, type Line } from '../paint/line.js';
import type { NeckLine } from './necklines.js';
import { lining } from '../fabrics/cloth.js';
import { Z } from '../figure/order.js';
import { ribBand } from './bands.js';
import type { BodiceCut } from './bodice.js';
import { button, rows } from './closure.js';
import { isButtoned } from '../../../cut/opening.js';
import { buttonFace, lapOf, buttonScale, type Tailor } from './tailor.js';
import type { JacketCut } from './jacket-cut.js';

export function backInside(t: Tailor, side: (y: number) => number, hemY: number): Piece {
  const { figure } = t;
  const rim = spline([
    figure.at(-side(hemY) * 0.97, hemY - 0.04),
    figure.at(0, hemY),
    figure.at(side(hemY) * 0.97, hemY - 0.04),
  ]);
  return {
    z: Z.behind,
    surface: lining(t.cloth),
    edges: [edge('hem', rim), edge('hidden', [figure.at(side(2.4) * 0.9, 2.4), figure.at(-side(2.4) * 0.9, 2.4)])],
    dim: 0.45,
    part: t.subject ? 'lining' : undefined,
  };
}

/** What lies along the edges of an open front: zip tape, ribbing, a kimono's band. */
export function openEdges(t: Tailor, cut: JacketCut, base: BodiceCut, hemY: number): Piece[] {
  const { figure } = t;
  const gap = base.gap ?? ((): number => 0);
  const start = base.neck.half[0];
  const banded = cut.front === 'open' || cut.front === 'band';
  const width = cut.front === 'band' ? 0.12 : 0.075;
  const ys = [1.7, 2, 2.4, 2.85, 3.3, 3.8, 4.4, 5.2, 6, 6.8].filter((y) => y < hemY - 0.1);
  return ([-1, 1] as const).flatMap((s): Piece[] => {
    const inner = spline([figure.at(s * start.x, start.y), ...[...ys, hemY].map((y) => figure.at(s * gap(y), y))]);
    const outer = spline([
      figure.at(s * (start.x + width * 0.6), start.y + 0.02),
      ...[...ys, hemY].map((y) => figure.at(s * (gap(y) + width), y)),
    ]);
    if (!banded) {
      const d = `M${inner.map((p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join('L')}`;
      const teeth =
        cut.closure === 'zip'
          ? `<path d="${d}" fill="none" stroke="#4a4641" stroke-width="4"/><path d="${d}" fill="none" stroke="#d8cfbd" stroke-width="2.2" stroke-dasharray="1.6 1.6"/>`
          : '';
      const dots =
        cut.front === 'shirt' && s === lapOf(t).edge && isButtoned(cut.closure)
          ? rows({ fromY: 1.65, toY: Math.min(hemY, 4.4), count: t.spec.opening?.count })
              .map((y) =>
                button(figure.at(s * (gap(y) + 0.045), y), 0.025 * buttonScale(t) * figure.head, buttonFace(t, true)),
              )
              .join('')
          : '';
      return [
        {
          z: Z.outer + 0.1,
          surface: t.cloth.surface,
          edges: [edge('hidden', [...inner, ...inner.toReversed()])],
          lines: [stitch(outer)],
          over: teeth + dots,
        },
      ];
    }
    return [
      {
        z: Z.outer + 0.3,
        surface: t.trim.surface,
        edges: [edge('hem', inner), edge('hidden', [outer[outer.length - 1]]), edge('seam', outer.toReversed())],
        zones: [{ loop: [...inner, ...outer.toReversed()], origin: inner[0], angle: 90 }],
        casts: 0.3,
        subject: t.subject,
      },
    ];
  });
}

/** How far a kimono's upper front passes the centre, in head heights, and where its collar ends. */
const CROSSES = { by: 0.2, at: 3.25 };
const COLLAR_WIDE = 0.11;

/** The collar of a kimono or robe that is worn closed: one front over the other, down to the overlap's edge. */
export function crossedBand(t: Tailor, { half: [start] }: NeckLine, hemY: number): Piece[] {
  const { figure } = t;
  const end = Math.min(CROSSES.at, hemY - 0.3);
  const band = (s: number, x: number, y: number): Point[] => [
    figure.at(s * (start.x - 0.02), start.y - 0.03),
    figure.at(s * (start.x + COLLAR_WIDE), start.y + 0.01),
    figure.at(-s * (x - COLLAR_WIDE), y),
    figure.at(-s * x, y),
  ];
  const piece = (z: number, loop: Point[], lines: Line[] = []): Piece => ({
    z,
    surface: t.trim.surface,
    edges: [
      edge('seam', [loop[1], loop[2]]),
      edge('hem', [loop[2], loop[3]]),
      edge('seam', [loop[3], loop[0], loop[1]]),
    ],
    zones: [],
    lines,
    casts: 0.3,
    subject: t.subject,
  });
  const { edge: lap } = lapOf(t);
  const down = edgeLine([figure.at(lap * CROSSES.by, end), figure.at(lap * (CROSSES.by + 0.02), hemY)], 1.1);
  const [under, over] = [band(lap, 0.04, 2.02), band(-lap, CROSSES.by, end)];
  return [piece(Z.outer + 0.2, under), piece(Z.outer + 0.3, over, [down])];
}

export function ribs(
  t: Tailor,
  side: (y: number) => number,
  hemY: number,
  cut: JacketCut,
  gap?: (y: number) => number,
): Piece[] {
  const half = (): number => side(hemY) - 0.035;
  if (gap === undefined) return [ribBand(t, { z: Z.outer + 0.2, cloth: t.trim, y0: hemY - 0.01, y1: cut.hemY, half })];
  return ([-1, 1] as const).map((s): Piece => {
    const p = (x: number, y: number): Point => t.figure.at(s * x, y);
    const x0 = gap(hemY);
    const lines = Array.from({ length: 14 }, (_, i): Line => {
      const x = x0 + ((half() - x0) * (i + 0.5)) / 14;
      return { points: [p(x, hemY), p(x - 0.01, cut.hemY)], kind: 'crease', weight: 0.55 };
    });
    return {
      z: Z.outer + 0.2,
      surface: t.trim.surface,
      edges: [
        edge('seam', [p(x0, hemY + 0.01), p(half() + 0.02, hemY - 0.01)]),
        edge('side', [p(half(), cut.hemY - 0.02)]),
        edge('hem', [p(half(), cut.hemY - 0.02), p(x0, cut.hemY + 0.01)]),
      ],
      lines,
      zones: [],
      casts: 0.4,
      subject: t.subject,
    };
  });
}
