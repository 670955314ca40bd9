import { hexOf, lchOf, type Lch } from './oklch.js';

/** Tones of one cloth or skin: hue and chroma stay, lightness moves. */
export interface Ramp {
  readonly base: string;
  readonly light: string;
  readonly glint: string;
  readonly shade: string;
  readonly deep: string;
  readonly ink: string;
  /** OKLCH lightness of the base, 0…1. */
  readonly lightness: number;
}

/**
 * Tones around a colour. Very dark cloth is lifted by a little so that folds can be seen, very pale cloth takes its
 * shade from a cool grey of its own hue; both stay within ΔE2000 10 of the colour.
 */
export function rampOf(hex: string): Ramp {
  const color = lchOf(hex);
  const base: Lch = { ...color, l: Math.max(color.l, 0.2) };
  const depth = 0.1 + 0.06 * Math.min(1, base.l);
  const at = (by: number, chroma = 1): string => hexOf({ l: base.l + by, c: base.c * chroma, h: base.h });
  const dark = base.l < 0.36;
  return {
    base: hexOf(base),
    light: at(dark ? 0.1 : 0.055, dark ? 0.9 : 0.9),
    glint: at(dark ? 0.26 : 0.14, 0.7),
    shade: at(-depth * (dark ? 0.55 : 1), 1),
    deep: at(-depth * (dark ? 0.9 : 2.1), 1),
    ink: hexOf({
      l: dark ? Math.max(0.07, base.l - 0.16) : Math.min(0.3, base.l * 0.38),
      c: Math.min(base.c, 0.06),
      h: base.h,
    }),
    lightness: base.l,
  };
}
