/** Pixels as JPEG takes them: 8 × 8 of brightness and of two differences of colour, and their cosine transform. */

export interface Raster {
  /** RGBA, row by row; what is transparent is not asked for */
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** Weights of red, green and blue and what is added (ITU-T T.871, JFIF): brightness less 128, blue and red differences. */
const CHANNELS = [
  [0.299, 0.587, 0.114, -128],
  [-0.168735892, -0.331264108, 0.5, 0],
  [0.5, -0.418687589, -0.081312411, 0],
] as const;

/** One channel of the 8 × 8 pixels from (`left`, `top`), −128 to 127; beyond the edges the last pixel goes on. */
export function blockOf({ pixels, width, height }: Raster, channel: number, left: number, top: number): Float64Array {
  const [r, g, b, plus] = CHANNELS[channel];
  const block = new Float64Array(64);
  for (let y = 0; y < 8; y++)
    for (let x = 0; x < 8; x++) {
      const at = (Math.min(top + y, height - 1) * width + Math.min(left + x, width - 1)) * 4;
      block[y * 8 + x] = r * pixels[at] + g * pixels[at + 1] + b * pixels[at + 2] + plus;
    }
  return block;
}

/** `WAVES[k][n]`: the k-th cosine at place n, orthonormal. */
const WAVES = Array.from({ length: 8 }, (_, k) =>
  Float64Array.from(
    { length: 8 },
    (__, n) => Math.cos(((2 * n + 1) * k * Math.PI) / 16) * (k ? 0.5 : Math.SQRT1_2 / 2),
  ),
);

/** Forward cosine transform: each row, then each column. */
export const transformed = (block: Float64Array): Float64Array => turned(turned(block));

/** Each row transformed, written as a column. */
function turned(block: Float64Array): Float64Array {
  const out = new Float64Array(64);
  for (let row = 0; row < 8; row++)
    for (let k = 0; k < 8; k++) {
      const wave = WAVES[k];
      let sum = 0;
      for (let n = 0; n < 8; n++) sum += block[row * 8 + n] * wave[n];
      out[k * 8 + row] = sum;
    }
  return out;
}
