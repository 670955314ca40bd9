import { drawn, edge } from '../paint/edge.js';
import { n1 } from '../paint/path.js';
import { spline } from '../../../geometry/spline.js';
import { lerp, type Point, xy } from '../../../geometry/point.js';
import { fold } from '../paint/fold.js';
import { crease, stitch, type Line } from '../paint/line.js';
import type { Piece } from '../paint/piece.js';
import type { Cloth } from '../fabrics/cloth.js';
import type { SpecPart } from '../../../garments/spec.js';
import { clothOfPart } from '../../../cut/part-cloth.js';
import { asPart, type Tailor } from './tailor.js';

export interface BandCut {
  readonly z: number;
  readonly cloth: Cloth;
  readonly y0: number;
  readonly y1: number;
  readonly half: (y: number) => number;
}

function outline(t: Tailor, { y0, y1, half }: BandCut, sag: number): { top: Point[]; bottom: Point[] } {
  const row = (y: number): Point[] =>
    spline([-1, -0.6, 0, 0.6, 1].map((u) => t.figure.at(u * half(y), y + sag * (1 - u * u))));
  return { top: row(y0), bottom: row(y1) };
}

/** A band round the trunk, ribbed: hem of a sweater, a bomber's waist. */
export function ribBand(t: Tailor, cut: BandCut): Piece {
  const { top, bottom } = outline(t, cut, 0.04);
  const lines = Array.from({ length: 30 }, (_, i): Line => {
    const s = 0.5 + 0.5 * Math.sin(((i + 0.5) / 30 - 0.5) * Math.PI * 0.95);
    return crease([top[Math.round(s * (top.length - 1))], bottom[Math.round(s * (bottom.length - 1))]], 0.55);
  });
  return band(t, cut, top, bottom, { lines });
}

function band(t: Tailor, cut: BandCut, top: readonly Point[], bottom: readonly Point[], rest: Partial<Piece>): Piece {
  return {
    z: cut.z,
    surface: cut.cloth.surface,
    edges: [
      edge('seam', top),
      edge('side', [bottom[bottom.length - 1]]),
      edge('hem', bottom.toReversed()),
      edge('side', [top[0]]),
    ],
    zones: [{ loop: [...top, ...bottom.toReversed()], origin: top[0], angle: 0 }],
    form: [top[0], top[top.length - 1]],
    casts: 0.6,
    subject: t.subject,
    ...rest,
  };
}

/** A belt with a buckle. */
export const buckledBelt = (t: Tailor, cut: BandCut): Piece[] => asPart(t, beltPart(t), buckledBeltPieces(t, cut));

/** A belt has its own colour where the text gives it one, else that of the waist. */
const beltPart = (t: Tailor): SpecPart => (clothOfPart(t.spec, 'belt') ? 'belt' : 'waist');

function buckledBeltPieces(t: Tailor, cut: BandCut): Piece[] {
  const { top, bottom } = outline(t, cut, 0.035);
  const c = t.figure.at(0, (cut.y0 + cut.y1) / 2 + 0.035);
  const h = (cut.y1 - cut.y0) * t.figure.head * 0.5 + 3;
  const buckle = `<rect x="${n1(c.x - h * 1.05)}" y="${n1(c.y - h)}" width="${n1(h * 2.1)}" height="${n1(h * 2)}" rx="3" fill="none" stroke="#5c4a2a" stroke-width="5"/><rect x="${n1(c.x - h * 1.05)}" y="${n1(c.y - h)}" width="${n1(h * 2.1)}" height="${n1(h * 2)}" rx="3" fill="none" stroke="#d3b877" stroke-width="3"/><path d="M${n1(c.x - h)} ${n1(c.y)}h${n1(h * 1.8)}" stroke="#d3b877" stroke-width="2.4"/>`;
  return [
    band(t, cut, top, bottom, {
      over: buckle,
      lines: [stitch(top.map((p) => xy(p.x, p.y + 4))), stitch(bottom.map((p) => xy(p.x, p.y - 4)))],
    }),
  ];
}

/** A sash tied at the side or in front, its ends hanging. */
export const tiedBelt = (t: Tailor, cut: BandCut, x = -0.12, length = 1.1): Piece[] =>
  asPart(t, beltPart(t), tiedBeltPieces(t, cut, x, length));

/** Two ribbons tied where a front crosses: the bow and its ends, without anything round the body. */
export const tiedRibbons = (t: Tailor, cut: BandCut, x: number, length: number): Piece[] =>
  asPart(t, beltPart(t), tiedBeltPieces(t, cut, x, length).slice(1));

function tiedBeltPieces(t: Tailor, cut: BandCut, x = -0.12, length = 1.1): Piece[] {
  const { top, bottom } = outline(t, cut, 0.035);
  const y = (cut.y0 + cut.y1) / 2 + 0.03;
  const at = (p: Point): Point => t.figure.at(x + p.x, y + p.y);
  const part = (text: string, z: number, rest: Partial<Piece> = {}): Piece => ({
    z: cut.z + z,
    surface: cut.cloth.surface,
    edges: drawn(text, at),
    casts: 0.6,
    subject: t.subject,
    ...rest,
  });
  const l = length;
  const tail = (s: number, k: number): string =>
    `!${0.02 * s},.02 ${0.1 * s},${0.3 * l * k} ${0.08 * s},${0.62 * l * k} !${0.15 * s},${l * k} !${0.02 * s},${(l - 0.05) * k} ${-0.03 * s},${0.5 * l * k} !${-0.04 * s},.04`;
  const bow = (s: number): string =>
    `!0,0 ${0.08 * s},-.1 ${0.24 * s},-.12 ${0.29 * s},-.01 ${0.22 * s},.09 ${0.1 * s},.07 !0,.02`;
  const pinch = (s: number): Piece['folds'] => [
    fold([at(xy(0.02 * s, 0)), at(xy(0.16 * s, -0.02))], [1, 4, 0], 'deep', 0.6, true),
  ];
  const foldOf = (s: number, k: number): Piece['folds'] => [
    fold(
      [at(xy(0.01 * s, 0.05)), at(xy(0.04 * s, 0.5 * l * k)), at(xy(0.06 * s, 0.9 * l * k))],
      [1, 4, 1],
      'deep',
      0.5,
      true,
    ),
  ];
  return [
    band(t, cut, top, bottom, {
      lines: [0.3, 0.62].map((s) =>
        crease(
          spline([
            lerp(top[0], bottom[0], s),
            lerp(t.figure.at(0, cut.y0 + 0.04), t.figure.at(0, cut.y1 + 0.03), s),
            at(xy(0, 0)),
          ]),
          0.6,
        ),
      ),
    }),
    part(tail(1, 1), 0.1, { folds: foldOf(1, 1) }),
    part(tail(-1, 0.86), 0.2, { folds: foldOf(-1, 0.86) }),
    part(bow(1), 0.3, { folds: pinch(1) }),
    part(bow(-1), 0.3, { folds: pinch(-1) }),
    part('-.05,-.045 .04,-.05 .06,0 .045,.055 -.04,.055 -.06,.01 -.05,-.045', 0.4),
  ];
}
