import { blend, hexOf, lchOf } from './oklch.js';

/** Tones of a complexion. */
export interface Skin {
  readonly base: string;
  readonly light: string;
  readonly shade: string;
  readonly deep: string;
  readonly ink: string;
  readonly lip: string;
  readonly blush: string;
}

/** Complexions from fair to deep. */
const BASES = ['#f6ddcb', '#f0cdb2', '#e6b996', '#d9a47c', '#c28a5f', '#a56d46', '#8a5737', '#6f452e'] as const;
export const SKIN_COUNT = BASES.length;

/** @param index 0…SKIN_COUNT−1 */
export function skin(index: number): Skin {
  const base = BASES[index % BASES.length];
  const { l, c, h } = lchOf(base);
  const at = (dl: number, kc: number, dh = 0): string => hexOf({ l: l + dl, c: c * kc, h: h + dh });
  return {
    base,
    light: at(l < 0.55 ? 0.06 : 0.035, 0.8),
    shade: at(-0.075, 1.2, -6),
    deep: at(-0.14, 1.25, -10),
    ink: hexOf({ l: Math.max(0.17, l * 0.4), c: 0.05, h: 42 }),
    lip: blend(at(-0.16, 1.2, -22), '#b0434a', 0.5),
    blush: hexOf({ l: l - 0.06, c: 0.115, h: 26 }),
  };
}

/** Hair colours with their highlight. */
export interface HairTone {
  readonly base: string;
  readonly light: string;
  readonly dark: string;
  readonly ink: string;
}

const HAIRS = [
  '#231b19',
  '#33241d',
  '#4c3326',
  '#6b4630',
  '#8a5a38',
  '#b98a52',
  '#d8b57c',
  '#8f3f22',
  '#b9b3ac',
] as const;
export const HAIR_COUNT = HAIRS.length;

export function hairTone(index: number): HairTone {
  const base = HAIRS[index % HAIRS.length];
  const { l, c, h } = lchOf(base);
  return {
    base,
    light: hexOf({ l: l + (l < 0.35 ? 0.13 : 0.09), c: c * 1.1 + 0.008, h }),
    dark: hexOf({ l: l * 0.78, c, h }),
    ink: hexOf({ l: Math.max(0.1, l * 0.5), c: c * 0.8, h }),
  };
}
