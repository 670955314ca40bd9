import type { Op } from '../../../geometry/path.js';
import { lerp, type Point, xy } from '../../../geometry/point.js';
import type { Cut } from '../../../cut/cut.js';
import type { Drawer } from './garments.js';
import type { Pen } from '../pen/pen.js';
import { beside, curve, join, line, pointAt, shut, through } from '../pen/paths.js';
import type { Tones } from '../cloth/tone.js';

/** Shoes from the side, toe to the right; the ground is y = 0, a foot 27 long. Lengths in cm. */

type Shoe = 'sneakers' | 'derby' | 'loafers' | 'sandals' | 'heels' | 'ankle boots' | 'high boots';

const HIGH: ReadonlySet<string> = new Set(['knee', 'below-knee', 'calf', 'midi', 'above-knee', 'thigh']);

function shoeOf({ variant, length, closure }: Cut): Shoe {
  if (variant === 'knee boots') return 'high boots';
  if (variant === 'boots') return length !== null && HIGH.has(length) ? 'high boots' : 'ankle boots';
  if (variant === 'sneakers' || variant === 'loafers' || variant === 'sandals' || variant === 'heels') return variant;
  return closure === 'buckle' ? 'sandals' : 'derby';
}

export const drawShoes: Drawer = (pen, spec, view, tones) => {
  SHOES[shoeOf(spec)]({ pen, spec, tones, inner: view === 'back' });
  if (view === 'back') pen.bend((p) => xy(27 - p.x, p.y));
};

interface Last {
  pen: Pen;
  spec: Cut;
  tones: Tones;
  /** the inner side of the foot is shown */
  inner: boolean;
}

const named = (pen: Pen, parts: Partial<Record<'upper' | 'toe' | 'heel' | 'sole', Point>>): void => {
  for (const [part, at] of Object.entries(parts)) pen.name(part as keyof typeof parts, at);
};

/** Sole of even thickness with a stacked heel. */
function lowSole(pen: Pen, tones: Tones, thick: number, heel: number): void {
  const top = line(xy(-0.5, -heel), xy(8, -heel + (heel - thick) * 0.4), xy(11, -thick), xy(26.6, -thick - 0.3));
  const under = heel > thick + 0.4 ? line(xy(11, 0), xy(8.2, 0), xy(8.2, 0), xy(0, 0)) : line(xy(11, 0), xy(0, 0));
  pen.ink(
    shut(join(top, curve(xy(26.6, -thick - 0.3), xy(28.2, -thick), xy(27.6, 0), xy(24, 0)), under)),
    'outline',
    tones.second,
  );
  if (heel > thick + 0.4) pen.ink(line(xy(8.2, 0), xy(8.2, -heel * 0.86)), 'seam');
}

function laces(pen: Pen, from: Point, to: Point, count: number): void {
  for (let i = 0; i < count; i++) {
    const p = lerp(from, to, i / (count - 1));
    pen.ink(line(xy(p.x - 0.4, p.y - 0.5), xy(p.x + 1.5, p.y + 1.5)), 'detail');
    pen.dot(xy(p.x + 1.5, p.y + 1.5), 0.22, 'detail', '#ffffff');
  }
}

function sneakers({ pen, tones }: Last): void {
  const upper = join(
    line(xy(0.3, -2.6), xy(-0.2, -5)),
    through([xy(-0.2, -5), xy(0.1, -9.4), xy(3.4, -7.8), xy(7.4, -8.6), xy(9.6, -11.4), xy(11.4, -11)], 0.9),
    through([xy(11.4, -11), xy(15.4, -8.2), xy(20, -6.4), xy(24.4, -5.4), xy(26.8, -2.8)], 1),
  );
  pen.ink(shut(join(upper, line(xy(26.8, -2.8), xy(0.3, -2.6)))), 'outline', tones.base);
  pen.ink(through([xy(21.4, -6), xy(20.2, -4.2), xy(20.8, -2.7)], 1), 'seam');
  pen.ink(through([xy(20.9, -6.1), xy(19.7, -4.2), xy(20.3, -2.7)], 1), 'stitch');
  pen.ink(through([xy(8.4, -9.6), xy(10.4, -8.6), xy(16.6, -5.2), xy(18.6, -6.4)], 0.6), 'seam');
  pen.ink(through([xy(4.4, -7.9), xy(5.6, -5.4), xy(5, -2.7)], 1), 'seam');
  pen.ink(line(xy(11.4, -6.4), xy(13.4, -2.7)), 'seam');
  pen.ink(line(xy(12, -6.2), xy(14, -2.7)), 'stitch');
  laces(pen, xy(10.4, -10), xy(17.2, -6.9), 5);
  const sole = join(
    line(xy(-0.7, -2.9), xy(27.2, -2.9)),
    curve(xy(27.2, -2.9), xy(28.2, -2), xy(28, -0.2), xy(26, 0)),
    line(xy(26, 0), xy(0.4, 0)),
    curve(xy(0.4, 0), xy(-1, -0.2), xy(-1, -1.8), xy(-0.7, -2.9)),
  );
  pen.ink(shut(sole), 'outline', tones.second === tones.base ? '#ffffff' : tones.second);
  pen.ink(line(xy(-0.8, -1.1), xy(27.7, -1.1)), 'seam');
  named(pen, { upper: xy(8, -5), toe: xy(23, -4), sole: xy(16, -1.6) });
}

function derby({ pen, tones }: Last): void {
  const upper = join(
    through([xy(0.2, -2.2), xy(-0.3, -5), xy(0.4, -8.8), xy(4, -7.8), xy(8, -8.6), xy(9.8, -10.2)], 0.9),
    through([xy(9.8, -10.2), xy(14, -7.8), xy(19, -5.6), xy(24.4, -4.4), xy(27, -1.6)], 1),
  );
  pen.ink(shut(join(upper, line(xy(27, -1.6), xy(11, -1.2), xy(0.2, -2.2)))), 'outline', tones.base);
  pen.ink(through([xy(9, -9), xy(11, -7.8), xy(15.6, -5.6), xy(17.2, -5), xy(16, -2.6), xy(14.6, -1.3)], 0.9), 'seam');
  pen.ink(
    through([xy(9, -8.4), xy(11, -7.2), xy(15, -5.2), xy(16.3, -4.7), xy(15.3, -2.6), xy(14, -1.3)], 0.9),
    'stitch',
  );
  pen.ink(through([xy(22, -5), xy(21, -3.2), xy(21.6, -1.5)], 1), 'seam');
  pen.ink(through([xy(3.6, -7.9), xy(4.8, -5), xy(4.4, -1.9)], 1), 'seam');
  laces(pen, xy(10.2, -9.4), xy(15, -7.2), 4);
  lowSole(pen, tones, 1, 2.4);
  named(pen, { upper: xy(7, -5), toe: xy(24, -3), heel: xy(4, -1), sole: xy(17, -0.6) });
}

function loafers({ pen, tones }: Last): void {
  const upper = join(
    through([xy(0.2, -2.2), xy(-0.3, -5), xy(0.6, -8.4), xy(5, -7), xy(10, -7.6), xy(12.6, -9.4)], 0.9),
    through([xy(12.6, -9.4), xy(16.8, -7.2), xy(21, -5.6), xy(25, -4.2), xy(27, -1.6)], 1),
  );
  pen.ink(shut(join(upper, line(xy(27, -1.6), xy(11, -1.2), xy(0.2, -2.2)))), 'outline', tones.base);
  const apron = through([xy(14.4, -6), xy(18, -5), xy(22, -4.4), xy(25, -3.6), xy(25.8, -3.2)], 1);
  pen.ink(apron, 'seam');
  pen.ink(beside(apron, -0.5), 'stitch');
  const strap = shut(
    join(
      curve(xy(11.4, -8.6), xy(11.2, -6), xy(10.8, -3.6), xy(10, -1.3)),
      line(xy(10, -1.3), xy(13.6, -1.3)),
      curve(xy(13.6, -1.3), xy(14.2, -3.8), xy(15, -6), xy(15.4, -8)),
    ),
  );
  pen.ink(strap, 'seam', tones.base);
  pen.ink(line(xy(12.2, -6.4), xy(14.3, -6)), 'detail');
  pen.ink(through([xy(4, -7.2), xy(5, -4.6), xy(4.6, -1.9)], 1), 'seam');
  lowSole(pen, tones, 0.9, 2.2);
  named(pen, { upper: xy(7, -4.6), toe: xy(24, -2.6), heel: xy(4, -1), sole: xy(17, -0.5) });
}

function sandals({ pen, tones }: Last): void {
  const strap = (left: readonly Point[], right: readonly Point[]): void =>
    pen.ink(shut(join(through(left, 1), through([...right].reverse(), 1))), 'outline', tones.base);
  strap([xy(0.4, -1.8), xy(0, -5), xy(0.6, -9.6)], [xy(3, -1.8), xy(2.6, -5), xy(2.6, -9.4)]);
  strap([xy(0.2, -9.8), xy(5, -8.6), xy(10.4, -10.4)], [xy(0.2, -8.2), xy(5, -7), xy(10.4, -8.8)]);
  strap([xy(12, -1.8), xy(13.2, -5.4), xy(15.4, -7.6)], [xy(14.8, -1.8), xy(15.8, -5), xy(17.4, -6.8)]);
  strap([xy(18.2, -1.8), xy(19, -4.4), xy(20.8, -5.8)], [xy(21, -1.8), xy(21.6, -4), xy(22.6, -5.2)]);
  pen.ink(shut(line(xy(6.2, -9.4), xy(8.2, -9.7), xy(8.2, -7.4), xy(6.2, -7.1))), 'seam', '#ffffff');
  pen.ink(line(xy(7.2, -9.5), xy(7.2, -7.3)), 'detail');
  const bed = join(
    through([xy(-0.4, -2.4), xy(4, -2), xy(11, -1.9), xy(19, -1.8), xy(26.6, -2.2)], 0.9),
    curve(xy(26.6, -2.2), xy(27.8, -1.6), xy(27.6, 0), xy(25.6, 0)),
    line(xy(25.6, 0), xy(0.2, 0)),
  );
  pen.ink(shut(bed), 'outline', tones.second);
  pen.ink(line(xy(-0.3, -0.9), xy(27.3, -0.9)), 'seam');
  named(pen, { upper: xy(14.2, -5), heel: xy(1.4, -6), sole: xy(9, -1.4) });
}

/** Bottom of a shoe on a heel so high: from the toe over the ball up the arch. */
const arched = (height: number): Op[] =>
  join(
    curve(xy(27, -1.2), xy(26, -0.2), xy(22, -0.1), xy(18.4, -0.3)),
    curve(xy(18.4, -0.3), xy(13, -0.8), xy(9, -height * 0.84), xy(5.8, -height * 0.92)),
    line(xy(5.8, -height * 0.92), xy(0.4, -height)),
  );

function heels({ pen, tones }: Last): void {
  const height = 8.4;
  const topline = through([xy(0.8, -14.2), xy(5.6, -12), xy(11, -8.2), xy(16, -6), xy(19.6, -5.6)], 0.9);
  pen.ink(
    shut(
      through(
        [xy(0.8, -14.2), xy(5, -13.4), xy(11.4, -9.6), xy(19.6, -5.6), xy(11, -8.2), xy(5.6, -12), xy(0.8, -14.2)],
        0.8,
      ),
    ),
    'seam',
    tones.inside,
  );
  const upper = join(
    curve(xy(0.4, -height), xy(-0.2, -10.6), xy(0, -12.8), xy(0.8, -14.2)),
    topline,
    curve(xy(19.6, -5.6), xy(22.6, -4.6), xy(25.8, -3), xy(27, -1.2)),
  );
  pen.ink(shut(join(upper, arched(height))), 'outline', tones.base);
  const heel = join(
    curve(xy(0.3, -height), xy(1, -5), xy(1.4, -3), xy(1.5, 0)),
    line(xy(1.5, 0), xy(2.9, 0)),
    curve(xy(2.9, 0), xy(3, -3), xy(3.8, -5.6), xy(5.8, -height * 0.92)),
  );
  pen.ink(shut(heel), 'outline', tones.second);
  pen.ink(beside(topline, -0.45, [0.02, 0.02]), 'stitch');
  pen.ink(through([xy(6, -7.9), xy(10, -5.4), xy(14, -2), xy(18.4, -0.9), xy(25.4, -0.9)], 1), 'detail');
  named(pen, { upper: xy(12, -5.6), toe: xy(24, -2.6), heel: xy(2.4, -3.4), sole: xy(20, -0.4) });
}

/** Boots on a block heel. @param shaft height of the top line above the ground */
function boot({ pen, spec, tones, inner }: Last, shaft: number): void {
  const height = 4.6;
  const wide = shaft > 24 ? 13 : 10.8;
  const back = curve(xy(0.4, -height), xy(-0.6, -9), xy(0.2, -14), xy(-0.4, -shaft));
  const front = join(
    curve(xy(wide, -shaft - 0.7), xy(wide - 0.6, -16), xy(11, -13), xy(13.2, -10.6)),
    curve(xy(13.2, -10.6), xy(17, -7.2), xy(24.6, -6), xy(27, -1.2)),
  );
  const top = curve(xy(-0.4, -shaft), xy(3, -shaft + 0.3), xy(7, -shaft - 0.2), xy(wide, -shaft - 0.7));
  pen.ink(shut(join(back, top, front, arched(height))), 'outline', tones.base);
  pen.ink(shut(line(xy(0.1, -height), xy(6.4, -height * 0.92), xy(6, 0), xy(0.7, 0))), 'outline', tones.second);
  pen.ink(through([xy(6.2, -3.6), xy(10, -2.6), xy(14, -1.4), xy(18.6, -0.9), xy(26.4, -1)], 1), 'seam');
  pen.ink(beside(top, -0.6, [0.02, 0.02]), 'stitch');
  pen.ink(
    shut(line(xy(0.2, -shaft), xy(1.6, -shaft), xy(1.6, -shaft - 2.6), xy(0.2, -shaft - 2.6))),
    'seam',
    tones.base,
  );
  shaftClosing(pen, spec, inner, shaft, wide);
  named(pen, { upper: xy(16, -5), toe: xy(24.6, -3.6), heel: xy(3.4, -2), sole: xy(18, -0.5) });
}

const elastic = ({ fabrics }: Cut): boolean => fabrics.some((f) => f.name === 'spandex');

/** An elastic gusset on both sides, laces in front, or a zip on the inner side. */
function shaftClosing(pen: Pen, spec: Cut, inner: boolean, shaft: number, wide: number): void {
  if (spec.closure === 'lace-up') {
    pen.ink(through([xy(wide - 2.4, -shaft), xy(9.4, -15), xy(11.6, -10.4), xy(14.6, -7.6)], 0.9), 'seam');
    laces(pen, xy(wide - 1.4, -shaft + 2), xy(13.4, -9.6), Math.round((shaft - 8) / 2.4));
    return;
  }
  if (elastic(spec)) {
    const low = -Math.min(shaft - 2, 8.6);
    const gusset = shut(
      join(
        line(xy(3.4, -shaft + 0.1), xy(8, -shaft - 0.3)),
        curve(xy(8, -shaft - 0.3), xy(7.4, -14), xy(6.8, -11), xy(5.8, low)),
        curve(xy(5.8, low), xy(4.6, -11), xy(4, -14), xy(3.4, -shaft + 0.1)),
      ),
    );
    pen.ink(gusset, 'seam', '#ffffff');
    for (const x of [4.4, 5.2, 6, 6.8]) pen.ink(line(xy(x, -shaft + 0.3), xy(x * 0.6 + 2.3, low - 3)), 'soft');
    pen.name('gusset', xy(5.8, -shaft + 5));
    return;
  }
  pen.ink(through([xy(10, -12.6), xy(7, -8.4), xy(4, -5.2)], 1), 'seam');
  if (!inner) return;
  pen.ink(line(xy(5, -shaft + 1), xy(5, -5.6)), 'seam');
  pen.ink(line(xy(4.3, -shaft + 1), xy(4.3, -5.2), xy(5.7, -5.2), xy(5.7, -shaft + 1)), 'stitch');
  pen.name('zip', pointAt(line(xy(5, -shaft + 1), xy(5, -5.6)), 0.4));
}

const SHOES: Readonly<Record<Shoe, (last: Last) => void>> = {
  sneakers,
  derby,
  loafers,
  sandals,
  heels,
  'ankle boots': (last) => boot(last, 18.5),
  'high boots': (last) => boot(last, 40),
};
