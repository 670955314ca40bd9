import type { Sheet } from './sheet.js';
import type { Constraint } from './step.js';

/** Of what they are too far apart, by which both sides of a crease are drawn to each other in a step. */
const SHARE = 0.02;

/**
 * What is pressed in stays folded: next to a crease both sides of the cloth lie on each other, with so much between them as layers
 * keep apart. Without that a collar of light cloth stands up from its fold, or on one side does.
 */
export function creased({ hinges: { creases } }: Pick<Sheet, 'hinges'>, apart: number): Constraint {
  return ({ position: x, inverseMass: w }) => {
    for (let i = 0; i < creases.length; i += 2) {
      const [p, q] = [3 * creases[i], 3 * creases[i + 1]];
      const [a, b] = [w[creases[i]], w[creases[i + 1]]];
      const [dx, dy, dz] = [x[q] - x[p], x[q + 1] - x[p + 1], x[q + 2] - x[p + 2]];
      const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
      if (length <= apart || a + b === 0) continue;
      const by = (SHARE * (length - apart)) / (length * (a + b));
      x[p] += a * by * dx;
      x[p + 1] += a * by * dy;
      x[p + 2] += a * by * dz;
      x[q] -= b * by * dx;
      x[q + 1] -= b * by * dy;
      x[q + 2] -= b * by * dz;
    }
  };
}
