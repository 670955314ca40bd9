import type { PanelMesh } from '../types.js';
import type { Sheet } from './sheet.js';
import type { Constraint } from './step.js';

/** Width of an allowance, metres, of which two lie along a seam; and a cotton tape beside them, a centimetre of plain cotton that 98 N/m stretch by 1.5 %: N per unit of strain. */
const [ALLOWANCE, TAPE] = [0.015, 65];
/** Sweeps along the seam in a step: what is short and stiff holds little in one (decision 101). */
const SWEEPS = 8;

/**
 * The allowances of a seam at the waist and the tape that is sewn in with them, which keeps it from growing where a bodice is drawn down over a
 * bust: springs along it, as XPBD with some sweeps a step. They hold what pulls and give way to what pushes.
 * @param held of each particle, 1 on the seam
 */
export function stayed(sheet: Sheet, mesh: PanelMesh, held: Uint8Array): Constraint {
  const { nodes, rest, softness } = edgesOf(sheet, mesh, held);
  const pulled = new Float64Array(rest.length);
  return ({ position: x, inverseMass: w }, step) => {
    pulled.fill(0);
    for (let sweep = 0; sweep < SWEEPS; sweep++)
      for (let i = 0; i < rest.length; i++) {
        const p = 3 * nodes[2 * i];
        const q = 3 * nodes[2 * i + 1];
        const dx = x[q] - x[p];
        const dy = x[q + 1] - x[p + 1];
        const dz = x[q + 2] - x[p + 2];
        const length = Math.sqrt(dx * dx + dy * dy + dz * dz) || 1;
        const soft = softness[i] / (step * step);
        const wp = w[nodes[2 * i]];
        const wq = w[nodes[2 * i + 1]];
        const by = Math.min((rest[i] - length - soft * pulled[i]) / (wp + wq + soft), -pulled[i]);
        pulled[i] += by;
        x[p] -= (wp * by * dx) / length;
        x[p + 1] -= (wp * by * dy) / length;
        x[p + 2] -= (wp * by * dz) / length;
        x[q] += (wq * by * dx) / length;
        x[q + 1] += (wq * by * dy) / length;
        x[q + 2] += (wq * by * dz) / length;
      }
  };
}

interface Edges {
  nodes: number[];
  /** metres */
  rest: number[];
  /** metres per N */
  softness: number[];
}

/** Sides of triangles along the seam, each once: of both panels that meet there the one that is not gathered to it. */
function edgesOf({ nodeOf, compliance, triangleOf }: Sheet, mesh: PanelMesh, held: Uint8Array): Edges {
  const edges: Edges = { nodes: [], rest: [], softness: [] };
  const seen = new Set<string>();
  triangleOf.forEach((t, i) => {
    if (mesh.drawn && mesh.drawn[3 * t] < 1) return;
    const corners = mesh.triangles.subarray(3 * t, 3 * t + 3);
    for (let e = 0; e < 3; e++) {
      const [a, b] = [corners[e], corners[(e + 1) % 3]];
      const [p, q] = [Math.min(nodeOf[a], nodeOf[b]), Math.max(nodeOf[a], nodeOf[b])];
      if (held[a] !== 1 || held[b] !== 1 || p === q || seen.has(`${p} ${q}`)) continue;
      seen.add(`${p} ${q}`);
      const rest = Math.hypot(mesh.flat[2 * a] - mesh.flat[2 * b], mesh.flat[2 * a + 1] - mesh.flat[2 * b + 1]);
      edges.nodes.push(p, q);
      edges.rest.push(rest);
      edges.softness.push(rest / (2 * ALLOWANCE * weftOf(mesh, compliance, t, i) + TAPE));
    }
  });
  return edges;
}

/** What the cloth of a triangle resists along its weft, N/m per unit of strain. */
function weftOf({ flat, triangles }: PanelMesh, compliance: Float64Array, t: number, i: number): number {
  const [p, q, r] = triangles.subarray(3 * t, 3 * t + 3);
  const twice =
    (flat[2 * q] - flat[2 * p]) * (flat[2 * r + 1] - flat[2 * p + 1]) -
    (flat[2 * r] - flat[2 * p]) * (flat[2 * q + 1] - flat[2 * p + 1]);
  return 2 / (compliance[3 * i] * Math.abs(twice));
}
