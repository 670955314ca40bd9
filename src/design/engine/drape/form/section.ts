import { taped } from '../../geometry/hull.js';
import { xy, type Point } from '../../geometry/point.js';

/**
 * A horizontal slice of the body, metres: a superellipse whose front and back half differ in depth and meet at its sides.
 * In slices a point's `x` is to the wearer's left and its `y` forward.
 */
export interface Section {
  /** half of its width */
  half: number;
  /** from the side line forward */
  front: number;
  /** from the side line backward */
  back: number;
  /** of the superellipse; 2 is an ellipse */
  power: number;
  /** how far forward the side line lies */
  z: number;
}

/** Distance from the middle of the side line to the edge, in a direction given by its cosine and sine. */
export function radius({ half, front, back, power }: Section, cos: number, sin: number): number {
  const depth = sin > 0 ? front : back;
  return (Math.abs(cos / half) ** power + Math.abs(sin / depth) ** power) ** (-1 / power);
}

/** Points of the left side from the centre front round to the centre back. @param parts of the half */
export function leftSide(section: Section, parts: number): Point[] {
  return Array.from({ length: parts + 1 }, (_, i) => pointOf(section, Math.PI / 2 - (i / parts) * Math.PI));
}

function pointOf(section: Section, angle: number): Point {
  const depth = angle > 0 ? section.front : section.back;
  const [x, y] = [section.half * Math.cos(angle), depth * Math.sin(angle)];
  const length = Math.hypot(x, y);
  const r = radius(section, x / length, y / length);
  return xy((x / length) * r, section.z + (y / length) * r);
}

/** Both sides of a body whose left one is given. */
export const mirrored = (left: readonly Point[]): Point[] => [...left, ...left.map(({ x, y }) => xy(-x, y))];

const PARTS = 60;

/** The section made larger or smaller until a tape round it reads the girth, metres. */
export function ofGirth(shape: Section, girth: number): Section {
  const k = girth / taped(mirrored(leftSide(shape, PARTS)));
  return { ...shape, half: shape.half * k, front: shape.front * k, back: shape.back * k };
}

/** Of a back half that is more or less than this, the tape was read from other sides than the body's. */
const SHARES = [0.36, 0.6] as const;

/**
 * A section of a girth of which so much lies behind the side seams: its width is that of a body as deep as `ratio` whose
 * both halves are its back; the front goes as far out as what is left of the girth reaches (a belly at term: far).
 * @param ratio depth by width @param behind share of the girth
 */
export function ofHalves(
  girth: number,
  ratio: number,
  behind: number,
  { power, z }: { power: number; z: number },
): Section {
  const share = Math.max(SHARES[0], Math.min(SHARES[1], behind));
  const even = ofGirth({ half: 1, front: ratio, back: ratio, power, z }, 2 * share * girth);
  return ofGirth({ ...even, front: depthOf(even, girth) }, girth);
}

/** How deep the front must be, metres, by halving. */
function depthOf(even: Section, girth: number): number {
  let [low, high] = [even.back * 0.3, even.back * 4];
  for (let i = 0; i < 30; i++) {
    const front = (low + high) / 2;
    if (taped(mirrored(leftSide({ ...even, front }, PARTS))) < girth) low = front;
    else high = front;
  }
  return (low + high) / 2;
}
