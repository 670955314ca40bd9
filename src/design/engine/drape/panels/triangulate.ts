/**
 * Constrained Delaunay triangulation of a simple polygon with points inside it: ears are clipped off the outline, the
 * points put in one by one, and edges flipped until each triangle's circle is empty (Lawson 1977). The outline's edges
 * have no neighbour and are never flipped, so no triangle lies outside.
 */
export interface Triangulation {
  /** 3 points a triangle, counter-clockwise */
  corners: number[];
  /** the triangle beyond the side opposite each corner's successor pair: side k runs from corner k to corner k + 1; -1 outside */
  beyond: number[];
}

type Xy = ArrayLike<number>;

const cross = (xy: Xy, a: number, b: number, c: number): number =>
  (xy[2 * b] - xy[2 * a]) * (xy[2 * c + 1] - xy[2 * a + 1]) - (xy[2 * b + 1] - xy[2 * a + 1]) * (xy[2 * c] - xy[2 * a]);

/** @param xy 2 numbers a point @param outline points of it in counter-clockwise order @param inner points inside it */
export function triangulate(xy: Xy, outline: readonly number[], inner: readonly number[]): Triangulation {
  const made = linked(clipEars(xy, outline));
  for (const side of made.corners.keys()) legalise(xy, made, side);
  let near = 0;
  for (const p of inner) near = insert(xy, made, p, near);
  return made;
}

/** Triangles of a simple polygon; always the roundest ear first that is near the last one. */
function clipEars(xy: Xy, outline: readonly number[]): number[] {
  const left = [...outline];
  const corners: number[] = [];
  while (left.length > 3) {
    const at = bestEar(xy, left);
    corners.push(...around(left, at));
    left.splice(at, 1);
  }
  return [...corners, ...left];
}

const around = (ring: readonly number[], at: number): [number, number, number] => [
  ring[(at + ring.length - 1) % ring.length],
  ring[at],
  ring[(at + 1) % ring.length],
];

/** The ear whose cut is shortest; where rounding leaves none, the corner that bends most. */
function bestEar(xy: Xy, ring: readonly number[]): number {
  const hollow = ring.filter((_, i) => cross(xy, ...around(ring, i)) <= 0);
  let [best, least] = [-1, Infinity];
  for (let i = 0; i < ring.length; i++) {
    const [a, b, c] = around(ring, i);
    const cut = Math.hypot(xy[2 * a] - xy[2 * c], xy[2 * a + 1] - xy[2 * c + 1]);
    if (cut < least && cross(xy, a, b, c) > TINY && hollow.every((p) => !covers(xy, a, b, c, p)))
      [best, least] = [i, cut];
  }
  return best >= 0 ? best : ring.findIndex((_, i) => cross(xy, ...around(ring, i)) >= 0);
}

/** Twice the area that is rounding, m². */
const TINY = 1e-12;

const covers = (xy: Xy, a: number, b: number, c: number, p: number): boolean =>
  p !== a && p !== b && p !== c && cross(xy, a, b, p) >= 0 && cross(xy, b, c, p) >= 0 && cross(xy, c, a, p) >= 0;

function linked(corners: number[]): Triangulation {
  const sides = new Map<string, number>();
  const beyond = corners.map(() => -1);
  corners.forEach((from, side) => {
    const to = corners[next(side)];
    const other = sides.get(`${to} ${from}`);
    if (other === undefined) return void sides.set(`${from} ${to}`, side);
    [beyond[side], beyond[other]] = [other, side];
  });
  return { corners, beyond };
}

const next = (side: number): number => (side % 3 === 2 ? side - 2 : side + 1);
const before = (side: number): number => (side % 3 === 0 ? side + 2 : side - 1);

/** Parts the triangle that holds the point in three. @returns a side of one of them */
function insert(xy: Xy, made: Triangulation, p: number, near: number): number {
  const { corners, beyond } = made;
  const first = holding(xy, made, p, near);
  const [s0, s1, s2] = [first, first + 1, first + 2];
  const [a, b, c] = [corners[s0], corners[s1], corners[s2]];
  const [ab, bc, ca] = [beyond[s0], beyond[s1], beyond[s2]];
  const n = corners.length;
  corners[s2] = p;
  corners.push(b, c, p, c, a, p);
  beyond.push(-1, -1, -1, -1, -1, -1);
  const join = (one: number, other: number): void => {
    beyond[one] = other;
    if (other >= 0) beyond[other] = one;
  };
  join(s0, ab);
  join(n, bc);
  join(n + 3, ca);
  join(s1, n + 2);
  join(n + 1, n + 5);
  join(n + 4, s2);
  for (const side of [s0, n, n + 3]) legalise(xy, made, side);
  return s0;
}

/** First side of the triangle in which a point lies: walks towards it, else looks through all. */
function holding(xy: Xy, { corners, beyond }: Triangulation, p: number, near: number): number {
  let at = near - (near % 3);
  for (let steps = 0; steps < corners.length; steps++) {
    const out = [at, at + 1, at + 2].find((s) => cross(xy, corners[s], corners[next(s)], p) < 0 && beyond[s] >= 0);
    if (out === undefined) break;
    at = beyond[out] - (beyond[out] % 3);
  }
  const holds = (t: number): boolean => [t, t + 1, t + 2].every((s) => cross(xy, corners[s], corners[next(s)], p) >= 0);
  if (holds(at)) return at;
  for (let t = 0; t < corners.length; t += 3) if (holds(t)) return t;
  return at;
}

/** Flips a side while the corner beyond it lies in the circle of its triangle, and what that touches. */
function legalise(xy: Xy, made: Triangulation, side: number): void {
  const stack = [side];
  for (let one = stack.pop(), flips = 0; one !== undefined && flips < MOST_FLIPS; one = stack.pop()) {
    const other = made.beyond[one];
    if (other < 0 || !isFlippable(xy, made, one, other)) continue;
    flip(made, one, other);
    flips++;
    stack.push(one, next(one), other, next(other));
  }
}

/** Of one point's neighbourhood: rounding must not flip to and fro for ever. */
const MOST_FLIPS = 10_000;

function isFlippable(xy: Xy, { corners }: Triangulation, one: number, other: number): boolean {
  const [a, b, c] = [corners[one], corners[next(one)], corners[before(one)]];
  const d = corners[before(other)];
  return inCircle(xy, a, b, c, d) > ROUND && cross(xy, c, a, d) > TINY && cross(xy, d, b, c) > TINY;
}

/** m⁴ */
const ROUND = 1e-15;

function inCircle(xy: Xy, a: number, b: number, c: number, d: number): number {
  const [ax, ay] = [xy[2 * a] - xy[2 * d], xy[2 * a + 1] - xy[2 * d + 1]];
  const [bx, by] = [xy[2 * b] - xy[2 * d], xy[2 * b + 1] - xy[2 * d + 1]];
  const [cx, cy] = [xy[2 * c] - xy[2 * d], xy[2 * c + 1] - xy[2 * d + 1]];
  return (
    (ax * ax + ay * ay) * (bx * cy - cx * by) -
    (bx * bx + by * by) * (ax * cy - cx * ay) +
    (cx * cx + cy * cy) * (ax * by - bx * ay)
  );
}

/** The other diagonal of two triangles: a b c and b a d become d b c and c a d (sides keep their places in the arrays). */
function flip({ corners, beyond }: Triangulation, one: number, other: number): void {
  const [c, d] = [corners[before(one)], corners[before(other)]];
  const [caBeyond, dbBeyond] = [beyond[before(one)], beyond[before(other)]];
  corners[one] = d;
  corners[other] = c;
  const join = (side: number, to: number): void => {
    beyond[side] = to;
    if (to >= 0) beyond[to] = side;
  };
  join(one, dbBeyond);
  join(other, caBeyond);
  join(before(one), before(other));
}
