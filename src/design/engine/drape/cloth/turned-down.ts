import type { Falls, PanelMesh } from '../types.js';
import type { Sheet } from './sheet.js';
import type { Constraint } from './step.js';

/** Of the way that it is off, by which what should fall is drawn in a step. */
const SHARE = 0.006;
/** Of how far it is cut from its fold, how far it has to lie below that; and how far outside it at least, metres. */
const [BELOW, OUTSIDE] = [0.5, 0.004];

/** A collar is turned down by hand all round before it is left to itself: what is beyond its fold comes to lie below and outside of that. */
export function turnedDown({ nodeOf }: Pick<Sheet, 'nodeOf'>, { flat }: PanelMesh, { from, share }: Falls): Constraint {
  const pairs = [...from.keys()].flatMap((i) => (from[i] < 0 || share[i] < 1 ? [] : [[i, from[i]]]));
  const nodes = Uint32Array.from(pairs.flat(), (i) => nodeOf[i]);
  const below = Float64Array.from(
    pairs,
    ([i, j]) => BELOW * Math.hypot(flat[2 * i] - flat[2 * j], flat[2 * i + 1] - flat[2 * j + 1]),
  );
  return ({ position: x }) => {
    const [cx, cz] = [0, 2].map((axis) => middleOf(x, nodes, axis));
    for (let k = 0; k < below.length; k++) {
      const [i, fold] = [3 * nodes[2 * k], 3 * nodes[2 * k + 1]];
      x[i + 1] -= SHARE * Math.max(0, x[i + 1] + below[k] - x[fold + 1]);
      const out = Math.sqrt((x[fold] - cx) ** 2 + (x[fold + 2] - cz) ** 2) || 1;
      const [wx, wz] = [(x[fold] - cx) / out, (x[fold + 2] - cz) / out];
      const inside = OUTSIDE - (x[i] - x[fold]) * wx - (x[i + 2] - x[fold + 2]) * wz;
      if (inside <= 0) continue;
      x[i] += SHARE * inside * wx;
      x[i + 2] += SHARE * inside * wz;
    }
  };
}

/** Of the places on folds. */
function middleOf(x: Float64Array, nodes: Uint32Array, axis: number): number {
  let sum = 0;
  for (let k = 1; k < nodes.length; k += 2) sum += x[3 * nodes[k] + axis];
  return (2 * sum) / nodes.length;
}
