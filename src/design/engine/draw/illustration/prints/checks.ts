import { fill, ink, rect, stroke, type Dye, type Printers } from './print.js';
import type { Repeat } from '../fabrics/tiles.js';

/** Bands along and across: [start, width, ink, opacity] in shares of the repeat. */
type Band = readonly [number, number, number, number];

function sett(d: Dye, cm: number, bands: readonly Band[]): Repeat {
  const n = cm * d.cm;
  const across = bands.map(([at, w, i, o]) => rect(0, at * n, n, w * n, ink(d, i), o)).join('');
  const along = bands.map(([at, w, i, o]) => rect(at * n, 0, w * n, n, ink(d, i), o)).join('');
  return { width: n, height: n, markup: across + along };
}

export const CHECKS: Printers = {
  checks: (d) =>
    sett(d, 4.4, [
      [0, 0.5, 0, 0.42],
      [0.72, 0.06, 1, 0.8],
    ]),
  gingham: (d) => sett(d, 1.9, [[0, 0.5, 0, 0.5]]),
  plaid: (d) =>
    sett(d, 11, [
      [0, 0.3, 0, 0.5],
      [0.38, 0.04, 1, 0.9],
      [0.62, 0.16, 0, 0.35],
      [0.84, 0.025, 2, 0.9],
    ]),
  tartan: (d) =>
    sett(d, 13, [
      [0, 0.26, 0, 0.62],
      [0.3, 0.05, 0, 0.62],
      [0.42, 0.045, 1, 0.95],
      [0.55, 0.05, 0, 0.62],
      [0.64, 0.2, 0, 0.5],
      [0.72, 0.035, 2, 0.95],
    ]),
  houndstooth: (d) => {
    const n = 2.6 * d.cm;
    const p = (x: number, y: number): string => `${((x / 4) * n).toFixed(1)} ${((y / 4) * n).toFixed(1)}`;
    const tooth = `M${p(0, 0)}L${p(2, 0)}L${p(2, 1)}L${p(3, 0)}L${p(4, 0)}L${p(2, 2)}L${p(2, 4)}L${p(1, 4)}L${p(2, 3)}L${p(2, 2)}L${p(1, 2)}L${p(0, 3)}L${p(0, 2)}L${p(1, 2)}L${p(0, 2)}Z`;
    return {
      width: n,
      height: n,
      markup: fill(tooth, ink(d, 0)) + fill(`M${p(3, 4)}L${p(4, 3)}L${p(4, 4)}Z`, ink(d, 0)),
    };
  },
  herringbone: (d) => {
    const n = 2.2 * d.cm;
    let left = '';
    for (let y = -n; y < n * 2; y += n / 4)
      left += `M0 ${y.toFixed(1)}L${(n / 2).toFixed(1)} ${(y + n / 2).toFixed(1)}L${n.toFixed(1)} ${y.toFixed(1)}`;
    return { width: n, height: n, markup: stroke(left, ink(d, 0), n / 9, 0.75) };
  },
  argyle: (d) => {
    const w = 7 * d.cm;
    const h = 10 * d.cm;
    const lozenge = (x: number, y: number): string =>
      `M${x} ${y - h / 4}L${x + w / 4} ${y}L${x} ${y + h / 4}L${x - w / 4} ${y}Z`;
    return {
      width: w,
      height: h,
      markup:
        fill(`M${w / 2} 0L${w} ${h / 2}L${w / 2} ${h}L0 ${h / 2}Z`, ink(d, 0), 0.85) +
        fill(lozenge(w / 2, h / 2), ink(d, 1), 0.6) +
        stroke(`M0 0L${w} ${h}M${w} 0L0 ${h}`, ink(d, 2), 1.2, 0.85),
    };
  },
};
