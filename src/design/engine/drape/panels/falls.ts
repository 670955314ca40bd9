import type { Falls, Panel, PanelMesh, SewnGraph } from '../types.js';

/** So near to where a lapel begins a collar falls with that, metres. */
const BESIDE_LAPEL = 0.12;

type Mesh = Pick<PanelMesh, 'flat' | 'panelOf' | 'seams' | 'turned'>;

/** Of each collar that is turned over what lies beyond its fold, or beyond the seam to its stand; absent where there is none. */
export function fallsOf({ panels }: Pick<SewnGraph, 'panels'>, mesh: Mesh): Falls | undefined {
  const falls = { from: new Int32Array(mesh.panelOf.length).fill(-1), share: new Float32Array(mesh.panelOf.length) };
  panels.forEach((panel, k) => {
    if (panel.turned !== undefined && !panel.roll) collarOf(k, panels, mesh, falls);
  });
  return falls.from.some((fold) => fold >= 0) ? falls : undefined;
}

function collarOf(k: number, panels: readonly Panel[], mesh: Mesh, falls: Falls): void {
  const { flat, panelOf, turned } = mesh;
  const own = [...panelOf.keys()].filter((i) => panelOf[i] === k);
  const far = (i: number, j: number): number =>
    Math.hypot(flat[2 * i] - flat[2 * j], flat[2 * i + 1] - flat[2 * j + 1]);
  const lapel = onLapel(k, panels, mesh);
  const fold = foldOf(own, mesh).filter((i) => !lapel.includes(i));
  if (fold.length < 2) return;
  for (const i of own.filter((one) => turned?.[one] === 1 && !fold.includes(one) && !lapel.includes(one))) {
    falls.from[i] = fold.reduce((best, j) => (far(i, j) < far(i, best) ? j : best));
    falls.share[i] = Math.min(1, ...lapel.map((j) => far(i, j) / BESIDE_LAPEL));
  }
}

/** What is pressed in, else what a panel is sewn on by. */
function foldOf(own: readonly number[], { seams, turned }: Mesh): number[] {
  const pressed = own.filter((i) => turned?.[i] === 2);
  const sewn = new Set(seams);
  return pressed.length > 0 ? pressed : own.filter((i) => sewn.has(i));
}

/** Particles of a panel that are sewn to a lapel. */
function onLapel(k: number, panels: readonly Panel[], { seams, panelOf }: Mesh): number[] {
  const pairs = Array.from({ length: seams.length / 2 }, (_, s) => [seams[2 * s], seams[2 * s + 1]]);
  const isLapel = (i: number): boolean => panels[panelOf[i]].roll !== undefined;
  return pairs.flatMap(([a, b]) => [
    ...(panelOf[a] === k && isLapel(b) ? [a] : []),
    ...(panelOf[b] === k && isLapel(a) ? [b] : []),
  ]);
}
