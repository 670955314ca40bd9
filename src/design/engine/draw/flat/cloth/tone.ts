import { clothOfPart, figureColors, groundColor, hasParts, otherColors } from '../../../cut/part-cloth.js';
import type { Cut } from '../../../cut/cut.js';
import { SPEC_PARTS, type SpecPart } from '../../../garments/spec.js';

export interface Tones {
  /** cloth */
  base: string;
  /** a second cloth or trim */
  second: string;
  /** inside of the garment seen through its neck */
  inside: string;
  rib: string;
  /** Of parts that the text gives a colour or cloth of their own. */
  parts?: Readonly<Partial<Record<SpecPart, string>>>;
}

type Rgb = [number, number, number];

const parse = (hex: string): Rgb => {
  const v = /^#([0-9a-f]{6})$/i.exec(hex)?.[1] ?? 'ffffff';
  return [0, 2, 4].map((i) => Number.parseInt(v.slice(i, i + 2), 16)) as Rgb;
};

const mix = (a: Rgb, b: Rgb, t: number): string =>
  `#${a
    .map((v, i) =>
      Math.round(v + (b[i] - v) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const WHITE: Rgb = [255, 255, 255];
const SHADE: Rgb = [70, 74, 84];

/** Light tints of the spec's colours, so that every construction line stays readable. */
export function tonesOf(spec: Cut): Tones {
  const main = groundColor(spec);
  const printed = spec.print !== null && spec.print !== 'solid';
  const other = otherColors(spec).find((c) => !printed || c.role === 'trim');
  const base = tintOf(main?.hex);
  const second = other ? mix(parse(other.hex), WHITE, 0.72) : base;
  const rib = mix(parse(other ? second : base), SHADE, 0.05);
  return { base, second, inside: mix(parse(base), SHADE, 0.16), rib, parts: partTones(spec, [base, second, rib]) };
}

const tintOf = (hex: string | undefined): string => (hex === undefined ? '#ffffff' : mix(parse(hex), WHITE, 0.8));

/** A tone for each part that is spoken of; no two alike, so that the pen knows the cloth by its tone. */
function partTones(spec: Cut, taken: readonly string[]): Tones['parts'] {
  if (!hasParts(spec)) return undefined;
  const tones: Partial<Record<SpecPart, string>> = {};
  const used = new Set(taken);
  for (const part of SPEC_PARTS) {
    const cloth = clothOfPart(spec, part);
    if (cloth === null) continue;
    const said = spec.colors.some((c) => c.hex === cloth.hex && c !== groundColor(spec));
    let rgb = parse(said ? mix(parse(cloth.hex), WHITE, 0.72) : tintOf(cloth.hex));
    while (used.has(mix(rgb, rgb, 0))) rgb = [rgb[0], rgb[1], rgb[2] > 0 ? rgb[2] - 1 : 1];
    tones[part] = mix(rgb, rgb, 0);
    used.add(mix(rgb, rgb, 0));
  }
  return tones;
}

/** The tones that a part is drawn with: its own where the text gives it one. */
export function tonesOfPart(tones: Tones, part: SpecPart): Tones {
  const own = tones.parts?.[part];
  if (own === undefined) return tones;
  return { ...tones, base: own, second: own, rib: mix(parse(own), SHADE, 0.05), inside: mix(parse(own), SHADE, 0.16) };
}

/** Colours of gradual prints, from the first. */
export const runOf = (spec: Cut): string[] => {
  const main = groundColor(spec);
  const all = [...(main ? [main] : []), ...otherColors(spec).filter((c) => c.role !== 'trim')].map((c) => c.hex);
  const own = all.length > 0 ? all : ['#8f8a83'];
  return own.length > 1 ? own : [own[0], mix(parse(own[0]), pale(parse(own[0])) ? SHADE : WHITE, 0.6)];
};

/** Between two colours of a run, as a light tint. @param t 0 first … 1 last */
export function runTint(run: readonly string[], t: number, white: number): string {
  const s = Math.min(0.9999, Math.max(0, t)) * (run.length - 1);
  const i = Math.floor(s);
  return mix(parse(mix(parse(run[i]), parse(run[i + 1] ?? run[i]), s - i)), WHITE, white);
}

/** Colours for hints of print and texture: the print's own colours, softened, else darker tones of the cloth. */
export function inksOf(spec: Cut): { a: string; b: string; block: string } {
  const main = groundColor(spec);
  const rest = figureColors(spec)
    .filter((c) => c.role !== 'trim' || c.parts?.includes('print'))
    .map((c) => parse(c.hex));
  const own = main ? parse(main.hex) : SHADE;
  const onDark = main !== undefined && !pale(own);
  const seen = (rgb: Rgb): string =>
    pale(rgb) && onDark ? mix(rgb, WHITE, 0.5) : mix(rgb, pale(rgb) ? SHADE : WHITE, 0.32);
  const block = mix(rest[0] ?? mixed(own, SHADE), WHITE, 0.72);
  return { a: seen(rest[0] ?? own), b: seen(rest[1] ?? rest[0] ?? mixed(own, SHADE)), block };
}

const pale = (rgb: Rgb): boolean => rgb.reduce((s, v) => s + v, 0) > 600;
const mixed = (a: Rgb, b: Rgb): Rgb => a.map((v, i) => Math.round((v + b[i]) / 2)) as Rgb;
