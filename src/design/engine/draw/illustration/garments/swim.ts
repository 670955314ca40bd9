import { edge, loopOf } from '../paint/edge.js';
import { spline } from '../../../geometry/spline.js';
import type { Point } from '../../../geometry/point.js';
import type { Piece } from '../paint/piece.js';
import { stitch, seam } from '../paint/line.js';
import { fold } from '../paint/fold.js';
import { Z } from '../figure/order.js';
import { bodice } from './bodice.js';
import { sideOf } from './fit.js';
import { necklineOf } from './necklines.js';
import { trousers } from './trousers.js';
import type { Place } from '../../../cut/places.js';
import { smallWearOf } from '../../../garments/kinds.js';
import { dress } from './dress.js';
import { closesInFront } from '../../../cut/opening.js';
import { NOTHING } from './closure.js';
import { planTop } from './plan-top.js';
import { fasten, OVER, sleeves, top } from './top.js';
import type { Tailor } from './tailor.js';

/** Briefs: from a waist to leg openings. @param legY height of the leg opening at the side */
export function briefs(t: Tailor, topY: number, legY: number, z: number): Piece {
  const { figure } = t;
  const side = (s: number): Point[] =>
    spline([topY, (topY + legY) / 2, legY].map((y) => figure.at(s * (figure.half(y) + 0.012), y)));
  const legOf = (s: number): Point[] =>
    spline([
      figure.at(s * (figure.half(legY) + 0.012), legY),
      figure.at(s * 0.36, 3.98),
      figure.at(s * 0.1, 4.3),
      figure.at(0, 4.34),
    ]);
  const waist = spline([
    figure.at(-figure.half(topY) - 0.012, topY),
    figure.at(0, topY + 0.06),
    figure.at(figure.half(topY) + 0.012, topY),
  ]);
  const edges = [
    edge('hem', waist),
    edge('side', side(1)),
    edge('hem', legOf(1)),
    edge('hem', legOf(-1).toReversed()),
    edge('side', side(-1).toReversed()),
  ];
  return {
    z,
    surface: t.cloth.surface,
    edges,
    form: [figure.at(-0.6, 3.7), figure.at(0.6, 3.7)],
    zones: [{ loop: loopOf(edges), origin: figure.at(0, topY), angle: 0 }],
    lines: [stitch(waist.map((p) => ({ x: p.x, y: p.y + 6 })))],
    casts: 0.5,
    subject: t.subject,
  };
}

/** A one-piece: bodice down to high leg openings. */
export function leotard(t: Tailor): Piece[] {
  const { figure } = t;
  const plan = planTop(t.spec);
  const { hemY } = plan;
  const neck = necklineOf(t.spec.neckline ?? 'scoop', figure, plan.sleeveType === 'strap');
  const side = sideOf(figure, { ease: 0.01, hang: 0 });
  const [body] = bodice(t, {
    z: Z.top,
    cloth: t.cloth,
    neck,
    side,
    hemY,
    armhole: plan.sleeveless ? 'cut' : 'shoulder',
    hemFlutes: 0,
    casts: 0.5,
  });
  const leg = (s: number): Point[] =>
    spline([figure.at(s * side(hemY), hemY), figure.at(s * 0.38, 3.92), figure.at(s * 0.11, 4.28), figure.at(0, 4.34)]);
  const edges = body.edges.map((e) => (e.kind === 'hem' ? edge('hem', [...leg(1), ...leg(-1).toReversed()]) : e));
  const fastening = closesInFront(t.spec) ? fasten(t, plan, neck, 4.1) : NOTHING;
  return [
    {
      ...body,
      edges,
      lines: [
        ...fastening.lines,
        seam(spline([figure.at(-0.3, 2.2), figure.at(-0.24, 2.85), figure.at(-0.3, 3.6)]), 0.7),
        seam(spline([figure.at(0.3, 2.2), figure.at(0.24, 2.85), figure.at(0.3, 3.6)]), 0.7),
      ],
      folds: (body.folds ?? []).filter((f) => f.spine[0].y < figure.at(0, 3.3).y),
      over: `${body.over ?? ''}${fastening.over}`,
      shows: { ...body.shows, ...fastening.shows },
    },
    ...(neck.hold === 'halter' ? [] : sleeves(t, plan, OVER, side, neck)),
  ];
}

/** A bra. */
export function bandeau(t: Tailor): Piece[] {
  const { figure } = t;
  const cup = (s: number): Piece => {
    const p = (x: number, y: number): Point => figure.at(s * x, y);
    const edges = [
      edge('hem', spline([p(0.03, 2.24), p(0.1, 1.95), p(0.3, 1.72)])),
      edge('hem', spline([p(0.3, 1.72), p(0.48, 1.9), p(figure.half(2.1) + 0.01, 2.06)])),
      edge('side', [p(figure.half(2.3) + 0.01, 2.3)]),
      edge('hem', spline([p(figure.half(2.3) + 0.01, 2.3), p(0.3, 2.36), p(0.03, 2.28)])),
      edge('seam', [p(0.03, 2.24)]),
    ];
    return {
      z: Z.top,
      surface: t.cloth.surface,
      edges,
      zones: [{ loop: loopOf(edges), origin: p(0, 2), angle: 0 }],
      form: [figure.at(-0.55, 2), figure.at(0.55, 2)],
      folds: [
        fold(spline([p(0.12, 2.22), p(0.3, 2.28), p(0.46, 2.2)]), [1, 6, 1], 'deep', 0.4, true),
        fold([p(0.24, 1.95), p(0.26, 2.1)], [2, 8, 2], 'light', 0.8, true),
      ],
      casts: 0.5,
      subject: t.subject,
    };
  };
  const strap = (s: number): Piece => ({
    z: Z.top - 0.1,
    surface: t.cloth.surface,
    edges: [
      edge('seam', [
        figure.at(s * 0.275, 1.74),
        figure.at(s * 0.36, 1.375),
        figure.at(s * 0.4, 1.38),
        figure.at(s * 0.32, 1.74),
      ]),
      edge('seam', [figure.at(s * 0.275, 1.74)]),
    ],
    casts: 0.3,
  });
  return [
    strap(-1),
    strap(1),
    cup(-1),
    cup(1),
    {
      z: Z.top + 0.1,
      surface: t.cloth.surface,
      edges: [
        edge('fold', [
          figure.at(-0.04, 2.2),
          figure.at(0.04, 2.2),
          figure.at(0.04, 2.3),
          figure.at(-0.04, 2.3),
          figure.at(-0.04, 2.2),
        ]),
      ],
    },
  ];
}

/** A bikini's top: two triangles on cords that are tied at the neck and round the body. */
function triangles(t: Tailor): Piece[] {
  const { figure } = t;
  const cup = (s: number): Piece => {
    const p = (x: number, y: number): Point => figure.at(s * x, y);
    const edges = [
      edge('hem', spline([p(0.05, 2.25), p(0.13, 2.0), p(0.27, 1.7)])),
      edge('hem', spline([p(0.27, 1.7), p(0.43, 1.95), p(0.52, 2.2)])),
      edge('hem', spline([p(0.52, 2.2), p(0.3, 2.29), p(0.05, 2.25)])),
    ];
    return {
      z: Z.top,
      surface: t.cloth.surface,
      edges,
      zones: [{ loop: loopOf(edges), origin: p(0, 2), angle: 0 }],
      form: [figure.at(-0.55, 2), figure.at(0.55, 2)],
      folds: [fold(spline([p(0.14, 2.2), p(0.22, 2.1), p(0.26, 1.95)]), [1, 5, 1], 'deep', 0.35, true)],
      casts: 0.5,
      subject: t.subject,
    };
  };
  const cord = (...line: Point[]): Piece => ({
    z: Z.top - 0.1,
    surface: t.cloth.surface,
    edges: [edge('seam', [...line, line[0]])],
    casts: 0.2,
  });
  const round = figure.half(2.22) + 0.01;
  return [
    ...[-1, 1].flatMap((s) => [
      cord(
        figure.at(s * 0.255, 1.72),
        figure.at(s * 0.2, 1.31),
        figure.at(s * 0.225, 1.31),
        figure.at(s * 0.285, 1.72),
      ),
      cord(figure.at(s * 0.5, 2.18), figure.at(s * round, 2.17), figure.at(s * round, 2.21), figure.at(s * 0.5, 2.22)),
      cup(s),
    ]),
    cord(figure.at(-0.06, 2.22), figure.at(0.06, 2.22), figure.at(0.06, 2.255), figure.at(-0.06, 2.255)),
  ];
}

/** Legs of men's and long underwear and of trunks. */
const LEGS = {
  trunks: { leg: 'short', hem: 0.22 },
  boxers: { leg: 'legging', hem: 0.16 },
  'long-johns': { leg: 'legging', hem: 0.96 },
} as const;

/** A vest's upper part over briefs. */
const tankini = (t: Tailor): Piece[] => [
  ...top({ ...t, spec: { ...t.spec, garment: 'tank-top', length: 'waist', closure: null, fit: 'slim' } }),
  briefs(t, 3.18, 3.6, Z.bottom),
];

/** Where the band under the bust ends, from the waist up to the neck. */
const UNDERBUST: Place = -0.14;

/** A vest's upper part down to the band under the bust. */
const softBra = (t: Tailor): Piece[] =>
  top({
    ...t,
    spec: {
      ...t.spec,
      garment: 'tank-top',
      length: 'crop',
      hemAt: UNDERBUST,
      closure: null,
      fit: 'tight',
      sleeve: { ...t.spec.sleeve, length: 'sleeveless' },
    },
  });

const slip = (t: Tailor): Piece[] => dress({ ...t, spec: { ...t.spec, garment: 'dress', category: 'dress' } });

const onePiece = (t: Tailor): Piece[] =>
  t.spec.garment === 'swimwear' && t.spec.details.includes('cut-out')
    ? [...bandeau(t), briefs(t, 3.0, 3.55, Z.bottom)]
    : leotard(t);

/** Swimwear, underwear or a bodysuit: each kind is a thing of its own. */
export function swim(t: Tailor): Piece[] {
  const kind = smallWearOf(t.spec);
  switch (kind) {
    case null:
    case 'one-piece':
      return onePiece(t);
    case 'set':
      return [...softBra(t), briefs(t, 3.0, 3.55, Z.bottom)];
    case 'bikini':
      return [...triangles(t), briefs(t, 3.3, 3.62, Z.bottom)];
    case 'tankini':
      return tankini(t);
    case 'bra':
      return bandeau(t);
    case 'soft-bra':
      return softBra(t);
    case 'briefs':
      return [briefs(t, 3.0, 3.55, Z.bottom)];
    case 'slip':
      return slip(t);
    default:
      return trousers(t, {
        z: Z.bottom,
        cloth: t.cloth,
        ...LEGS[kind],
        topY: 3.12,
        band: 'elastic',
        cord: kind === 'trunks',
        pockets: kind === 'trunks' && t.spec.pockets.includes('slash') ? ['slash'] : [],
      });
  }
}

/** What else a figure wears that is shown in it, of quiet cloth. */
export function withSmallWear(t: Tailor, quiet: Tailor): Piece[] {
  const kind = smallWearOf(t.spec);
  const { presents } = t.figure.body;
  if (kind === 'bra' || kind === 'soft-bra') return [briefs(quiet, 3.0, 3.55, Z.bottom)];
  const open = kind !== null && ['briefs', 'boxers', 'long-johns', 'trunks'].includes(kind);
  return open && presents !== 'man' && t.spec.gender !== 'boys' ? bandeau(quiet) : [];
}
