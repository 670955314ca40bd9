const UNITS: Record<string, number> = { '': 1, kB: 1e3, MB: 1e6, GB: 1e9 };
/** A terabyte. */
const MOST = 1e12;

/** Bytes of `200MB`, `64kB`, `2GB` or a plain number; undefined for anything else, and above a terabyte. */
export function sizeIn(text: string | undefined): number | undefined {
  const [, digits, unit] = /^(\d{1,13})(kB|MB|GB)?$/.exec(text ?? '') ?? [];
  const bytes = Number(digits) * UNITS[unit ?? ''];
  return bytes <= MOST ? bytes : undefined;
}
