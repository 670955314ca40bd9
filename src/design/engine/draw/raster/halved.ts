import type { Raster } from './raster.js';

/** The picture at half its width and height: each pixel the mean of four. @param raster of even width and height */
export function halved({ pixels, width, height }: Raster): Raster {
  const half = { pixels: new Uint8Array((width / 2) * (height / 2) * 4), width: width / 2, height: height / 2 };
  const row = width * 4;
  for (let i = 0; i < half.pixels.length; i++) {
    const pixel = i >> 2;
    const from = Math.floor(pixel / half.width) * 2 * row + (pixel % half.width) * 8 + (i & 3);
    half.pixels[i] = (pixels[from] + pixels[from + 4] + pixels[from + row] + pixels[from + row + 4] + 2) >> 2;
  }
  return half;
}
