import type { GarmentSpec, Lapel } from '../spec.js';
import type { Op, Point } from '../pattern/geometry.js';
import type { Figure } from './figure.js';
import { buttonFront, doubleRow } from './front.js';
import { beside, curve, join, line, mirror, shut, through, whole, xy, type Pen } from './pen.js';
import type { Tones } from './tone.js';

export interface LapelShape {
  kind: Lapel;
  double: boolean;
  /** where the roll line meets the front edge, cm */
  breakY: number;
  /** half-width of the overlap */
  overlap: number;
}

export function lapelShape(spec: GarmentSpec, f: Figure): LapelShape {
  const double = spec.closure === 'double-breasted';
  const kind = spec.lapel ?? (spec.collar === 'shawl' ? 'shawl' : double ? 'peak' : 'notched');
  return { kind, double, breakY: f.waistY - (double ? 5.5 : 7), overlap: double ? 6.4 : 1.9 };
}

/** V of the front above the roll line, with the inside of the back seen through it. */
export function drawLapels(pen: Pen, f: Figure, l: LapelShape, tones: Tones): void {
  const n = f.neck;
  const neck = xy(n + 0.4, 0.3);
  const end = xy(l.overlap, l.breakY);
  const roll = curve(neck, xy(n - 0.4, 7), xy(l.overlap + 2.6, l.breakY * 0.72), end);
  insideOfBack(pen, n, roll, end, tones);
  const drawn = l.kind === 'shawl' ? shawl(neck, end, roll) : revers(f, neck, end, roll, l.kind);
  for (const turn of [mirror, (ops: readonly Op[]) => [...ops]]) {
    pen.ink(shut(turn(drawn.lapel)), 'outline', tones.base);
    if (drawn.collar.length > 0) pen.ink(shut(turn(drawn.collar)), 'outline', tones.second);
  }
  pen.pair(drawn.stitch, 'stitch');
}

function insideOfBack(pen: Pen, n: number, roll: Op[], end: Point, tones: Tones): void {
  const top = curve(xy(0, -3), xy(n * 0.5, -3), xy(n * 0.9, -2.6), xy(n + 0.4, -1.2));
  pen.fill(whole(join(top, roll, line(end, xy(0, end.y)))), tones.inside);
  pen.ink(
    join(mirror([...top].reverse().map((op): Op => (op.type === 'curve' ? op : op))).slice(0, 0), top),
    'outline',
  );
  pen.ink(mirror(top), 'outline');
  pen.ink(curve(xy(-n, 0.4), xy(-n * 0.5, 1.8), xy(n * 0.5, 1.8), xy(n, 0.4)), 'seam');
  pen.ink(line(xy(0, 1.4), xy(0, end.y - 1)), 'soft');
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
  const gorge = xy(f.neck + 3.2, 10.4);
  const tip = peak ? xy(f.neck + 8, 9.2) : xy(f.neck + 6.4, 13.6);
  const inner = peak ? xy(f.neck + 4.4, 11.6) : xy(f.neck + 3.4, 11.8);
  const lapel = join(
    line(xy(neck.x - 0.2, 4.6), inner, tip),
    curve(tip, xy(tip.x - 0.2, tip.y + 8), xy(end.x + 5.4, end.y - 8), end),
    reversed(roll),
  );
  const collarTip = peak ? xy(f.neck + 6.2, 9.2) : xy(f.neck + 6, 10);
  const collar = join(
    curve(xy(neck.x - 0.2, -2.6), xy(neck.x + 1.6, -1.2), xy(neck.x + 2.4, 0.6), xy(neck.x + 2.7, 1.6)),
    curve(xy(neck.x + 2.7, 1.6), xy(neck.x + 4, 4), xy(collarTip.x - 0.5, collarTip.y - 3), collarTip),
    line(collarTip, inner, xy(neck.x - 0.35, 5)),
    curve(xy(neck.x - 0.35, 5), xy(neck.x, 2), xy(neck.x + 0.2, 0), xy(neck.x - 0.2, -2.6)),
  );
  void gorge;
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
  options: { long: boolean; buttons: number },
): void {
  if (l.double) {
    doubleRow(
      pen,
      xy(l.overlap, l.breakY),
      hemY + 0.6,
      options.long ? 4 : 3,
      options.long ? Math.min(hemY - 20, f.hipY + 6) : f.hipY - 8,
      l.overlap - 0.2,
    );
    return;
  }
  buttonFront(
    pen,
    xy(l.overlap, l.breakY),
    hemY + 0.6,
    options.buttons,
    options.long ? Math.min(hemY - 22, f.hipY + 12) : f.hipY - 10,
    options.long ? 1.3 : 1,
  );
}
