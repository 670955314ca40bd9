import type { PanelMesh, SewnGraph } from '../types.js';
import { rimOf } from './held.js';

/** What lies free so near to the upper end of its panel is its upper edge, metres. */
const NEAR_TOP = 0.045;

/**
 * A bodice that nothing holds from above stands on its bones: its upper edge behind, which is cut level, stays as far above the waist as it is cut.
 * @returns undefined for what hangs from shoulders, straps or sleeves, and where no waist is held
 */
export function upheld({ panels, bodice_m }: SewnGraph, mesh: PanelMesh): PanelMesh['upheld'] {
  const hangs = mesh.shoulders?.includes(1) || panels.some((p) => p.edging === 'over' || p.region.endsWith('arm'));
  if (bodice_m === undefined || hangs || !mesh.held) return undefined;
  const { flat, panelOf, triangles, seams, held } = mesh;
  const [sewn, rim] = [new Set(seams), rimOf(triangles)];
  const tops = panels.map(({ outline }) => Math.max(...outline.filter((_, k) => k % 2 === 1)));
  const isBack = panels.map(({ region, turn }) => region === 'torso' && Math.abs(turn) > 1.6);
  const on = Uint8Array.from(panelOf, (panel, i) =>
    isBack[panel] && rim.has(i) && !sewn.has(i) && flat[2 * i + 1] > tops[panel] - NEAR_TOP ? 1 : 0,
  );
  const meanOf = (which: Uint8Array): number => {
    const heights = [...panelOf.keys()].filter((i) => which[i] === 1 && isBack[panelOf[i]]).map((i) => flat[2 * i + 1]);
    return heights.reduce((sum, y) => sum + y, 0) / heights.length;
  };
  const above_m = meanOf(on) - meanOf(held);
  return above_m > 0 ? { on, above_m } : undefined;
}
