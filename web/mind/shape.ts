import type { Pad } from './view.js';

const POINTS = 90;

/** How the form bulges: so many waves around it, so deep, turned so far. */
interface Wave {
  count: number;
  depth: number;
  turn: number;
}

/**
 * A closed curve around the origin: dominance makes it large, pleasure round with a few soft lobes, displeasure jagged,
 * arousal restless.
 * @param second turns the waves: the form moves on from second to second
 * @param ring 0 is the outermost curve, further ones lie within
 */
export function shapeOf({ pleasure, arousal, dominance }: Pad, second: number, ring = 0): string {
  const size = (66 + 12 * dominance) * (1 - 0.2 * ring);
  const waves: Wave[] = [
    { count: 3, depth: 0.05 + 0.06 * Math.max(0, pleasure), turn: second * 0.11 + ring },
    { count: 5, depth: 0.03, turn: -second * 0.07 + 2 * ring },
    { count: 11, depth: 0.16 * Math.max(0, -pleasure), turn: second * 0.05 },
    { count: 17, depth: 0.035 * Math.max(0, arousal), turn: -second * 0.9 },
  ];
  const points = Array.from({ length: POINTS }, (_, i) => pointAt((2 * Math.PI * i) / POINTS, size, waves));
  return `${smooth(points)}Z`;
}

function pointAt(angle: number, size: number, waves: readonly Wave[]): [number, number] {
  const radius = waves.reduce((sum, { count, depth, turn }) => sum + depth * Math.sin(count * angle + turn), 1) * size;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

/** Quadratic curves through the middles of the edges, with the corners as handles. */
function smooth(points: readonly [number, number][]): string {
  const middle = (i: number): string => {
    const [[ax, ay], [bx, by]] = [points[i % points.length], points[(i + 1) % points.length]];
    return `${((ax + bx) / 2).toFixed(1)} ${((ay + by) / 2).toFixed(1)}`;
  };
  const curves = points.map((_, i) => {
    const [x, y] = points[(i + 1) % points.length];
    return `Q${x.toFixed(1)} ${y.toFixed(1)} ${middle(i + 1)}`;
  });
  return `M${middle(0)}${curves.join('')}`;
}
