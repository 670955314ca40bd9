import type { Sheet } from './sheet.js';

/** Cloth that is pushed together in its plane gives way by folds finer than the mesh: this many times softer. */
export const SOFTER_WHEN_PUSHED = 16;

/** Seams are drawn together by so much of a triangle's length in a step: what is stretched further pulls as if it were so far. */
const SEWN_BY = 0.05;

/**
 * One sweep over all triangles: weft, warp and shear of each, as XPBD with one iteration a step (Macklin et al. 2019).
 * C is |Fu|−1, |Fv|−1 and Fu·Fv, F the deformation of the panel's x (weft) and y (warp).
 * Only + − × ÷ √ in here, in a fixed order: the same bytes on every machine.
 */
export function solveMembrane(
  sheet: Sheet,
  { step, sewing = false, softer = SOFTER_WHEN_PUSHED }: { step: number; sewing?: boolean; softer?: number },
): void {
  const { position: x, inverseMass: w, triangles: t, inverse, compliance, bears } = sheet;
  const perStep = 1 / (step * step);
  const triangles = t.length / 3;
  for (let i = 0; i < triangles; i++) {
    const n0 = t[3 * i];
    const n1 = t[3 * i + 1];
    const n2 = t[3 * i + 2];
    const w0 = w[n0];
    const w1 = w[n1];
    const w2 = w[n2];
    const longest = 1 + (sewing ? SEWN_BY : bears[i]);
    let x0 = x[3 * n0];
    let y0 = x[3 * n0 + 1];
    let z0 = x[3 * n0 + 2];
    let x1 = x[3 * n1];
    let y1 = x[3 * n1 + 1];
    let z1 = x[3 * n1 + 2];
    let x2 = x[3 * n2];
    let y2 = x[3 * n2 + 1];
    let z2 = x[3 * n2 + 2];
    for (let axis = 0; axis < 2; axis++) {
      const a = inverse[4 * i + 2 * axis];
      const b = inverse[4 * i + 2 * axis + 1];
      const c = -a - b;
      const fx = a * x1 + b * x2 + c * x0;
      const fy = a * y1 + b * y2 + c * y0;
      const fz = a * z1 + b * z2 + c * z0;
      const length = Math.sqrt(fx * fx + fy * fy + fz * fz) + 1e-12;
      const soft = compliance[3 * i + axis] * perStep * (length < 1 ? softer : 1);
      const pull =
        (length > longest ? 1 - longest : 1 - length) / ((w0 * c * c + w1 * a * a + w2 * b * b + soft) * length);
      const p0 = pull * w0 * c;
      const p1 = pull * w1 * a;
      const p2 = pull * w2 * b;
      x0 += p0 * fx;
      y0 += p0 * fy;
      z0 += p0 * fz;
      x1 += p1 * fx;
      y1 += p1 * fy;
      z1 += p1 * fz;
      x2 += p2 * fx;
      y2 += p2 * fy;
      z2 += p2 * fz;
    }
    const a = inverse[4 * i];
    const b = inverse[4 * i + 1];
    const c = inverse[4 * i + 2];
    const d = inverse[4 * i + 3];
    const ux = a * (x1 - x0) + b * (x2 - x0);
    const uy = a * (y1 - y0) + b * (y2 - y0);
    const uz = a * (z1 - z0) + b * (z2 - z0);
    const vx = c * (x1 - x0) + d * (x2 - x0);
    const vy = c * (y1 - y0) + d * (y2 - y0);
    const vz = c * (z1 - z0) + d * (z2 - z0);
    const along = ux * vx + uy * vy + uz * vz;
    const g1x = a * vx + c * ux;
    const g1y = a * vy + c * uy;
    const g1z = a * vz + c * uz;
    const g2x = b * vx + d * ux;
    const g2y = b * vy + d * uy;
    const g2z = b * vz + d * uz;
    const g0x = -g1x - g2x;
    const g0y = -g1y - g2y;
    const g0z = -g1z - g2z;
    const weight =
      w0 * (g0x * g0x + g0y * g0y + g0z * g0z) +
      w1 * (g1x * g1x + g1y * g1y + g1z * g1z) +
      w2 * (g2x * g2x + g2y * g2y + g2z * g2z);
    const pull = -along / (weight + compliance[3 * i + 2] * perStep + 1e-12);
    const p0 = pull * w0;
    const p1 = pull * w1;
    const p2 = pull * w2;
    x[3 * n0] = x0 + p0 * g0x;
    x[3 * n0 + 1] = y0 + p0 * g0y;
    x[3 * n0 + 2] = z0 + p0 * g0z;
    x[3 * n1] = x1 + p1 * g1x;
    x[3 * n1 + 1] = y1 + p1 * g1y;
    x[3 * n1 + 2] = z1 + p1 * g1z;
    x[3 * n2] = x2 + p2 * g2x;
    x[3 * n2 + 1] = y2 + p2 * g2y;
    x[3 * n2 + 2] = z2 + p2 * g2z;
  }
}
