import { clothOfPart } from '../../../cut/part-cloth.js';
import { lining } from '../fabrics/cloth.js';
import { drawn, edge } from '../paint/edge.js';
import { type Point, xy } from '../../../geometry/point.js';
import { spline } from '../../../geometry/spline.js';
import { fold } from '../paint/fold.js';
import { crease, edgeLine, seam, stitch, type Line } from '../paint/line.js';
import type { Piece } from '../paint/piece.js';
import { across } from '../figure/limbs.js';
import { Z } from '../figure/order.js';
import { tiedBelt } from './bands.js';
import { placeOf } from '../../../cut/places.js';
import { denies } from '../../../cut/denies.js';
import { stand } from './collar.js';
import { hood } from './hood.js';
import { asPart, buttonFace, buttonScale, HEIGHTS, hemHeight, shoulderY, showing, type Tailor } from './tailor.js';
import { hemOf } from './hem.js';
import { hangingFolds } from './folds.js';
import { closesInFront } from '../../../cut/opening.js';
import { isWaistApron } from '../../../cut/waist-apron.js';
import { button, NOTHING, type Fastening } from './closure.js';
import { necklineOf } from './necklines.js';
import { planTop } from './plan-top.js';
import { fasten } from './top.js';
import { ribs } from './cuff.js';

type Part = (text: string, rest?: Partial<Piece>, z?: number) => Piece;

export const partOf =
  (t: Tailor, base: number, place: (p: Point) => Point): Part =>
  (text, rest = {}, z = 0) => {
    const edges = drawn(text, place);
    return {
      z: base + z,
      surface: t.cloth.surface,
      edges,
      zones: [{ loop: edges.flatMap((e) => e.points), origin: place(xy(0, 1.5)), angle: 0 }],
      casts: 0.8,
      subject: t.subject,
      ...rest,
    };
  };

/** A long scarf wound once round the neck, both ends in front. */
export function scarf(t: Tailor): Piece[] {
  const at = (p: Point): Point => t.figure.at(p.x, p.y);
  const part = partOf(t, Z.neckwear, at);
  const f = (text: string, w = 6): Piece['folds'] => [
    fold(
      spline(text.split(' ').map((s) => at(xy(Number(s.split(',')[0]), Number(s.split(',')[1]))))),
      [1, w, 1],
      'deep',
      0.55,
      true,
    ),
  ];
  const fringe = (x: number, y: number, w: number): Line[] =>
    Array.from({ length: 9 }, (_, i): Line => ({
      points: [at(xy(x + (w * i) / 8, y)), at(xy(x + (w * i) / 8 + 0.005 * (i % 3), y + 0.14))],
      kind: 'seam',
      weight: 1.3,
    }));
  return [
    { ...part('-.3,1.42 -.3,1.2 -.2,1.08 0,1.04 .2,1.08 .3,1.2 .3,1.42 0,1.5 -.3,1.42'), z: Z.behind, dim: 0.15 },
    part('!.04,1.5 .2,1.5 .27,1.9 .3,2.6 .31,3.3 !.32,3.62 !.02,3.6 .03,3 .0,2.2 !-.02,1.6', {
      folds: [...(f('.13,1.6 .16,2.3 .17,3.4') ?? [])],
      lines: fringe(0.02, 3.6, 0.3),
    }),
    part(
      '!-.2,1.52 -.02,1.52 .02,2 .0,2.6 !-.02,3.02 !-.3,3.0 -.28,2.4 -.26,1.9 !-.22,1.6',
      { folds: f('-.12,1.6 -.13,2.2 -.16,2.9'), lines: fringe(-0.3, 3.0, 0.28) },
      0.1,
    ),
    part(
      '-.33,1.3 -.26,1.22 -.1,1.3 .1,1.3 .26,1.2 .34,1.3 .34,1.46 .24,1.58 .06,1.68 -.12,1.66 -.28,1.54 -.35,1.42 -.33,1.3',
      {
        folds: [...(f('-.3,1.36 0,1.5 .3,1.36', 5) ?? []), ...(f('-.26,1.48 0,1.62 .26,1.48', 4) ?? [])],
        lines: [
          crease(spline([at(xy(-0.3, 1.34)), at(xy(0, 1.46)), at(xy(0.3, 1.33))])),
          crease(spline([at(xy(-0.28, 1.46)), at(xy(0, 1.58)), at(xy(0.22, 1.5))]), 0.8),
        ],
      },
      0.2,
    ),
  ];
}

/** A necktie under a shirt collar. */
export function tie(t: Tailor): Piece[] {
  const part = partOf(t, Z.topCollar - 0.5, (p) => t.figure.at(p.x, p.y));
  return [
    part('!-.05,1.62 .05,1.62 .1,2.2 .13,2.66 !.0,2.86 !-.13,2.66 -.1,2.2 !-.05,1.62', {
      lines: [crease([t.figure.at(0.0, 1.7), t.figure.at(0.02, 2.3)], 0.7)],
    }),
    part('!-.085,1.5 .085,1.5 .05,1.64 !-.05,1.64 !-.085,1.5', {}, 0.1),
  ];
}

/** A bow tie. */
export function bowTie(t: Tailor): Piece[] {
  const wing = (s: number): Piece =>
    partOf(t, Z.neckwear, (p) => t.figure.at(p.x * s, p.y))(
      '!.02,1.53 .12,1.46 !.28,1.42 .3,1.54 !.28,1.66 .12,1.6 !.02,1.55',
      { lines: [crease([t.figure.at(s * 0.03, 1.54), t.figure.at(s * 0.17, 1.53)], 0.8)] },
    );
  return [
    wing(-1),
    wing(1),
    partOf(t, Z.neckwear, (p) => t.figure.at(p.x, p.y))(
      '!-.045,1.49 .045,1.49 .05,1.54 .045,1.59 -.045,1.59 -.05,1.54 !-.045,1.49',
      {},
      0.1,
    ),
  ];
}

/** A tote hangs from its handles; other bags are structured. */
export const bag = (t: Tailor): Piece[] => (t.spec.variant === 'tote bag' ? tote(t) : handbag(t));

/** The hand that a bag hangs from, and points about it in head heights. */
function gripOf(t: Tailor): (p: Point) => Point {
  const side = t.figure.pose.right.hand === 'relaxed' || t.figure.pose.right.hand === 'grip' ? 'right' : 'left';
  const grip = t.figure.arms[side].at(1.16);
  return (p) => xy(grip.x + p.x * t.figure.head, grip.y + p.y * t.figure.head);
}

/** Soft cloth, open at the top, the far handle behind the near one. */
function tote(t: Tailor): Piece[] {
  const at = gripOf(t);
  const part = partOf(t, Z.hand + 1, at);
  const handle = (dy: number, dx: number): string =>
    `!${-0.3 + dx},.86 ${-0.26 + dx},.4 ${-0.12 + dx},${dy} 0,${dy - 0.06} ${0.12 + dx},${dy} ${0.26 + dx},.4 !${0.3 + dx},.86 !${0.235 + dx},.86 ${0.19 + dx},.42 ${0.07 + dx},${dy + 0.07} 0,${dy + 0.03} ${-0.07 + dx},${dy + 0.07} ${-0.19 + dx},.42 !${-0.235 + dx},.86 !${-0.3 + dx},.86`;
  const behind: Piece = { ...part(handle(-0.1, 0.03)), z: Z.hand - 1, zones: [], dim: 0.2 };
  const row = (y: number, half: number): Point[] => spline([at(xy(-half, y)), at(xy(0, y + 0.012)), at(xy(half, y))]);
  return [
    ...asPart(t, 'strap', [behind]),
    part(
      '!-.56,.72 -.2,.735 .2,.735 !.56,.72 .55,1.2 .52,1.76 !.5,1.84 .2,1.87 -.2,1.87 !-.5,1.84 -.52,1.76 -.55,1.2 !-.56,.72',
      {
        form: [at(xy(-0.56, 1.2)), at(xy(0.56, 1.2))],
        lines: [
          stitch(row(0.8, 0.54)),
          crease([at(xy(-0.3, 0.96)), at(xy(-0.36, 1.5))], 0.6),
          crease([at(xy(0.24, 1.2)), at(xy(0.31, 1.72))], 0.6),
        ],
        folds: [
          fold(spline([at(xy(-0.22, 0.8)), at(xy(-0.3, 1.3)), at(xy(-0.38, 1.8))]), [2, 9, 3], 'shade', 0.6, true),
          fold(spline([at(xy(0.2, 0.82)), at(xy(0.28, 1.3)), at(xy(0.36, 1.8))]), [2, 9, 3], 'shade', 0.6, true),
        ],
      },
    ),
    ...asPart(t, 'strap', [{ ...part(handle(-0.02, -0.02), {}, 0.2), zones: [] }]),
  ];
}

function handbag(t: Tailor): Piece[] {
  const at = gripOf(t);
  const part = partOf(t, Z.hand + 1, at);
  const handle: Piece = {
    ...part(
      '!-.24,.34 -.22,.02 -.1,-.08 .1,-.08 .22,.02 !.24,.34 !.19,.34 .17,.04 .08,-.03 -.08,-.03 -.17,.04 !-.19,.34 !-.24,.34',
    ),
    z: Z.hand - 1,
    zones: [],
  };
  const clasp = at(xy(0, 0.62));
  return [
    handle,
    part('!-.4,.34 -.2,.31 0,.3 .2,.31 !.4,.34 .46,.7 .47,.98 .4,1.02 0,1.04 -.4,1.02 -.47,.98 -.46,.7 !-.4,.34', {
      form: [at(xy(-0.45, 0.6)), at(xy(0.45, 0.6))],
      lines: [stitch(spline([at(xy(-0.4, 0.95)), at(xy(0, 0.98)), at(xy(0.4, 0.95))]))],
    }),
    part(
      '!-.4,.33 0,.3 !.4,.33 .41,.5 .3,.62 0,.68 -.3,.62 -.41,.5 !-.4,.33',
      {
        over: `<rect x="${(clasp.x - 7).toFixed(1)}" y="${(clasp.y - 4).toFixed(1)}" width="14" height="11" rx="2" fill="#d3b877" stroke="#5c4a2a" stroke-width="1.4"/>`,
        lines: [
          stitch(
            spline([at(xy(-0.36, 0.5)), at(xy(-0.28, 0.59)), at(xy(0, 0.64)), at(xy(0.28, 0.59)), at(xy(0.36, 0.5))]),
          ),
        ],
      },
      0.1,
    ),
  ];
}

/** Socks to below the knee. */
export function socks(t: Tailor): Piece[] {
  const top =
    t.spec.length === 'knee' || t.spec.length === 'below-knee' ? 0.58 : t.spec.length === 'ankle' ? 0.93 : 0.78;
  return (['left', 'right'] as const).flatMap((side): Piece[] => {
    const limb = t.figure.legs[side];
    const ease = (): number => 0.012;
    const z = side === t.figure.pose.front ? Z.legFront + 0.5 : Z.legBack + 0.5;
    const tube = (a: number, b: number, extra: number): [Point[], Point[]] => [
      limb.contour('out', a, b, () => ease() + extra),
      limb.contour('in', b, a, () => ease() + extra),
    ];
    const [o, i] = tube(top, 1.0, 0);
    const [ro, ri] = tube(top, top + 0.045, 0.006);
    return [
      {
        z,
        surface: t.cloth.surface,
        edges: [edge('side', o), edge('hidden', [limb.at(1.01)]), edge('side', i), edge('hem', [o[0]])],
        zones: [{ loop: [...o, ...i], origin: limb.at(0.8), angle: 0 }],
        form: across(limb, 0.8, 0.01),
        lines: [crease([limb.at(0.93), o[o.length - 3]], 0.7)],
        subject: t.subject,
      },
      {
        z: z + 0.1,
        surface: t.trim.surface,
        edges: [edge('side', ro), edge('seam', [ri[0]]), edge('side', ri), edge('hem', [ro[0]])],
        lines: ribs(ro, ri, 8),
        casts: 0.3,
        subject: t.subject,
      },
    ];
  });
}

/** An apron with a waist tie, and a bib unless it hangs from the waist. */
export function apron(t: Tailor): Piece[] {
  const { figure } = t;
  const half = (y: number): number => figure.half(y) + 0.03;
  const hemY = hemHeight(t.spec);
  const part = partOf(t, Z.outer, (p) => figure.at(p.x, p.y));
  const hem = hemOf(figure.at(-0.78, hemY), figure.at(0.78, hemY), {
    sag: 12,
    flutes: 3,
    depth: 4,
    random: t.random.fork('apron'),
  });
  const sides = (s: number): Point[] =>
    spline([figure.at(s * half(2.85) * 0.98, 2.85), figure.at(s * 0.68, 3.75), figure.at(s * 0.78, hemY)]);
  const top = [figure.at(-half(2.85) * 0.98, 2.85), figure.at(half(2.85) * 0.98, 2.85)];
  const hang = hangingFolds(hem, top, 0.7, 0.8, t.random.fork('apron folds'));
  const skirt: Piece = {
    z: Z.outer,
    surface: t.cloth.surface,
    edges: [
      edge('seam', top),
      edge('side', sides(1)),
      edge('hem', hem.points.toReversed()),
      edge('side', sides(-1).toReversed()),
    ],
    folds: hang.folds,
    lines: [...hang.lines, stitch(hem.points.map((p) => xy(p.x, p.y - 8)))],
    casts: 1,
    subject: t.subject,
    shows: { hem: placeOf(HEIGHTS, hemY) },
  };
  return [
    skirt,
    ...(isWaistApron(t.spec) ? [] : apronBib(t, part)),
    ...(denies(t.spec, 'pocket') ? [] : asPart(t, 'pocket', apronPockets(t, part))),
    ...tiedBelt(t, { z: Z.outer + 0.4, cloth: t.cloth, y0: 2.8, y1: 2.92, half }, 0.06, 0.6),
  ];
}

function apronBib(t: Tailor, part: Part): Piece[] {
  const { figure } = t;
  const strap = (s: number): Piece => ({
    z: Z.outer - 0.2,
    surface: t.cloth.surface,
    edges: [
      edge('seam', [
        figure.at(s * 0.3, 1.86),
        figure.at(s * 0.24, shoulderY(figure, 0.24)),
        figure.at(s * 0.31, shoulderY(figure, 0.31)),
        figure.at(s * 0.36, 1.86),
        figure.at(s * 0.3, 1.86),
      ]),
    ],
    casts: 0.5,
    subject: t.subject,
  });
  return [
    part(
      '!-.37,1.84 !.37,1.84 .4,2.2 !.5,2.86 !-.5,2.86 -.4,2.2 !-.37,1.84',
      { lines: [stitch([figure.at(-0.35, 1.9), figure.at(0.35, 1.9)])] },
      0.1,
    ),
    strap(-1),
    strap(1),
  ];
}

/** A wide one below the waist, halved by a seam where two are asked for; a third lies on the bib. */
function apronPockets({ spec, figure }: Tailor, part: Part): Piece[] {
  const wide = part(
    '!-.3,3.2 !.3,3.2 .3,3.6 .26,3.68 -.26,3.68 -.3,3.6 !-.3,3.2',
    {
      lines: [
        ...((spec.counts?.pockets ?? 1) > 1 ? [seam([figure.at(0, 3.2), figure.at(0, 3.68)])] : []),
        stitch([figure.at(-0.28, 3.25), figure.at(0.28, 3.25)]),
      ],
      casts: 0.4,
    },
    0.2,
  );
  const { pockets: count = 1 } = spec.counts ?? {};
  if (count > 1 && isWaistApron(spec)) return [-0.19, 0.19].map((x) => waistPocket(x, part));
  const one: Piece = { ...wide, shows: { pockets: count > 1 ? 2 : 1 } };
  if (count < 3 || isWaistApron(spec)) return [one];
  const bib = '!-.16,2.1 !.16,2.1 .16,2.38 .13,2.43 -.13,2.43 -.16,2.38 !-.16,2.1';
  return [one, part(bib, { lines: [], casts: 0.3, shows: { pockets: 1 } }, 0.2)];
}

const waistPocket = (x: number, part: Part): Piece => {
  const [left, right, inner, outer] = [x - 0.13, x + 0.13, x - 0.1, x + 0.1].map((at) => at.toFixed(2));
  const outline = `!${left},3.2 !${right},3.2 ${right},3.58 ${outer},3.64 ${inner},3.64 ${left},3.58 !${left},3.2`;
  return part(outline, { lines: [], casts: 0.4, shows: { pockets: 1 } }, 0.2);
};

/** What closes the front of a cape or poncho from the neck down; nothing where it hangs open. */
export const frontClosing = (t: Tailor, fromY: number, hemY: number): Fastening =>
  closesInFront(t.spec)
    ? fasten(t, planTop(t.spec), { ...necklineOf('crew', t.figure), half: [xy(0, fromY)] }, hemY - 0.1)
    : NOTHING;

/** A cape over the shoulders: its fronts hang apart below a clasp, or meet where buttons or a zip close them. */
export function cape(t: Tailor, hemY: number): Piece[] {
  const { figure } = t;
  const closed = closesInFront(t.spec);
  const fastening = frontClosing(t, 1.56, hemY);
  const wide = 1.05 + 0.12 * (hemY - 3.5);
  const x = figure.body.shoulder.x;
  const panel = (s: -1 | 1): Piece => {
    const p = (px: number, y: number): Point => figure.at(s * px, y);
    const outer = spline([
      p(0.2, 1.34),
      p(x * 0.7, 1.38),
      p(x + 0.06, 1.5),
      p(x + 0.2, 1.9),
      p(wide * 0.88, 2.8),
      p(wide, hemY),
    ]);
    const apart = closed ? [0, 0, 0] : [0.06, 0.1, 0.16];
    const inner = spline([p(0.16, 1.36), p(apart[0], 1.56), p(apart[1], 2.4), p(apart[2], hemY + 0.1)]);
    const hem = hemOf(
      s < 0 ? outer[outer.length - 1] : inner[inner.length - 1],
      s < 0 ? inner[inner.length - 1] : outer[outer.length - 1],
      { sag: 14, flutes: 4, depth: 8, random: t.random.fork(`cape ${s}`) },
    );
    const run = s < 0 ? hem.points : hem.points.toReversed();
    const hang = hangingFolds(
      hem,
      [p(0.2, 1.5), p(x, 1.6)].toSorted((a, b) => a.x - b.x),
      0.85,
      0.9,
      t.random.fork(`cape folds ${s}`),
    );
    return {
      z: Z.cape,
      surface: t.cloth.surface,
      edges: [edge('side', outer), edge('hem', run), edge('neck', inner.toReversed())],
      form: [figure.at(-wide, 3), figure.at(wide, 3)],
      folds: hang.folds,
      lines: [
        ...hang.lines,
        seam(spline([p(x + 0.03, 1.55), p(x + 0.1, 2.0), p(x + 0.12, 2.5)]), 0.8),
        edgeLine(spline([p(wide * 0.52, 2.6), p(wide * 0.55, 3.2)]), 0.9),
      ],
      casts: 1.3,
      subject: t.subject,
      shows: { hem: placeOf(HEIGHTS, hemY) },
    };
  };
  const behind: Piece = {
    z: Z.behind,
    surface: t.cloth.surface,
    edges: [
      edge(
        'hem',
        hemOf(figure.at(-wide * 0.9, hemY - 0.1), figure.at(wide * 0.9, hemY - 0.1), {
          sag: 4,
          flutes: 5,
          depth: 5,
          random: t.random,
        }).points,
      ),
      edge('hidden', [figure.at(0.4, 1.6), figure.at(-0.4, 1.6)]),
    ],
    dim: 0.5,
  };
  const front = panel(1);
  const clasp = button(figure.at(0, 1.56), 0.04 * buttonScale(t) * figure.head, buttonFace(t, true));
  return [
    behind,
    panel(-1),
    {
      ...front,
      lines: [...(front.lines ?? []), ...fastening.lines],
      over: closed ? fastening.over : clasp,
      shows: { ...front.shows, ...fastening.shows },
    },
    ...(closed ? [] : turnedOut(t, hemY)),
    ...capeNeck(t),
  ];
}

/** Where the fronts hang apart, a lining of its own is turned out along their edges. */
function turnedOut(t: Tailor, hemY: number): Piece[] {
  if (!t.subject || clothOfPart(t.spec, 'lining') === null) return [];
  return ([-1, 1] as const).map((s): Piece => {
    const p = (x: number, y: number): Point => t.figure.at(s * x, y);
    const inner = spline([p(0.06, 1.58), p(0.1, 2.4), p(0.16, hemY + 0.1)]);
    const outer = spline([p(0.42, hemY + 0.06), p(0.34, hemY - 0.5), p(0.2, 2.3), p(0.06, 1.58)]);
    const roll = spline([p(0.24, hemY), p(0.2, hemY - 0.6), p(0.13, 2.4)]);
    return {
      z: Z.cape + 0.2,
      surface: lining(t.cloth),
      edges: [edge('fold', inner), edge('hem', [inner[inner.length - 1], outer[0]]), edge('side', outer)],
      folds: [fold(roll, [2, 9, 3], 'deep', 0.45, true)],
      casts: 0.5,
      part: 'lining',
      subject: true,
    };
  });
}

/** A hood, or a collar that stands. */
function capeNeck(t: Tailor): Piece[] {
  const { spec, cloth } = t;
  const z = Z.cape + 0.6;
  if (spec.hood !== null) return hood(t, z, cloth, spec.hood);
  const collar = { z, cloth, stitched: cloth.drape.body < 0.8 };
  return spec.collar === null ? [] : showing({ collar: true }, stand(t, collar, 0.14, 'split', 0.05));
}
