import type { Cloth, PanelMesh } from '../types.js';
import { hingesOf, type Hinges } from './hinges.js';

/** What the solver moves: nodes (particles that are sewn together are one), and what holds them. 3 numbers a node. */
export interface Sheet {
  /** node of each particle of the mesh */
  nodeOf: Uint32Array;
  count: number;
  position: Float64Array;
  previous: Float64Array;
  /** how far at most any node can have gone in all steps so far: the sum of each step's longest way, metres */
  gone: number;
  velocity: Float64Array;
  /** kg⁻¹; 0 holds a node where it is */
  inverseMass: Float64Array;
  /** kg */
  mass: Float64Array;
  friction: Float64Array;
  /** 3 nodes each; those that sewing has made a line are left out */
  triangles: Uint32Array;
  /** index in the mesh of each triangle */
  triangleOf: Uint32Array;
  /** inverse of the triangle's edges at rest, 4 numbers: [weft₁, weft₂, warp₁, warp₂] */
  inverse: Float64Array;
  /** the same as it was cut, before gathers and elastic drew it in */
  asCut: Float64Array;
  /** 1 ÷ (stiffness · area) along weft, warp and in shear, m⁻¹·N⁻¹: 3 numbers a triangle */
  compliance: Float64Array;
  /** strain up to which each triangle pulls the more, the further it is stretched */
  bears: Float64Array;
  hinges: Hinges;
}

/** @param nodeOf one node for each particle: the same for those that are sewn together */
export function sheetOf(
  mesh: PanelMesh,
  cloths: readonly Cloth[],
  clothOf: Uint8Array,
  positions: Float32Array,
  nodeOf: Uint32Array = Uint32Array.from(mesh.panelOf, (_, i) => i),
): Sheet {
  const count = nodeOf.reduce((most, node) => Math.max(most, node + 1), 0);
  const clothOfTriangle = (t: number): Cloth => cloths[clothOf[mesh.panelOf[mesh.triangles[3 * t]]]];
  const kept = keptTriangles(mesh, nodeOf);
  const sheet: Sheet = {
    nodeOf,
    count,
    position: meanPositions(positions, nodeOf, count),
    previous: new Float64Array(3 * count),
    gone: 0,
    velocity: new Float64Array(3 * count),
    inverseMass: new Float64Array(count),
    mass: new Float64Array(count),
    friction: new Float64Array(count),
    triangles: new Uint32Array(3 * kept.length),
    triangleOf: kept,
    inverse: new Float64Array(4 * kept.length),
    asCut: new Float64Array(4 * kept.length),
    compliance: new Float64Array(3 * kept.length),
    bears: new Float64Array(kept.length),
    hinges: hingesOf(mesh, kept, nodeOf, clothOfTriangle),
  };
  kept.forEach((t, i) => layTriangle(sheet, mesh, t, i, clothOfTriangle(t)));
  sheet.mass.forEach((mass, node) => (sheet.inverseMass[node] = mass > 0 ? 1 / mass : 0));
  return sheet;
}

function keptTriangles({ triangles }: PanelMesh, nodeOf: Uint32Array): Uint32Array {
  const all = Uint32Array.from({ length: triangles.length / 3 }, (_, t) => t);
  return all.filter((t) => {
    const [a, b, c] = [0, 1, 2].map((corner) => nodeOf[triangles[3 * t + corner]]);
    return a !== b && b !== c && c !== a;
  });
}

function meanPositions(positions: Float32Array, nodeOf: Uint32Array, count: number): Float64Array {
  const mean = new Float64Array(3 * count);
  const share = new Float64Array(count);
  nodeOf.forEach((node) => share[node]++);
  nodeOf.forEach((node, i) => {
    for (let k = 0; k < 3; k++) mean[3 * node + k] += positions[3 * i + k] / share[node];
  });
  return mean;
}

function layTriangle(sheet: Sheet, mesh: PanelMesh, t: number, i: number, cloth: Cloth): void {
  const [p, q, r] = mesh.triangles.subarray(3 * t, 3 * t + 3);
  const f = mesh.flat;
  const [x1, y1] = [f[2 * q] - f[2 * p], f[2 * q + 1] - f[2 * p + 1]];
  const [x2, y2] = [f[2 * r] - f[2 * p], f[2 * r + 1] - f[2 * p + 1]];
  const twice = x1 * y2 - x2 * y1;
  const area = Math.abs(twice) / 2;
  sheet.bears[i] = cloth.stretch;
  const inverse = [y2 / twice, -y1 / twice, -x2 / twice, x1 / twice];
  sheet.asCut.set(inverse, 4 * i);
  sheet.inverse.set(drawn(inverse, mesh.drawn, t), 4 * i);
  const [warp, weft, shear] = cloth.stiffness;
  sheet.compliance.set([1 / (weft * area), 1 / (warp * area), 1 / (shear * area)], 3 * i);
  [p, q, r].forEach((particle, corner) => {
    const node = sheet.nodeOf[particle];
    sheet.triangles[3 * i + corner] = node;
    sheet.mass[node] += (cloth.weight * area) / 3;
    sheet.friction[node] = cloth.friction[0];
  });
}

/**
 * Inverse of a triangle's edges where gathers draw it in: E⁻¹·S⁻¹, S the panel shortened to a share of its length along a way.
 * Its columns are weft and warp.
 */
function drawn(inverse: number[], by: PanelMesh['drawn'], t: number): number[] {
  if (!by) return inverse;
  const [share, x, y] = by.subarray(3 * t, 3 * t + 3);
  const more = 1 / share - 1;
  const [a, b, c, d] = inverse;
  const [xx, xy, yy] = [1 + more * x * x, more * x * y, 1 + more * y * y];
  return [a * xx + c * xy, b * xx + d * xy, a * xy + c * yy, b * xy + d * yy];
}
