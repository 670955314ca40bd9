import { drawn, edge } from '../paint/edge.js';
import { spline } from '../../../geometry/spline.js';
import { type Point, xy } from '../../../geometry/point.js';
import { n1 } from '../paint/path.js';
import type { Detail } from '../../../garments/spec.js';
import { Z } from '../figure/order.js';
import { fold } from '../paint/fold.js';
import { crease, edgeLine, stitch } from '../paint/line.js';
import type { Piece } from '../paint/piece.js';
import { coversZip } from '../../../cut/zip-cover.js';
import { buttonFace, lapOf, shoulderY, type Tailor } from '../garments/tailor.js';
import { hemOf } from '../garments/hem.js';
import { hangingFolds } from '../garments/folds.js';
import { button } from '../garments/closure.js';
import { NOTIONS } from './notions.js';

/** Pieces that details add to a garment: a train, openings to the skin, braces, flaps, patches, a bow. */
export function extras(t: Tailor, wanted: readonly Detail[]): Piece[] {
  return wanted.flatMap((d) => (EXTRAS[d] ?? NOTIONS[d])?.(t) ?? []);
}

const EXTRAS: Readonly<Partial<Record<Detail, (t: Tailor) => Piece[]>>> = {
  train: (t) => (hangs(t) ? [train(t)] : []),
  'cut-out': cutOuts,
  suspenders,
  'storm-flap': stormFlap,
  'elbow-patches': elbowPatches,
  knots: (t) => [knot(t)],
  bow: (t) => (t.spec.collar === 'bow' || !covers(t) ? [] : bow(t)),
  epaulettes: (t) => (COATS.has(t.spec.garment) || !covers(t) ? [] : epaulettes(t)),
};

const COATS: ReadonlySet<string> = new Set([
  'jacket',
  'blazer',
  'coat',
  'trench-coat',
  'parka',
  'bomber',
  'denim-jacket',
  'cardigan',
  'kimono',
  'robe',
]);
const hangs = (t: Tailor): boolean => ['dress', 'skirt', 'cape'].includes(t.spec.garment);
/** Whether the garment covers the chest. */
const covers = (t: Tailor): boolean =>
  !['trousers', 'shorts', 'skirt', 'accessory', 'bag', 'headwear'].includes(t.spec.category);
const topZ = (t: Tailor): number => (COATS.has(t.spec.garment) ? Z.outer : Z.top);

/** Cloth that trails on the floor behind the wearer, swept to one side. */
function train(t: Tailor): Piece {
  const { figure } = t;
  const s = figure.pose.front === 'left' ? 1 : -1;
  const at = (x: number, y: number): Point => figure.at(s * x, y);
  const top = [at(-0.35, 3.6), at(0.5, 3.6)];
  const rim = hemOf(at(-1.1, 8.75), at(2.75, 8.9), {
    sag: 0.2 * figure.head,
    flutes: 9,
    depth: 7,
    random: t.random.fork('train'),
  });
  const side = spline([at(0.5, 3.6), at(0.95, 5.6), at(1.6, 7.4), at(2.75, 8.9)]);
  const inner = spline([at(-1.1, 8.75), at(-0.8, 6.8), at(-0.55, 5), at(-0.35, 3.6)]);
  const hang = hangingFolds(rim, s > 0 ? top : top.toReversed(), 0.85, 0.9, t.random.fork('train folds'));
  return {
    z: Z.behind + 1,
    surface: t.cloth.surface,
    edges: [
      edge('side', side),
      edge('hem', s > 0 ? rim.points.toReversed() : rim.points.toReversed()),
      edge('side', inner),
    ],
    zones: undefined,
    form: [at(-1, 7), at(2.4, 7)],
    folds: hang.folds,
    lines: hang.lines,
    dim: 0.08,
    subject: t.subject,
  };
}

function cutOuts(t: Tailor): Piece[] {
  if (!covers(t) || t.spec.garment === 'swimwear') return [];
  const { figure } = t;
  const side = (s: number): Piece => {
    const p = (x: number, y: number): Point => figure.at(s * x, y);
    const half = figure.half(2.75);
    return {
      z: topZ(t) + 0.6,
      surface: t.skin,
      edges: [
        edge(
          'side',
          spline([
            p(half + 0.06, 2.5),
            p(half - 0.16, 2.56),
            p(half - 0.25, 2.72),
            p(half - 0.14, 2.9),
            p(half + 0.06, 2.96),
          ]),
        ),
        edge('hidden', [p(half + 0.01, 2.75)]),
      ],
      folds: [
        fold(spline([p(half - 0.2, 2.6), p(half - 0.22, 2.74), p(half - 0.14, 2.88)]), [2, 6, 2], 'deep', 0.5, true),
      ],
    };
  };
  return [side(-1), side(1)];
}

function suspenders(t: Tailor): Piece[] {
  const { figure } = t;
  const brace = (s: number): Piece => {
    const y = shoulderY(figure, 0.34);
    const p = (x: number, v: number): Point => figure.at(s * x, v);
    return {
      z: Z.topCollar - 0.4,
      surface: t.trim.surface,
      edges: [
        edge('seam', [
          ...spline([p(0.29, y), p(0.31, 2), p(0.28, 2.88)]),
          ...spline([p(0.36, 2.88), p(0.39, 2), p(0.38, y)]),
          p(0.29, y),
        ]),
      ],
      over: clip(p(0.32, 2.82)),
      casts: 0.4,
      subject: t.subject,
    };
  };
  return [brace(-1), brace(1)];
}

const clip = ({ x, y }: Point): string =>
  `<path d="M${n1(x - 6)} ${n1(y - 8)}h12v16h-12z" fill="#cfc6b0" stroke="#4a4641" stroke-width="1.2"/><path d="M${n1(x - 6)} ${n1(y)}h12" stroke="#4a4641"/>`;

/** A fly over the zip, from the neck to the thigh, sewn to the front that would lie on top. */
function zipCover(t: Tailor): Piece[] {
  const text = '!-.03,1.5 !.1,1.5 .1,2.2 !.11,3.1 !-.04,3.1 -.03,2.2 !-.03,1.5';
  const { edge: lap } = lapOf(t);
  const edges = drawn(text, (p) => t.figure.at(-lap * p.x, p.y), 'seam');
  return [{ z: Z.outer + 0.4, surface: t.cloth.surface, edges, lines: [], casts: 0.4, subject: t.subject }];
}

function stormFlap(t: Tailor): Piece[] {
  if (!COATS.has(t.spec.garment)) return [];
  if (coversZip(t.spec)) return zipCover(t);
  const s = -1; // the wearer's right, as it is sewn
  const text = '!.34,1.4 .4,1.7 .34,1.98 !.3,2.1 .46,2.14 .58,2.02 !.62,1.84 .6,1.6 !.52,1.42 !.34,1.4';
  const place = (p: Point): Point => t.figure.at(s * p.x, p.y);
  const edges = drawn(text, place, 'seam');
  return [
    {
      z: Z.outer + 0.4,
      surface: t.cloth.surface,
      edges,
      zones: [{ loop: edges.flatMap((e) => e.points), origin: t.figure.at(0, 1.4), angle: 0 }],
      lines: [
        stitch(spline([place(xy(0.37, 1.72)), place(xy(0.33, 2.04)), place(xy(0.46, 2.09)), place(xy(0.56, 1.99))])),
      ],
      over: button(place(xy(0.4, 2.02)), 0.024 * t.figure.head, buttonFace(t)),
      casts: 0.5,
      subject: t.subject,
    },
  ];
}

function elbowPatches(t: Tailor): Piece[] {
  return (['left', 'right'] as const).map((side): Piece => {
    const limb = t.figure.arms[side];
    const h = t.figure.head;
    const place = (u: number, v: number): Point => {
      const p = limb.at(0.5 + v);
      const o = limb.to('out', 0.5 + v);
      const w = (limb.width('out', 0.5) + 0.05 * h) * u;
      return xy(p.x + o.x * w, p.y + o.y * w);
    };
    const ring = spline([
      place(0.2, -0.075),
      place(0.95, -0.05),
      place(1.12, 0),
      place(0.95, 0.05),
      place(0.2, 0.075),
      place(-0.05, 0),
      place(0.2, -0.075),
    ]);
    const surface = t.trim.hex === t.cloth.hex ? { ...t.cloth.surface, patterns: () => [] } : t.trim.surface;
    return {
      z: Z.sleeveOuter + 0.6,
      surface,
      edges: [edge('seam', ring)],
      dim: t.trim.hex === t.cloth.hex ? 0.3 : 0,
      lines: [stitch(ring.map((p) => ({ x: p.x, y: p.y })))],
      subject: t.subject,
    };
  });
}

function knot(t: Tailor): Piece {
  const y = ['skirt', 'trousers'].includes(t.spec.category) ? 3.0 : 2.62;
  const at = (p: Point): Point => t.figure.at(p.x, y + p.y);
  return {
    z: Z.belt + 0.5,
    surface: t.cloth.surface,
    edges: drawn('-.06,-.08 .03,-.1 .1,-.04 .09,.06 .02,.1 -.07,.08 -.11,0 -.06,-.08', at),
    lines: [
      crease(spline([at(xy(-0.07, -0.05)), at(xy(0, 0.0)), at(xy(0.07, 0.05))]), 1),
      crease(spline([at(xy(-0.3, -0.12)), at(xy(-0.1, -0.03))]), 1),
      crease(spline([at(xy(0.32, -0.1)), at(xy(0.1, -0.02))]), 1),
      crease(spline([at(xy(-0.28, 0.14)), at(xy(-0.1, 0.04))]), 1),
      crease(spline([at(xy(0.3, 0.14)), at(xy(0.09, 0.05))]), 1),
    ],
    casts: 0.5,
    subject: t.subject,
  };
}

/** A large flat bow at the breast. */
function bow(t: Tailor): Piece[] {
  const at = (p: Point): Point => t.figure.at(p.x, 1.95 + p.y);
  const wing = (s: number): Piece => ({
    z: topZ(t) + 0.8,
    surface: t.cloth.surface,
    edges: drawn(
      `!${0.03 * s},-.04 ${0.2 * s},-.17 ${0.4 * s},-.16 !${0.43 * s},-.12 ${0.38 * s},0 !${0.43 * s},.13 ${0.3 * s},.14 ${0.16 * s},.1 !${0.03 * s},.04`,
      at,
    ),
    folds: [fold([at(xy(0.04 * s, 0)), at(xy(0.26 * s, 0.0))], [1, 6, 0], 'deep', 0.6, true)],
    lines: [
      crease([at(xy(0.05 * s, -0.02)), at(xy(0.24 * s, -0.06))], 0.8),
      crease([at(xy(0.05 * s, 0.02)), at(xy(0.22 * s, 0.06))], 0.8),
    ],
    casts: 0.7,
    subject: t.subject,
  });
  const tail = (s: number): Piece => ({
    z: topZ(t) + 0.75,
    surface: t.cloth.surface,
    edges: drawn(`!0,0 ${0.1 * s},.2 !${0.2 * s},.5 !${0.06 * s},.47 ${0.02 * s},.3 !${-0.02 * s},.02`, at),
    casts: 0.5,
    subject: t.subject,
  });
  return [
    tail(-1),
    tail(1),
    wing(-1),
    wing(1),
    {
      ...wing(1),
      z: topZ(t) + 0.9,
      edges: drawn('-.05,-.05 .05,-.05 .06,0 .05,.06 -.05,.06 -.06,0 -.05,-.05', at),
      lines: [edgeLine([at(xy(-0.02, -0.04)), at(xy(-0.02, 0.05))], 0.5)],
      folds: [],
    },
  ];
}

function epaulettes(t: Tailor): Piece[] {
  const { figure } = t;
  return ([-1, 1] as const).map((s): Piece => {
    const p = (x: number, dy: number): Point => figure.at(s * x, shoulderY(figure, x) + dy);
    const end = figure.body.shoulder.x;
    return {
      z: Z.sleeve + 0.5,
      surface: t.cloth.surface,
      edges: [
        edge('fold', [
          p(end * 0.46, 0.03),
          p(end * 0.55, -0.012),
          p(end, -0.012),
          p(end + 0.02, 0.07),
          p(end * 0.55, 0.09),
          p(end * 0.46, 0.03),
        ]),
      ],
      casts: 0.3,
      over: button(p(end * 0.53, 0.045), 0.02 * figure.head, buttonFace(t)),
      subject: t.subject,
    };
  });
}
