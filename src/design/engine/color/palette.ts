import { converter, wcagContrast } from 'culori';
import type { Oklch } from 'culori';
import { COLOR_NAMES } from './names.js';
import { difference, nearestName, shaded } from './shade.js';
import type { GarmentSpec } from '../garments/garment-spec.js';
import type { Source } from '../garments/spec.js';

export interface PaletteColor {
  name: string;
  /** `#rrggbb` */
  hex: string;
  source: Source;
}

export type Harmony = 'monochrome' | 'neutral' | 'analogous' | 'complementary' | 'triadic' | 'contrasting';

export interface Palette {
  main: PaletteColor;
  secondary: PaletteColor;
  accent: PaletteColor;
  neutrals: PaletteColor[];
  harmony: Harmony;
  contrast: {
    /** WCAG 2 contrast ratio of main and secondary, 1–21 */
    main_secondary: number;
    /** CIEDE2000 */
    difference: number;
    level: 'low' | 'medium' | 'high';
  };
}

const oklch = converter('oklch');
const lch = (hex: string): Oklch => oklch(hex) ?? { mode: 'oklch', l: 0.5, c: 0, h: 0 };

/** Chroma below which a colour reads as neutral (OKLCH). */
export const NEUTRAL_CHROMA = 0.045;
const NEUTRAL = NEUTRAL_CHROMA;
const hueApart = (a: Oklch, b: Oklch): number => Math.abs((((a.h ?? 0) - (b.h ?? 0) + 540) % 360) - 180);

const named = (name: string, source: Source): PaletteColor => ({ name, hex: COLOR_NAMES[name], source });
const nearest = (hex: string, source: Source): PaletteColor => ({ name: nearestName(hex).name, hex, source });

/** A quiet partner: darker for light colours, lighter for dark ones, in the same hue. */
function partner(main: PaletteColor): PaletteColor {
  const color = lch(main.hex);
  return nearest(shaded(main.hex, color.l > 0.6 ? 'dark' : 'light'), 'default');
}

const ACCENTS = [
  'rust',
  'mustard',
  'teal',
  'cobalt',
  'raspberry',
  'emerald',
  'coral',
  'plum',
  'gold',
  'sky blue',
] as const;

/** The accent whose hue lies opposite the main colour (or warm, against a neutral). */
function accentFor(main: PaletteColor): PaletteColor {
  const color = lch(main.hex);
  if (color.c < NEUTRAL) return named(color.l > 0.5 ? 'rust' : 'mustard', 'default');
  const opposite = { ...color, h: ((color.h ?? 0) + 180) % 360 };
  const best = [...ACCENTS].sort(
    (a, b) => hueApart(lch(COLOR_NAMES[a]), opposite) - hueApart(lch(COLOR_NAMES[b]), opposite),
  )[0];
  return named(best, 'default');
}

const WARM = ['ivory', 'oatmeal', 'camel', 'charcoal'] as const;
const COOL = ['white', 'light grey', 'slate', 'ink'] as const;

/** Four neutrals of the main colour's temperature that are not the palette's own colours. */
function neutralsFor(main: PaletteColor, taken: readonly string[]): PaletteColor[] {
  const hue = lch(main.hex).h ?? 60;
  const warm = lch(main.hex).c < 0.01 || hue < 130 || hue > 330;
  const list = (warm ? [...WARM, ...COOL] : [...COOL, ...WARM]).filter((name) =>
    taken.every((hex) => difference(hex, COLOR_NAMES[name]) > 6),
  );
  return list.slice(0, 3).map((name) => named(name, 'default'));
}

/** How the hues of the chromatic colours relate (angles in OKLCH). */
export function harmonyOf(hexes: readonly string[]): Harmony {
  const chromatic = hexes.map(lch).filter((c) => c.c >= NEUTRAL);
  if (chromatic.length === 0) return 'neutral';
  if (chromatic.length === 1) return 'monochrome';
  const widest = Math.max(...chromatic.flatMap((a) => chromatic.map((b) => hueApart(a, b))));
  if (widest < 18) return 'monochrome';
  if (widest < 50) return 'analogous';
  if (chromatic.length > 2 && chromatic.every((a, i) => chromatic.every((b, j) => i === j || hueApart(a, b) > 80)))
    return 'triadic';
  return widest > 145 ? 'complementary' : 'contrasting';
}

/** The palette around a spec's colours: what the spec leaves open is chosen to go with its main colour. */
export function paletteOf(spec: GarmentSpec): Palette {
  const of = (role: string): PaletteColor | undefined => {
    const found = spec.colors.find((c) => c.role === role);
    return found && { name: found.name, hex: found.hex, source: found.source };
  };
  const main =
    of('main') ??
    (spec.colors[0] && { name: spec.colors[0].name, hex: spec.colors[0].hex, source: spec.colors[0].source }) ??
    named('navy', 'default');
  const trim = of('trim');
  const secondary = of('secondary') ?? trim ?? partner(main);
  const accent = of('accent') ?? (trim && secondary !== trim ? trim : accentFor(main));
  const hexes = [main.hex, secondary.hex, accent.hex];
  const ratio = Math.round(wcagContrast(main.hex, secondary.hex) * 100) / 100;
  return {
    main,
    secondary,
    accent,
    neutrals: neutralsFor(main, hexes),
    harmony: harmonyOf(hexes),
    contrast: {
      main_secondary: ratio,
      difference: Math.round(difference(main.hex, secondary.hex) * 10) / 10,
      level: ratio < 2 ? 'low' : ratio < 4.5 ? 'medium' : 'high',
    },
  };
}
