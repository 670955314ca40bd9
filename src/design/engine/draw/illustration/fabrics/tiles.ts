import { n1 } from '../paint/path.js';
import type { Ramp } from '../color/ramp.js';
import type { Tile } from './drape.js';
import type { Random } from '../../../../../common/kernel/random.js';

/** A repeat of cloth texture: size in centimetres and what is drawn in it (unit: 1/10 mm… of the drawing, see `cm`). */
export interface Repeat {
  readonly width: number;
  readonly height: number;
  readonly markup: string;
}

interface Weave {
  readonly ramp: Ramp;
  /** Drawing units per centimetre. */
  readonly cm: number;
  readonly random: Random;
}

const path = (d: string, color: string, width: number, opacity: number): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round"/>`;

const scatter = ({ random }: Weave, count: number, size: number, draw: (x: number, y: number) => string): string =>
  Array.from({ length: count }, () => draw(random.next() * size, random.next() * size)).join('');

/** Light on dark cloth, dark on pale cloth. */
const mark = (ramp: Ramp): string => (ramp.lightness < 0.36 ? ramp.glint : ramp.deep);

const TILES: Readonly<Partial<Record<Tile, (weave: Weave) => Repeat>>> = {
  poplin: (w) => ({
    width: 48,
    height: 48,
    markup: path(
      scatter(w, 26, 48, (x, y) => `M${n1(x)} ${n1(y)}h4`),
      mark(w.ramp),
      0.6,
      0.09,
    ),
  }),
  crepe: (w) => ({
    width: 40,
    height: 40,
    markup: path(
      scatter(w, 60, 40, (x, y) => `M${n1(x)} ${n1(y)}l1.6 1.2`),
      mark(w.ramp),
      0.7,
      0.18,
    ),
  }),
  felt: (w) => ({
    width: 56,
    height: 56,
    markup:
      path(
        scatter(w, 90, 56, (x, y) => `M${n1(x)} ${n1(y)}l${n1(w.random.next() * 4 - 2)} 2`),
        mark(w.ramp),
        0.8,
        0.2,
      ) +
      path(
        scatter(w, 50, 56, (x, y) => `M${n1(x)} ${n1(y)}l${n1(w.random.next() * 4 - 2)} 1.6`),
        w.ramp.light,
        0.8,
        0.35,
      ),
  }),
  linen: (w) => ({
    width: 70,
    height: 70,
    markup:
      path(
        scatter(w, 46, 70, (x, y) => `M${n1(x)} ${n1(y)}h${n1(6 + w.random.next() * 16)}`),
        mark(w.ramp),
        0.8,
        0.26,
      ) +
      path(
        scatter(w, 34, 70, (x, y) => `M${n1(x)} ${n1(y)}v${n1(6 + w.random.next() * 16)}`),
        w.ramp.light,
        0.9,
        0.6,
      ) +
      path(
        scatter(w, 20, 70, (x, y) => `M${n1(x)} ${n1(y)}v${n1(5 + w.random.next() * 10)}`),
        mark(w.ramp),
        0.7,
        0.2,
      ),
  }),
  twill: (w) => ({ width: 5, height: 5, markup: path('M-1 6L6 -1M-1 1L1 -1M4 6L6 4', mark(w.ramp), 0.8, 0.26) }),
  denim: (w) => ({
    width: 40,
    height: 40,
    markup:
      path(Array.from({ length: 18 }, (_, i) => `M${i * 5 - 44} 42L${i * 5} -2`).join(''), w.ramp.deep, 1, 0.3) +
      path(
        scatter(w, 60, 40, (x, y) => `M${n1(x)} ${n1(y)}l2 -2`),
        w.ramp.glint,
        1,
        0.35,
      ),
  }),
  jersey: (w) => ({ width: 3.6, height: 20, markup: path('M1 0v20', mark(w.ramp), 0.6, 0.16) }),
  rib: (w) => ({
    width: 6.6,
    height: 20,
    markup: path('M1 0v20', mark(w.ramp), 1.5, 0.38) + path('M4.2 0v20', w.ramp.light, 1.4, 0.6),
  }),
  knit: (w) => ({
    width: 7.2,
    height: 5.6,
    markup:
      path('M.4 .6Q2.4 1.6 3.6 4.8Q4.8 1.6 6.8 .6', mark(w.ramp), 1.1, 0.36) +
      path('M1.2 2.6Q2.6 3.6 3.6 6.4', w.ramp.light, 0.9, 0.45),
  }),
  cable: (w) => ({
    width: 58,
    height: 48,
    markup:
      path(
        'M14 -2C14 12 34 12 34 24C34 36 14 36 14 50M34 -2C34 12 14 12 14 24C14 36 34 36 34 50',
        mark(w.ramp),
        2.2,
        0.5,
      ) +
      path('M19 -2C19 10 29 14 29 24C29 34 19 38 19 50', w.ramp.light, 2.4, 0.7) +
      path('M8 0v48M40 0v48', mark(w.ramp), 1.6, 0.36) +
      path(
        'M45 2l2.6 4l2.6 -4M45 10l2.6 4l2.6 -4M45 18l2.6 4l2.6 -4M45 26l2.6 4l2.6 -4M45 34l2.6 4l2.6 -4M45 42l2.6 4l2.6 -4M52 2l2.6 4l2.6 -4M52 10l2.6 4l2.6 -4M52 18l2.6 4l2.6 -4M52 26l2.6 4l2.6 -4M52 34l2.6 4l2.6 -4M52 42l2.6 4l2.6 -4',
        mark(w.ramp),
        0.9,
        0.34,
      ),
  }),
  tweed: (w) => ({
    width: 60,
    height: 60,
    markup:
      path(zigzag(60, 6), mark(w.ramp), 0.9, 0.34) +
      path(
        scatter(w, 44, 60, (x, y) => `M${n1(x)} ${n1(y)}l1.8 1.2`),
        w.ramp.glint,
        1.5,
        0.75,
      ) +
      path(
        scatter(w, 36, 60, (x, y) => `M${n1(x)} ${n1(y)}l1.6 -1.4`),
        w.ramp.ink,
        1.4,
        0.55,
      ) +
      path(
        scatter(w, 10, 60, (x, y) => `M${n1(x)} ${n1(y)}l1.6 1`),
        '#b5651d',
        1.6,
        0.6,
      ),
  }),
  boucle: (w) => ({
    width: 64,
    height: 64,
    markup:
      path(
        scatter(w, 80, 64, (x, y) => `M${n1(x)} ${n1(y)}a2.6 2.4 0 1 1 3.4 2`),
        mark(w.ramp),
        1,
        0.42,
      ) +
      path(
        scatter(w, 60, 64, (x, y) => `M${n1(x)} ${n1(y)}a2.4 2.2 0 1 1 3 1.8`),
        w.ramp.glint,
        1.2,
        0.6,
      ),
  }),
  corduroy: (w) => ({
    width: 7.4,
    height: 20,
    markup: path('M1 0v20', w.ramp.deep, 1.7, 0.5) + path('M4.6 0v20', w.ramp.light, 2, 0.6),
  }),
  lace: (w) => ({
    width: 42,
    height: 42,
    markup:
      path(netting(42, 6), w.ramp.deep, 0.5, 0.4) +
      [0, 72, 144, 216, 288]
        .map(
          (a) =>
            `<ellipse cx="21" cy="12.5" rx="4" ry="6.4" transform="rotate(${a} 21 21)" fill="${w.ramp.light}" fill-opacity=".85" stroke="${w.ramp.deep}" stroke-width=".8"/>`,
        )
        .join('') +
      `<circle cx="21" cy="21" r="2.6" fill="${w.ramp.deep}" fill-opacity=".8"/>` +
      path('M0 0q6 2 6 8M42 0q-6 2 -6 8M0 42q6 -2 6 -8M42 42q-6 -2 -6 -8', w.ramp.light, 2.4, 0.9),
  }),
  mesh: (w) => ({ width: 5, height: 5, markup: path('M0 2.5L2.5 0L5 2.5L2.5 5Z', mark(w.ramp), 0.5, 0.4) }),
  sequin: (w) => {
    const faces = Array.from({ length: 120 }, () => glitter(w));
    const row = (r: number): string =>
      Array.from({ length: 11 }, (_, c) =>
        sequin(w, n1(c * 6 + (r % 2) * 3 - 3), n1(60 - r * 5), faces[(r % 12) * 10 + (c % 10)]),
      ).join('');
    return { width: 60, height: 60, markup: Array.from({ length: 13 }, (_, r) => row(r)).join('') };
  },
  fur: (w) => ({
    width: 60,
    height: 60,
    markup:
      path(
        scatter(
          w,
          70,
          60,
          (x, y) => `M${n1(x)} ${n1(y)}q${n1(w.random.next() * 4 - 2)} 6 ${n1(w.random.next() * 6 - 3)} 11`,
        ),
        mark(w.ramp),
        1.1,
        0.42,
      ) +
      path(
        scatter(
          w,
          60,
          60,
          (x, y) => `M${n1(x)} ${n1(y)}q${n1(w.random.next() * 4 - 2)} 6 ${n1(w.random.next() * 6 - 3)} 11`,
        ),
        w.ramp.glint,
        1.2,
        0.6,
      ),
  }),
  brocade: (w) => ({
    width: 46,
    height: 62,
    markup: path(
      'M23 4C34 14 34 24 23 34C12 24 12 14 23 4M23 34V58M23 46C14 44 10 38 11 32M23 46C32 44 36 38 35 32M0 36C8 44 8 52 0 60M46 36C38 44 38 52 46 60M23 12v14',
      w.ramp.glint,
      1.5,
      0.6,
    ),
  }),
  seersucker: (w) => ({
    width: 8.4,
    height: 24,
    markup:
      path('M2 0q1.4 3 0 6t0 6t0 6t0 6', w.ramp.glint, 2.6, 0.8) +
      path('M3.6 0q1.4 3 0 6t0 6t0 6t0 6', mark(w.ramp), 0.6, 0.3),
  }),
  crochet: (w) => ({
    width: 16,
    height: 16,
    markup:
      path('M8 1a7 7 0 1 1 -.1 0M8 1v14M1 8h14M3 3l10 10M13 3l-10 10', w.ramp.deep, 1.1, 0.5) +
      `<circle cx="0" cy="0" r="2.4" fill="${w.ramp.ink}" fill-opacity=".4"/><circle cx="16" cy="16" r="2.4" fill="${w.ramp.ink}" fill-opacity=".4"/>`,
  }),
  ripstop: (w) => ({ width: 7, height: 7, markup: path('M0 .5h7M.5 0v7', mark(w.ramp), 0.6, 0.35) }),
  terry: (w) => ({
    width: 40,
    height: 40,
    markup:
      path(
        scatter(w, 90, 40, (x, y) => `M${n1(x)} ${n1(y)}a1.4 1.6 0 0 1 2 0`),
        mark(w.ramp),
        0.9,
        0.4,
      ) +
      path(
        scatter(w, 60, 40, (x, y) => `M${n1(x)} ${n1(y)}a1.4 1.6 0 0 1 2 0`),
        w.ramp.glint,
        0.9,
        0.6,
      ),
  }),
  leather: (w) => ({
    width: 64,
    height: 64,
    markup: path(
      scatter(w, 40, 64, (x, y) => `M${n1(x)} ${n1(y)}q2 ${n1(w.random.next() * 3 - 1.5)} 4 .6`),
      mark(w.ramp),
      0.7,
      0.22,
    ),
  }),
  quilt: () => ({ width: 10, height: 10, markup: '' }),
};

/** How much light one sequin catches: one in eight is bright. */
function glitter({ ramp, random }: Weave): string {
  const lit = random.next();
  if (lit > 0.88) return ramp.glint;
  if (lit > 0.66) return ramp.light;
  return lit < 0.1 ? ramp.deep : lit < 0.26 ? ramp.shade : ramp.base;
}

/** One disc of light metal over the row below it. */
const sequin = ({ ramp }: Weave, x: string, y: string, face: string): string =>
  `<circle cx="${x}" cy="${y}" r="3.5" fill="${face}" stroke="${ramp.deep}" stroke-width=".5" stroke-opacity=".7"/>`;

/** Rows of small peaks. */
function zigzag(size: number, step: number): string {
  let d = '';
  for (let y = 0; y < size; y += step)
    d += `M0 ${y}${`l${step / 2} ${step / 2}l${step / 2} ${-step / 2}`.repeat(size / step)}`;
  return d;
}

function netting(size: number, step: number): string {
  let d = '';
  for (let i = -size; i < size; i += step) d += `M${i} 0L${i + size} ${size}M${i + size} 0L${i} ${size}`;
  return d;
}

/** The repeat of a tile, or nothing for plain cloth. */
export const tileOf = (tile: Tile, weave: Weave): Repeat | null => TILES[tile]?.(weave) ?? null;
