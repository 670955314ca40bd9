import { clampChroma, converter, differenceCiede2000, formatHex } from 'culori';
import type { Oklch } from 'culori';
import { COLOR_NAMES } from './names.js';

const oklch = converter('oklch');
const deltaE = differenceCiede2000();

const hex = (color: Oklch): string => formatHex(clampChroma(color, 'oklch'));

/** What each shade word does to lightness and chroma in OKLCH (0–1, about 0–0.37). */
const CHANGES: Readonly<Record<string, (color: Oklch) => Oklch>> = {
  dark: (c) => ({ ...c, l: c.l * 0.66, c: c.c * 0.9 }),
  deep: (c) => ({ ...c, l: c.l * 0.78, c: c.c * 1.05 }),
  light: (c) => ({ ...c, l: c.l + (1 - c.l) * 0.5, c: c.c * 0.62 }),
  pale: (c) => ({ ...c, l: c.l + (1 - c.l) * 0.68, c: c.c * 0.38 }),
  pastel: (c) => ({ ...c, l: 0.88, c: Math.min(c.c, 0.075) }),
  bright: (c) => ({ ...c, l: Math.max(c.l, 0.6) * 0.98, c: Math.max(c.c * 1.3, 0.17) }),
  neon: (c) => ({ ...c, l: Math.max(c.l, 0.8), c: 0.28 }),
  muted: (c) => ({ ...c, l: c.l + (0.66 - c.l) * 0.25, c: c.c * 0.5 }),
  burnt: (c) => ({ ...c, l: c.l * 0.76, c: c.c * 0.92 }),
  warm: (c) => ({ ...c, h: nudge(c, 60) }),
  cool: (c) => ({ ...c, h: nudge(c, 240) }),
  metallic: (c) => c,
};

/** Hue moved up to 12° toward `target`. */
function nudge(color: Oklch, target: number): number {
  const hue = color.h ?? target;
  const away = ((target - hue + 540) % 360) - 180;
  return (hue + Math.max(-12, Math.min(12, away)) + 360) % 360;
}

const achromatic = (color: Oklch): boolean => color.c < 0.02;

/** `#rrggbb` of a colour under a shade word ("dark", "pale", "burnt"); blacks, whites and greys keep their hue. */
export function shaded(color: string, shade: string): string {
  const parsed = oklch(color);
  if (!parsed) return color;
  const change = CHANGES[shade];
  if (!change) return color;
  if (achromatic(parsed) && !['dark', 'deep', 'light', 'pale'].includes(shade)) return color;
  return hex(change(parsed));
}

/** The colour half way between two, in OKLab. */
export function between(a: string, b: string): string {
  const lab = converter('oklab');
  const [x, y] = [lab(a), lab(b)];
  if (!x || !y) return a;
  return formatHex({ mode: 'oklab', l: (x.l + y.l) / 2, a: (x.a + y.a) / 2, b: (x.b + y.b) / 2 });
}

/** Lightness of a `#rrggbb` in OKLCH, 0–1. */
export const lightness = (color: string): number => oklch(color)?.l ?? 0.5;

/** Colour difference CIEDE2000 (Sharma, Wu & Dalal 2005) of two `#rrggbb`. */
export const difference = (a: string, b: string): number => deltaE(a, b);

/** Name of the nearest colour of our table, and how far it is (ΔE2000). */
export function nearestName(color: string): { name: string; difference: number } {
  let best = { name: 'grey', difference: Infinity };
  for (const [name, value] of Object.entries(COLOR_NAMES)) {
    const far = difference(color, value);
    if (far < best.difference) best = { name, difference: far };
  }
  return best;
}
