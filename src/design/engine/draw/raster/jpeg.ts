import { encode } from 'jpeg-js';
import type { Raster } from './raster.js';

const QUALITY = 80;

/**
 * A picture as baseline JPEG with all colours kept (4:4:4): a drawing of some size in a tenth of its PNG.
 * @param raster what is transparent in it comes out as if it were not @param quality 1–100
 */
export const jpegOf = ({ pixels, width, height }: Raster, quality = QUALITY): Uint8Array =>
  encode({ data: pixels, width, height }, quality).data;
