import { drawn } from '../paint/edge.js';
import { n1 } from '../paint/path.js';
import type { Point } from '../../../geometry/point.js';
import { spline } from '../../../geometry/spline.js';
import { hasHoodCord } from '../../../cut/hood-cord.js';
import type { Hood } from '../../../garments/spec.js';
import { fold } from '../paint/fold.js';
import { crease } from '../paint/line.js';
import type { Piece } from '../paint/piece.js';
import { clothOf, type Cloth } from '../fabrics/cloth.js';
import { Z } from '../figure/order.js';
import { leaves } from './collar.js';
import { asPart, showing, type Tailor } from './tailor.js';

/** A hood lying back on the shoulders, with its cords. */
export const hood = (t: Tailor, z: number, cloth: Cloth, kind: Hood | null): Piece[] =>
  showing({ hood: true }, asPart(t, 'hood', hoodPieces(t, overSleeves(t, z), cloth, kind)));

/** A raglan's shoulders reach the neck, beneath the hood. */
const overSleeves = ({ spec }: Tailor, z: number): number =>
  spec.sleeve.type === 'raglan' ? Math.max(z, Z.sleeveOuter + 0.2) : z;

function hoodPieces(t: Tailor, z: number, cloth: Cloth, kind: Hood | null): Piece[] {
  const { figure } = t;
  const k = kind === 'oversized' ? 1.15 : 1;
  const place = (p: Point): Point => figure.at(p.x * k, 1.45 + (p.y - 1.45) * k);
  const back: Piece = {
    z: Z.behind,
    surface: cloth.surface,
    edges: drawn(
      '-.36,1.5 -.56,1.36 -.56,1.14 -.42,.96 -.2,.88 0,.86 .2,.88 .42,.96 .56,1.14 .56,1.36 !.36,1.5 !-.36,1.5',
      place,
    ),
    folds: [
      fold(
        spline([place({ x: -0.4, y: 1.14 }), place({ x: 0, y: 0.98 }), place({ x: 0.4, y: 1.14 })]),
        [2, 12, 2],
        'deep',
        0.5,
        true,
      ),
    ],
    lines: [
      crease(spline([place({ x: -0.44, y: 1.34 }), place({ x: -0.4, y: 1.2 }), place({ x: -0.28, y: 1.1 })]), 0.8),
    ],
    dim: 0.12,
    subject: t.subject,
  };
  const fur = kind === 'fur-trimmed' ? trim(t, z, place) : [];
  return [
    back,
    ...leaves(t, 'hood', { z, cloth }).map((leaf, i) => draped(leaf, i === 0 ? 1 : -1, place)),
    ...fur,
    ...(hasHoodCord(t.spec) ? [cords(t, z, cloth)] : []),
  ];
}

/** The cloth of one side lies double: it falls from behind the neck towards the front. */
function draped(leaf: Piece, side: number, place: (p: Point) => Point): Piece {
  const at = (x: number, y: number): Point => place({ x: x * side, y });
  const folds = [
    [at(0.27, 1.12), at(0.33, 1.28), at(0.26, 1.48), at(0.1, 1.62)],
    [at(0.38, 1.1), at(0.46, 1.26), at(0.4, 1.44), at(0.25, 1.57)],
    [at(0.5, 1.18), at(0.53, 1.32), at(0.47, 1.44)],
  ];
  return {
    ...leaf,
    lines: [...(leaf.lines ?? []), ...folds.map((way, i) => crease(spline(way), i === 0 ? 0.9 : 0.6))],
  };
}

function cords(t: Tailor, z: number, cloth: Cloth): Piece {
  const { figure } = t;
  const cord = (s: number, length: number): string => {
    const a = figure.at(s * 0.085, 1.6);
    const b = figure.at(s * 0.1, 1.6 + length * 0.6);
    const c = figure.at(s * 0.085, 1.6 + length);
    const d = `M${n1(a.x)} ${n1(a.y)}Q${n1(b.x)} ${n1(b.y)} ${n1(c.x)} ${n1(c.y)}`;
    return `<path d="${d}" fill="none" stroke="${cloth.surface.ramp.ink}" stroke-width="4.4" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${cloth.surface.ramp.glint}" stroke-width="2.6" stroke-linecap="round"/><circle cx="${n1(a.x)}" cy="${n1(a.y)}" r="3" fill="#b9ae97" stroke="#4a4641"/><path d="M${n1(c.x)} ${n1(c.y - 2)}v9" stroke="#4a4641" stroke-width="4.6"/>`;
  };
  const p = figure.at(0, 1.62);
  return {
    z: z + 0.3,
    surface: cloth.surface,
    edges: [{ kind: 'hidden', points: [p, { x: p.x + 0.1, y: p.y }, p] }],
    over: cord(-1, 0.55) + cord(1, 0.48),
    subject: false,
  };
}

function trim(t: Tailor, z: number, place: (p: Point) => Point): Piece[] {
  const fur = clothOf('#b9a283', 'faux-fur').surface;
  const arm = (s: number): Piece => ({
    z: z + 0.2,
    surface: fur,
    edges: drawn('0,1.7 .06,1.5 .16,1.22 .26,1.04 .42,1.02 .52,1.2 .44,1.38 .34,1.5 .2,1.62 .1,1.72 0,1.7', (p) =>
      place({ x: p.x * s, y: p.y }),
    ),
    casts: 0.6,
  });
  return [arm(1), arm(-1)];
}
