import { flatten, type Op } from '../../../geometry/path.js';
import { type Point, xy } from '../../../geometry/point.js';
import type { Cut } from '../../../cut/cut.js';
import type { Closure, Lapel } from '../../../garments/spec.js';
import type { Figure } from '../figure.js';
import { buttonFront, doubleRow, zip } from '../parts/front.js';
import type { Pen } from '../pen/pen.js';
import { beside, curve, flip, join, line, mirror, shut, through, whole } from '../pen/paths.js';
import { tonesOfPart, type Tones } from '../cloth/tone.js';

/** Buttons lie this far within the edge of the overlap, cm: half a button and its stitching. */
const BUTTON_INSET = 2.4;

export interface LapelShape {
  kind: Lapel;
  double: boolean;
  /** where the roll line meets the front edge, cm */
  breakY: number;
  /** half-width of the overlap */
  overlap: number;
}

export function lapelShape(spec: Cut, f: Figure): LapelShape {
  const double = spec.closure === 'double-breasted';
  const kind = spec.lapel ?? (spec.collar === 'shawl' ? 'shawl' : double ? 'peak' : 'notched');
  return { kind, double, breakY: f.waistY - (double ? 5.5 : 7), overlap: double ? 6.4 : 1.9 };
}

/** Lapels over the V of the front; the upper one lies over the other. */
export const drawLapels = (pen: Pen, f: Figure, l: LapelShape, tones: Tones): void =>
  pen.lapped(() => laidLapels(pen, f, l, tones));

/** The picture's left, the wearer's right, on top. */
function laidLapels(pen: Pen, f: Figure, l: LapelShape, tones: Tones): void {
  const n = f.neck;
  const neck = xy(n + 0.4, 0.3);
  const end = xy(-l.overlap, l.breakY);
  pen.name('lapel', xy(n + 4, 15));
  pen.name('collar', xy(n + 2.4, 3));
  const roll = curve(neck, xy(n - 0.6, 7), xy(2.4 - l.overlap * 0.5, l.breakY * 0.68), end);
  insideOfBack(pen, n, roll, l.breakY, tones);
  const drawn = l.kind === 'shawl' ? shawl(neck, end, roll) : revers(f, neck, end, roll, l.kind);
  layLapel(pen, drawn, tones, (ops) => [...ops]);
  const upper = join(mirror(roll), line(flip(end), xy(l.overlap, l.breakY + 3), xy(-n - 3, l.breakY + 3), flip(neck)));
  pen.fill(shut(upper), tones.base);
  layLapel(pen, drawn, tones, mirror);
}

function layLapel(pen: Pen, drawn: Drawn, tones: Tones, turn: (ops: readonly Op[]) => Op[]): void {
  pen.ink(shut(turn(drawn.lapel)), 'outline', tonesOfPart(tones, 'lapel').base);
  if (drawn.collar.length > 0) pen.ink(shut(turn(drawn.collar)), 'outline', tonesOfPart(tones, 'collar').second);
  pen.ink(turn(drawn.stitch), 'stitch');
}

function insideOfBack(pen: Pen, n: number, roll: Op[], bottom: number, tones: Tones): void {
  const low = xy(0, xyWhere(roll, bottom));
  pen.fill(
    whole(
      join(
        line(xy(0, -2.9), xy(n + 0.2, -1.6)),
        roll.slice(0, 0),
        line(xy(n + 0.2, -1.6), xy(n + 0.4, 0.3)),
        roll,
        line(low),
      ),
    ),
    tones.inside,
  );
  const top = (y: number) =>
    curve(xy(-n - 0.2, -1.7 + y), xy(-n * 0.5, -3.2 + y), xy(n * 0.5, -3.2 + y), xy(n + 0.2, -1.7 + y));
  pen.ink(top(0), 'outline');
  pen.ink(top(3.2), 'seam');
  pen.ink(line(xy(0, 1), xy(0, low.y)), 'soft');
}

/** Height at which the roll line crosses the centre. */
function xyWhere(roll: Op[], otherwise: number): number {
  const points = flatten(roll)[0] ?? [];
  return points.find((p) => p.x <= 0)?.y ?? otherwise;
}

interface Drawn {
  lapel: Op[];
  collar: Op[];
  stitch: Op[];
}

function shawl(neck: Point, end: Point, roll: Op[]): Drawn {
  const out = through(
    [xy(neck.x - 0.4, -2.2), xy(neck.x + 4.4, 3.4), xy(neck.x + 4.6, 12), xy(end.x + 5.6, end.y * 0.72), end],
    1,
  );
  return {
    lapel: join([...out], [...roll].length ? line(end) : [], reversed(roll)),
    collar: [],
    stitch: beside(out, -0.7, [0.12, 0.06]),
  };
}

const reversed = (roll: Op[]): Op[] => {
  const [start, op] = roll;
  if (start.type === 'close' || op.type !== 'curve') return roll;
  return curve(op.to, op.cp2, op.cp1, start.to);
};

function revers(f: Figure, neck: Point, end: Point, roll: Op[], kind: Lapel): Drawn {
  const peak = kind === 'peak';
  const tip = peak ? xy(f.neck + 8, 9.2) : xy(f.neck + 6.4, 13.6);
  const inner = peak ? xy(f.neck + 4.4, 11.6) : xy(f.neck + 3.4, 11.8);
  const lapel = join(
    line(xy(neck.x - 0.2, 4.6), inner, tip),
    curve(tip, xy(tip.x - 0.4, tip.y + 7), xy(end.x + 7.4, end.y - 7), end),
    reversed(roll),
  );
  const collarTip = peak ? xy(f.neck + 6.2, 9.2) : xy(f.neck + 6, 10);
  const collar = join(
    curve(xy(neck.x - 0.2, -2.6), xy(neck.x + 1.6, -1.2), xy(neck.x + 2.4, 0.6), xy(neck.x + 2.7, 1.6)),
    curve(xy(neck.x + 2.7, 1.6), xy(neck.x + 4, 4), xy(collarTip.x - 0.5, collarTip.y - 3), collarTip),
    line(collarTip, inner, xy(neck.x - 0.35, 5)),
    curve(xy(neck.x - 0.35, 5), xy(neck.x, 2), xy(neck.x + 0.2, 0), xy(neck.x - 0.2, -2.6)),
  );
  const stitch = join(
    line(xy(tip.x - 0.9, tip.y + 1.2)),
    curve(
      xy(tip.x - 0.9, tip.y + 1.2),
      xy(tip.x - 1, tip.y + 8.4),
      xy(end.x + 4.7, end.y - 8.4),
      xy(end.x + 0.3, end.y - 1),
    ),
  );
  return { lapel, collar, stitch };
}

/** Front edge, cutaway and buttons of a tailored front. */
export function drawTailoredFront(
  pen: Pen,
  f: Figure,
  l: LapelShape,
  hemY: number,
  options: { long: boolean; closure: Closure | null; buttons: number },
): void {
  if (options.closure === 'zip') return zip(pen, l.breakY, hemY + 0.6);
  if (l.double) {
    doubleRow(
      pen,
      xy(l.overlap, l.breakY),
      hemY + 0.6,
      options.long ? 4 : 3,
      Math.max(Math.min(hemY - 4, l.breakY + 14), options.long ? Math.min(hemY - 20, f.hipY + 6) : f.hipY - 8),
      l.overlap - BUTTON_INSET,
    );
    return;
  }
  buttonFront(
    pen,
    xy(l.overlap, l.breakY),
    hemY + 0.6,
    options.buttons,
    Math.max(Math.min(hemY - 4, l.breakY + 14), options.long ? Math.min(hemY - 22, f.hipY + 12) : f.hipY - 10),
    options.long ? 1.3 : 1,
  );
}
