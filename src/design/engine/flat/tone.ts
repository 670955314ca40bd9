import type { GarmentSpec } from '../spec.js';

export interface Tones {
  /** cloth */
  base: string;
  /** a second cloth or trim */
  second: string;
  /** inside of the garment seen through its neck */
  inside: string;
  rib: string;
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
export function tonesOf(spec: GarmentSpec): Tones {
  const main = spec.colors.find((c) => c.role === 'main') ?? spec.colors[0];
  const other = spec.colors.find((c) => c.role === 'secondary' || c.role === 'trim' || c.role === 'accent');
  const rgb = main ? parse(main.hex) : WHITE;
  const base = mix(rgb, WHITE, main ? 0.8 : 1);
  const second = other ? mix(parse(other.hex), WHITE, 0.72) : base;
  return { base, second, inside: mix(parse(base), SHADE, 0.16), rib: mix(parse(other ? second : base), SHADE, 0.05) };
}
