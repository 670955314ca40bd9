import type { Draped, PanelMesh } from '../types.js';

type Strained = Pick<Draped, 'warp' | 'weft'>;

/** Greatest strain of each triangle along warp or weft, a share; 0 where it is slack. */
export const strainOfTriangles = ({ warp, weft }: Strained): Float32Array =>
  warp.map((along, i) => Math.max(0, along, weft[i]));

/** The mean of the triangles round each particle. */
export function strainOfParticles({ triangles, panelOf }: PanelMesh, draped: Strained): Float32Array {
  const strain = strainOfTriangles(draped);
  const [sum, n] = [new Float32Array(panelOf.length), new Uint16Array(panelOf.length)];
  triangles.forEach((particle, i) => {
    sum[particle] += strain[Math.floor(i / 3)];
    n[particle]++;
  });
  return sum.map((all, i) => all / Math.max(1, n[i]));
}
