import { renderAsync } from '@resvg/resvg-js';
import { jpegOf } from '../raster/jpeg.js';
import type { Raster } from '../raster/raster.js';

/** Off the calling thread; no system font is read. */
const rendered = (svg: string, width: number, height: number) =>
  renderAsync(svg, {
    font: { loadSystemFonts: false },
    fitTo: width <= height ? { mode: 'width', value: width } : { mode: 'height', value: height },
    logLevel: 'off',
  });

/** PNG bytes of a drawing at a size in pixels. */
export async function renderPng(svg: string, width: number, height: number): Promise<Uint8Array> {
  return (await rendered(svg, width, height)).asPng();
}

/** JPEG bytes of a drawing that leaves nothing transparent, at a size in pixels. */
export async function renderJpeg(svg: string, width: number, height: number): Promise<Uint8Array> {
  return jpegOf(await rastered(svg, width, height));
}

/** The pixels of a drawing at a size in pixels. */
export async function rastered(svg: string, width: number, height: number): Promise<Raster> {
  const image = await rendered(svg, width, height);
  return { pixels: image.pixels, width: image.width, height: image.height }; // each look at them makes a copy
}
