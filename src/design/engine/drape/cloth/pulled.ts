import type { Sheet } from './sheet.js';
import { GRAVITY, type Constraint } from './step.js';

/** A hem weighs so many times what it does: hands pull at it with some three times the weight of a garment. */
const TIMES = 200;

/** A garment is pulled straight by its hem before it is left to itself: what lies in folds above it, where friction holds it up, hangs down. */
export function pulled({ nodeOf }: Pick<Sheet, 'nodeOf'>, hems: Uint8Array): Constraint {
  const heights = [...new Set(nodeOf.filter((_, i) => hems[i] === 1))].map((node) => 3 * node + 1);
  return ({ position }, step) => {
    const by = TIMES * GRAVITY * step * step;
    for (const at of heights) position[at] -= by;
  };
}
