import { distance, lerp, type Point, sub, unit, xy } from '../../../geometry/point.js';
import type { Random } from '../../../../../common/kernel/random.js';

/** A hem that hangs in flutes: its front line, and where folds start. */
export interface Hem {
  readonly points: readonly Point[];
  /** Hollows between flutes: fold shadows start here. */
  readonly valleys: readonly Node[];
  readonly ridges: readonly Node[];
}

export interface Node {
  readonly at: Point;
  /** 0 at the left end … 1 at the right. */
  readonly share: number;
  /** Distance to the next node of its kind, drawing units. */
  readonly span: number;
  readonly index: number;
}

export interface HemShape {
  /** Drop of the middle below the ends: the hem's ellipse seen from above, drawing units. */
  readonly sag: number;
  readonly flutes: number;
  /** Height of the flutes' waves, drawing units. */
  readonly depth: number;
  readonly random: Random;
  /** Added drop along the hem by share: curved, high-low, pointed hems. */
  readonly drop?: (share: number) => number;
}

/** The front half of a fluted hem from its left end to its right. */
export function hemOf(from: Point, to: Point, shape: HemShape): Hem {
  const phases = phasesOf(shape);
  const parts = Math.max(24, shape.flutes * 14);
  const points: Point[] = [];
  const valleys: Node[] = [];
  const ridges: Node[] = [];
  const width = distance(from, to);
  const place = (theta: number): Point => flute(from, to, shape, phases, theta);
  let before = Number.NaN;
  let rising = false;
  for (let i = 0; i <= parts; i++) {
    const theta = -Math.PI / 2 + (Math.PI * i) / parts;
    points.push(place(theta));
    const wave = phases(theta).wave;
    if (i > 1 && i < parts) {
      const node = { at: points[i - 1], share: (Math.sin(theta) + 1) / 2, span: width / (shape.flutes + 1), index: i };
      if (rising && wave < before) ridges.push(node);
      if (!rising && wave > before && i > 2) valleys.push(node);
    }
    rising = wave > before;
    before = wave;
  }
  return { points, valleys, ridges };
}

type Phase = (theta: number) => { wave: number; envelope: number };

function phasesOf({ flutes, random }: HemShape): Phase {
  const shift = random.next() * 6.28;
  const wander = [random.next() * 6.28, random.next() * 6.28];
  return (theta) => {
    const k = flutes * 2;
    const angle =
      k * (theta / Math.PI) * Math.PI +
      shift +
      0.7 * Math.sin(theta * 2 + wander[0]) +
      0.4 * Math.sin(theta * 5 + wander[1]);
    const strength = 0.75 + 0.25 * Math.sin(theta * 3 + wander[1]);
    return { wave: Math.cos(angle) * strength, envelope: 1 - Math.abs(Math.sin(theta)) ** 7 };
  };
}

function flute(from: Point, to: Point, shape: HemShape, phases: Phase, theta: number): Point {
  const { wave, envelope } = phases(theta);
  const side = Math.sin(theta);
  const share = (side + 1) / 2;
  const radius = distance(from, to) / 2;
  const sway = shape.flutes > 0 ? (shape.depth * 0.8 * side * wave * envelope) / Math.max(1, radius) : 0;
  const base = lerp(from, to, share + sway * 0.5);
  const drop =
    shape.sag * Math.cos(theta) +
    shape.depth * wave * envelope * (shape.flutes > 0 ? 1 : 0) +
    (shape.drop?.(share) ?? 0) * envelope;
  const along = unit(sub(to, from));
  const down = xy(-along.y, along.x);
  return { x: base.x + down.x * drop, y: base.y + down.y * drop };
}
