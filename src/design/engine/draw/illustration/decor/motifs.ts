import { radians } from '../../../geometry/point.js';
import { n1 } from '../paint/path.js';
import type { Random } from '../../../../../common/kernel/random.js';

/** Petals, leaves and stems as sewn or laid on cloth, drawn about (0, 0) with a size of about 100 units. */

const petals = (count: number, r: number, width: number, fill: string, line: string): string =>
  Array.from(
    { length: count },
    (_, i) =>
      `<ellipse cy="${n1(-r)}" rx="${n1(width)}" ry="${n1(r * 0.72)}" transform="rotate(${n1((360 / count) * i)})" fill="${fill}" stroke="${line}" stroke-width="2.4"/>`,
  ).join('');

export function bloom(petal: string, heart: string, line: string, r = 15): string {
  const veins = Array.from({ length: 5 }, (_, i) => {
    const a = radians(72 * i - 90);
    return `M${n1(Math.cos(a) * r * 0.4)} ${n1(Math.sin(a) * r * 0.4)}L${n1(Math.cos(a) * r * 1.35)} ${n1(Math.sin(a) * r * 1.35)}`;
  }).join('');
  return `${petals(5, r, r * 0.66, petal, line)}<path d="${veins}" stroke="${line}" stroke-width="1.6" stroke-opacity=".55"/><circle r="${n1(r * 0.5)}" fill="${heart}" stroke="${line}" stroke-width="2"/>`;
}

const leaf = (x: number, y: number, turn: number, size: number, fill: string, line: string): string =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0C${n1(size * 0.5)} ${n1(-size * 0.5)} ${n1(size * 1.2)} ${n1(-size * 0.4)} ${n1(size * 1.6)} 0C${n1(size * 1.2)} ${n1(size * 0.4)} ${n1(size * 0.5)} ${n1(size * 0.5)} 0 0Z" fill="${fill}" stroke="${line}" stroke-width="2"/>`;

/** A sewn spray: three blooms on a bent stem with leaves. @param inks petals, second petals, leaves */
export function spray([a, b, c]: readonly string[], line: string): string {
  return (
    `<path d="M-46 42C-20 34 -6 6 8 -10C20 -24 34 -30 48 -46M-4 8C8 18 24 22 40 20" fill="none" stroke="${c}" stroke-width="4.5" stroke-linecap="round" stroke-dasharray="7 1.6"/>` +
    leaf(-34, 36, -70, 13, c, line) +
    leaf(-22, 28, 38, 13, c, line) +
    leaf(20, -20, -100, 12, c, line) +
    leaf(26, -22, 14, 12, c, line) +
    leaf(22, 20, 62, 11, c, line) +
    `<g>${bloom(a, b, line, 15)}</g><g transform="translate(46 -46) scale(.72)">${bloom(b, a, line, 15)}</g><g transform="translate(42 20) scale(.62)">${bloom(a, b, line, 15)}</g><circle cx="-48" cy="44" r="5" fill="${b}" stroke="${line}" stroke-width="1.6"/>`
  );
}

/** A flower of cloth seen from above, with its rolled petals. */
export function rosette(base: string, light: string, ink: string, random: Random): string {
  const ring = (r: number, count: number, fill: string): string =>
    Array.from({ length: count }, (_, i) => {
      const a = (i / count) * 6.283 + random.next() * 0.4;
      return `<circle cx="${n1(Math.cos(a) * r)}" cy="${n1(Math.sin(a) * r)}" r="${n1(r * 0.62)}" fill="${fill}" stroke="${ink}" stroke-width="2"/>`;
    }).join('');
  return `${ring(26, 7, base)}${ring(14, 5, light)}<path d="M-8 2C-8 -8 8 -9 8 1C8 8 -3 8 -3 1C-3 -3 3 -3 3 1" fill="${light}" stroke="${ink}" stroke-width="2.2"/>`;
}
