import { flatten, type Op } from '../../../geometry/path.js';
import { type Point, xy } from '../../../geometry/point.js';
import { crossingsAt } from '../../../geometry/polyline.js';
import type { Box } from '../../../geometry/box.js';
import type { Pen } from '../pen/pen.js';
import { curve, mirror, shut, join, line } from '../pen/paths.js';
import { hatch } from './weave-shapes.js';

/** Distance of the quilting rows, cm. */
export const ROW = 8;

/** Puckers above and below a row of quilting, where wadding is held down. */
const puckers = ([a, b]: readonly Point[]): Op[] =>
  Array.from({ length: Math.max(0, Math.floor((b.x - a.x - 0.8) / 2.4)) }, (_, i) => {
    const x = a.x + 1 + i * 2.4;
    const long = 1.1 + 0.5 * ((i * 7) % 3);
    return [
      ...curve(xy(x, a.y - 0.1), xy(x + 0.1, a.y - long * 0.4), xy(x + 0.4, a.y - long * 0.8), xy(x + 0.5, a.y - long)),
      ...curve(
        xy(x + 1.1, a.y + 0.1),
        xy(x + 1.1, a.y + long * 0.4),
        xy(x + 0.8, a.y + long * 0.8),
        xy(x + 0.7, a.y + long),
      ),
    ];
  }).flat();

/** Rows of quilting over a piece, and the puckers along them. */
export function wadding(outline: readonly Point[], box: Box): { rows: Op[]; soft: Op[] } {
  const rows = hatch(outline, box, 0, [ROW]);
  return { rows, soft: flatten(rows).flatMap((way) => (way.length > 1 ? puckers(leftToRight(way)) : [])) };
}

const leftToRight = (way: readonly Point[]): readonly Point[] => {
  const [a, b] = [way[0], way[way.length - 1]];
  return a.x <= b.x ? [a, b] : [b, a];
};

/** Largest x of all pieces at a height; null where there is none. */
function outerAt(pieces: Pen['pieces'], y: number): number | null {
  const xs = pieces.flatMap((outline) => crossingsAt(outline, y));
  return xs.length === 0 ? null : Math.max(...xs);
}

/** How far a chamber swells beyond the flat outline, cm. */
const SWELL = 0.9;
/** Where the outline leaps further than this between two rows, a sleeve has ended, cm. */
const LEAP = 5;

/** The silhouette of wadded chambers: each swells between two rows. */
export function swollenEdges(pen: Pen, from: number): void {
  const { maxY } = pen.bounds();
  for (let y = Math.ceil(from / ROW) * ROW; y < maxY - 3; y += ROW) {
    const low = Math.min(y + ROW, maxY - 1.6);
    const [a, b] = [outerAt(pen.pieces, y + 0.01), outerAt(pen.pieces, low - 0.01)];
    if (a === null || b === null || Math.abs(a - b) > LEAP || low - y < 2) continue;
    const over = curve(
      xy(a, y),
      xy(a + SWELL * 1.3, y + ROW * 0.22),
      xy(b + SWELL * 1.3, low - ROW * 0.22),
      xy(b, low),
    );
    const chamber = shut(join(over, line(xy(b, low), xy(b - 0.35, low), xy(a - 0.35, y))));
    for (const side of [chamber, mirror(chamber)]) pen.cover(side);
    pen.pair(over, 'outline');
  }
}
