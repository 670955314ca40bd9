/** A picture of pixels. */
export interface Raster {
  /** RGBA, row by row */
  pixels: Uint8Array;
  width: number;
  height: number;
}
