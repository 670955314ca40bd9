import { boxOf } from '../../../geometry/box.js';
import { distance, lerp, type Point } from '../../../geometry/point.js';
import { contains } from '../../../geometry/polyline.js';

type Segment = readonly [Point, Point];

/** Distance to the nearest obstacle before or behind. */
function roomAt(at: number, obstacles: readonly number[]): number {
  let room = Infinity;
  for (const one of obstacles) room = Math.min(room, Math.abs(one - at));
  return room;
}

/** Whether a line that crosses a loop there, the first `count` places, is inside it at `at`. */
function isWithin(at: number, places: readonly number[], count: number): boolean {
  let isInside = false;
  for (let i = 0; i < count; i++) if (places[i] > at) isInside = !isInside;
  return isInside;
}

/** Places that are tried lie on a grid in the loop's box. */
const CELLS = 24;

/** Level lines of the grid, and where segments cross each. */
class Lines {
  readonly at: number[];
  readonly crossed: number[][];

  constructor(
    private readonly low: number,
    private readonly high: number,
  ) {
    this.at = Array.from({ length: CELLS - 1 }, (_, i) => low + ((high - low) * (i + 1)) / CELLS);
    this.crossed = this.at.map(() => []);
  }

  cross(ax: number, ay: number, bx: number, by: number): void {
    const [from, to] = ay < by ? [ay, by] : [by, ay];
    const first = Math.floor(((from - this.low) / (this.high - this.low)) * CELLS) - 1;
    for (let i = Math.max(0, first); i < this.at.length && this.at[i] < to; i++) {
      const at = this.at[i];
      if (at >= from) this.crossed[i].push(ax + ((at - ay) / (by - ay)) * (bx - ax));
    }
  }
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
  const box = boxOf(loop);
  const middle = lerp({ x: box.minX, y: box.minY }, { x: box.maxX, y: box.maxY }, 0.5);
  const reach = distance(middle, { x: box.minX, y: box.minY }) || 1;
  let best = { at: middle, size: 0, upright: false, score: -1 };
  const [rows, columns] = [new Lines(box.minY, box.maxY), new Lines(box.minX, box.maxX)];
  const cross = (a: Point, b: Point): void => {
    rows.cross(a.x, a.y, b.x, b.y);
    columns.cross(a.y, a.x, b.y, b.x);
  };
  for (let i = 1; i < loop.length; i++) cross(loop[i - 1], loop[i]);
  const sides = rows.crossed.map((xs) => xs.length);
  for (const [a, b] of obstacles) cross(a, b);
  for (const [i, x] of columns.at.entries())
    for (const [j, y] of rows.at.entries()) {
      if (!isWithin(x, rows.crossed[j], sides[j])) continue;
      const at = { x, y };
      const [across, along] = [roomAt(x, rows.crossed[j]), roomAt(y, columns.crossed[i])];
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
