import type { Sheet } from './sheet.js';

/** One sweep over all hinges: C = Σ kᵢ·xᵢ, a vector that is zero where the cloth lies flat. */
export function solveBending(sheet: Sheet, step: number): void {
  const { position: x, inverseMass: w, hinges } = sheet;
  const { nodes, weights, compliance } = hinges;
  const perStep = 1 / (step * step);
  for (let i = 0; i < compliance.length; i++) {
    const a = 3 * nodes[4 * i];
    const b = 3 * nodes[4 * i + 1];
    const c = 3 * nodes[4 * i + 2];
    const d = 3 * nodes[4 * i + 3];
    const ka = weights[4 * i];
    const kb = weights[4 * i + 1];
    const kc = weights[4 * i + 2];
    const kd = weights[4 * i + 3];
    const wa = ka * w[nodes[4 * i]];
    const wb = kb * w[nodes[4 * i + 1]];
    const wc = kc * w[nodes[4 * i + 2]];
    const wd = kd * w[nodes[4 * i + 3]];
    const pull = -1 / (ka * wa + kb * wb + kc * wc + kd * wd + compliance[i] * perStep);
    const cx = pull * (ka * x[a] + kb * x[b] + kc * x[c] + kd * x[d]);
    const cy = pull * (ka * x[a + 1] + kb * x[b + 1] + kc * x[c + 1] + kd * x[d + 1]);
    const cz = pull * (ka * x[a + 2] + kb * x[b + 2] + kc * x[c + 2] + kd * x[d + 2]);
    x[a] += wa * cx;
    x[a + 1] += wa * cy;
    x[a + 2] += wa * cz;
    x[b] += wb * cx;
    x[b + 1] += wb * cy;
    x[b + 2] += wb * cz;
    x[c] += wc * cx;
    x[c + 1] += wc * cy;
    x[c + 2] += wc * cz;
    x[d] += wd * cx;
    x[d + 1] += wd * cy;
    x[d + 2] += wd * cz;
  }
}
