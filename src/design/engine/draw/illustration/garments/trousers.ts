import { edge, type Edge } from '../paint/edge.js';
import { profile } from '../../../geometry/profile.js';
import { spline } from '../../../geometry/spline.js';
import { angleOf, lerp, type Point, sub } from '../../../geometry/point.js';
import { denies } from '../../../cut/denies.js';
import { crease, edgeLine, type Line } from '../paint/line.js';
import type { Piece } from '../paint/piece.js';
import { lining } from '../fabrics/cloth.js';
import { across } from '../figure/limbs.js';
import type { Side } from '../figure/limb.js';
import { Z } from '../figure/order.js';
import { hangingFolds, merged } from './folds.js';
import { hemOf } from './hem.js';
import { lapFolds, legCreases } from './leg-creases.js';
import { placeOf } from '../../../cut/places.js';
import { asPart, CROTCH_Y, lapOf, ON_LEG, type Tailor } from './tailor.js';
import { CARGO_FROM, type TrouserCut, LEGS } from './leg-shapes.js';
import { trouserHalf } from './trouser-half.js';
import { frontLines, pocketLines, hemLines, stripe, ribCuff, cargo } from './trouser-details.js';

/** Waistband height in head heights. */
const BAND = 0.15;
/** A legging's is smooth and twice as high. */
const WIDE_BAND = 0.3;
const bandOf = ({ leg }: TrouserCut): number => (leg === 'legging' ? WIDE_BAND : BAND);

/** Both legs, then the waistband. */
export const trousers = (t: Tailor, cut: TrouserCut): Piece[] => asPart(t, 'leg', trouserPair(t, cut));

function trouserPair(t: Tailor, cut: TrouserCut): Piece[] {
  const order: readonly Side[] = t.figure.pose.front === 'left' ? ['right', 'left'] : ['left', 'right'];
  const top = cut.band === 'none' ? cut.topY : cut.topY + bandOf(cut);
  const legs = order.flatMap((side) => leg(t, cut, side, top));
  return [...legs, ...(cut.band === 'none' ? [] : [waistband(t, cut)])];
}

/** Where the legs part; in harem trousers half-way down between them. */
function crotchOf({ figure }: Tailor, cut: TrouserCut): Point {
  if (cut.leg === 'harem') return lerp(figure.legs.left.at(HAREM), figure.legs.right.at(HAREM), 0.5);
  return figure.at(0, CROTCH_Y + (cut.ease !== undefined && cut.ease > 0.05 ? 0.08 : 0));
}

/** Share of the leg at which they part. */
const HAREM = 0.4;

export function leg(t: Tailor, cut: TrouserCut, side: Side, topY: number): Piece[] {
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
  const crotch = crotchOf(t, cut);
  const inner = spline([
    ...limb.contour('in', until, Math.min(until * 0.55, cut.leg === 'harem' ? 0.46 : 0.16), inn),
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
    cut.leg === 'harem' ? { folds: [], lines: [] } : lapFolds(t, side),
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
    shows: { hem: placeOf(ON_LEG, cut.hem), pockets: mouths(cut) },
  };
  return [
    opening(t, cut, outer, inner, side, z),
    piece,
    ...(ribbed ? [ribCuff(t, cut, limb, until)] : []),
    ...cargo(t, cut, limb, out),
  ];
}

/** Pockets of one leg that are seen in front. */
const mouths = ({ pockets = [], hem }: TrouserCut): number =>
  pockets.filter((kind) => kind !== 'patch' && (kind !== 'cargo' || hem >= CARGO_FROM)).length;

/** The far rim of the hem, seen from inside. */
function opening(
  t: Tailor,
  cut: TrouserCut,
  outer: readonly Point[],
  inner: readonly Point[],
  side: Side,
  z: number,
): Piece {
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

export function waistband(t: Tailor, cut: TrouserCut): Piece {
  const { figure } = t;
  const y0 = cut.topY;
  const y1 = cut.topY + bandOf(cut);
  const half = (y: number): number => trouserHalf(t, cut, y) + 0.004;
  const row = (y: number, dy = 0.035): Point[] =>
    spline([figure.at(-half(y), y), figure.at(0, y + dy), figure.at(half(y), y)]);
  const top = row(y0);
  const bottom = row(y1);
  const loops = (denies(t.spec, 'belt-loop') ? [] : [-0.62, -0.3, 0.3, 0.62]).map((u): Line =>
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
  const { edge: lap, laps } = lapOf(t);
  const button = figure.at(lap * 0.05, y0 + 0.1);
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
    lines: cut.band !== 'elastic' ? [...loops, ...ends] : cut.leg === 'legging' ? [] : gathersOf,
    over:
      cut.band === 'elastic'
        ? cut.cord
          ? drawcord
          : ''
        : cut.fly
          ? `<circle cx="${button.x.toFixed(1)}" cy="${button.y.toFixed(1)}" r="3.4" fill="${cut.cloth.surface.ramp.glint}" stroke="${cut.cloth.surface.ramp.ink}" stroke-width="1"/>`
          : '',
    casts: 0.4,
    shows: cut.fly ? { laps } : {},
    subject: t.subject,
  };
}
