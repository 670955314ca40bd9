import { hood } from './hood.js';
import { drawn, edge } from '../paint/edge.js';
import { n1 } from '../paint/path.js';
import { spline } from '../../../geometry/spline.js';
import { add, mul, type Point, xy } from '../../../geometry/point.js';
import { fold } from '../paint/fold.js';
import { crease, edgeLine, stitch, type Line } from '../paint/line.js';
import type { Piece } from '../paint/piece.js';
import { hand } from '../figure/hand.js';
import type { Limb, Side } from '../figure/limb.js';
import { across } from '../figure/limbs.js';
import { Z } from '../figure/order.js';
import { buckledBelt } from './bands.js';
import { hangingFolds } from './folds.js';
import { hemOf } from './hem.js';
import { ribs } from './cuff.js';
import { heightAt, placeOf } from '../../../cut/places.js';
import { frontClosing } from './accessories.js';
import { HEIGHTS, hemHeight, ON_LEG, type Tailor } from './tailor.js';
import { trousers } from './trousers.js';

const SIDES: readonly Side[] = ['left', 'right'];

/** A tube of cloth round a limb between two shares of its length. */
function tube(
  t: Tailor,
  limb: Limb,
  z: number,
  from: number,
  to: number,
  ease: (share: number) => number,
  rest: Partial<Piece> = {},
): Piece {
  const outer = limb.contour('out', from, to, ease);
  const inner = limb.contour('in', to, from, ease);
  return {
    z,
    surface: t.cloth.surface,
    edges: [
      edge('side', outer),
      edge('hem', [outer[outer.length - 1], inner[0]]),
      edge('side', inner),
      edge('hem', [inner[inner.length - 1], outer[0]]),
    ],
    zones: [{ loop: [...outer, ...inner], origin: limb.at(from), angle: 0 }],
    form: across(limb, (from + to) / 2, ease((from + to) / 2)),
    casts: 0.4,
    subject: t.subject,
    ...rest,
  };
}

/** Gloves with a turned wrist. */
export function gloves(t: Tailor): Piece[] {
  return SIDES.flatMap((side) => {
    const limb = t.figure.arms[side];
    const skin = hand(t.figure, side, { ...t.cloth.surface, patterns: () => [] }).map((p): Piece => ({
      ...p,
      z: Z.hand + 0.5,
      subject: t.subject,
      form: undefined,
    }));
    return [
      ...skin,
      tube(t, limb, Z.sleeve + 1, 0.9, 1.015, (s) => 0.03 + 0.05 * (1 - (s - 0.9) / 0.12), {
        lines: [stitch([limb.at(0.915), add(limb.at(0.915), mul(limb.to('out', 0.92), 12))])],
      }),
    ];
  });
}

/** A belt worn over the outfit. */
export function belt(t: Tailor): Piece[] {
  return buckledBelt(t, { z: Z.belt + 1, cloth: t.cloth, y0: 2.83, y1: 3.02, half: (y) => t.figure.half(y) + 0.04 });
}

/** Tights down to the toes. */
export function tights(t: Tailor): Piece[] {
  const hem = t.spec.hemAt === null ? 1 : Math.min(1.02, heightAt(ON_LEG, t.spec.hemAt));
  return trousers(t, { z: Z.hosiery, cloth: t.cloth, leg: 'legging', topY: 3.0, hem, band: 'none', pockets: [] });
}

/** Ribbed leg warmers, slouching at the ankle. */
export function legWarmers(t: Tailor): Piece[] {
  return SIDES.map((side) => {
    const limb = t.figure.legs[side];
    const z = Z.hosiery + (side === t.figure.pose.front ? 1 : 0);
    const slouch = (s: number): number => 0.045 + 0.018 * Math.sin(s * 62);
    const piece = tube(t, limb, z, 0.58, 0.985, slouch);
    const outer = piece.edges[0].points;
    const inner = piece.edges[2].points;
    const wrinkle = [0.86, 0.9, 0.94].map((s): Line =>
      crease(
        spline([
          add(limb.at(s), mul(limb.to('out', s), 0.1 * limb.head)),
          add(limb.at(s + 0.012), mul(limb.along(s), 3)),
          add(limb.at(s), mul(limb.to('in', s), 0.1 * limb.head)),
        ]),
        0.8,
      ),
    );
    return { ...piece, lines: [...ribs(outer, inner, 9), ...wrinkle] };
  });
}

/** A band over the hair. */
export function headband(t: Tailor): Piece[] {
  const place = t.figure.face;
  return [
    {
      z: Z.overHead,
      surface: t.cloth.surface,
      edges: drawn(
        '!-38.6,28 -33,6 -18,-4 0,-8 18,-4 33,6 !38.6,28 !36.4,40 28,22 14,12 0,9.4 -14,12 -28,22 !-36.4,40 !-38.6,28',
        place,
      ),
      folds: [fold(spline([place(xy(-24, 4)), place(xy(0, -2)), place(xy(20, 3))]), [1, 4, 1], 'light', 0.9, true)],
      casts: 0.4,
      subject: t.subject,
    },
    {
      z: Z.overHead + 1,
      surface: t.cloth.surface,
      edges: drawn('-5,-9 0,-11 5,-8.6 5.6,2 4,9.6 -3.6,10 -6,1 -5,-9', place),
      lines: [crease([place(xy(-1, -8)), place(xy(0, 8))], 0.7)],
      casts: 0.3,
      subject: t.subject,
    },
  ];
}

/** A watch on the wrist. */
export function watch(t: Tailor): Piece[] {
  const side: Side = 'right';
  const limb = t.figure.arms[side];
  const c = limb.at(0.93);
  const r = 0.062 * t.figure.head;
  const face = `<circle cx="${n1(c.x)}" cy="${n1(c.y)}" r="${n1(r)}" fill="#f7f3ea" stroke="#8f7a4d" stroke-width="3"/><path d="M${n1(c.x)} ${n1(c.y - r * 0.6)}V${n1(c.y)}L${n1(c.x + r * 0.45)} ${n1(c.y + r * 0.2)}" fill="none" stroke="#2b2422" stroke-width="1.3"/>`;
  return [tube(t, limb, Z.hand + 1, 0.905, 0.955, () => 0.012, { over: face })];
}

/** A closed umbrella carried like a cane. */
export function umbrella(t: Tailor): Piece[] {
  const side: Side = t.figure.pose.right.hand === 'hip' ? 'left' : 'right';
  const limb = t.figure.arms[side];
  const grip = limb.at(1.2);
  const h = t.figure.head;
  const at = (p: Point): Point => xy(grip.x + p.x * h, grip.y + p.y * h);
  const wood = `M${n1(at(xy(0, 0.5)).x)} ${n1(at(xy(0, 0.5)).y)}V${n1(at(xy(0, -0.2)).y)}q0 ${n1(-0.17 * h)} ${n1(0.12 * h)} ${n1(-0.17 * h)}q${n1(0.12 * h)} 0 ${n1(0.12 * h)} ${n1(0.15 * h)}`;
  const tip = at(xy(0, 3.1));
  const stick = `<path d="${wood}M${n1(tip.x)} ${n1(tip.y)}v${n1(0.2 * h)}" fill="none" stroke="#3a2a1c" stroke-width="11" stroke-linecap="round"/><path d="${wood}" fill="none" stroke="#8a6a45" stroke-width="7" stroke-linecap="round"/>`;
  const pleat = (x: number): Line => crease([at(xy(x, 0.5)), at(xy(x * 0.5, 1.8)), at(xy(x * 0.1, 3.0))], 1);
  return [
    { z: Z.arm - 1, surface: t.cloth.surface, edges: [edge('hidden', [at(xy(0, 0)), at(xy(0.001, 0))])], over: stick },
    {
      z: Z.arm - 0.5,
      surface: t.cloth.surface,
      edges: drawn(
        '!-.14,.46 -.05,.4 .05,.4 !.14,.46 .13,.8 .16,1.3 .1,2.2 !.03,3.1 !-.03,3.1 -.1,2.2 -.16,1.3 -.13,.8 !-.14,.46',
        at,
      ),
      folds: [-0.06, 0.03, 0.09].map((x) =>
        fold([at(xy(x, 0.5)), at(xy(x * 0.6, 1.8)), at(xy(0, 3))], [2, 6, 0], 'deep', 0.55, true),
      ),
      lines: [pleat(-0.07), pleat(0), pleat(0.07), edgeLine([at(xy(-0.15, 1.1)), at(xy(0.15, 1.16))], 1.4)],
      casts: 0.8,
      subject: t.subject,
    },
  ];
}

/** A poncho's sides end higher than its points: shares of the way from neck to hem. */
const POINTED = 0.6;

/** A poncho that falls to a point in front. */
export function poncho(t: Tailor): Piece[] {
  const { figure } = t;
  const x = figure.body.shoulder.x;
  const hemY = hemHeight(t.spec);
  const sideY = 1.35 + (hemY - 1.35) * POINTED;
  const fastening = frontClosing(t, 1.68, hemY);
  const side = (s: number): Point[] =>
    spline([
      figure.at(s * 0.2, 1.35),
      figure.at(s * x * 0.7, 1.385),
      figure.at(s * (x + 0.08), 1.52),
      figure.at(s * (x + 0.34), (1.52 + sideY) / 2 - 0.08),
      figure.at(s * 1.16, sideY),
    ]);
  const hem = hemOf(figure.at(-1.16, sideY), figure.at(1.16, sideY), {
    sag: 10,
    flutes: 6,
    depth: 6,
    random: t.random.fork('poncho'),
    drop: (s) => (hemY - sideY) * figure.head * (1 - Math.abs(2 * s - 1) ** 1.25),
  });
  const neck = spline([
    figure.at(-0.2, 1.35),
    figure.at(-0.13, 1.5),
    figure.at(0, 1.66),
    figure.at(0.13, 1.5),
    figure.at(0.2, 1.35),
  ]);
  const hang = hangingFolds(
    hem,
    [figure.at(-x, 1.5), figure.at(0, 1.66), figure.at(x, 1.5)],
    0.75,
    0.85,
    t.random.fork('poncho folds'),
  );
  const fringed = t.spec.hem === 'fringed' || t.spec.details.includes('fringe');
  const fringe = hem.points
    .filter((_, i) => i % 3 === 0)
    .map((p) => `M${n1(p.x)} ${n1(p.y)}l${n1((p.x % 3) - 1)} ${n1(0.16 * figure.head)}`)
    .join('');
  const { ramp } = t.cloth.surface;
  return [
    {
      z: Z.cape,
      surface: t.cloth.surface,
      edges: [
        edge('side', side(-1).toReversed()),
        edge('neck', neck),
        edge('side', side(1)),
        edge('hem', hem.points.toReversed()),
      ],
      zones: [
        {
          loop: [...side(-1).toReversed(), ...neck, ...side(1), ...hem.points.toReversed()],
          origin: figure.at(0, 1.5),
          angle: 0,
        },
      ],
      form: [figure.at(-1, 2.6), figure.at(1, 2.6)],
      folds: hang.folds,
      lines: [
        ...hang.lines,
        edgeLine(
          neck.map((p) => ({ x: p.x, y: p.y + 9 })),
          0.7,
        ),
        ...fastening.lines,
      ],
      shows: { hem: placeOf(HEIGHTS, hemY), ...fastening.shows },
      over: fringed
        ? `<path d="${fringe}" fill="none" stroke="${ramp.ink}" stroke-width="3"/><path d="${fringe}" fill="none" stroke="${ramp.base}" stroke-width="1.8"/>${fastening.over}`
        : fastening.over,
      casts: 1.3,
      subject: t.subject,
    },
    ...(t.spec.hood === null ? [] : hood(t, Z.cape + 0.6, t.cloth, t.spec.hood)),
  ];
}
