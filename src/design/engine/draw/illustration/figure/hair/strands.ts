import { divide, slice } from '../../../../geometry/polyline.js';
import { lerp, mix, type Point } from '../../../../geometry/point.js';
import type { HairTone } from '../../color/skin.js';
import { inked } from '../../ink/stroke.js';
import type { Random } from '../../../../../../common/kernel/random.js';

/**
 * Strands between two contours that run the same way: a few dark, a few shining where the light falls.
 * @param count strands; about a third of them light
 */
export function strands(
  a: readonly Point[],
  b: readonly Point[],
  count: number,
  tone: HairTone,
  random: Random,
): string {
  const from = divide(a, 24);
  const to = divide(b, 24);
  let out = '';
  for (let i = 1; i < count; i++) {
    const share = i / count;
    const path = from.map((p, k) => lerp(p, to[k], share));
    const start = random.next() * 0.3;
    const end = mix(0.6, 1, random.next());
    const light = i % 3 === 0;
    out += inked(slice(path, start, end), {
      width: light ? 1.6 : 1.1,
      color: light ? tone.light : tone.ink,
      taper: [30, 40],
      opacity: light ? 0.75 : 0.6,
    });
  }
  return out;
}
