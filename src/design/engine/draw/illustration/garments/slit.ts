import { edge } from '../paint/edge.js';
import { n1, pathOf } from '../paint/path.js';
import { pointAt } from '../../../geometry/polyline.js';
import { spline } from '../../../geometry/spline.js';
import { lerp, type Point } from '../../../geometry/point.js';
import { lining } from '../fabrics/cloth.js';
import type { Piece } from '../paint/piece.js';
import type { Hem } from './hem.js';
import type { SkirtCut } from './skirt-cut.js';
import type { Tailor } from './tailor.js';

/** A slit that opens over the leg in front: the leg shows between its edges, the skirt's inside beyond it. */
export function slitPiece(t: Tailor, cut: SkirtCut, hem: Hem, fromY: number, toY: number): Piece {
  const { figure } = t;
  const side = figure.pose.front;
  const sign = side === 'left' ? -1 : 1;
  const top = Math.max(fromY + 1.3, Math.min(4.55, toY - 0.75), toY - 3.6);
  const apex = figure.at(sign * 0.3, top);
  const at = (share: number): Point => pointAt(hem.points, sign < 0 ? 1 - share : share);
  const [near, far] = [at(0.5), at(0.74)];
  const inner = spline([apex, lerp(lerp(apex, near, 0.5), figure.at(sign * 0.26, (top + toY) / 2), 0.5), near]);
  const outer = spline([far, lerp(lerp(apex, far, 0.5), figure.at(sign * 0.4, (top + toY) / 2), 0.4), apex]);
  return {
    z: cut.z + 0.15,
    surface: lining(cut.cloth),
    edges: [edge('hem', inner), edge('hidden', [near, far]), edge('hem', outer)],
    dim: 0.4,
    over: shown(t, side, [...inner, ...outer]),
  };
}

/** The leg as far as it lies within an outline. */
function shown(t: Tailor, side: 'left' | 'right', outline: readonly Point[]): string {
  const limb = t.figure.legs[side];
  const none = (): number => 0;
  const [outer, inner] = [limb.contour('out', 0, 1, none), limb.contour('in', 1, 0.05, none)];
  const loop = [...outer, ...inner];
  const clip = t.scene.defs.add(`<clipPath id="ID"><path d="${pathOf(outline, true)}"/></clipPath>`);
  const { ramp } = t.skin;
  const shade = pathOf(limb.contour('in', 0.05, 1, (s) => -limb.width('in', s) / limb.head / 2));
  const shoe = pathOf(toe(outer[outer.length - 1], inner[0], limb.head), true);
  return `<g clip-path="url(#${clip})"><path d="${pathOf(loop, true)}" fill="${ramp.base}" stroke="${ramp.ink}" stroke-width="1.8"/><path d="${shade}" fill="none" stroke="${ramp.shade}" stroke-width="${n1(limb.head * 0.1)}" stroke-opacity=".5"/><path d="${shoe}" fill="${SHOE}"/></g>`;
}

const SHOE = '#3a322d';

/** The foot seen from in front, from ankle to toe: a leg below a long hem does not end square. */
function toe(a: Point, b: Point, head: number): Point[] {
  const [half, mid] = [(b.x - a.x) / 2, lerp(a, b, 0.5)];
  const at = (x: number, y: number): Point => ({ x: mid.x + x * half, y: mid.y + y * head });
  return spline([a, at(-1.35, 0.14), at(-1.1, 0.3), at(0, 0.38), at(1.1, 0.3), at(1.35, 0.14), b]);
}
