import { type Point, xy } from '../../../geometry/point.js';
import { spline } from '../../../geometry/spline.js';
import type { Neckline } from '../../../garments/spec.js';
import type { Figure } from '../figure/figure.js';
import { shoulderY } from './tailor.js';

/** The line of an opening over neck and chest, in head heights. */
export interface NeckLine {
  /** From the wearer's outer point (x > 0) to the middle (x = 0); mirrored for the other side. */
  readonly half: readonly Point[];
  /** What holds the garment: the whole shoulder, a strap of some width, or nothing. */
  readonly hold: 'shoulder' | 'strap' | 'bare' | 'one' | 'halter';
  /** Outer end of a strap, head heights from the middle. */
  readonly strap: number;
  /** Height of a standing neck above the shoulder, head heights; 0 for none. */
  readonly stand: number;
}

type Row = readonly [outer: number, text: string, rest?: Partial<NeckLine>];

/** Outer x on the shoulder seam, then the way to the middle (`x,y`, `!` marks a corner). */
const ROWS: Readonly<Record<Neckline, Row>> = {
  crew: [0.2, '.17,1.42 .1,1.5 0,1.53'],
  round: [0.24, '.22,1.46 .13,1.57 0,1.61'],
  jewel: [0.19, '.16,1.4 .09,1.46 0,1.485'],
  collarless: [0.2, '.17,1.42 .1,1.5 0,1.53'],
  choker: [0.2, '.17,1.4 .1,1.46 0,1.49', { stand: 0.14 }],
  'v-neck': [0.21, '!.21,1.36 0,1.92'],
  'deep-v': [0.22, '!.22,1.36 0,2.3'],
  plunging: [0.26, '!.26,1.37 .1,2.0 0,2.62'],
  surplice: [0.24, '!.24,1.37 0,2.1'],
  scoop: [0.3, '.29,1.56 .19,1.82 0,1.9'],
  'u-neck': [0.27, '.265,1.6 .2,1.9 0,2.02'],
  square: [0.36, '!.34,1.39 !.315,1.82 0,1.82', { strap: 0.56 }],
  boat: [0.5, '.36,1.46 .18,1.5 0,1.51'],
  sweetheart: [0.5, '!.5,1.92 .42,1.79 .25,1.74 .1,1.82 !0,1.93', { hold: 'bare' }],
  strapless: [0.5, '!.54,1.87 .3,1.85 0,1.87', { hold: 'bare' }],
  'straight-across': [0.42, '!.4,1.42 !.4,1.8 0,1.81', { hold: 'strap', strap: 0.45 }],
  halter: [0.17, '!.15,1.3 .16,1.45 .1,1.7 0,1.9', { hold: 'halter', strap: 0.2 }],
  'off-shoulder': [0.7, '!.74,1.74 .4,1.74 .2,1.76 0,1.77', { hold: 'bare' }],
  'one-shoulder': [0.24, '!.24,1.36 0,1.62', { hold: 'one' }],
  asymmetric: [0.24, '!.24,1.36 0,1.62', { hold: 'one' }],
  cowl: [0.34, '.3,1.5 .16,1.84 0,1.94'],
  turtleneck: [0.19, '.16,1.4 .09,1.46 0,1.48', { stand: 0.3 }],
  'mock-neck': [0.19, '.16,1.4 .09,1.46 0,1.48', { stand: 0.15 }],
  funnel: [0.23, '.18,1.4 .1,1.455 0,1.47', { stand: 0.24 }],
  keyhole: [0.2, '.17,1.42 .1,1.48 0,1.5'],
  'queen-anne': [0.24, '!.26,1.36 .3,1.62 .27,1.74 .13,1.77 !0,1.88', { strap: 0.5 }],
  illusion: [0.2, '.17,1.42 .1,1.48 0,1.5'],
};

const ON_STRAPS: Partial<NeckLine> = { hold: 'strap', strap: 0.45 };

/** The same between thin straps. */
const STRAPPED: Readonly<Partial<Record<Neckline, Row>>> = {
  sweetheart: [0.42, '!.4,1.42 !.4,1.76 .25,1.73 .1,1.81 !0,1.93', ON_STRAPS],
  'v-neck': [0.42, '!.4,1.42 !.37,1.7 0,1.98', ON_STRAPS],
  'deep-v': [0.42, '!.4,1.42 !.36,1.74 0,2.3', ON_STRAPS],
  plunging: [0.42, '!.4,1.42 !.36,1.74 .1,2.1 0,2.62', ON_STRAPS],
  surplice: [0.42, '!.4,1.42 !.37,1.72 0,2.1', ON_STRAPS],
  scoop: [0.42, '!.4,1.42 .36,1.72 .19,1.87 0,1.9', ON_STRAPS],
  round: [0.42, '!.4,1.42 .37,1.7 .2,1.79 0,1.81', ON_STRAPS],
  cowl: [0.42, '!.4,1.42 !.37,1.7 .17,1.88 0,1.95', ON_STRAPS],
};

/** The neckline by name. @param straps hung on thin straps, where the neckline leaves room for them */
export function necklineOf(name: Neckline, figure: Figure, straps = false): NeckLine {
  const [outer, text, rest] = (straps ? STRAPPED[name] : undefined) ?? ROWS[name];
  const k = figure.body.presents === 'man' ? 1.18 : 1;
  const points = parse(text).map(({ p, corner }) => ({ p: xy(p.x * k, p.y), corner }));
  const hold = rest?.hold ?? 'shoulder';
  const start = hold === 'bare' ? [] : [{ p: xy(outer * k, shoulderY(figure, outer * k)), corner: false }];
  return {
    half: through([...start, ...points]),
    hold,
    strap: rest?.strap ?? Math.max(0.5, outer + 0.16),
    stand: rest?.stand ?? 0,
  };
}

interface Via {
  readonly p: Point;
  readonly corner: boolean;
}

const parse = (text: string): Via[] =>
  text.split(' ').map((token) => {
    const corner = token.startsWith('!');
    const [x, y] = token
      .slice(corner ? 1 : 0)
      .split(',')
      .map(Number);
    return { p: xy(x, y), corner };
  });

/** Smooth through the points, mirrored at the middle so that the line is level there; corners kept. */
function through(via: readonly Via[]): Point[] {
  const runs: Point[][] = [[]];
  via.forEach(({ p, corner }, i) => {
    runs[runs.length - 1].push(p);
    if (corner && i > 0 && i < via.length - 1) runs.push([p]);
  });
  return runs.flatMap((run, i) => {
    const last = i === runs.length - 1 && !via[via.length - 1].corner && run.length > 2;
    const mirror = last
      ? run
          .slice(0, -1)
          .toReversed()
          .map((p) => xy(-p.x, p.y))
      : [];
    const whole = spline([...run, ...mirror], 0.03);
    return last ? whole.filter((p) => p.x >= -1e-9) : whole;
  });
}
