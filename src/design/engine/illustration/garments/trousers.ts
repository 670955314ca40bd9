import type { Leg } from '../../spec.js';
import { edge, type Edge } from '../geometry/edge.js';
import { profile, type Key } from '../geometry/profile.js';
import { spline } from '../geometry/spline.js';
import { add, angleOf, lerp, mul, sub, type Pt } from '../geometry/vec.js';
import { bowed, fold } from '../paint/fold.js';
import { crease, edgeLine, seam, stitch, type Line } from '../paint/line.js';
import type { Piece } from '../paint/piece.js';
import { lining, type Cloth } from '../fabrics/cloth.js';
import { across } from '../figure/limbs.js';
import type { Limb, Side } from '../figure/limb.js';
import { Z } from '../figure/order.js';
import { drag, hangingFolds, merged, type Hang } from './folds.js';
import { hemOf } from './hem.js';
import { lapFolds, legCreases } from './leg-creases.js';
import { ribs } from './sleeve.js';
import { CROTCH_Y, type Tailor } from './tailor.js';

/** Trousers, shorts, leggings. Heights in head heights, hem as a share of the leg (knee .5, ankle 1). */
export interface TrouserCut {
  readonly z: number;
  readonly cloth: Cloth;
  readonly leg: Leg | 'harem' | 'jogger' | 'legging' | 'short';
  readonly topY: number;
  readonly hem: number;
  readonly band: 'waistband' | 'elastic' | 'none';
  readonly fly?: boolean;
  readonly front?: 'crease' | 'pleats' | 'plain';
  readonly pockets?: readonly ('slash' | 'curved' | 'cargo' | 'patch')[];
  readonly cuff?: 'turn-up' | 'rib' | null;
  readonly stitched?: boolean;
  readonly stitchColor?: string;
  readonly sideStripe?: Cloth;
  readonly distressed?: boolean;
  readonly ease?: number;
}

/** Outer and inner ease along the leg. */
const LEGS: Readonly<Record<TrouserCut['leg'], { readonly out: readonly Key[]; readonly in: readonly Key[] }>> = {
  legging: {
    out: [
      [0, 0.006],
      [1, 0.012],
    ],
    in: [
      [0, 0.004],
      [1, 0.012],
    ],
  },
  skinny: {
    out: [
      [0, 0.012],
      [0.5, 0.02],
      [1, 0.035],
    ],
    in: [
      [0, 0.01],
      [0.5, 0.02],
      [1, 0.035],
    ],
  },
  slim: {
    out: [
      [0, 0.025],
      [0.5, 0.05],
      [1, 0.085],
    ],
    in: [
      [0, 0.015],
      [0.5, 0.04],
      [1, 0.075],
    ],
  },
  straight: {
    out: [
      [0, 0.035],
      [0.5, 0.09],
      [1, 0.15],
    ],
    in: [
      [0, 0.02],
      [0.5, 0.07],
      [1, 0.12],
    ],
  },
  cropped: {
    out: [
      [0, 0.035],
      [0.5, 0.09],
      [1, 0.15],
    ],
    in: [
      [0, 0.02],
      [0.5, 0.07],
      [1, 0.12],
    ],
  },
  tapered: {
    out: [
      [0, 0.07],
      [0.3, 0.1],
      [0.6, 0.075],
      [1, 0.05],
    ],
    in: [
      [0, 0.03],
      [0.3, 0.06],
      [1, 0.05],
    ],
  },
  wide: {
    out: [
      [0, 0.05],
      [0.5, 0.24],
      [1, 0.46],
    ],
    in: [
      [0, 0.02],
      [0.5, 0.1],
      [1, 0.2],
    ],
  },
  palazzo: {
    out: [
      [0, 0.06],
      [0.5, 0.3],
      [1, 0.58],
    ],
    in: [
      [0, 0.02],
      [0.5, 0.12],
      [1, 0.24],
    ],
  },
  flared: {
    out: [
      [0, 0.025],
      [0.45, 0.04],
      [0.6, 0.06],
      [1, 0.27],
    ],
    in: [
      [0, 0.015],
      [0.5, 0.04],
      [1, 0.2],
    ],
  },
  bootcut: {
    out: [
      [0, 0.03],
      [0.5, 0.055],
      [1, 0.16],
    ],
    in: [
      [0, 0.02],
      [0.5, 0.045],
      [1, 0.13],
    ],
  },
  barrel: {
    out: [
      [0, 0.07],
      [0.5, 0.25],
      [0.8, 0.17],
      [1, 0.07],
    ],
    in: [
      [0, 0.03],
      [0.5, 0.1],
      [1, 0.06],
    ],
  },
  cargo: {
    out: [
      [0, 0.07],
      [0.5, 0.15],
      [1, 0.17],
    ],
    in: [
      [0, 0.03],
      [0.5, 0.1],
      [1, 0.14],
    ],
  },
  jogger: {
    out: [
      [0, 0.06],
      [0.5, 0.12],
      [0.85, 0.12],
      [1, 0.035],
    ],
    in: [
      [0, 0.03],
      [0.5, 0.08],
      [0.85, 0.09],
      [1, 0.03],
    ],
  },
  harem: {
    out: [
      [0, 0.16],
      [0.4, 0.34],
      [0.8, 0.2],
      [1, 0.03],
    ],
    in: [
      [0, 0.12],
      [0.5, 0.18],
      [1, 0.03],
    ],
  },
  short: {
    out: [
      [0, 0.05],
      [0.5, 0.16],
      [1, 0.2],
    ],
    in: [
      [0, 0.02],
      [0.5, 0.1],
      [1, 0.2],
    ],
  },
};

/** Waistband height in head heights. */
const BAND = 0.15;

/** Both legs, then the waistband. */
export function trousers(t: Tailor, cut: TrouserCut): Piece[] {
  const order: readonly Side[] = t.figure.pose.front === 'left' ? ['right', 'left'] : ['left', 'right'];
  const top = cut.band === 'none' ? cut.topY : cut.topY + BAND;
  const legs = order.flatMap((side) => leg(t, cut, side, top));
  return [...legs, ...(cut.band === 'none' ? [] : [waistband(t, cut)])];
}

/** Half width at the top of the trousers. */
export const trouserHalf = (t: Tailor, cut: Pick<TrouserCut, 'ease'>, y: number): number =>
  t.figure.half(y) + (cut.ease ?? 0.02);

function leg(t: Tailor, cut: TrouserCut, side: Side, topY: number): Piece[] {
  const { figure } = t;
  const limb = figure.legs[side];
  const sign = side === 'left' ? -1 : 1;
  const keys = LEGS[cut.leg];
  const out = profile(keys.out);
  const inn = profile(keys.in);
  const ribbed = cut.cuff === 'rib';
  const until = ribbed ? cut.hem - 0.035 : cut.hem;
  const ys = [topY, topY + 0.25, 3.3, 3.6].filter((y, i) => i === 0 || (y > topY + 0.1 && y < 3.7));
  const hip = ys.map((y) =>
    figure.at(sign * (figure.half(y) + (cut.ease ?? 0.02) + out(0) * Math.max(0, (y - topY) / 1.4)), y),
  );
  const outer = spline([...hip, ...limb.contour('out', Math.min(0.06, until * 0.5), until, out)]);
  const crotch = figure.at(
    0,
    CROTCH_Y + (cut.leg === 'harem' ? 1.1 : cut.ease !== undefined && cut.ease > 0.05 ? 0.08 : 0),
  );
  const inner = spline([
    ...limb.contour('in', until, Math.min(until * 0.55, cut.leg === 'harem' ? 0.35 : 0.16), inn),
    crotch,
  ]);
  const width = outer[outer.length - 1].x - inner[0].x;
  const flutes = Math.abs(width) > 0.55 * figure.head ? 2 : Math.abs(width) > 0.42 * figure.head ? 1 : 0;
  const hem = hemOf(outer[outer.length - 1], inner[0], {
    sag: sign * -0.055 * figure.head,
    flutes,
    depth: -sign * (flutes > 0 ? 5 : 0),
    random: t.random.fork(`leg hem ${side}`),
  });
  const middle = spline([crotch, figure.at(sign * -0.012, (CROTCH_Y + topY) / 2), figure.at(0, topY)]);
  const edges: Edge[] = [
    edge('side', outer),
    edge(ribbed ? 'seam' : 'hem', hem.points),
    edge('side', inner),
    edge('fold', middle),
    edge('hidden', [hip[0]]),
  ];
  const hang = merged(
    legCreases(t, limb, { tight: cut.leg === 'legging' || cut.leg === 'skinny', until, out, inn }),
    lapFolds(t, side),
    hangingFolds(hem, [limb.at(0.2), limb.at(0.22)], 0.6, 0.8, t.random.fork(`leg ${side}`)),
  );
  const z = cut.z + (figure.pose.front === side ? 0.1 : 0);
  const piece: Piece = {
    z,
    surface: cut.cloth.surface,
    edges,
    zones: [
      {
        loop: edges.flatMap((e) => e.points),
        origin: figure.at(0, topY),
        angle: angleOf(sub(limb.at(Math.min(until, 0.9)), limb.root)) - 90,
      },
    ],
    form: across(limb, Math.min(0.3, until), out(0.3)),
    folds: hang.folds,
    lines: [
      ...hang.lines,
      ...frontLines(t, cut, limb, sign, topY, until),
      ...pocketLines(t, cut, sign, topY, limb),
      ...hemLines(cut, hem.points, limb, until),
    ],
    inside: stripe(cut, outer, sign),
    casts: figure.pose.front === side ? 0.7 : 0.5,
    subject: t.subject,
  };
  return [
    opening(t, cut, outer, inner, side, z),
    piece,
    ...(ribbed ? [ribCuff(t, cut, limb, until)] : []),
    ...cargo(t, cut, limb, out),
  ];
}

/** The far rim of the hem, seen from inside. */
function opening(t: Tailor, cut: TrouserCut, outer: readonly Pt[], inner: readonly Pt[], side: Side, z: number): Piece {
  const sign = side === 'left' ? -1 : 1;
  const back = hemOf(outer[outer.length - 1], inner[0], {
    sag: sign * 0.02 * t.figure.head,
    flutes: 0,
    depth: 0,
    random: t.random,
  });
  const front = hemOf(outer[outer.length - 1], inner[0], {
    sag: sign * -0.03 * t.figure.head,
    flutes: 0,
    depth: 0,
    random: t.random,
  });
  return {
    z: Math.min(z - 1, Z.legBack - 1),
    surface: lining(cut.cloth),
    edges: [edge('hem', back.points), edge('hidden', front.points.toReversed())],
    dim: 0.5,
  };
}

function frontLines(t: Tailor, cut: TrouserCut, limb: Limb, sign: number, topY: number, until: number): Line[] {
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
  if (cut.fly && sign > 0) {
    const j = spline([
      figure.at(0.13, topY),
      figure.at(0.13, topY + 0.6),
      figure.at(0.1, topY + 0.78),
      figure.at(0.01, topY + 0.88),
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

function pocketLines(t: Tailor, cut: TrouserCut, sign: number, topY: number, limb: Limb): Line[] {
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

function hemLines(cut: TrouserCut, hem: readonly Pt[], limb: Limb, until: number): Line[] {
  const up = (k: number): Pt[] => hem.map((p) => add(p, mul(limb.along(Math.min(0.98, until)), -k)));
  if (cut.cuff === 'turn-up') return [edgeLine(up(0.13 * limb.head), 0.9)];
  if (cut.cuff === 'rib') return [];
  return cut.stitched ? [stitch(up(7).slice(1, -1), cut.stitchColor)] : [];
}

function stripe(cut: TrouserCut, outer: readonly Pt[], sign: number): string {
  if (cut.sideStripe === undefined) return '';
  const band = (a: number, b: number): string => {
    const there = outer.map((p) => `${(p.x - sign * a).toFixed(1)} ${p.y.toFixed(1)}`);
    const back = outer.map((p) => `${(p.x - sign * b).toFixed(1)} ${p.y.toFixed(1)}`).toReversed();
    return `<path d="M${there.join('L')}L${back.join('L')}Z" fill="${cut.sideStripe?.surface.ramp.base}"/>`;
  };
  return band(5, 13) + band(18, 22);
}

function ribCuff(t: Tailor, cut: TrouserCut, limb: Limb, from: number): Piece {
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

function cargo(t: Tailor, cut: TrouserCut, limb: Limb, out: (s: number) => number): Piece[] {
  if (!(cut.pockets ?? []).includes('cargo') || cut.hem < 0.4) return [];
  const place = (at: number, u: number): Pt =>
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
    box(0.27, 0.42, { lines: [crease([place(0.27, 0.7), place(0.42, 0.72)], 0.8)] }),
    box(0.255, 0.3, {
      over: `<circle cx="${place(0.29, 0.7).x.toFixed(1)}" cy="${place(0.29, 0.7).y.toFixed(1)}" r="2.4" fill="${cut.cloth.surface.ramp.ink}"/>`,
    }),
  ];
}

function waistband(t: Tailor, cut: TrouserCut): Piece {
  const { figure } = t;
  const y0 = cut.topY;
  const y1 = cut.topY + BAND;
  const half = (y: number): number => trouserHalf(t, cut, y) + 0.004;
  const row = (y: number, dy = 0.035): Pt[] =>
    spline([figure.at(-half(y), y), figure.at(0, y + dy), figure.at(half(y), y)]);
  const top = row(y0);
  const bottom = row(y1);
  const loops = [-0.62, -0.3, 0.3, 0.62].map((u): Line =>
    edgeLine([figure.at(u * half(y0), y0 + 0.025), figure.at(u * half(y1), y1 + 0.035)], 1.5),
  );
  const gathersOf = Array.from({ length: 22 }, (_, i): Line =>
    crease(
      [
        lerp(top[0], top[top.length - 1], (i + 0.5) / 22),
        lerp(bottom[0], bottom[bottom.length - 1], (i + 0.5) / 22),
      ].map((p, k) => ({ x: p.x, y: p.y + 4 - k })),
      0.6,
    ),
  );
  const button = figure.at(0.05, y0 + 0.1);
  const ends = cut.fly ? [edgeLine([figure.at(0.0, y0 + 0.035), figure.at(0.0, y1 + 0.035)], 0.8)] : [];
  const cord = figure.at(0, y1);
  const drawcord = `<path d="M${(cord.x - 4).toFixed(1)} ${(cord.y - 3).toFixed(1)}q-6 22 -9 44M${(cord.x + 4).toFixed(1)} ${(cord.y - 3).toFixed(1)}q5 24 6 50" fill="none" stroke="${cut.cloth.surface.ramp.ink}" stroke-width="3.6" stroke-linecap="round"/><path d="M${(cord.x - 4).toFixed(1)} ${(cord.y - 3).toFixed(1)}q-6 22 -9 44M${(cord.x + 4).toFixed(1)} ${(cord.y - 3).toFixed(1)}q5 24 6 50" fill="none" stroke="${cut.cloth.surface.ramp.glint}" stroke-width="2" stroke-linecap="round"/>`;
  return {
    z: cut.z + 0.5,
    surface: cut.cloth.surface,
    edges: [
      edge('hem', top),
      edge('side', [bottom[bottom.length - 1]]),
      edge('seam', bottom.toReversed()),
      edge('side', [top[0]]),
    ],
    zones: [{ loop: [...top, ...bottom.toReversed()], origin: figure.at(0, y0), angle: 90 }],
    form: [figure.at(-half(y0), y0), figure.at(half(y0), y0)],
    lines: cut.band === 'elastic' ? gathersOf : [...loops, ...ends],
    over:
      cut.band === 'elastic'
        ? cut.leg === 'legging'
          ? ''
          : drawcord
        : cut.fly
          ? `<circle cx="${button.x.toFixed(1)}" cy="${button.y.toFixed(1)}" r="3.4" fill="${cut.cloth.surface.ramp.glint}" stroke="${cut.cloth.surface.ramp.ink}" stroke-width="1"/>`
          : '',
    casts: 0.4,
    subject: t.subject,
  };
}
