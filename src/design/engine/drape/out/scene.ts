import type { Draped, Form, PanelMesh, SewnGraph } from '../types.js';
import { fitOf } from './fit-scale.js';
import { FORM_LOOK } from './looks.js';
import { smoothNormals } from './normals.js';
import type { Look, Surface, WornScene } from './surface.js';
import { welded } from './weld.js';

export interface SceneInput {
  graph: SewnGraph;
  mesh: PanelMesh;
  draped: Draped;
  form: Form;
  /** per panel: the strain that its cloth bears, a share */
  comfortable: readonly number[];
  /** by the material of the panel */
  looks: ReadonlyMap<string, Look>;
  /** distance of each particle from the form, metres */
  away: Float32Array;
}

/** The garment at rest on its form, panel by panel. */
export function sceneOf(input: SceneInput): WornScene {
  const { mesh, draped, graph } = input;
  const normals = smoothNormals(draped.positions, mesh.triangles, welded(mesh.panelOf.length, mesh.seams));
  const fit = fitOfParticles(input);
  return { form: formOf(input.form), panels: graph.panels.map((_, k) => panelOf(input, normals, fit, k)) };
}

const formOf = ({ positions, triangles }: Form): Surface => ({
  name: 'Form',
  look: FORM_LOOK,
  positions,
  normals: smoothNormals(positions, triangles),
  triangles,
  flat: null,
  fit: null,
  lines: new Uint32Array(0),
});

function panelOf(
  { graph, mesh, draped, looks }: SceneInput,
  normals: Float32Array,
  fit: Float32Array,
  k: number,
): Surface {
  const { id, piece, copy, material, grain } = graph.panels[k];
  const first = mesh.panelOf.indexOf(k);
  const count = mesh.panelOf.lastIndexOf(k) - first + 1;
  const triangles = mesh.triangles.filter((_, i) => mesh.panelOf[mesh.triangles[i]] === k).map((i) => i - first);
  return {
    name: id,
    look: looks.get(material) ?? FORM_LOOK,
    positions: draped.positions.slice(3 * first, 3 * (first + count)),
    normals: normals.slice(3 * first, 3 * (first + count)),
    triangles,
    flat: alongGrain(mesh.flat.subarray(2 * first, 2 * (first + count)), grain),
    fit: fit.slice(first, first + count),
    lines: edgesOf(triangles),
    extras: { piece, copy, material },
  };
}

/** Places on a panel with the warp as their y. @param grain its way, radians from y, counter-clockwise */
export const alongGrain = (flat: Float32Array, grain: number): Float32Array =>
  flat.map((value, i) => {
    const other = flat[i ^ 1];
    return Math.cos(grain) * value + (i & 1 ? -1 : 1) * Math.sin(grain) * other;
  });

/** Edges of one triangle only: where the panel ends. @returns pairs of particles */
export function edgesOf(triangles: Uint32Array): Uint32Array {
  const once = new Map<number, [number, number]>();
  for (let i = 0; i < triangles.length; i++) {
    const [a, b] = [triangles[i], triangles[i % 3 === 2 ? i - 2 : i + 1]];
    const key = Math.min(a, b) * 2 ** 26 + Math.max(a, b);
    if (!once.delete(key)) once.set(key, [a, b]);
  }
  return Uint32Array.from([...once.values()].flat());
}

/** Each particle's place on the scale of the fit map: the mean strain of its triangles, or how far it stands away. */
function fitOfParticles({ mesh, draped, comfortable, away }: SceneInput): Float32Array {
  const [sum, n] = [new Float32Array(away.length), new Uint16Array(away.length)];
  for (let i = 0; i < mesh.triangles.length; i++) {
    const t = Math.floor(i / 3);
    sum[mesh.triangles[i]] += Math.max(draped.warp[t], draped.weft[t]);
    n[mesh.triangles[i]]++;
  }
  return sum.map((strain, i) => fitOf(strain / Math.max(1, n[i]), comfortable[mesh.panelOf[i]], away[i]));
}
