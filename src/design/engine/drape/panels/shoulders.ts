import type { Panel, PanelMesh, SewnGraph } from '../types.js';

type Sewn = Pick<PanelMesh, 'flat' | 'panelOf' | 'seams' | 'seamOf'>;

/** So far below the top of its panel a shoulder seam ends at most, metres. */
const DEEPEST = 0.16;

/** Stitches that lie across the shoulders: front to back, near the top of both, more across than up. */
export function acrossShoulders({ panels, stitches }: SewnGraph, mesh: Sewn): number[] {
  const tops = topsOf(mesh, panels.length);
  return stitches.flatMap(({ a: { panel: one }, b: { panel: other } }, stitch) => {
    const [a, b] = [panels[one], panels[other]];
    if (a === b || !isBodice(a) || !isBodice(b) || isBehind(a) === isBehind(b)) return [];
    const on = particlesOf(mesh, stitch);
    if (on.length < 4 || !on.every((p) => tops[mesh.panelOf[p]] - mesh.flat[2 * p + 1] < DEEPEST)) return [];
    const own = on.filter((p) => mesh.panelOf[p] === one);
    return rangeOf(mesh, own, 0) < rangeOf(mesh, own, 1) ? [] : [stitch];
  });
}

/** Per particle 1 where it lies on a seam across a shoulder; undefined where there is none. */
export function onShoulders(graph: SewnGraph, mesh: Sewn): Uint8Array | undefined {
  const across = new Set(acrossShoulders(graph, mesh));
  if (across.size === 0) return undefined;
  const on = new Uint8Array(mesh.panelOf.length);
  mesh.seamOf.forEach((stitch, k) => {
    if (across.has(stitch)) on[mesh.seams[2 * k]] = on[mesh.seams[2 * k + 1]] = 1;
  });
  return on;
}

const isBodice = ({ region, edging }: Panel): boolean => region === 'torso' && edging === undefined;
const isBehind = ({ turn }: Panel): boolean => Math.abs(turn) > 1.6;

function topsOf({ flat, panelOf }: Sewn, panels: number): Float64Array {
  const tops = new Float64Array(panels).fill(-Infinity);
  panelOf.forEach((panel, i) => (tops[panel] = Math.max(tops[panel], flat[2 * i + 1])));
  return tops;
}

/** Of a stitch, of both its sides. */
export const particlesOf = ({ seams, seamOf }: Pick<Sewn, 'seams' | 'seamOf'>, stitch: number): number[] =>
  [...seamOf].flatMap((s, k) => (s === stitch ? [seams[2 * k], seams[2 * k + 1]] : []));

function rangeOf({ flat }: Sewn, particles: readonly number[], axis: 0 | 1): number {
  const at = particles.map((p) => flat[2 * p + axis]);
  return Math.max(...at) - Math.min(...at);
}
