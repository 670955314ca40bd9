import { colorsNamed, converter, wcagContrast } from 'culori';
import { difference } from './shade.js';
import { NEUTRAL_CHROMA, type Harmony, type Palette, type PaletteColor } from './palette.js';

/** A colour in the figures a dye house or a screen needs, and its nearest name in a list that is free to use. */
export interface ColorReference {
  /** 0–255 */
  rgb: readonly [number, number, number];
  /** CIELAB, D65 */
  lab: readonly [number, number, number];
  /** OKLCH: lightness 0–1, chroma 0–about 0.37, hue in degrees (null for greys) */
  oklch: readonly [number, number, number | null];
  /** the nearest CSS Color 4 keyword and how far it is, ΔE2000 */
  nearest: { system: 'CSS Color 4'; name: string; difference: number };
}

const toLab = converter('lab65');
const toOklch = converter('oklch');
const round = (v: number, digits: number): number => Math.round(v * 10 ** digits) / 10 ** digits + 0;

const hexOf = (packed: number): string => `#${packed.toString(16).padStart(6, '0')}`;

function nearestKeyword(hex: string): ColorReference['nearest'] {
  let best = { system: 'CSS Color 4' as const, name: 'gray', difference: Infinity };
  for (const [name, value] of Object.entries(colorsNamed)) {
    const far = difference(hex, hexOf(value));
    if (far < best.difference) best = { ...best, name, difference: far };
  }
  return { ...best, difference: round(best.difference, 1) };
}

/**
 * Figures of a colour. Trade colour systems are not quoted: their names and numbers are not free.
 * @param hex `#rrggbb`
 */
export function colorReference(hex: string): ColorReference {
  const [r, g, b] = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16) || 0);
  const lab = toLab(hex);
  const lch = toOklch(hex);
  const grey = (lch?.c ?? 0) < 0.004;
  return {
    rgb: [r, g, b],
    lab: [round(lab?.l ?? 0, 1), round(lab?.a ?? 0, 1), round(lab?.b ?? 0, 1)],
    oklch: [round(lch?.l ?? 0, 3), round(lch?.c ?? 0, 3), grey ? null : round(lch?.h ?? 0, 0)],
    nearest: nearestKeyword(hex),
  };
}

export interface ReferencedColor extends PaletteColor {
  reference: ColorReference;
}

/** A palette whose colours carry their figures. */
export interface ReferencedPalette extends Palette {
  main: ReferencedColor;
  secondary: ReferencedColor;
  accent: ReferencedColor;
  neutrals: ReferencedColor[];
}

const referenced = (color: PaletteColor): ReferencedColor => ({ ...color, reference: colorReference(color.hex) });

export const withReferences = (palette: Palette): ReferencedPalette => ({
  ...palette,
  main: referenced(palette.main),
  secondary: referenced(palette.secondary),
  accent: referenced(palette.accent),
  neutrals: palette.neutrals.map(referenced),
});

/** WCAG 2 contrast ratio of two colours, 1–21. */
export const contrastOf = (a: string, b: string): number => round(wcagContrast(a, b), 2);

const HARMONY_WORDS: Readonly<Record<Harmony, string>> = {
  monochrome: 'One hue in several lightnesses.',
  neutral: 'Greys and near-greys only; no hue leads.',
  analogous: 'Neighbouring hues, less than 50° apart in OKLCH.',
  complementary: 'Hues nearly opposite, more than 145° apart in OKLCH.',
  triadic: 'Three hues, each more than 80° from the others in OKLCH.',
  contrasting: 'Hues 50–145° apart in OKLCH.',
};

/** What a palette's harmony means, in a sentence. @param hexes its main, secondary and accent */
export function harmonyWords(harmony: Harmony, hexes: readonly string[]): string {
  const chromatic = hexes.filter((hex) => (toOklch(hex)?.c ?? 0) >= NEUTRAL_CHROMA);
  return harmony === 'monochrome' && chromatic.length === 1 ? 'Neutrals with one hue.' : HARMONY_WORDS[harmony];
}
