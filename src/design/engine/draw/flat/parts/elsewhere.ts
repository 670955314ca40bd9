import { type Point, xy } from '../../../geometry/point.js';
import { isBibDress } from '../../../cut/bib-dress.js';
import { closedInFront, closurePlaceOf } from '../../../cut/closure-place.js';
import type { Cut } from '../../../cut/cut.js';
import { hooks, lacing } from './fastenings.js';
import { figureOf } from '../figure.js';
import { hiddenZip, placket, zip } from './front.js';
import type { Pen } from '../pen/pen.js';
import { line, shut, through } from '../pen/paths.js';
import type { Tones } from '../cloth/tone.js';
import type { View } from '../garments/upper.js';

/** Closings that do not lie in front. Lengths in cm. */

const LOWER: ReadonlySet<string> = new Set(['trousers', 'shorts', 'skirt']);
/** Drawn with their own closings. */
const OWN: ReadonlySet<string> = new Set(['accessory', 'bag', 'headwear', 'swimwear', 'underwear']);

/** The spec as the garment's own drawing is given it: without a closing that lies elsewhere. */
export const withoutElsewhere = (spec: Cut): Cut =>
  closedInFront(spec) || OWN.has(spec.category) ? spec : { ...spec, closure: 'pullover' };

export function drawElsewhere(pen: Pen, spec: Cut, view: View, tones: Tones): void {
  if (withoutElsewhere(spec) === spec) return;
  const place = closurePlaceOf(spec);
  if (place === 'back' && view === 'back') atBack(pen, spec, tones);
  if (place === 'side') atSide(pen, spec, view);
  if (place === 'shoulder' && view === 'front') onShoulder(pen, spec);
}

/** Where outlines cross a vertical (heights) or a level (half widths). */
function crossings(pieces: Pen['pieces'], axis: 'x' | 'y', at: number): number[] {
  const other = axis === 'x' ? 'y' : 'x';
  return pieces.flatMap((outline) =>
    outline.flatMap((a, i) => {
      const b: Point = outline[(i + 1) % outline.length];
      if ((a[axis] - at) * (b[axis] - at) > 0 || a[axis] === b[axis]) return [];
      return [a[other] + ((b[other] - a[other]) * (at - a[axis])) / (b[axis] - a[axis])];
    }),
  );
}

function atBack(pen: Pen, spec: Cut, tones: Tones): void {
  const lower = LOWER.has(spec.category);
  const heights = crossings(pen.pieces, 'x', 0.02);
  if (heights.length === 0) return;
  const { waistY, hipY } = figureOf(spec);
  const top = isBibDress(spec) ? waistY - 3.6 : Math.min(...heights) + 0.4;
  const end = Math.max(...heights) - 0.4;
  const toHip = Math.min(end, lower ? top + 20 : hipY - 4);
  const toWaist = Math.min(end, lower ? top + 20 : waistY);
  switch (spec.closure) {
    case 'buttons':
    case 'snaps': {
      const last = lower || spec.category !== 'dress' ? end : toHip;
      return placket(pen, top, last, Math.max(4, Math.round((last - top) / 6.5)), tones, 1.2);
    }
    case 'zip':
      return zip(pen, top, toHip);
    case 'invisible-zip':
    case 'half-zip':
      return hiddenZip(pen, 0, top, toHip);
    case 'lace-up':
      return lacing(pen, top + 2.4, toWaist);
    case 'hooks':
      return hooks(pen, top + 2.4, toWaist);
    default:
      return bowAt(pen, top + 0.8);
  }
}

function bowAt(pen: Pen, y: number): void {
  pen.pair(through([xy(0, y), xy(3.4, y - 1.8), xy(4.2, y + 1), xy(0.4, y + 0.3)], 1), 'detail');
  pen.pair(through([xy(0.2, y + 0.2), xy(1.6, y + 4), xy(1.2, y + 8)], 1), 'detail');
  pen.name('lacing', xy(1.4, y + 4));
}

/** In the wearer's left side seam: on the right of the front, on the left of the back. */
function atSide(pen: Pen, spec: Cut, view: View): void {
  const lower = LOWER.has(spec.category);
  const { armY, hipY } = figureOf(spec);
  const from = lower ? pen.bounds().minY + 1 : armY + 4;
  const to = Math.min(pen.bounds().maxY - 2, lower ? from + 19 : hipY - 6);
  const way = Array.from({ length: 9 }, (_, i) => from + ((to - from) * i) / 8).map((y) => xy(sideAt(pen, y), y));
  const side = view === 'front' ? 1 : -1;
  const inset = (dx: number): Point[] => way.map(({ x, y }) => xy(side * (x - dx), y));
  pen.name('zip', inset(0.4)[4]);
  if (spec.closure === 'buttons' || spec.closure === 'snaps') {
    pen.ink(line(...inset(1.9)), 'seam');
    for (const at of inset(0.95).filter((_, i) => i % 2 === 0)) pen.button(at, 0.6);
    return;
  }
  pen.ink(line(...inset(1.3)), 'stitch');
  pen.ink(line(inset(1.3)[8], xy(side * way[8].x, way[8].y + 0.8)), 'stitch');
  if (spec.closure === 'zip') pen.ink(line(...inset(0.55)), 'seam');
  const tab = inset(0.3)[0];
  pen.ink(
    shut(
      line(
        xy(tab.x - 0.35, tab.y),
        xy(tab.x + 0.35, tab.y),
        xy(tab.x + 0.45, tab.y + 2.4),
        xy(tab.x - 0.45, tab.y + 2.4),
      ),
    ),
    'detail',
    '#ffffff',
  );
}

/** Half the width of the body at a height; sleeves that hang beside it do not count. */
function sideAt(pen: Pen, y: number): number {
  const bodies = pen.pieces
    .map((outline) => crossings([outline], 'y', y))
    .filter((xs) => Math.min(...xs) < 0.5 && Math.max(...xs) > 2);
  return bodies.length > 0 ? Math.max(...bodies.flat()) : 10;
}

/** Three buttons along the wearer's left shoulder seam. */
function onShoulder(pen: Pen, spec: Cut): void {
  const { neck, shoulder, shoulderDrop } = figureOf(spec);
  const at = (k: number, dy: number): Point => xy(neck + (shoulder - neck) * k, shoulderDrop * k * 0.9 + dy);
  pen.ink(line(at(0.12, 2.6), at(0.92, 2.6)), 'seam');
  pen.name('buttons', at(0.5, 1.6));
  const count = Math.min(6, pen.counts.buttons ?? 3);
  for (let i = 0; i < count; i++) pen.button(at(0.22 + (0.62 * i) / Math.max(1, count - 1), 1.5), 0.6);
}
