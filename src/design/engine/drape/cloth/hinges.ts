import type { Cloth, PanelMesh } from '../types.js';

/**
 * Pairs of triangles that share an edge, as isometric bending sees them (Bergou et al. 2006): the length of Σ kᵢ·xᵢ is
 * the edge's length times its fold. Energy ½·B·|Σ kᵢ·xᵢ|² / (A₁+A₂): on a regular mesh that is ½·B·κ² per area.
 */
export interface Hinges {
  /** both ends of the edge, then the two corners across: 4 nodes a hinge */
  nodes: Uint32Array;
  /** k: 4 numbers a hinge */
  weights: Float64Array;
  /** (A₁+A₂) ÷ B, m·N⁻¹ */
  compliance: Float64Array;
  /** both corners across an edge in which a fold is pressed, which is no hinge: 2 nodes each */
  creases: Uint32Array;
}

interface Half {
  /** particles: the edge's ends by ascending node, and the corner across */
  ends: readonly [number, number];
  across: number;
  cloth: Cloth;
}

export function hingesOf(
  mesh: PanelMesh,
  kept: Uint32Array,
  nodeOf: Uint32Array,
  clothOf: (triangle: number) => Cloth,
): Hinges {
  const shared = sharedEdges(mesh, kept, nodeOf, clothOf);
  const isCrease = ([a, b]: [Half, Half]): boolean => isPressed(mesh, a.across, b.across);
  const pairs = shared.filter((pair) => !isCrease(pair));
  const hinges: Hinges = {
    nodes: new Uint32Array(4 * pairs.length),
    weights: new Float64Array(4 * pairs.length),
    compliance: new Float64Array(pairs.length),
    creases: Uint32Array.from(shared.filter(isCrease).flatMap(([a, b]) => [nodeOf[a.across], nodeOf[b.across]])),
  };
  pairs.forEach(([a, b], i) => {
    hinges.nodes.set([nodeOf[a.ends[0]], nodeOf[a.ends[1]], nodeOf[a.across], nodeOf[b.across]], 4 * i);
    const [one, other] = [cotangents(mesh, a), cotangents(mesh, b)];
    const [c0, c1] = [one.first + other.first, one.last + other.last];
    hinges.weights.set([c1, c0, -(one.first + one.last), -(other.first + other.last)], 4 * i);
    const bends = (rigidity(one, a.cloth) + rigidity(other, b.cloth)) / 2;
    hinges.compliance[i] = (one.area + other.area) / (isStitchedDown(mesh, a, b) ? STITCHED_DOWN * bends : bends);
  });
  return hinges;
}

/** Edges of exactly two triangles, in the order of the first of them. */
function sharedEdges(
  mesh: PanelMesh,
  kept: Uint32Array,
  nodeOf: Uint32Array,
  clothOf: (triangle: number) => Cloth,
): [Half, Half][] {
  const edges = new Map<number, Half[]>();
  for (const t of kept)
    for (let corner = 0; corner < 3; corner++) {
      const half = halfOf(mesh, nodeOf, t, corner, clothOf(t));
      const key = nodeOf[half.ends[0]] * nodeOf.length + nodeOf[half.ends[1]];
      edges.set(key, [...(edges.get(key) ?? []), half]);
    }
  const isHinge = (halves: Half[]): halves is [Half, Half] =>
    halves.length === 2 && nodeOf[halves[0].across] !== nodeOf[halves[1].across];
  return [...edges.values()].filter(isHinge);
}

const isPressed = ({ turned }: PanelMesh, a: number, b: number): boolean =>
  turned !== undefined && turned[a] + turned[b] === 1;

/** Four layers that are stitched together bend as one four times as thick. */
const STITCHED_DOWN = 4 ** 3;

const isStitchedDown = ({ pressed, panelOf }: PanelMesh, a: Half, b: Half): boolean =>
  pressed !== undefined && panelOf[a.across] !== panelOf[b.across] && a.ends.every((end) => pressed[end] === 1);

function halfOf(mesh: PanelMesh, nodeOf: Uint32Array, t: number, corner: number, cloth: Cloth): Half {
  const at = (k: number): number => mesh.triangles[3 * t + ((corner + k) % 3)];
  const [p, q, across] = [at(0), at(1), at(2)];
  return { ends: nodeOf[p] < nodeOf[q] ? [p, q] : [q, p], across, cloth };
}

/** Cotangents of a triangle's corners at both ends of the edge, its area, and the unit direction across the edge. */
function cotangents({ flat }: PanelMesh, { ends: [p, q], across: r }: Half) {
  const [ex, ey] = [flat[2 * q] - flat[2 * p], flat[2 * q + 1] - flat[2 * p + 1]];
  const [sx, sy] = [flat[2 * r] - flat[2 * p], flat[2 * r + 1] - flat[2 * p + 1]];
  const twice = Math.abs(ex * sy - ey * sx);
  const square = ex * ex + ey * ey;
  const along = ex * sx + ey * sy;
  return { first: along / twice, last: (square - along) / twice, area: twice / 2, weft: (ey * ey) / square };
}

/** N·m across the edge: warp bends where the edge lies along the weft. */
const rigidity = ({ weft }: { weft: number }, { bending }: Cloth): number =>
  bending[0] * (1 - weft) + bending[1] * weft;
