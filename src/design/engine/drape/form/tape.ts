import { taped } from '../../geometry/hull.js';
import { xy } from '../../geometry/point.js';
import type { Form } from '../types.js';

export type Vector = readonly [x: number, y: number, z: number];
type Surface = Pick<Form, 'positions' | 'triangles'>;

/** Closed lines in which a plane (`height` is 0 on it) cuts a surface; each knows nothing of how the surface was made. */
export function cutBy({ positions, triangles }: Surface, height: (p: Vector) => number): Vector[][] {
  const next = new Map<string, string>();
  const where = new Map<string, Vector>();
  const at = (i: number): Vector => [positions[i * 3], positions[i * 3 + 1], positions[i * 3 + 2]];
  const side = Array.from({ length: positions.length / 3 }, (_, i) => height(at(i)) || 1e-12);
  for (let t = 0; t < triangles.length; t += 3) {
    const ends: Record<string, string> = {};
    for (let e = 0; e < 3; e++) {
      const [a, b] = [triangles[t + e], triangles[t + ((e + 1) % 3)]];
      if (side[a] > 0 === side[b] > 0) continue;
      const key = a < b ? `${a} ${b}` : `${b} ${a}`;
      const share = side[a] / (side[a] - side[b]);
      where.set(key, at(a).map((v, axis) => v + (at(b)[axis] - v) * share) as unknown as Vector);
      ends[side[a] > 0 ? 'from' : 'to'] = key;
    }
    if (ends.from) next.set(ends.from, ends.to);
  }
  return linked(next).map((keys) => keys.map((key) => where.get(key) as Vector));
}

function linked(next: Map<string, string>): string[][] {
  const lines: string[][] = [];
  while (next.size > 0) {
    const line: string[] = [];
    let key = next.keys().next().value as string | undefined;
    while (key !== undefined && next.has(key)) {
      line.push(key);
      const to: string | undefined = next.get(key);
      next.delete(key);
      key = to;
    }
    lines.push(line);
  }
  return lines;
}

/** The level cut whose middle is nearest to a place across. */
export function levelCut(form: Surface, y: number, x: number): Vector[] {
  const off = (line: readonly Vector[]): number =>
    Math.abs((Math.min(...line.map(([v]) => v)) + Math.max(...line.map(([v]) => v))) / 2 - x);
  return cutBy(form, (p) => p[1] - y).sort((a, b) => off(a) - off(b))[0];
}

/** What a tape reads that is laid round a level cut, metres. */
export const girthAt = (form: Surface, y: number, x: number): number =>
  taped(levelCut(form, y, x).map((p) => xy(p[0], p[2])));

/** What a tape reads between two points over what stands out on one side of them (1: in front, −1: behind), in the plane along z. */
export function tapeOver(form: Surface, from: Vector, to: Vector, way: 1 | -1): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const along = (p: Vector): number => ((p[0] - from[0]) * dx + (p[1] - from[1]) * dy) / length;
  const cut = cutBy(form, (p) => (p[0] - from[0]) * dy - (p[1] - from[1]) * dx).sort((a, b) => b.length - a.length)[0];
  const points = cut.filter((p) => along(p) >= 0 && along(p) <= length).map((p) => xy(along(p), p[2] * way));
  return spanOf([xy(0, from[2] * way), ...points, xy(length, to[2] * way)], from[2] * way, to[2] * way);
}

/** Of the hull of a line from end to end, the outer way. */
function spanOf(points: readonly { x: number; y: number }[], first: number, last: number): number {
  const far = 1000;
  const [a, b] = [points[0], points[points.length - 1]];
  return taped([...points, xy(a.x, -far), xy(b.x, -far)]) - (first + far) - (last + far) - (b.x - a.x);
}
