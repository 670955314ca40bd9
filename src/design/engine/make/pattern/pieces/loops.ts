import { area, crossing, lengthOf, nearestOn, pointAlong, withoutRepeats } from '../../../geometry/polyline.js';
import { distance, turnAt, type Point } from '../../../geometry/point.js';

/** Gaps up to this many millimetres are rounding of the draft, not gaps. */
const JOIN_MM = 1;

/** Joins polylines end to end, turning them where needed, starting from the longest; returns the longest chain. */
export const chain = (lines: readonly Point[][]): Point[] => chainUsing(lines, new Set());

function chainUsing(lines: readonly Point[][], used: Set<Point[]>): Point[] {
  const rest = [...lines].sort((a, b) => lengthOf(b) - lengthOf(a));
  let line = rest.shift() ?? [];
  used.add(line);
  for (let found = true; found;) {
    found = false;
    for (let i = 0; i < rest.length && !found; i++) {
      const joined = join(line, rest[i]);
      if (!joined) continue;
      line = joined;
      used.add(rest[i]);
      rest.splice(i, 1);
      found = true;
    }
  }
  return withoutRepeats(line);
}

function join(a: Point[], b: Point[]): Point[] | null {
  const near = (p: Point, q: Point) => distance(p, q) <= JOIN_MM;
  const [first, last] = [a[0], a[a.length - 1]];
  if (near(first, last)) return null;
  if (near(last, b[0])) return [...a, ...b.slice(1)];
  if (near(last, b[b.length - 1])) return [...a, ...b.toReversed().slice(1)];
  if (near(first, b[b.length - 1])) return [...b, ...a.slice(1)];
  if (near(first, b[0])) return [...b.toReversed(), ...a.slice(1)];
  return null;
}

/** The largest closed loop that can be walked along the lines from the longest of them; null when there is none. */
export function closedChain(lines: readonly Point[][]): Point[] | null {
  const [first, ...rest] = [...lines].sort((a, b) => lengthOf(b) - lengthOf(a));
  if (!first || lines.length > 24) return null;
  let best: Point[] | null = null;
  let steps = 0;
  const walk = (line: Point[], left: Point[][]): void => {
    if (isClosed(line)) {
      if (!best || area(line) > area(best)) best = line;
      return;
    }
    if (++steps > 4000) return;
    const end = line[line.length - 1];
    left.forEach((next, i) => {
      const others = left.filter((_, j) => j !== i);
      if (distance(end, next[0]) <= JOIN_MM) walk([...line, ...next.slice(1)], others);
      else if (distance(end, next[next.length - 1]) <= JOIN_MM) walk([...line, ...next.toReversed().slice(1)], others);
    });
  };
  walk(first, rest);
  return best;
}

export const isClosed = (line: readonly Point[]): boolean =>
  line.length > 3 && distance(line[0], line[line.length - 1]) <= JOIN_MM;

/** The line with its ends joined straight; the first point is repeated at the end exactly. */
export function close(line: readonly Point[]): Point[] {
  const open = isClosed(line) ? line.slice(0, -1) : line;
  return [...open, open[0]];
}

/** All chains that the lines make, longest first. */
function chains(lines: readonly Point[][]): Point[][] {
  const found: Point[][] = [];
  let rest = [...lines];
  while (rest.length > 0) {
    const used = new Set<Point[]>();
    const line = chainUsing(rest, used);
    found.push(line);
    rest = rest.filter((l) => !used.has(l));
  }
  return found.sort((a, b) => lengthOf(b) - lengthOf(a));
}

/**
 * The cutting line: the sewing line with every stretch that has an allowance replaced by the allowance's edge,
 * so that folds and bound edges stay where they are. Null when there is no allowance.
 */
export function cuttingLoop(loop: readonly Point[], allowance: readonly Point[][]): Point[] | null {
  if (allowance.length === 0) return null;
  const all = chains(allowance);
  if (isClosed(all[0])) return close(all[0]);
  const stretches = all.map((line) => stretchOf(loop, line)).filter((s) => s.length_mm > 5);
  return splice(loop, stretches);
}

interface Stretch {
  /** mm along the loop */
  from: number;
  length_mm: number;
  line: Point[];
}

function stretchOf(loop: readonly Point[], line: Point[]): Stretch {
  const whole = lengthOf(loop);
  const [a, b] = [nearestAlong(loop, line[0]), nearestAlong(loop, line[line.length - 1])];
  const forward = (b - a + whole) % whole;
  const length = lengthOf(line);
  const ahead = Math.abs(forward - length) <= Math.abs(whole - forward - length);
  if (ahead) return { from: a, length_mm: forward, line };
  return { from: b, length_mm: whole - forward, line: line.toReversed() };
}

/** Position of the loop's point nearest to `p`, mm from its start. */
export const nearestAlong = (loop: readonly Point[], p: Point): number => nearestOn(loop, p).at;

function splice(loop: readonly Point[], stretches: Stretch[]): Point[] {
  const whole = lengthOf(loop);
  const ordered = [...stretches].sort((s, t) => s.from - t.from);
  const origin = ordered[0].from;
  const covered = (at: number) => ordered.some((s) => (at - s.from + whole) % whole < s.length_mm - 1e-6);
  const kept: { at: number; points: Point[] }[] = [];
  let travelled = 0;
  for (let i = 0; i + 1 < loop.length; i++) {
    if (i > 0) travelled += distance(loop[i - 1], loop[i]);
    if (!covered(travelled)) kept.push({ at: (travelled - origin + whole) % whole, points: [loop[i]] });
  }
  for (const s of ordered) kept.push({ at: (s.from - origin + whole) % whole, points: s.line });
  kept.sort((a, b) => a.at - b.at);
  return close(withoutRepeats(kept.flatMap((k) => k.points)));
}

/** The stretch of a closed loop from one position to another, walking forward. */
export function stretch(loop: readonly Point[], from: number, to: number): Point[] {
  const whole = lengthOf(loop);
  const length = (to - from + whole) % whole;
  const inner: { at: number; point: Point }[] = [];
  let travelled = 0;
  for (let i = 0; i + 1 < loop.length; i++) {
    if (i > 0) travelled += distance(loop[i - 1], loop[i]);
    const at = (travelled - from + whole) % whole;
    if (at > 1e-6 && at < length - 1e-6) inner.push({ at, point: loop[i] });
  }
  inner.sort((a, b) => a.at - b.at);
  return withoutRepeats([pointAlong(loop, from), ...inner.map((i) => i.point), pointAlong(loop, to)]);
}

/** Takes out the small loops (up to `most` mm long) that an offset makes at inner corners. */
export function untangled(loop: readonly Point[], most = 90): Point[] {
  const once = withoutKnots(loop, most);
  const half = Math.floor(once.length / 2);
  const open = once.slice(0, -1);
  return withoutSpikes(close(withoutKnots([...open.slice(half), ...open.slice(0, half), open[half]], most)));
}

/** Where a line doubles back by no more than this it is rounding of its joints, not a shape, mm. */
const SPIKE_MM = 4;

/** Takes out points at which a closed line turns back on itself for a moment. */
export function withoutSpikes(loop: readonly Point[]): Point[] {
  const out = loop.slice(0, -1);
  for (let i = 0; i < out.length && out.length > 4;) {
    const [a, b, c] = [out[(i - 1 + out.length) % out.length], out[i], out[(i + 1) % out.length]];
    const spike = Math.min(distance(a, b), distance(b, c)) < SPIKE_MM && Math.abs(turnAt(a, b, c)) > 120;
    if (spike) out.splice(i, 1);
    i = spike ? Math.max(0, i - 1) : i + 1;
  }
  return close(out);
}

function withoutKnots(loop: readonly Point[], most: number): Point[] {
  const out = [...loop];
  for (let i = 0; i + 3 < out.length; i++) {
    let along = 0;
    for (let j = i + 2; j + 1 < out.length && along < most; j++) {
      along += distance(out[j - 1], out[j]);
      const at = crossing(out[i], out[i + 1], out[j], out[j + 1]);
      if (!at || (i === 0 && j + 2 === out.length)) continue;
      out.splice(i + 1, j - i, at);
      break;
    }
  }
  return out;
}
