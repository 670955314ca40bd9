import type { Repeat } from '../fabrics/tiles.js';
import { ink, rect, stroke, type Dye, type Printers } from './print.js';

/** Thin lines nearly as far apart as broad ones. */
const lines = (d: Dye, level: boolean): Repeat => {
  const [gap, wide] = [3.6 * d.cm, Math.max(1.5, 0.8 * d.cm)];
  return level
    ? { width: 10, height: gap, markup: rect(0, 0, 10, wide, ink(d, 0)) }
    : { width: gap, height: 10, markup: rect(0, 0, wide, 10, ink(d, 0)) };
};

export const STRIPES: Printers = {
  stripes: (d) =>
    d.fine ? lines(d, true) : { width: 10, height: 3 * d.cm, markup: rect(0, 0, 10, 1.2 * d.cm, ink(d, 0)) },
  breton: (d) =>
    d.fine
      ? lines(d, true)
      : { width: 10, height: 2.4 * d.cm, markup: rect(0, 0.8 * d.cm, 10, 0.85 * d.cm, ink(d, 0)) },
  'vertical-stripes': (d) =>
    d.fine
      ? lines(d, false)
      : {
          width: 2.6 * d.cm,
          height: 10,
          markup: rect(0, 0, 1 * d.cm, 10, ink(d, 0)) + rect(1.7 * d.cm, 0, 0.18 * d.cm, 10, ink(d, 1), 0.8),
        },
  pinstripe: (d) => ({ width: 2 * d.cm, height: 10, markup: rect(1 * d.cm, 0, 0.18 * d.cm, 10, ink(d, 0), 0.8) }),
  chevron: (d) => {
    const w = 4 * d.cm;
    const zig = (y: number): string =>
      `M${-w} ${y}L${-w / 2} ${y + w * 0.4}L0 ${y}L${w / 2} ${y + w * 0.4}L${w} ${y}L${1.5 * w} ${y + w * 0.4}`;
    return {
      width: w,
      height: w * 0.8,
      markup:
        stroke(zig(-0.6 * w), ink(d, 0), d.cm) +
        stroke(zig(0.2 * w), ink(d, 0), d.cm) +
        stroke(zig(-0.2 * w), ink(d, 1), d.cm * 0.5),
    };
  },
  marl: (d) => {
    const n = 9 * d.cm;
    const fleck = (): string =>
      `M${(d.random.next() * n).toFixed(1)} ${(d.random.next() * n).toFixed(1)}h${(2 + d.random.next() * 6).toFixed(1)}`;
    return {
      width: n,
      height: n,
      markup:
        stroke(Array.from({ length: 130 }, fleck).join(''), ink(d, 0), 0.9, 0.45) +
        stroke(Array.from({ length: 80 }, fleck).join(''), ink(d, 1), 0.9, 0.35),
    };
  },
};
