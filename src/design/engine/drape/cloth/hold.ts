import type { Sheet } from './sheet.js';
import type { Constraint } from './step.js';

/**
 * Pins nodes to a height, as a tailor pins a waist to the tape of the form: round the form and away from it they move freely.
 * @param held of each particle of the mesh, 1 where it is pinned
 * @param share of the way that they are drawn back in a step of a quarter of a millisecond: 1 is a pin, less a hand that pulls
 * the cloth straight, as strongly in shorter and longer ones
 */
export function holdAt({ nodeOf }: Pick<Sheet, 'nodeOf'>, held: Uint8Array, height: number, share = 1): Constraint {
  const nodes = [...new Set(nodeOf.filter((_, i) => held[i] === 1))].map((node) => 3 * node + 1);
  return ({ position, previous }, step) => {
    const drawn = share === 1 ? 1 : Math.min(1, share * (step / STEP) ** 2);
    for (const y of nodes) {
      position[y] += drawn * (height - position[y]);
      if (share === 1) previous[y] = height;
    }
  };
}

const STEP = 0.00025;
