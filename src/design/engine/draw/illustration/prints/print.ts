import type { Print } from '../../../garments/spec.js';
import type { Random } from '../../../../../common/kernel/random.js';
import type { Repeat } from '../fabrics/tiles.js';

/** What a print is drawn from. */
export interface Dye {
  /** The cloth's own colour. */
  readonly ground: string;
  /** Colours of the motif, one or more. */
  readonly inks: readonly string[];
  /** Drawing units per centimetre of the real garment. */
  readonly cm: number;
  /** Small figures; `cm` is less already. */
  readonly fine: boolean;
  readonly random: Random;
}

/** One repeat of a print at true scale, in drawing units. */
export type Printer = (dye: Dye) => Repeat;
export type Printers = Readonly<Partial<Record<Print, Printer>>>;

export const ink = (dye: Dye, i: number): string => dye.inks[i % dye.inks.length];
export const rect = (x: number, y: number, w: number, h: number, fill: string, opacity = 1): string =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${w.toFixed(1)}" height="${h.toFixed(1)}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;
export const fill = (d: string, color: string, opacity = 1): string =>
  `<path d="${d}" fill="${color}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;
export const stroke = (d: string, color: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width.toFixed(1)}" stroke-linecap="round"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}/>`;

/** A drawing put at places of a tile, and again over its borders so that the repeat has no seam. */
export function strewn(
  size: number,
  places: readonly (readonly [number, number])[],
  draw: (i: number) => string,
  height = size,
): string {
  return places
    .flatMap(([x, y], i) =>
      [-1, 0, 1]
        .flatMap((sx) => [-1, 0, 1].map((sy) => [x * size + sx * size, y * height + sy * height] as const))
        .filter(([px, py]) => px > -0.35 * size && px < 1.35 * size && py > -0.35 * height && py < 1.35 * height)
        .map(([px, py]) => `<g transform="translate(${px.toFixed(1)} ${py.toFixed(1)})">${draw(i)}</g>`),
    )
    .join('');
}
