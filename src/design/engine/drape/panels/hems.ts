import type { PanelMesh, SewnGraph } from '../types.js';
import { rimOf } from './held.js';
import { partsOf } from './loose.js';

/** What of a panel's height, from its lower end, its hem may rise over. */
const LOW = 0.15;

/** Per particle 1 on the hem of what hangs from the shoulders: the free edge at the lower end of its fronts, backs and skirts; absent where nothing does, as between the legs of a swimsuit. */
export function hemsOf(
  { panels, stitches, waist_m }: SewnGraph,
  { flat, panelOf, seams, triangles }: PanelMesh,
): Uint8Array | undefined {
  if (waist_m !== undefined) return undefined;
  const [sewn, rim] = [new Set(seams), rimOf(triangles)];
  const ends = panels.map(({ outline }) => {
    const ys = outline.filter((_, k) => k % 2 === 1);
    const [low, high] = [Math.min(...ys), Math.max(...ys)];
    return low + LOW * (high - low);
  });
  const parts = partsOf(panels.length, stitches);
  const closed = new Set(parts.filter((_, i) => panels[i].edging === 'through'));
  const isBody = panels.map(
    ({ region, edging }, i) =>
      (region === 'torso' || region === 'skirt') && edging === undefined && !closed.has(parts[i]),
  );
  const hems = Uint8Array.from(panelOf, (panel, i) =>
    isBody[panel] && rim.has(i) && !sewn.has(i) && flat[2 * i + 1] < ends[panel] ? 1 : 0,
  );
  return hems.includes(1) ? hems : undefined;
}
