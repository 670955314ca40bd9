import { weld } from '../cloth/weld.js';
import type { FitInput } from '../fit/fit-input.js';
import { strainOfParticles } from '../fit/strains.js';
import type { Cloth, Form, PanelMesh } from '../types.js';
import { buttonsOf } from './buttons.js';
import { fitOf } from './fit-scale.js';
import { BUTTONS, FORM_LOOK } from './looks.js';
import { smoothNormals } from './normals.js';
import type { Look, Surface, WornScene } from './surface.js';

export interface SceneInput extends FitInput {
  /** by the material of the panel */
  looks: ReadonlyMap<string, Look>;
  cloths?: readonly Pick<Cloth, 'weight'>[];
  /** one of `cloths` for each panel */
  clothOf?: Uint8Array;
}

/** The garment at rest on its form, panel by panel. */
export function sceneOf(input: SceneInput): WornScene {
  const { mesh, draped, graph, looks, cloths = [], clothOf = [] } = input;
  const [isOver, groups] = [beyondFolds(mesh), weld(mesh)];
  const smooth = (over: boolean): Float32Array =>
    smoothNormals(
      draped.positions,
      mesh.triangles.filter((_, i) => isOver[Math.floor(i / 3)] === over),
      groups,
    );
  const [before, beyond] = [smooth(false), smooth(true)];
  const normals = before.map((v, i) => (mesh.turned?.[Math.floor(i / 3)] === 1 ? beyond[i] : v));
  const panelOver = (k: number): Fold => ({
    onFold: [...mesh.panelOf.keys()].filter((i) => mesh.panelOf[i] === k && mesh.turned?.[i] === 2),
    first: mesh.panelOf.indexOf(k),
    isOver: isOver.filter((_, t) => mesh.panelOf[mesh.triangles[3 * t]] === k),
    beyond,
  });
  const fit = fitOfParticles(input);
  return {
    form: formOf(input.form),
    panels: graph.panels.flatMap(({ faced }, k) => {
      const fold = panelOver(k);
      const surface = creased(panelOf(input, normals, fit, k), fold);
      const look = faced === undefined ? undefined : looks.get(faced);
      return look ? facedBy(surface, fold.isOver, look) : [surface];
    }),
    buttons: buttonsOf({
      graph,
      mesh,
      positions: draped.positions,
      look: looks.get(BUTTONS) ?? FORM_LOOK,
      weightOf: (k) => cloths[clothOf[k]]?.weight ?? 0,
    }),
  };
}

/** Per triangle, whether it lies beyond a fold that is pressed in. */
const beyondFolds = ({ triangles, turned }: PanelMesh): boolean[] =>
  Array.from({ length: triangles.length / 3 }, (_, t) =>
    [0, 1, 2].some((corner) => turned?.[triangles[3 * t + corner]] === 1),
  );

interface Fold {
  /** particles on the fold, and the first one of their panel */
  onFold: number[];
  first: number;
  /** per triangle of the panel */
  isOver: boolean[];
  /** normals beyond folds, of all particles */
  beyond: Float32Array;
}

/** A pressed fold is sharp to the light: what lies beyond it has its own particles along it. */
function creased(surface: Surface, { onFold, first, isOver, beyond }: Fold): Surface {
  if (onFold.length === 0) return surface;
  const count = surface.positions.length / 3;
  const twin = new Map(onFold.map((i, k) => [i - first, count + k]));
  const more = (own: Float32Array, size: number): Float32Array =>
    Float32Array.from([
      ...own,
      ...onFold.flatMap((i) => [...own.subarray(size * (i - first), size * (i - first + 1))]),
    ]);
  return {
    ...surface,
    positions: more(surface.positions, 3),
    normals: Float32Array.from([...surface.normals, ...onFold.flatMap((i) => [...beyond.subarray(3 * i, 3 * i + 3)])]),
    triangles: surface.triangles.map((i, k) => (isOver[Math.floor(k / 3)] ? (twin.get(i) ?? i) : i)),
    flat: surface.flat && more(surface.flat, 2),
    fit: surface.fit && more(surface.fit, 1),
  };
}

/** What is turned over shows its facing. @param isOver per triangle */
function facedBy(surface: Surface, isOver: readonly boolean[], look: Look): Surface[] {
  return [
    partOf(surface, (t) => !isOver[t]),
    { ...partOf(surface, (t) => isOver[t]), name: `${surface.name} facing`, look },
  ];
}

/** Some triangles of a surface, with the particles that they need. */
function partOf(surface: Surface, isKept: (triangle: number) => boolean): Surface {
  const corners = surface.triangles.filter((_, i) => isKept(Math.floor(i / 3)));
  const kept = [...new Set(corners)].sort((a, b) => a - b);
  const number = new Map(kept.map((old, i) => [old, i]));
  const of = (all: Float32Array, size: number): Float32Array =>
    Float32Array.from(kept.flatMap((i) => [...all.subarray(size * i, size * (i + 1))]));
  const triangles = corners.map((i) => number.get(i) ?? 0);
  return {
    ...surface,
    positions: of(surface.positions, 3),
    normals: of(surface.normals, 3),
    triangles,
    flat: surface.flat && of(surface.flat, 2),
    fit: surface.fit && of(surface.fit, 1),
    lines: edgesOf(triangles),
  };
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

/** Each particle's place on the scale of the fit map. */
function fitOfParticles({ mesh, draped, comfortable, away }: SceneInput): Float32Array {
  const strain = strainOfParticles(mesh, draped);
  return strain.map((one, i) => fitOf(one, comfortable[mesh.panelOf[i]], away[i]));
}
