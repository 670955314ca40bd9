import { edge } from '../paint/edge.js';
import { add, angleOf, lerp, mul, type Point, sub } from '../../../geometry/point.js';
import { crease, type Line } from '../paint/line.js';
import type { Piece } from '../paint/piece.js';
import { across } from '../figure/limbs.js';
import type { Limb } from '../figure/limb.js';
import { hemOf } from './hem.js';
import type { Tailor } from './tailor.js';
import type { SleeveCut } from './sleeve-shapes.js';

/** A cuff: ribbed, barrel with a button, turned up, frilled or drawn in by elastic. */
export function cuffOf(t: Tailor, limb: Limb, cut: SleeveCut, from: number, to: number): Piece {
  const cloth = cut.cuffCloth ?? cut.cloth;
  const sign = limb.side === 'left' ? -1 : 1;
  const wide = {
    rib: 0.028,
    elastic: 0.025,
    barrel: 0.045,
    french: 0.055,
    'turn-up': cut.ease + 0.03,
    tab: 0.05,
    none: 0.03,
    ruffle: 0.12,
  }[cut.cuff ?? 'none'];
  const frill = cut.cuff === 'ruffle';
  const ease = (at: number): number => (frill ? 0.02 + (wide * (at - from)) / (to - from) : wide);
  const outer = limb.contour('out', from, to, ease);
  const inner = limb.contour('in', to, from, ease);
  const hem = hemOf(outer[outer.length - 1], inner[0], {
    sag: -sign * 0.025 * limb.head,
    flutes: frill ? 4 : 0,
    depth: -sign * 4,
    random: t.random.fork(`frill ${limb.side}`),
  });
  const start = hemOf(inner[inner.length - 1], outer[0], {
    sag: sign * 0.02 * limb.head,
    flutes: 0,
    depth: 0,
    random: t.random,
  });
  const middle = limb.at((from + to) / 2);
  const button = add(middle, mul(limb.to('out', 0.95), limb.width('out', 0.95) * 0.45));
  const dots =
    cut.cuff === 'barrel' || cut.cuff === 'french'
      ? `<circle cx="${button.x.toFixed(1)}" cy="${button.y.toFixed(1)}" r="2.6" fill="${cloth.surface.ramp.glint}" stroke="${cloth.surface.ramp.ink}" stroke-width=".9"/>`
      : '';
  return {
    z: cut.z + 0.5,
    surface: cloth.surface,
    edges: [edge('side', outer), edge('hem', hem.points), edge('side', inner), edge('seam', start.points)],
    zones: [
      { loop: [...outer, ...hem.points, ...inner], origin: middle, angle: angleOf(sub(limb.end, limb.joint)) - 90 },
    ],
    form: across(limb, (from + to) / 2, wide),
    lines: cut.cuff === 'rib' || cut.cuff === 'elastic' ? ribs(outer, inner, 7) : [],
    over: dots,
    casts: 0.5,
    subject: t.subject,
  };
}

/** Short lines across a band, from one edge to the other. */
export function ribs(outer: readonly Point[], inner: readonly Point[], count: number): Line[] {
  const a = [outer[0], inner[inner.length - 1]];
  const b = [outer[outer.length - 1], inner[0]];
  return Array.from({ length: count }, (_, i) => {
    const s = (i + 0.5) / count;
    return crease([lerp(a[0], a[1], s), lerp(b[0], b[1], s)], 0.55);
  });
}
