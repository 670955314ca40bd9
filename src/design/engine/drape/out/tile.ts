import { Random } from '../../../../common/kernel/random.js';
import type { Cloth } from '../../draw/illustration/fabrics/cloth.js';
import type { Repeat } from '../../draw/illustration/fabrics/tiles.js';
import { Defs } from '../../draw/illustration/paint/scene.js';
import { rastered } from '../../draw/illustration/rendered.js';
import type { Tile } from './surface.js';

/** Drawing units per centimetre of a print, and per centimetre of a weave: stitches and wales at their true size. */
const [PRINT_CM, WEAVE_CM] = [8, 20];
/** A picture covers so much at least, and is so many pixels wide and high. */
const [LEAST_CM, PIXELS] = [8, 512];

/** A picture of weave and print that repeats without a seam; null for plain cloth. */
export async function tileOf(cloth: Cloth): Promise<Tile | null> {
  const { print, weave } = cloth.repeats({ cm: PRINT_CM, random: Random.from('worn') });
  if (!print && !weave) return null;
  const least = LEAST_CM * PRINT_CM;
  const [width, height] = print
    ? [several(print.width, least), several(print.height, least)]
    : [several(unitsOf(weave?.width), least), several(unitsOf(weave?.height), least)];
  const svg = tileSvg(cloth.surface.ramp.base, { width, height }, print, weave);
  const { pixels } = await rastered(svg, PIXELS, PIXELS);
  return { pixels, width: PIXELS, height: PIXELS, across: metresOf(width), along: metresOf(height) };
}

const unitsOf = (weaveUnits = 1): number => (weaveUnits * PRINT_CM) / WEAVE_CM;
const several = (size: number, least: number): number => size * Math.max(1, Math.ceil(least / size));
const metresOf = (units: number): number => units / PRINT_CM / 100;

/** Stretched to a square picture: the mapping onto the cloth stretches it back. */
function tileSvg(
  ground: string,
  { width, height }: { width: number; height: number },
  print: Repeat | null,
  weave: Repeat | null,
): string {
  const defs = new Defs();
  const box = `width="${width}" height="${height}"`;
  const laid = [print && layer(defs, print, 1, 1), weave && layer(defs, weave, ...fitting(weave, width, height))]
    .filter((id) => id !== null)
    .map((id) => `<rect ${box} fill="url(#${id})"/>`);
  const body = `<rect ${box} fill="${ground}"/>${laid.join('')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PIXELS}" height="${PIXELS}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${defs.toString()}${body}</svg>`;
}

/** How far a weave is scaled so that a whole number of its repeats fits. */
const fitting = (weave: Repeat, width: number, height: number): [number, number] => [
  width / Math.round(width / unitsOf(weave.width)) / weave.width,
  height / Math.round(height / unitsOf(weave.height)) / weave.height,
];

const layer = (defs: Defs, { width, height, markup }: Repeat, sx: number, sy: number): string =>
  defs.add(
    `<pattern id="ID" patternUnits="userSpaceOnUse" width="${width}" height="${height}" patternTransform="scale(${sx} ${sy})">${markup}</pattern>`,
  );
