import { contains } from '../../../geometry/polyline.js';
import { flatten } from '../../../geometry/path.js';
import { type Point, xy } from '../../../geometry/point.js';
import type { Cut } from '../../../cut/cut.js';
import { isGilet } from '../../../cut/gilet.js';
import { isLaidOn, pocketRows, type PocketRow } from '../../../cut/pocket-rows.js';
import { GARMENT } from '../../../garments/index.js';
import { closesInFront } from '../../../cut/opening.js';
import { figureOf } from '../figure.js';
import { kangaroo, MOUTHS, patch, pocketFlap, welt } from './front.js';
import type { Pen } from '../pen/pen.js';
import { curve, line, mirror, shut, through } from '../pen/paths.js';
import type { Tones } from '../cloth/tone.js';
import { drawClosing, type View } from '../garments/upper.js';

/** Closings and pockets that the garment's own drawing does not know, laid over it. Lengths in cm. */
export function drawFastenings(pen: Pen, spec: Cut, view: View, tones: Tones): void {
  if (spec.opening?.place === 'side' && !pen.fastens()) sideZip(pen, spec, view);
  if (view === 'back') return backPockets(pen, spec, tones);
  const lower = ['trousers', 'shorts', 'skirt'].includes(spec.category);
  const f = figureOf(spec);
  const top = lower ? 5 : Math.min(spec.collar ? 8 : 10, f.armY - 4);
  const bottom = lower ? 20 : Math.min(f.waistY - 2, pen.bounds().maxY - 4);
  if (['accessory', 'bag', 'headwear', 'swimwear', 'underwear'].includes(spec.category)) return;
  if (['cape', 'poncho'].includes(spec.garment)) return;
  if (!lower && closesInFront(spec) && !pen.fastens())
    drawClosing(pen, spec, Math.max(top - 4, neckDepth(pen)), bottom, tones);
  if (spec.closure === 'lace-up' && !pen.has('lacing')) lacing(pen, top + 3, bottom);
  if (spec.closure === 'hooks' && !pen.fastens()) hooks(pen, top, bottom);
  if (spec.closure === 'buckle' && spec.garment !== 'overalls' && spec.garment !== 'waistcoat')
    buckles(pen, lower ? 1.6 : top + 6, lower ? 1 : 3, lower ? 8 : 0, tones);
  if (spec.closure === 'chain') chain(pen, lower ? 2 : top);
  if (spec.closure === 'velcro') taped(pen, spec, lower ? 2 : top + 2, tones);
  if (!pen.has('pocket') || drawnBelow(spec)) pockets(pen, spec, lower, tones);
}

/** A zip in the wearer's left side seam, as the stitches beside it show it from both sides. */
function sideZip(pen: Pen, spec: Cut, view: View): void {
  if (!spec.opening?.by.includes('zip') || pen.lacks('zip')) return;
  const lower = ['trousers', 'shorts', 'skirt'].includes(spec.category);
  const f = figureOf(spec);
  const [from, to] = lower ? [1, 18] : [f.armY + 4, f.waistY + 12];
  const way = Array.from({ length: 9 }, (_, i) => sideAt(pen, from + ((to - from) * i) / 8)).filter((p) => p !== null);
  if (way.length < 2) return;
  const s = view === 'front' ? 1 : -1;
  pen.ink(line(...way.map(({ x, y }) => xy(s * (x - 0.9), y))), 'stitch');
  pen.name('zip', xy(s * way[4 % way.length].x, way[4 % way.length].y));
  pen.show({ fastener: 'zip', fastened: 'side' });
}

/** Where the body of the garment ends beside the middle, cm. */
function sideAt(pen: Pen, y: number): Point | null {
  const body = pen.pieces.filter((piece) => contains(piece, xy(0.6, y)) || contains(piece, xy(6, y)));
  const xs = body.flatMap((piece) =>
    piece.flatMap((b, i) => {
      const a = piece.at(i - 1) as Point;
      return a.y > y === b.y > y ? [] : [a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)];
    }),
  );
  return xs.length === 0 ? null : xy(Math.max(...xs), y);
}

/** Where the neck's edge lies lowest, cm; 0 where none is drawn. */
const neckDepth = (pen: Pen): number =>
  Math.max(
    0,
    ...pen.edges
      .filter((e) => e.kind === 'neck')
      .flatMap((e) =>
        flatten(e.ops)
          .flat()
          .map((p) => p.y),
      ),
  );

export function lacing(pen: Pen, top: number, bottom: number): void {
  pen.pair(line(xy(2.2, top - 1.6), xy(2.2, bottom + 1.6)), 'seam');
  const rows = Math.max(3, Math.round((bottom - top) / 4));
  const y = (i: number): number => top + ((bottom - top) * i) / rows;
  for (let i = 0; i <= rows; i++) {
    for (const s of [1, -1]) pen.dot(xy(s * 1.5, y(i)), 0.4, 'detail', '#ffffff');
    if (i < rows) pen.pair(line(xy(-1.5, y(i)), xy(1.5, y(i + 1))), 'detail');
  }
  pen.pair(
    through([xy(0, bottom), xy(3.4, bottom - 2), xy(4.4, bottom + 1), xy(0.4, bottom + 0.4), xy(2, bottom + 7)], 1),
    'detail',
  );
  pen.name('lacing', xy(1.5, (top + bottom) / 2));
  pen.show({ fastener: 'lacing' });
}

export function hooks(pen: Pen, top: number, bottom: number): void {
  pen.ink(line(xy(0, top - 2), xy(0, bottom + 2)), 'seam');
  for (let y = top; y <= bottom; y += 3.2) {
    pen.ink(line(xy(-1.1, y), xy(0.5, y)), 'seam');
    pen.dot(xy(0.9, y), 0.35, 'detail', '#ffffff');
  }
  pen.show({ fastener: 'hooks' });
  pen.name('placket', xy(0, (top + bottom) / 2));
}

function buckles(pen: Pen, top: number, count: number, x: number, tones: Tones): void {
  for (let i = 0; i < count; i++) {
    const y = top + i * 7;
    pen.ink(
      shut(line(xy(x - 6, y - 1), xy(x + 4, y - 1), xy(x + 5, y), xy(x + 4, y + 1), xy(x - 6, y + 1))),
      'seam',
      tones.second,
    );
    pen.ink(shut(line(xy(x - 1.4, y - 1.6), xy(x + 1.2, y - 1.6), xy(x + 1.2, y + 1.6), xy(x - 1.4, y + 1.6))), 'seam');
    pen.ink(line(xy(x - 0.2, y), xy(x + 1.4, y)), 'detail');
  }
  pen.name('belt', xy(x + 3, top));
}

function chain(pen: Pen, y: number): void {
  for (let i = -5; i <= 5; i++) pen.dot(xy(i * 0.9, y + 2.4 - 0.06 * i * i), 0.5, 'detail', 'none');
  pen.name('decoration', xy(2, y + 2));
}

const OPENS_DOWN: ReadonlySet<string> = new Set(['jacket', 'outerwear']);

/** Tape that closes the whole front, whose edge is drawn, or three pieces of a short opening from `top` on. */
function taped(pen: Pen, spec: Cut, top: number, tones: Tones): void {
  const isWhole = spec.opening?.place === 'front' && (OPENS_DOWN.has(spec.category) || spec.garment === 'cardigan');
  if (!isWhole) return velcro(pen, [top, top + 7, top + 14], tones);
  const [from, to] = [neckDepth(pen), pen.bounds().maxY];
  pen.lapped(() => pen.ink(line(xy(2.4, from), xy(2.4, to)), 'seam'));
  const count = Math.max(2, Math.round((to - from) / 12));
  velcro(
    pen,
    Array.from({ length: count }, (_, i) => from + 2 + ((to - from - 8) * i) / (count - 1)),
    tones,
  );
}

function velcro(pen: Pen, heights: readonly number[], tones: Tones): void {
  for (const y of heights)
    pen.ink(shut(line(xy(-2, y), xy(2.4, y), xy(2.4, y + 2.4), xy(-2, y + 2.4))), 'stitch', tones.base);
  pen.name('placket', xy(1, heights[0]));
}

function backPockets(pen: Pen, spec: Cut, tones: Tones): void {
  if (!['trousers', 'shorts', 'skirt'].includes(spec.category) || !spec.pockets.includes('back')) return;
  if (pen.has('pocket')) return;
  for (const x of [4.6, -4.6 - 12]) patch(pen, xy(x, 14), 12, 13, tones, 'point');
}

/** Garments whose own drawing has not all pockets below the chest, and which kinds it has. */
const DRAWN_BELOW: Readonly<Record<string, ReadonlySet<string>>> = {
  shirt: new Set(),
  tee: new Set(),
  tank: new Set(),
  dress: new Set(),
  pyjamas: new Set(),
  jumpsuit: new Set(['cargo', ...MOUTHS]),
  waistcoat: new Set(['welt']),
  sweater: new Set(['kangaroo', 'patch', 'slash', 'welt']),
};
const drawnBelow = (spec: Cut): ReadonlySet<string> | undefined =>
  isGilet(spec) ? undefined : DRAWN_BELOW[GARMENT[spec.garment].flat ?? ''];
const isLeft = ({ kind, at }: PocketRow, spec: Cut): boolean =>
  at !== 'chest' && !isLaidOn(kind, spec) && drawnBelow(spec)?.has(kind) !== true;
const asLower = ({ pockets: kinds, counts }: Cut): PocketRow[] =>
  [...new Set(kinds)].map((kind) => ({ kind, at: 'hip', count: counts?.pockets ?? 2 }));

function pockets(pen: Pen, spec: Cut, lower: boolean, tones: Tones): void {
  const f = figureOf(spec);
  const { maxY } = pen.bounds();
  const y = lower ? 12 : Math.min(f.waistY + 8, maxY - 18);
  const x = lower ? 8 : f.waist * 0.4;
  if (!lower && y < f.armY + 6) return;
  if (pen.lacks('pocket')) return;
  const bare = !pen.has('pocket');
  const rows = pocketRows(spec).filter((row) => isLeft(row, spec) || (bare && row.at === 'chest'));
  for (const { kind, count, at } of lower ? asLower(spec) : rows) {
    if (at === 'chest') {
      for (const left of [f.chest * 0.34, -f.chest * 0.34 - 10].slice(0, count))
        patch(pen, xy(left, f.armY * 0.86), 10, 11, tones, 'point', kind === 'flap');
    } else if (kind === 'patch' || kind === 'bellows' || kind === 'cargo') {
      for (const left of [x, -x - 12].slice(0, count))
        patch(pen, xy(left, y), 12, 14, tones, 'round', kind !== 'patch');
      if (kind === 'bellows') pen.pair(line(xy(x + 6, y + 5), xy(x + 6, y + 14)), 'detail');
    } else if (kind === 'flap')
      for (const left of [x, -x - 12].slice(0, count)) pocketFlap(pen, xy(left, y), 12, 5, tones);
    else if (kind === 'welt') welt(pen, xy(x, y + 4), xy(x + 12, y + 3), 2, tones);
    else if (kind === 'besom') {
      jetted(pen, xy(x, y + 3));
    } else if (kind === 'zip') zipped(pen, x + 2, y);
    else if (kind === 'kangaroo' && !lower) kangaroo(pen, Math.min(maxY - 3, y + 18), f.waist * 0.72, 17, tones);
    else if (kind === 'slash' || kind === 'curved') {
      pen.pair(curve(xy(x + 3, y - 3), xy(x + 4, y + 2), xy(x + 7, y + 7), xy(x + 9, y + 11)), 'seam');
      pen.pocket(xy(x + 5, y + 3), 2);
    } else if (kind === 'seam') {
      inSeam(pen, lower ? 20 : f.waist, y);
    } else if (kind === 'coin' && spec.garment !== 'jeans')
      patch(pen, xy(x + 3, lower ? 7 : y), 6, 6.5, tones, 'square');
  }
}

/** Pockets jetted without a flap. @param at the inner end of the left one, cm */
export function jetted(pen: Pen, at: Point): void {
  if (pen.lacks('pocket')) return;
  for (const dy of [0, 0.9]) pen.pair(line(xy(at.x, at.y + dy), xy(at.x + 12, at.y - 0.6 + dy)), 'seam');
  pen.pocket(xy(at.x + 6, at.y), 2);
}

/** Where pockets open in the side seams, which nobody sees. @param side half width there, cm */
export function inSeam(pen: Pen, side: number, y: number): void {
  if (pen.lacks('pocket')) return;
  pen.pair(curve(xy(side - 0.6, y - 3), xy(side - 3, y + 2), xy(side - 2.6, y + 9), xy(side - 0.2, y + 13)), 'stitch');
  pen.name('pocket', xy(side - 2, y + 4));
}

/** Slanting pockets with zips. */
export function zipped(pen: Pen, x: number, y: number): void {
  if (pen.lacks('pocket')) return;
  const slot = shut(line(xy(x, y - 2), xy(x + 1.1, y - 2.4), xy(x + 5.4, y + 10.4), xy(x + 4.2, y + 10.8)));
  pen.ink(slot, 'seam', '#ffffff');
  pen.ink(mirror(slot), 'seam', '#ffffff');
  for (let i = 0; i < 9; i++)
    pen.pair(line(xy(x + 0.3 + i * 0.48, y - 1.4 + i * 1.35), xy(x + 1.3 + i * 0.48, y - 1.8 + i * 1.35)), 'soft');
  pen.pocket(xy(x + 2, y + 4), 2);
}
