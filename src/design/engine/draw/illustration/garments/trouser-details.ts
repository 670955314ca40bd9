import { edge } from '../paint/edge.js';
import { profile } from '../../../geometry/profile.js';
import { spline } from '../../../geometry/spline.js';
import { add, mul, type Point } from '../../../geometry/point.js';
import { crease, edgeLine, seam, stitch, type Line } from '../paint/line.js';
import type { Piece } from '../paint/piece.js';
import { across } from '../figure/limbs.js';
import type { Limb } from '../figure/limb.js';
import { ribs } from './cuff.js';
import { lapOf, type Tailor } from './tailor.js';
import { CARGO_FROM, type TrouserCut, LEGS } from './leg-shapes.js';
import { trouserHalf } from './trouser-half.js';

export function frontLines(t: Tailor, cut: TrouserCut, limb: Limb, sign: number, topY: number, until: number): Line[] {
  const { figure } = t;
  const lines: Line[] = [];
  const hip = figure.at(sign * 0.3, topY);
  if (cut.front === 'crease')
    lines.push(
      crease(
        spline([
          figure.at(sign * 0.3, topY + 0.1),
          limb.at(0.1),
          limb.at(0.3),
          limb.at(0.5),
          limb.at(0.75),
          limb.at(until),
        ]),
        0.8,
      ),
    );
  if (cut.front === 'pleats') {
    lines.push(
      crease(spline([hip, figure.at(sign * 0.3, topY + 0.4), limb.at(0.12), limb.at(0.4), limb.at(until)]), 0.9),
    );
    lines.push(crease([figure.at(sign * 0.42, topY), figure.at(sign * 0.42, topY + 0.45)], 0.9));
  }
  const side = -lapOf(t).edge;
  if (cut.fly && sign === side) {
    const j = spline([
      figure.at(side * 0.13, topY),
      figure.at(side * 0.13, topY + 0.6),
      figure.at(side * 0.1, topY + 0.78),
      figure.at(side * 0.01, topY + 0.88),
    ]);
    lines.push(cut.stitched ? stitch(j, cut.stitchColor) : seam(j, 0.8));
  }
  if (cut.stitched)
    lines.push(
      stitch(
        limb.contour('out', 0.06, until - 0.01, (s) => profile(LEGS[cut.leg].out)(s) - 0.035),
        cut.stitchColor,
      ),
    );
  return lines;
}

export function pocketLines(t: Tailor, cut: TrouserCut, sign: number, topY: number, limb: Limb): Line[] {
  const { figure } = t;
  const kinds = cut.pockets ?? [];
  const half = (y: number): number => trouserHalf(t, cut, y);
  const lines: Line[] = [];
  if (kinds.includes('slash'))
    lines.push(
      edgeLine(
        [figure.at(sign * half(topY) * 0.66, topY), figure.at(sign * (half(topY + 0.62) + 0.01), topY + 0.62)],
        0.85,
      ),
    );
  if (kinds.includes('hip-patch')) {
    const at = (x: number, y: number): Point => figure.at(sign * half(topY + y) * x, topY + y);
    lines.push(edgeLine([at(0.3, 0.34), at(0.84, 0.32), at(0.84, 0.82), at(0.3, 0.84), at(0.3, 0.34)], 0.85));
    lines.push(stitch([at(0.32, 0.41), at(0.82, 0.39)], cut.stitchColor));
  }
  if (kinds.includes('curved')) {
    const scoop = spline([
      figure.at(sign * half(topY) * 0.5, topY),
      figure.at(sign * half(topY) * 0.58, topY + 0.26),
      figure.at(sign * (half(topY + 0.36) + 0.005), topY + 0.37),
    ]);
    lines.push(
      edgeLine(scoop, 0.85),
      stitch(
        scoop.map((p) => ({ x: p.x - sign * 5, y: p.y + 4 })),
        cut.stitchColor,
      ),
    );
  }
  if (cut.distressed)
    [0.42, 0.52, 0.3].forEach((s, i) =>
      lines.push(
        ...[0, 1, 2].map((k): Line => ({
          points: [
            add(limb.at(s + k * 0.012), { x: -14 + i * 3, y: 0 }),
            add(limb.at(s + k * 0.012), { x: 12 - k * 2, y: 1 }),
          ],
          kind: 'seam',
          color: '#f4f1ea',
          weight: 1.8,
        })),
      ),
    );
  return lines;
}

export function hemLines(cut: TrouserCut, hem: readonly Point[], limb: Limb, until: number): Line[] {
  const up = (k: number): Point[] => hem.map((p) => add(p, mul(limb.along(Math.min(0.98, until)), -k)));
  if (cut.cuff === 'turn-up') return [edgeLine(up(0.13 * limb.head), 0.9)];
  if (cut.cuff === 'rib') return [];
  return cut.stitched ? [stitch(up(7).slice(1, -1), cut.stitchColor)] : [];
}

export function stripe(cut: TrouserCut, outer: readonly Point[], sign: number): string {
  if (cut.sideStripe === undefined) return '';
  const band = (a: number, b: number): string => {
    const there = outer.map((p) => `${(p.x - sign * a).toFixed(1)} ${p.y.toFixed(1)}`);
    const back = outer.map((p) => `${(p.x - sign * b).toFixed(1)} ${p.y.toFixed(1)}`).toReversed();
    return `<path d="M${there.join('L')}L${back.join('L')}Z" fill="${cut.sideStripe?.surface.ramp.base}"/>`;
  };
  return band(5, 13) + band(18, 22);
}

export function ribCuff(t: Tailor, cut: TrouserCut, limb: Limb, from: number): Piece {
  const ease = (): number => 0.035;
  const outer = limb.contour('out', from - 0.005, cut.hem, ease);
  const inner = limb.contour('in', cut.hem, from - 0.005, ease);
  return {
    z: cut.z + 0.3,
    surface: cut.cloth.surface,
    edges: [edge('side', outer), edge('hem', [inner[0]]), edge('side', inner), edge('seam', [outer[0]])],
    lines: ribs(outer, inner, 8),
    form: across(limb, 0.95, 0.03),
    casts: 0.4,
    subject: t.subject,
  };
}

export function cargo(t: Tailor, cut: TrouserCut, limb: Limb, out: (s: number) => number): Piece[] {
  if (!(cut.pockets ?? []).includes('cargo') || cut.hem < CARGO_FROM) return [];
  const [top, low] = [Math.min(0.27, cut.hem * 0.45), Math.min(0.42, cut.hem * 0.92)];
  const place = (at: number, u: number): Point =>
    add(limb.at(at), mul(limb.to('out', at), u * (limb.width('out', at) + out(at) * limb.head)));
  const box = (a: number, b: number, rest: Partial<Piece>): Piece => ({
    z: cut.z + 0.3,
    surface: cut.cloth.surface,
    edges: [edge('seam', [place(a, 0.3), place(a, 1.08), place(b, 1.1), place(b, 0.32), place(a, 0.3)])],
    casts: 0.35,
    subject: t.subject,
    ...rest,
  });
  return [
    box(top, low, { lines: [crease([place(top, 0.7), place(low, 0.72)], 0.8)] }),
    box(top - 0.015, top + 0.03, {
      over: `<circle cx="${place(top + 0.02, 0.7).x.toFixed(1)}" cy="${place(top + 0.02, 0.7).y.toFixed(1)}" r="2.4" fill="${cut.cloth.surface.ramp.ink}"/>`,
    }),
  ];
}
