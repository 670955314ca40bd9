import { drawn, loopOf } from '../paint/edge.js';
import { n1 } from '../paint/path.js';
import { type Point, radians, xy } from '../../../geometry/point.js';
import { isLaidOn, pocketRows, type PocketRow } from '../../../cut/pocket-rows.js';
import type { Pocket } from '../../../garments/spec.js';
import { crease, edgeLine, stitch, type Line } from '../paint/line.js';
import type { Piece } from '../paint/piece.js';
import type { Cloth } from '../fabrics/cloth.js';
import { button, teeth } from './closure.js';
import { buttonFace, type Tailor } from './tailor.js';

export interface PocketPlaces {
  readonly z: number;
  readonly cloth: Cloth;
  /** Half width of the garment by height. */
  readonly side: (y: number) => number;
  readonly hemY: number;
  /** Height of the hand pockets' tops. */
  readonly handY: number;
  readonly stitched?: boolean;
  /** Half gap of an open front. */
  readonly gap?: number;
}

type Sign = -1 | 1;
const LEFT: readonly Sign[] = [1];
const BOTH: readonly Sign[] = [-1, 1];

/** Pockets of a top, jacket, coat or dress, in the rows of its cut. */
export const pockets = (t: Tailor, at: PocketPlaces): Piece[] => pocketRows(t.spec).flatMap((row) => rowOf(t, row, at));

/** Cut with lapels, or as a blazer: what lies on its breast is a welt. */
const isWelted = ({ spec }: Tailor): boolean => spec.lapel !== null || spec.garment === 'blazer';

function rowOf(t: Tailor, { kind, at: height, count }: PocketRow, at: PocketPlaces): Piece[] {
  const sides = count === 1 ? LEFT : BOTH;
  if (height !== 'chest') return pocket(t, kind, at, sides, isLaidOn(kind, t.spec));
  if (kind === 'chest' && isWelted(t)) return sides.map((s) => slit(t, at, s, 0.34, 2.02, 0.2, -8, 0.04));
  if (kind === 'flap') return flapped(t, at, sides);
  return pocket(t, kind, { ...at, hemY: at.handY }, t.spec.garment === 'blazer' ? BOTH.slice(0, count) : sides, false);
}

/** Pockets of the chest, each with its flap. */
const flapped = (t: Tailor, at: PocketPlaces, sides: readonly Sign[]): Piece[] =>
  sides.flatMap((s) => [patch(t, at, s, 0.33, 2.0, 0.21, 0.25, 'point'), lid(t, at, s, 0.33, 1.98, 0.23, 0.09)]);

/** @param laid on the chest whatever its kind: as pockets of shirts are */
function pocket(t: Tailor, kind: Pocket, at: PocketPlaces, sides: readonly Sign[], laid: boolean): Piece[] {
  const low = at.handY + 0.5 < at.hemY;
  const each = (make: (sign: Sign) => Piece | readonly Piece[]): Piece[] => sides.flatMap(make);
  switch (kind) {
    case 'chest':
    case 'patch':
      return low && (kind === 'patch' || laid)
        ? each((s) => patch(t, at, s, handX(at), at.handY, 0.27, 0.33, 'round'))
        : each((s) => patch(t, at, s, 0.33, 2.0, 0.19, 0.25, 'point'));
    case 'bellows':
    case 'cargo':
      return low ? each((s) => bag(t, at, s, true)) : flapped(t, at, sides);
    case 'flap':
      if (low && !isTailored(t)) return each((s) => bag(t, at, s, false));
      return low
        ? each((s) => flap(t, at, s, handX(at), at.handY, 0.29, 0.12))
        : each((s) => flap(t, at, s, 0.34, 2.0, 0.24, 0.1));
    case 'kangaroo':
      return [kangaroo(t, at)];
    case 'welt':
    case 'besom':
      return each((s) => slit(t, at, s, handX(at), lowY(at) + 0.05, 0.26, -4, kind === 'welt' ? 0.05 : 0.022));
    case 'slash':
    case 'curved':
      return each((s) => slit(t, at, s, handX(at) + 0.04, lowY(at) + 0.14, 0.3, 62, 0.04));
    case 'zip':
      return each((s) => slit(t, at, s, handX(at), lowY(at) + 0.12, 0.28, 58, 0.012, true));
    default:
      return [];
  }
}

/** A patch pocket with its flap; cargo pockets have a pleat. */
const bag = (t: Tailor, at: PocketPlaces, s: Sign, pleat: boolean): Piece[] => [
  patch(t, at, s, handX(at), at.handY, 0.29, 0.34, 'round', pleat),
  lid(t, at, s, handX(at), at.handY - 0.03, 0.31, 0.12),
];

/** Flaps of tailored garments lie over pockets behind the cloth. */
const isTailored = ({ spec }: Tailor): boolean =>
  spec.lapel !== null || spec.category === 'dress' || spec.category === 'skirt' || spec.category === 'top';

/** Hand pockets move up in what ends at the waist. */
const lowY = (at: PocketPlaces): number => Math.min(at.handY, at.hemY - 0.45);

const handX = (at: PocketPlaces): number => Math.max((at.gap ?? 0) + 0.2, at.side(at.handY) * 0.56);

const base = (t: Tailor, at: PocketPlaces, text: string, place: (p: Point) => Point, z = 0.2): Piece => {
  const edges = drawn(text, place, 'fold');
  return {
    z: at.z + z,
    surface: at.cloth.surface,
    edges,
    zones: [{ loop: loopOf(edges), origin: t.figure.at(0, 1.4), angle: 0 }],
    casts: 0.3,
    part: t.subject ? 'pocket' : undefined,
    subject: t.subject,
    shows: { pockets: 1 },
  };
};

function patch(
  t: Tailor,
  at: PocketPlaces,
  sign: number,
  x: number,
  y: number,
  w: number,
  h: number,
  foot: 'point' | 'round',
  pleat = false,
): Piece {
  const place = (p: Point): Point => t.figure.at(sign * (x + p.x * w), y + p.y * h);
  const text =
    foot === 'point'
      ? '!-.5,0 !.5,0 !.5,.82 !0,1 !-.5,.82 !-.5,0'
      : '!-.5,0 !.5,0 .5,.8 .4,1 0,1.02 -.4,1 -.5,.8 !-.5,0';
  // the hem of its mouth is a row of stitches: an edge there is read as a flap's
  const rim: Line[] = [stitch([place(xy(-0.47, 0.13)), place(xy(0.47, 0.13))])];
  if (pleat) rim.push(crease([place(xy(0, 0.15)), place(xy(0, 1))], 0.9));
  const inner = ['-.42,.18', '-.42,.78', '0,.93', '.42,.78', '.42,.18'].map((s) =>
    place(xy(Number(s.split(',')[0]), Number(s.split(',')[1]))),
  );
  return { ...base(t, at, text, place), lines: at.stitched ? [...rim, stitch(inner)] : rim };
}

function flap(t: Tailor, at: PocketPlaces, sign: number, x: number, y: number, w: number, h: number): Piece {
  const place = (p: Point): Point => t.figure.at(sign * (x + p.x * w), y + p.y * h);
  const dot = place(xy(0, 0.62));
  return {
    ...base(t, at, '!-.5,0 !.5,0 .51,.8 .3,1 0,1.05 -.3,1 -.51,.8 !-.5,0', place, 0.3),
    casts: 0.45,
    over: at.stitched ? button(dot, 0.02 * t.figure.head, buttonFace(t, true)) : '',
  };
}

/** The flap of a pocket that is drawn by itself. */
const lid = (...flapped: Parameters<typeof flap>): Piece => ({ ...flap(...flapped), shows: {} });

function kangaroo(t: Tailor, at: PocketPlaces): Piece {
  const w = at.side(at.handY) * 0.62;
  const bottom = at.hemY - 0.2;
  const top = bottom - 0.62;
  const zipped = t.spec.closure === 'zip';
  const place = (p: Point): Point => t.figure.at(p.x * w, top + (bottom - top) * p.y);
  return {
    ...base(t, at, '!-.62,0 !.62,0 .82,.4 !1,.62 !1,1 !-1,1 !-1,.62 -.82,.4 !-.62,0', place),
    lines: [
      edgeLine(
        [-1, -0.82, -0.62].map((x, i) => place(xy(x, [0.62, 0.38, 0][i]))),
        1,
      ),
      edgeLine(
        [1, 0.82, 0.62].map((x, i) => place(xy(x, [0.62, 0.38, 0][i]))),
        1,
      ),
      stitch([place(xy(-0.6, 0.07)), place(xy(0.6, 0.07))]),
      ...(zipped ? [-0.045, 0.045].map((x) => edgeLine([t.figure.at(x, top), t.figure.at(x, bottom)], 0.9)) : []),
    ],
    over: zipped ? teeth(t, { fromY: top, toY: bottom }) : '',
    casts: 0.4,
  };
}

function slit(
  t: Tailor,
  at: PocketPlaces,
  sign: number,
  x: number,
  y: number,
  length: number,
  degrees: number,
  thick: number,
  zipped = false,
): Piece {
  const a = radians(degrees);
  const place = (p: Point): Point => {
    const dx = p.x * length;
    const dy = p.y * thick;
    return t.figure.at(sign * (x + dx * Math.cos(a) - dy * Math.sin(a)), y + dx * Math.sin(a) + dy * Math.cos(a));
  };
  const [p, q] = [place(xy(-0.5, 0.5)), place(xy(0.5, 0.5))];
  const teeth = zipped
    ? `<path d="M${n1(p.x)} ${n1(p.y)}L${n1(q.x)} ${n1(q.y)}" stroke="#4a4641" stroke-width="3.6"/><path d="M${n1(p.x)} ${n1(p.y)}L${n1(q.x)} ${n1(q.y)}" stroke="#d8cfbd" stroke-width="2" stroke-dasharray="1.5 1.5"/>`
    : '';
  return {
    ...base(t, at, '!-.5,0 !.5,0 !.5,1 !-.5,1 !-.5,0', place),
    lines: [edgeLine([place(xy(-0.5, 1)), place(xy(0.5, 1))], 0.8)],
    over: teeth,
    casts: 0.25,
  };
}
