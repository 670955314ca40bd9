import { boxOf } from '../../../geometry/box.js';
import { distance, lerp, type Point } from '../../../geometry/point.js';
import { contains } from '../../../geometry/polyline.js';

type Segment = readonly [Point, Point];

/** Where segments cross an upright (`x`) or level (`y`) line. */
function crossed(segments: readonly Segment[], axis: 'x' | 'y', at: number): number[] {
  const other = axis === 'x' ? 'y' : 'x';
  const found: number[] = [];
  for (const [a, b] of segments)
    if (a[axis] > at !== b[axis] > at)
      found.push(a[other] + ((at - a[axis]) / (b[axis] - a[axis])) * (b[other] - a[other]));
  return found;
}

/** Distance to the nearest obstacle before or behind. */
function roomAt(at: number, obstacles: readonly number[]): number {
  let room = Infinity;
  for (const one of obstacles) room = Math.min(room, Math.abs(one - at));
  return room;
}

/** Places that are tried lie on a grid in the loop's box. */
const CELLS = 24;

/** The grid's lines in one direction, each with where it crosses the loop and anything else. */
function linesOf(sides: readonly Segment[], all: readonly Segment[], axis: 'x' | 'y', low: number, high: number) {
  return Array.from({ length: CELLS - 1 }, (_, i) => {
    const at = low + ((high - low) * (i + 1)) / CELLS;
    return { at, loop: crossed(sides, axis, at), all: crossed(all, axis, at) };
  });
}

/**
 * Where a block of text fits best inside a loop.
 * @param block width and height of the text at size 1 @param obstacles lines not to write over
 * @returns centre, greatest size that fits and whether it reads upwards
 */
export function labelSpot(
  loop: readonly Point[],
  block: { width: number; height: number },
  obstacles: readonly Segment[] = [],
  largest = 9,
): { at: Point; size: number; upright: boolean } {
  const sides = loop.slice(1).map((b, i): Segment => [loop[i], b]);
  const segments = [...sides, ...obstacles];
  const box = boxOf(loop);
  const middle = lerp({ x: box.minX, y: box.minY }, { x: box.maxX, y: box.maxY }, 0.5);
  const reach = distance(middle, { x: box.minX, y: box.minY }) || 1;
  let best = { at: middle, size: 0, upright: false, score: -1 };
  const rows = linesOf(sides, segments, 'y', box.minY, box.maxY);
  for (const column of linesOf(sides, segments, 'x', box.minX, box.maxX))
    for (const row of rows) {
      const at = { x: column.at, y: row.at };
      const isInside = row.loop.filter((x) => x > at.x).length % 2 === 1;
      if (!isInside) continue;
      const [across, along] = [roomAt(at.x, row.all), roomAt(at.y, column.all)];
      const flat = Math.min(largest, (1.8 * across) / block.width, (1.7 * along) / block.height);
      const up = Math.min(largest, (1.8 * along) / block.width, (1.7 * across) / block.height) * 0.85;
      const size = Math.max(flat, up);
      const score = size - (distance(at, middle) / reach) * largest * 0.12;
      if (score > best.score) best = { at, size: up > flat ? up / 0.85 : flat, upright: up > flat, score };
    }
  return { ...best, size: fitting(loop, block, best) };
}

/** Sample points of a block's rim, as shares of its half width and height. */
const RIM = [-1, -0.5, 0, 0.5, 1].flatMap((x) => [-1, 0, 1].map((y) => ({ x, y })));
const SMALLER = 0.88;
const MOST_STEPS = 14;

/** The size at which the whole block lies within the loop: a bent strip is narrower beside its middle. */
function fitting(
  loop: readonly Point[],
  block: { width: number; height: number },
  { at, size, upright }: { at: Point; size: number; upright: boolean },
): number {
  const inside = (one: number): boolean =>
    RIM.every(({ x, y }) => {
      const [across, along] = [(x * block.width * one) / 2, (y * block.height * one) / 2];
      return contains(loop, upright ? { x: at.x + along, y: at.y + across } : { x: at.x + across, y: at.y + along });
    });
  let one = size;
  for (let i = 0; i < MOST_STEPS && !inside(one); i++) one *= SMALLER;
  return one;
}
