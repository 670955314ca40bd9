import type { PanelMesh, SewnGraph } from '../types.js';

/** Rounds after which the heights of what is sewn together agree. */
const ROUNDS = 400;

/**
 * How far each panel is raised so that what is sewn together lies at one height, metres; panels of which nothing is sewn stay.
 * @param own height of each particle from its panel's own origin @param counts which panels are raised together
 */
export function raised(graph: SewnGraph, mesh: PanelMesh, own: Float64Array, counts: readonly boolean[]): Float64Array {
  const joints = jointsOf(mesh, own, counts);
  const up = new Float64Array(graph.panels.length);
  for (let round = 0; round < ROUNDS; round++)
    for (let panel = 0; panel < up.length; panel++) {
      let [sum, weight] = [0, 0];
      for (const { a, b, apart, pairs } of joints) {
        if (a !== panel && b !== panel) continue;
        sum += pairs * (a === panel ? up[b] - apart : up[a] + apart);
        weight += pairs;
      }
      if (weight > 0) up[panel] = sum / weight;
    }
  return up;
}

interface Joint {
  a: number;
  b: number;
  /** by how much the first lies higher on its own panel than the second on its, on the mean */
  apart: number;
  pairs: number;
}

/** One for each two panels that are sewn together. */
function jointsOf({ seams, panelOf }: PanelMesh, own: Float64Array, counts: readonly boolean[]): Joint[] {
  const joints = new Map<string, Joint>();
  for (let i = 0; i < seams.length; i += 2) {
    const [p, q] = panelOf[seams[i]] < panelOf[seams[i + 1]] ? [seams[i], seams[i + 1]] : [seams[i + 1], seams[i]];
    const [a, b] = [panelOf[p], panelOf[q]];
    if (a === b || !counts[a] || !counts[b]) continue;
    const joint = joints.get(`${a} ${b}`) ?? { a, b, apart: 0, pairs: 0 };
    joint.apart = (joint.apart * joint.pairs + own[p] - own[q]) / (joint.pairs + 1);
    joint.pairs++;
    joints.set(`${a} ${b}`, joint);
  }
  return [...joints.values()];
}
