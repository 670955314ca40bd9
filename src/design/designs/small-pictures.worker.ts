import { renderAsync } from '@resvg/resvg-js';
import { ILLUSTRATION_SIZE } from '../design.result.js';
import { halved } from '../engine/draw/raster/halved.js';
import { jpegOf } from '../engine/draw/raster/jpeg.js';

export interface SmallPictureInput {
  png: Uint8Array;
  /** pixels; the illustration's own width or a half, a quarter of it */
  width: number;
}

/** An illustration as JPEG of a width. Run in a worker thread. */
export async function smallPicture({ png, width }: SmallPictureInput): Promise<Uint8Array> {
  const place = `width="${ILLUSTRATION_SIZE.width}" height="${ILLUSTRATION_SIZE.height}"`;
  const href = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${place}><image ${place} href="${href}"/></svg>`;
  const drawn = await renderAsync(svg, { font: { loadSystemFonts: false }, background: '#fff', logLevel: 'off' });
  let raster = { pixels: drawn.pixels as Uint8Array, width: drawn.width, height: drawn.height };
  while (raster.width > width) raster = halved(raster);
  return jpegOf(raster);
}
