import { n1, pathOf } from '../paint/path.js';
import { ellipse } from '../../../geometry/spline.js';
import { add, distance, leftOf, lerp, mul, type Point, sub, unit } from '../../../geometry/point.js';
import type { Random } from '../../../../../common/kernel/random.js';
import { hexOf, lchOf } from '../color/oklch.js';

/** A pale tint that sets the garment off: its complement or its own hue, always lighter than the paper's shade. */
export function washColor(hex: string, random: Random): string {
  const { l, c, h } = lchOf(hex);
  const turn = random.pick([0, 24, -24, 165, 190]);
  const hue = c < 0.03 ? random.pick([25, 60, 145, 230, 340]) : h + turn;
  return hexOf({ l: l > 0.8 ? 0.83 : 0.885, c: 0.042, h: hue });
}

/**
 * Watercolour by layered, ever more ragged polygons of low opacity (Tyler Hobbs' method), with a darker rim.
 * @param center middle of the wash @param rx, ry half sizes in drawing units
 */
export function wash(center: Point, rx: number, ry: number, color: string, random: Random): string {
  const rough = ragged(ragged(ellipse(center, rx, ry, 14), 0.26, random), 0.2, random);
  const { l, c, h } = lchOf(color);
  const rim = hexOf({ l: l - 0.05, c: c * 1.3, h });
  const layers = Array.from({ length: 6 }, (_, i) => {
    const k = 1.05 - 0.08 * i;
    const shape = ragged(
      ragged(
        rough.map((p) => lerp(center, p, k)),
        0.14,
        random,
      ),
      0.1,
      random,
    );
    return `<path d="${pathOf(ragged(shape, 0.09, random), true)}" fill="${color}" fill-opacity="${i % 2 === 0 ? 0.2 : 0.25}"${i === 1 ? ` stroke="${rim}" stroke-width="2.2" stroke-opacity=".22"` : ''}/>`;
  });
  return `${layers.join('')}${drops(center, rx, ry, color, random)}`;
}

/** Each side broken at a moved middle. */
function ragged(points: readonly Point[], by: number, random: Random): Point[] {
  return points.flatMap((p, i) => {
    const q = points[(i + 1) % points.length];
    const out = mul(unit(leftOf(sub(q, p))), random.normal() * by * distance(p, q));
    return [p, add(lerp(p, q, 0.35 + 0.3 * random.next()), out)];
  });
}

function drops(center: Point, rx: number, ry: number, color: string, random: Random): string {
  return Array.from({ length: 16 }, () => {
    const a = random.next() * 6.283;
    const k = 1.08 + random.next() * 0.28;
    const r = 1.5 + random.next() ** 3 * 11;
    return `<circle cx="${n1(center.x + Math.cos(a) * rx * k)}" cy="${n1(center.y + Math.sin(a) * ry * k)}" r="${n1(r)}" fill="${color}" fill-opacity=".6"/>`;
  }).join('');
}
