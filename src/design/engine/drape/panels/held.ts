import { pointOn, pointsIn } from './outline.js';
import type { Panel, PanelMesh, SewnGraph, Stitch } from '../types.js';

/** What has no band is held by what lies free so near to its upper end, metres. */
const NEAR_TOP = 0.045;

/** Per particle 1 where it lies on the edge that is worn at the waist: what its band is sewn to, else its free upper edge. */
export function heldAtWaist(
  { panels, stitches, waist_m, bodice_m }: SewnGraph,
  mesh: PanelMesh,
): Uint8Array | undefined {
  if (waist_m === undefined && bodice_m === undefined) return undefined;
  const held = new Uint8Array(mesh.panelOf.length);
  const hangs = hangsBelow(panels, bodice_m === undefined && panels.some(({ band }) => band));
  mesh.seamOf.forEach((stitch, k) => {
    const { a, b } = stitches[stitch];
    const isNone = [a, b].some(({ panel }) => panels[panel].edging === 'over') || isUpright(stitches[stitch], panels);
    if (isNone || hangs(panels[a.panel]) === hangs(panels[b.panel])) return;
    held[mesh.seams[2 * k]] = held[mesh.seams[2 * k + 1]] = 1;
  });
  if (held.includes(1)) return held;
  return bodice_m === undefined ? freeTop(panels, mesh) : undefined;
}

/** A seam that runs up on both of its panels: that of a bib's side. */
function isUpright({ a, b }: Stitch, panels: readonly Panel[]): boolean {
  return [a, b].every(({ panel, from_m, to_m }) => {
    const line = pointsIn(panels[panel].outline);
    const [p, q] = [pointOn(line, from_m), pointOn(line, to_m)];
    return Math.abs(p.y - q.y) > 3 * Math.abs(p.x - q.x);
  });
}

/** What a seam at the waist lies above: skirts and legs; of what has none all but the band. */
const hangsBelow =
  (panels: readonly Panel[], banded: boolean) =>
  (panel: Panel): boolean =>
    banded && !panels.some(isLower) ? !panel.band : isLower(panel);

const isLower = ({ region }: Panel): boolean => region === 'skirt' || region.endsWith('leg');

function freeTop(panels: SewnGraph['panels'], { flat, panelOf, triangles, seams }: PanelMesh): Uint8Array {
  const [sewn, free] = [new Set(seams), rimOf(triangles)];
  const tops = panels.map(({ outline }) => Math.max(...outline.filter((_, k) => k % 2 === 1)));
  return Uint8Array.from(panelOf, (panel, i) => {
    return isLower(panels[panel]) && free.has(i) && !sewn.has(i) && flat[2 * i + 1] > tops[panel] - NEAR_TOP ? 1 : 0;
  });
}

/** Particles on edges of one triangle only. */
export function rimOf(triangles: Uint32Array): Set<number> {
  const edges = new Map<string, readonly [number, number]>();
  for (let t = 0; t < triangles.length; t += 3)
    for (let e = 0; e < 3; e++) {
      const [p, q] = [triangles[t + e], triangles[t + ((e + 1) % 3)]];
      if (!edges.delete(`${q} ${p}`)) edges.set(`${p} ${q}`, [p, q]);
    }
  return new Set([...edges.values()].flat());
}
