import { boxOf } from '../../../geometry/box.js';
import { distance, lerp, type Point } from '../../../geometry/point.js';
import { contains } from '../../../geometry/polyline.js';

/** Distances from `p` to the nearest obstacle left, right, up and down. */
function freedom(p: Point, segments: readonly [Point, Point][]): { across: number; along: number } {
  const gap = { left: Infinity, right: Infinity, up: Infinity, down: Infinity };
  for (const [a, b] of segments) {
    if (a.y > p.y !== b.y > p.y) {
      const dx = a.x + ((p.y - a.y) / (b.y - a.y)) * (b.x - a.x) - p.x;
      if (dx < 0) gap.left = Math.min(gap.left, -dx);
      else gap.right = Math.min(gap.right, dx);
    }
    if (a.x > p.x !== b.x > p.x) {
      const dy = a.y + ((p.x - a.x) / (b.x - a.x)) * (b.y - a.y) - p.y;
      if (dy < 0) gap.up = Math.min(gap.up, -dy);
      else gap.down = Math.min(gap.down, dy);
    }
  }
  return { across: Math.min(gap.left, gap.right), along: Math.min(gap.up, gap.down) };
}

/**
 * Where a block of text fits best inside a loop.
 * @param block width and height of the text at size 1 @param obstacles lines not to write over
 * @returns centre, greatest size that fits and whether it reads upwards
 */
export function labelSpot(
  loop: readonly Point[],
  block: { width: number; height: number },
  obstacles: readonly [Point, Point][] = [],
  largest = 9,
): { at: Point; size: number; upright: boolean } {
  const segments = [...loop.slice(1).map((b, i): [Point, Point] => [loop[i], b]), ...obstacles];
  const box = boxOf(loop);
  const middle = lerp({ x: box.minX, y: box.minY }, { x: box.maxX, y: box.maxY }, 0.5);
  const reach = distance(middle, { x: box.minX, y: box.minY }) || 1;
  let best = { at: middle, size: 0, upright: false, score: -1 };
  const cells = 24;
  for (let i = 1; i < cells; i++)
    for (let j = 1; j < cells; j++) {
      const at = {
        x: box.minX + ((box.maxX - box.minX) * i) / cells,
        y: box.minY + ((box.maxY - box.minY) * j) / cells,
      };
      if (!contains(loop, at)) continue;
      const { across, along } = freedom(at, segments);
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
