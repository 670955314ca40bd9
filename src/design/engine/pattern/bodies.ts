import { toCentimetres } from './measurements.js';

export type BodyGender = 'women' | 'men';

/** Letter sizes and their EU numbers on the standard bodies (EN 13402-3 chest girths, cm). */
const LETTERS: Record<string, { women: number; men: number }> = {
  XXS: { women: 32, men: 42 },
  XS: { women: 34, men: 44 },
  S: { women: 36, men: 46 },
  M: { women: 40, men: 50 },
  L: { women: 44, men: 54 },
  XL: { women: 48, men: 58 },
  XXL: { women: 52, men: 62 },
  '2XL': { women: 52, men: 62 },
  '3XL': { women: 56, men: 66 },
};

/** Chest girth of an EU size, cm: women's 36 is 84 and 46 is 104, +6 per size above; men's number is half the chest. */
function chestOfEu(size: number, gender: BodyGender): number {
  if (gender === 'men') return size * 2;
  return size <= 46 ? 84 + (size - 36) * 2 : 104 + (size - 46) * 3;
}

/** Chest of a size label (`XS…3XL` or an EU number 32–66), cm; null when it is neither. */
export function chestOfSize(size: string, gender: BodyGender): number | null {
  const label = size
    .trim()
    .toUpperCase()
    .replace(/^EU\s*/, '');
  if (Object.hasOwn(LETTERS, label)) return chestOfEu(LETTERS[label][gender], gender);
  const number = Number(label);
  return Number.isInteger(number) && number >= 30 && number <= 68 ? chestOfEu(number, gender) : null;
}

interface Models {
  sizes: Record<string, number[]>;
  cisFemaleAdult: Record<number, Record<string, number>>;
  cisMaleAdult: Record<number, Record<string, number>>;
}

const models = async (): Promise<Models> => (await import('@freesewing/models')) as unknown as Models;

/** The library's adult bodies of a gender in rising size, cm. */
export async function standardBodies(gender: BodyGender): Promise<Record<string, number>[]> {
  const all = await models();
  const set = gender === 'women' ? all.cisFemaleAdult : all.cisMaleAdult;
  const sizes = gender === 'women' ? all.sizes.cisFemaleAdult : all.sizes.cisMaleAdult;
  return sizes.map((size) => toCentimetres(set[size]));
}

/** A whole body with the wanted value of one measurement, between (or a little beyond) the library's bodies, cm. */
export async function bodyBy(gender: BodyGender, name: string, value: number): Promise<Record<string, number>> {
  const bodies = await standardBodies(gender);
  const above = bodies.findIndex((b) => b[name] >= value);
  const i = Math.max(1, above === -1 ? bodies.length - 1 : above);
  const [a, b] = [bodies[i - 1], bodies[i]];
  const t = Math.max(-1, Math.min(3, (value - a[name]) / (b[name] - a[name] || 1)));
  const keys = Object.keys(b);
  return Object.fromEntries(keys.map((k) => [k, Math.round((a[k] + (b[k] - a[k]) * t) * 10) / 10]));
}

/**
 * Body of a size label, cm (shoulderSlope in degrees).
 * @returns null when the label is unknown
 */
export async function bodyOfSize(size: string, gender: BodyGender): Promise<Record<string, number> | null> {
  const chest = chestOfSize(size, gender);
  return chest === null ? null : bodyBy(gender, 'chest', chest);
}

const GIRTHS = ['chest', 'waist', 'hips', 'seat', 'neck', 'highBust', 'underbust'];
const HEIGHTS = ['waistToFloor', 'inseam', 'waistToKnee', 'hpsToWaistBack', 'shoulderToWrist'];
const DERIVED: [string, string][] = [
  ['waistBack', 'waist'],
  ['seatBack', 'seat'],
  ['crossSeamFront', 'crossSeam'],
  ['bustFront', 'chest'],
  ['highBustFront', 'highBust'],
];
const VERTICAL = /^(hps|waistTo|inseam|shoulderTo(Wrist|Elbow)|crossSeam|crotchDepth|bustPointTo)/;

/**
 * Fills what a person did not measure: a standard body of the nearest girth, its heights scaled by the given heights and
 * its halves by the given wholes. Given values stay exactly as they are.
 * @param given cm @returns whole body in cm and the names that were estimated
 */
export async function completeBody(
  given: Readonly<Record<string, number>>,
  gender: BodyGender,
  size: string | null = null,
): Promise<{ measurements: Record<string, number>; estimated: string[] }> {
  const base = await baseBody(given, gender, size);
  const stature = ratio(given, base, HEIGHTS);
  const filled: Record<string, number> = {};
  for (const [name, standard] of Object.entries(base))
    filled[name] = given[name] ?? (VERTICAL.test(name) ? standard * stature : standard);
  for (const [part, whole] of DERIVED)
    if (!(part in given) && whole in given) filled[part] = (base[part] * given[whole]) / base[whole];
  const measurements = Object.fromEntries(Object.entries(filled).map(([k, v]) => [k, Math.round(v * 10) / 10]));
  return { measurements, estimated: Object.keys(base).filter((name) => !(name in given)) };
}

async function baseBody(
  given: Readonly<Record<string, number>>,
  gender: BodyGender,
  size: string | null,
): Promise<Record<string, number>> {
  const known = GIRTHS.find((name) => name in given);
  if (known) return bodyBy(gender, known, given[known]);
  const sized = size ? await bodyOfSize(size, gender) : null;
  return sized ?? bodyBy(gender, 'chest', chestOfEu(gender === 'women' ? 38 : 50, gender));
}

function ratio(given: Readonly<Record<string, number>>, base: Record<string, number>, names: string[]): number {
  const known = names.filter((name) => name in given);
  if (known.length === 0) return 1;
  return known.reduce((sum, name) => sum + given[name] / base[name], 0) / known.length;
}
