import { clampChroma, converter, formatHex } from 'culori';

const toOklch = converter('oklch');

/** Lightness 0…1, chroma 0…0.4, hue in degrees. */
export interface Lch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** @param hex `#rrggbb`; anything else is read as middle grey */
export function lchOf(hex: string): Lch {
  const color = toOklch(hex) ?? { l: 0.6, c: 0, h: 0 };
  return { l: color.l, c: color.c ?? 0, h: color.h ?? 0 };
}

/** Hex of a colour, chroma reduced to what a screen can show. */
export function hexOf({ l, c, h }: Lch): string {
  const light = Math.min(1, Math.max(0, l));
  return formatHex(clampChroma({ mode: 'oklch', l: light, c: Math.max(0, c), h }, 'oklch'));
}

/** The same hue and chroma, lighter or darker. */
export function shift(hex: string, by: number): string {
  const color = lchOf(hex);
  return hexOf({ ...color, l: color.l + by });
}

/** Between two colours in OKLab. @param t 0…1 */
export function blend(a: string, b: string, t: number): string {
  const from = lchOf(a);
  const to = lchOf(b);
  const rad = Math.PI / 180;
  const x = from.c * Math.cos(from.h * rad) * (1 - t) + to.c * Math.cos(to.h * rad) * t;
  const y = from.c * Math.sin(from.h * rad) * (1 - t) + to.c * Math.sin(to.h * rad) * t;
  return hexOf({ l: from.l * (1 - t) + to.l * t, c: Math.hypot(x, y), h: (Math.atan2(y, x) * 180) / Math.PI });
}
