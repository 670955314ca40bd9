import { lerp, type Point } from '../../geometry/point.js';

export interface Window {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How far a point lies inside, in any unit; negative outside. */
type Inside = (p: Point) => number;

/** The part of a filled shape on the inner side of a straight line (Sutherland and Hodgman, 1974). */
export function clipBy(shape: readonly Point[], inside: Inside): Point[] {
  return shape.flatMap((b, i) => {
    const a = shape[(i + shape.length - 1) % shape.length];
    const [u, v] = [inside(a), inside(b)];
    const met = u >= 0 === v >= 0 ? [] : [lerp(a, b, u / (u - v))];
    return v >= 0 ? [...met, b] : met;
  });
}

const sidesOf = ({ x, y, width, height }: Window): Inside[] => [
  (p) => p.x - x,
  (p) => x + width - p.x,
  (p) => p.y - y,
  (p) => y + height - p.y,
];

export const clipShape = (shape: readonly Point[], window: Window): Point[] =>
  sidesOf(window).reduce<Point[]>((left, inside) => clipBy(left, inside), [...shape]);

/** The parts of a line inside. */
export function clipLine(line: readonly Point[], window: Window): Point[][] {
  return sidesOf(window).reduce((lines, inside) => lines.flatMap((l) => cutBy(l, inside)), [[...line]]);
}

function cutBy(line: readonly Point[], inside: Inside): Point[][] {
  const parts: Point[][] = [[]];
  line.forEach((b, i) => {
    const a = line[i - 1];
    const [u, v] = [i === 0 ? inside(b) : inside(a), inside(b)];
    if (u >= 0 !== v >= 0) {
      parts[parts.length - 1].push(lerp(a, b, u / (u - v)));
      if (v >= 0) parts.push([lerp(a, b, u / (u - v))]);
    }
    if (v >= 0) parts[parts.length - 1].push(b);
    else if (u >= 0) parts.push([]);
  });
  return parts.filter((part) => part.length > 1);
}

/** Centre of gravity of a filled shape. */
export function middleOf(shape: readonly Point[]): Point {
  const turns = shape.map((b, i) => {
    const a = shape[(i + shape.length - 1) % shape.length];
    return { x: a.x + b.x, y: a.y + b.y, twice: a.x * b.y - b.x * a.y };
  });
  const six = 3 * turns.reduce((sum, t) => sum + t.twice, 0) || 1;
  return {
    x: turns.reduce((sum, t) => sum + t.x * t.twice, 0) / six,
    y: turns.reduce((sum, t) => sum + t.y * t.twice, 0) / six,
  };
}
