import type { Sheet } from './sheet.js';
import type { Constraint } from './step.js';

/**
 * Pins nodes to a height, as a tailor pins a waist to the tape of the form: round the form and away from it they move freely.
 * @param held of each particle of the mesh, 1 where it is pinned
 * @param share of the way that they are drawn back in a step: 1 is a pin, less a hand that pulls the cloth straight
 * @param axis which of their places is held: 1 the height, 2 how far forward
 */
export function holdAt(
  { nodeOf }: Pick<Sheet, 'nodeOf'>,
  held: Uint8Array,
  place: number,
  share = 1,
  axis: 1 | 2 = 1,
): Constraint {
  const nodes = [...new Set(nodeOf.filter((_, i) => held[i] === 1))].map((node) => 3 * node + axis);
  return ({ position, previous }) => {
    for (const at of nodes) {
      position[at] += share * (place - position[at]);
      if (share === 1) previous[at] = place;
    }
  };
}
