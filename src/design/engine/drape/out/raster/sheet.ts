import type { Raster } from '../../../draw/raster/raster.js';
import type { Surface, WornScene } from '../surface.js';
import { MIDDLE, type Camera } from './camera.js';
import { Lights } from './light.js';
import { pngOf } from './png.js';
import { soupOf } from './soup.js';
import { textureOf } from './texture.js';
import { FINER, FLOOR_CELLS, FLOOR_REACH, viewsOf, type Seen, type Showing } from './view.js';

/** From the front, from the back, and from the front to the wearer's left; degrees. */
const ANGLES = [0, 180, 38] as const;
/** Of the sheet, pixels; and how many of its heights a metre is. */
const HEIGHT = 1200;
const METRE = 0.596;
/** Of the sheet's height, what may lie between its middle and the top of the form: less than a metre is as long where a head needs it. */
const ROOM = 0.46;

/**
 * Front, back and three quarters beside each other, drawn without a graphics card; what is seen where, and in which light, is
 * found once for all that is shown. Same scene, same bytes.
 * @param height pixels, even; the sheets are one and a half times as wide
 */
export function sheetPngs(scene: WornScene, showings: readonly Showing[], height = HEIGHT): Buffer[] {
  const view: Omit<Camera, 'angle'> = { width: height / 2, height, scale: height * metreFor(scene) };
  const seen = lightedOf(scene, FINER * view.scale);
  const views = ANGLES.map((angle) => viewsOf(seen, { ...view, angle }, showings));
  return showings.map((_, k) => pngOf(sideBySide(views.map((shown) => shown[k]))));
}

export const sheetPng = (scene: WornScene, showing: Showing, height = HEIGHT): Buffer =>
  sheetPngs(scene, [showing], height)[0];

function metreFor({ form }: WornScene): number {
  let top = 0;
  for (let i = 1; i < form.positions.length; i += 3) top = Math.max(top, form.positions[i]);
  return Math.min(METRE, ROOM / Math.max(0.1, top - MIDDLE));
}

/** Cloth lies half a millimetre from the form, in flat triangles: the form is drawn so much smaller, metres, that it shows nowhere through. */
const INSET = 0.003;

const beneath = (form: Surface): Surface => ({
  ...form,
  positions: form.positions.map((at, i) => at - INSET * form.normals[i]),
});

/** @param scale pixels of a metre where it is seen */
function lightedOf({ form, panels, buttons }: WornScene, scale: number): Seen {
  const soup = soupOf([beneath(form), ...panels, ...(buttons ? [buttons] : [])]);
  const lights = new Lights(soup);
  const textures = soup.looks.map((look) => textureOf(look, scale));
  return { soup, lights, sky: lights.skyLit(), floor: floorOf(lights), textures };
}

function floorOf(lights: Lights): Float32Array {
  const at = (i: number): number => ((i + 0.5) / FLOOR_CELLS) * 2 * FLOOR_REACH - FLOOR_REACH;
  const floor = Float32Array.from({ length: FLOOR_CELLS ** 2 }, (_, i) =>
    lights.floorShade(at(i % FLOOR_CELLS), at(Math.floor(i / FLOOR_CELLS))),
  );
  return softened(softened(softened(floor)));
}

/** Each cell as the mean of itself and its neighbours; the rim is light. */
function softened(floor: Float32Array): Float32Array {
  const n = FLOOR_CELLS;
  return floor.map((_, i) => {
    if (i % n < 2 || i % n > n - 3 || i < 2 * n || i >= n * (n - 2)) return 0;
    let sum = 0;
    for (let dy = -2; dy <= 2; dy++) for (let dx = -2; dx <= 2; dx++) sum += floor[i + dy * n + dx];
    return sum / 25;
  });
}

function sideBySide(views: readonly Raster[]): Raster {
  const { width, height } = views[0];
  const sheet = { pixels: new Uint8Array(width * views.length * height * 4), width: width * views.length, height };
  views.forEach(({ pixels }, k) => {
    for (let y = 0; y < height; y++)
      sheet.pixels.set(pixels.subarray(y * width * 4, (y + 1) * width * 4), (y * sheet.width + k * width) * 4);
  });
  return sheet;
}
