/** Linear light, 0–1 each, of `#rrggbb` (IEC 61966-2-1). */
export const linearOf = (hex: string): [number, number, number] => {
  const at = (i: number): number => LINEAR[Number.parseInt(hex.slice(i, i + 2), 16)];
  return [at(1), at(3), at(5)];
};

/** Linear light of each sRGB byte. */
export const LINEAR = Float32Array.from({ length: 256 }, (_, i) => {
  const s = i / 255;
  return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
});

const STEPS = 4095;
const BYTES = Uint8Array.from({ length: STEPS + 1 }, (_, i) => {
  const l = i / STEPS;
  return Math.round(255 * (l <= 0.0031308 ? l * 12.92 : 1.055 * l ** (1 / 2.4) - 0.055));
});

/** The sRGB byte of linear light; what is outside 0–1 is cut off. */
export const byteOf = (linear: number): number => BYTES[Math.min(STEPS, Math.max(0, Math.round(linear * STEPS)))];
