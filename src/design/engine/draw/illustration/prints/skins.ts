import { fill, ink, stroke, strewn, type Dye, type Printers } from './print.js';
import type { Repeat } from '../fabrics/tiles.js';

const SPOTS = [
  [0.12, 0.1],
  [0.42, 0.06],
  [0.74, 0.14],
  [0.26, 0.3],
  [0.58, 0.3],
  [0.9, 0.36],
  [0.1, 0.5],
  [0.42, 0.54],
  [0.72, 0.56],
  [0.24, 0.74],
  [0.56, 0.78],
  [0.88, 0.76],
  [0.08, 0.9],
] as const;

/** A broken, uneven ring around a tan heart. */
function rosette(d: Dye, i: number): string {
  const chance = d.random.fork(`rosette ${i}`);
  const r = d.cm * (0.95 + 0.45 * chance.next());
  const squash = 0.7 + 0.3 * chance.next();
  const p = (a: number, k: number): string =>
    `${(Math.cos(a) * r * k).toFixed(1)} ${(Math.sin(a) * r * k * squash).toFixed(1)}`;
  const arc = (a: number, b: number): string => {
    const thick = 0.2 + 0.16 * chance.next();
    const m = (a + b) / 2;
    return `M${p(a, 1.02)}Q${p(m, 1.28 + thick)} ${p(b, 1.05)}Q${p(b + 0.16, 0.84)} ${p(b - 0.12, 0.78 - thick * 0.3)}Q${p(m, 0.84 - thick * 0.4)} ${p(a, 0.72)}Q${p(a - 0.14, 0.86)} ${p(a, 1.02)}Z`;
  };
  let at = chance.next() * 6.28;
  const end = at + 5.6;
  let arcs = '';
  while (at < end - 0.5) {
    const length = 0.7 + 1.5 * chance.next();
    arcs += arc(at, Math.min(end, at + length));
    at += length + 0.35 + 0.3 * chance.next();
  }
  const spot = `M${p(chance.next() * 6, 1.75)}q${n(r * 0.3)} ${n(-r * 0.2)} ${n(r * 0.36)} ${n(r * 0.1)}q${n(-r * 0.1)} ${n(r * 0.3)} ${n(-r * 0.36)} ${n(-r * 0.1)}Z`;
  return (
    fill(`M${p(3.1, 0.75)}Q${p(4.7, 0.95)} ${p(6.2, 0.75)}Q${p(1.5, 0.95)} ${p(3.1, 0.75)}Z`, ink(d, 1), 0.8) +
    fill(arcs + spot, ink(d, 0))
  );
}

const n = (x: number): string => x.toFixed(1);

function leopard(d: Dye): Repeat {
  const n = 13 * d.cm;
  return { width: n, height: n, markup: strewn(n, SPOTS, (i) => rosette(d, i)) };
}

function patches(d: Dye, n: number, count: number, color: string, seed: number): string {
  const random = d.random.fork(`patch ${seed}`);
  const places = Array.from({ length: count }, () => [random.next(), random.next()] as const);
  return strewn(n, places, () => {
    const r = d.cm * (1.6 + random.next() * 1.6);
    const points = Array.from({ length: 9 }, (_, k) => {
      const a = (k / 9) * 6.283;
      const q = r * (0.55 + random.next() * 0.75);
      return [Math.cos(a) * q * 1.35, Math.sin(a) * q * 0.75] as const;
    });
    const mid = (i: number): string => {
      const a = points[i % 9];
      const b = points[(i + 1) % 9];
      return `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`;
    };
    return fill(
      `M${mid(8)}${points.map((p, i) => `Q${p[0].toFixed(1)} ${p[1].toFixed(1)} ${mid(i)}`).join('')}Z`,
      color,
    );
  });
}

export const SKINS: Printers = {
  leopard,
  animal: leopard,
  cheetah: (d) => {
    const size = 7 * d.cm;
    const dot = (i: number): string =>
      fill(
        `M${n(-0.34 * d.cm)} 0q${n(0.3 * d.cm)} ${n(-0.5 * d.cm)} ${n(0.66 * d.cm)} ${n(-0.06 * d.cm * (i % 3))}q${n(-0.1 * d.cm)} ${n(0.5 * d.cm)} ${n(-0.66 * d.cm)} ${n(0.06 * d.cm * (i % 3))}Z`,
        ink(d, 0),
      );
    return { width: size, height: size, markup: strewn(size, SPOTS, dot) };
  },
  giraffe: (d) => {
    const size = 16 * d.cm;
    return { width: size, height: size, markup: patches(d, size, 13, ink(d, 0), 5) };
  },
  crocodile: (d) => {
    const w = 2.4 * d.cm;
    const cell = (x: number, y: number): string =>
      `M${n(x + 1)} ${n(y + 1)}h${n(w - 2)}v${n(w * 0.62 - 2)}h${n(2 - w)}Z`;
    return {
      width: 2 * w,
      height: w * 1.24,
      markup: stroke(
        cell(0, 0) + cell(w, 0) + cell(-w / 2, w * 0.62) + cell(w / 2, w * 0.62) + cell(w * 1.5, w * 0.62),
        ink(d, 0),
        1.4,
        0.7,
      ),
    };
  },
  zebra: (d) => {
    const n = 12 * d.cm;
    let bands = '';
    for (let k = -1; k < 5; k++) {
      const y = (k / 4) * n;
      const t = 0.055 * n;
      bands += `M0 ${(y + n * 0.05).toFixed(1)}C${(n * 0.25).toFixed(1)} ${(y - n * 0.08).toFixed(1)} ${(n * 0.4).toFixed(1)} ${(y + n * 0.16).toFixed(1)} ${(n * 0.72).toFixed(1)} ${(y + n * 0.06).toFixed(1)}C${(n * 0.5).toFixed(1)} ${(y + n * 0.16 + t).toFixed(1)} ${(n * 0.25).toFixed(1)} ${(y + t * 0.4).toFixed(1)} 0 ${(y + n * 0.05 + t).toFixed(1)}Z`;
      bands += `M${n} ${(y + n * 0.14).toFixed(1)}C${(n * 0.84).toFixed(1)} ${(y + n * 0.1).toFixed(1)} ${(n * 0.7).toFixed(1)} ${(y + n * 0.24).toFixed(1)} ${(n * 0.42).toFixed(1)} ${(y + n * 0.2).toFixed(1)}C${(n * 0.66).toFixed(1)} ${(y + n * 0.3).toFixed(1)} ${(n * 0.84).toFixed(1)} ${(y + n * 0.2).toFixed(1)} ${n} ${(y + n * 0.14 + t).toFixed(1)}Z`;
    }
    return { width: n, height: n, markup: fill(bands, ink(d, 0)) };
  },
  snake: (d) => {
    const w = 1.5 * d.cm;
    const scale = (x: number, y: number, c: string): string =>
      fill(`M${x} ${y - w * 0.6}L${x + w / 2} ${y}L${x} ${y + w * 0.6}L${x - w / 2} ${y}Z`, c, 0.8) +
      stroke(`M${x} ${y - w * 0.6}L${x + w / 2} ${y}L${x} ${y + w * 0.6}L${x - w / 2} ${y}Z`, ink(d, 0), 0.7, 0.8);
    let out = '';
    for (let r = 0; r <= 8; r++)
      for (let c = 0; c <= 4; c++)
        out += scale(
          c * w + (r % 2) * (w / 2),
          r * w * 0.6,
          Math.abs(((r + 2) % 8) - 4) < 2 === (c % 2 === 0) ? ink(d, 0) : ink(d, 1),
        );
    return { width: 4 * w, height: 4.8 * w, markup: out };
  },
  camouflage: (d) => {
    const n = 24 * d.cm;
    return {
      width: n,
      height: n,
      markup: patches(d, n, 9, ink(d, 1), 1) + patches(d, n, 8, ink(d, 0), 2) + patches(d, n, 5, ink(d, 2), 3),
    };
  },
};
