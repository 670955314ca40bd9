import { USUAL_CHILD, childBody, childHeight, heightWith } from './children.js';
import { RUNS, chestAt, gradedBody, type BodyGender, type Wearer } from './grades.js';
import { MEASUREMENTS, PARTS, toCentimetres } from './measurements.js';

/** EU numbers of the letter sizes, two numbers a letter; their chests lie in the letters' intervals of EN 13402-3. */
const LETTERS: Record<string, { women: number; men: number }> = {
  XXS: { women: 28, men: 38 },
  XS: { women: 32, men: 42 },
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

/** Chest of a size label (`XS…3XL` or an EU number 32–66, of a child 92–164), cm; null when it is none. */
export function chestOfSize(size: string, gender: Wearer): number | null {
  if (gender === 'child') return childOf(size)?.chest ?? null;
  const label = size
    .trim()
    .toUpperCase()
    .replace(/^EU\s*/, '');
  if (Object.hasOwn(LETTERS, label)) return chestOfEu(LETTERS[label][gender], gender);
  const number = Number(label);
  return Number.isInteger(number) && number >= 30 && number <= 68 ? chestOfEu(number, gender) : null;
}

const childOf = (size: string): Record<string, number> | null => {
  const height = childHeight(size);
  return height === null ? null : childBody(height);
};

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

/** The library's body that a size run is graded from, cm. */
const middleBody = async (gender: BodyGender): Promise<Record<string, number>> =>
  (await standardBodies(gender))[RUNS[gender].model];

/** Of the adult size runs, cm. */
const SMALLEST_CHEST = 55;

/** The body of the size run with the wanted value of one measurement, cm. */
async function bodyBy(gender: Wearer, name: string, value: number): Promise<Record<string, number>> {
  if (gender === 'child') return childBody(heightWith(name, value) ?? USUAL_CHILD);
  const middle = await middleBody(gender);
  const { max } = MEASUREMENTS.chest;
  const chest = chestAt(gender, name, value, middle[name]) ?? RUNS[gender].baseChest;
  return gradedBody(gender, Math.max(SMALLEST_CHEST, Math.min(max, chest)), middle);
}

/**
 * Body of a size label, cm (shoulderSlope in degrees).
 * @returns null when the label is unknown
 */
export async function bodyOfSize(size: string, gender: Wearer): Promise<Record<string, number> | null> {
  if (gender === 'child') return childOf(size);
  const chest = chestOfSize(size, gender);
  return chest === null ? null : bodyBy(gender, 'chest', chest);
}

const GIRTHS = ['chest', 'waist', 'hips', 'seat', 'neck', 'highBust', 'underbust'];
const HEIGHTS = ['waistToFloor', 'inseam', 'waistToKnee', 'hpsToWaistBack', 'shoulderToWrist'];
/** Parts that are estimated from a whole, in proportion. */
export const DERIVED: readonly (readonly [part: string, whole: string])[] = [
  ['waistBack', 'waist'],
  ['seatBack', 'seat'],
  ['crossSeamFront', 'crossSeam'],
  ['bustFront', 'chest'],
  ['highBustFront', 'highBust'],
  ['hips', 'seat'],
  ['upperLeg', 'seat'],
];
const VERTICAL = /^(hps|waistTo|inseam|shoulderTo(Wrist|Elbow)|crossSeam|crotchDepth|bustPointTo)/;

/** What lies between waist and crotch, in proportion to how far they are apart. */
const DEPTHS = ['waistToUpperLeg', 'waistToSeat', 'crotchDepth'];
const rise = ({ waistToFloor, inseam }: Readonly<Record<string, number>>): number => waistToFloor - inseam;

/**
 * Fills what a person did not measure: the body of the size run with the first girth given, its heights scaled by the
 * given heights and its parts by the given wholes. Given values stay exactly as they are.
 * @param given cm @returns whole body in cm and the names that were estimated
 */
export async function completeBody(
  given: Readonly<Record<string, number>>,
  gender: Wearer,
  size: string | null = null,
): Promise<{ measurements: Record<string, number>; estimated: string[] }> {
  const base = await baseBody(given, gender, size);
  const stature = ratio(given, base, HEIGHTS);
  const filled: Record<string, number> = {};
  for (const [name, standard] of Object.entries(base))
    filled[name] = given[name] ?? (VERTICAL.test(name) ? standard * stature : standard);
  for (const [part, whole] of DERIVED)
    if (!(part in given) && whole in given) filled[part] = (base[part] * given[whole]) / base[whole];
  for (const depth of DEPTHS) if (!(depth in given)) filled[depth] = (base[depth] * rise(filled)) / rise(base);
  const rounded = Object.fromEntries(Object.entries(filled).map(([k, v]) => [k, Math.round(v * 10) / 10]));
  return {
    measurements: plausible(rounded, given),
    estimated: Object.keys(base).filter((name) => !(name in given)),
  };
}

/** Estimates never leave the plausible ranges and never contradict what was measured. */
function plausible(body: Record<string, number>, given: Readonly<Record<string, number>>): Record<string, number> {
  const out = { ...body };
  const tenth = (v: number, up: boolean): number => (up ? Math.ceil(v * 10) : Math.floor(v * 10)) / 10;
  for (const [name, { min, max }] of Object.entries(MEASUREMENTS))
    if (name in out && !(name in given)) out[name] = Math.max(min, Math.min(max, out[name]));
  for (let round = 0; round < 4; round++)
    for (const [part, whole, most] of PARTS) {
      if (!(part in out) || !(whole in out) || out[part] <= out[whole] * most) continue;
      if (!(part in given)) out[part] = Math.max(MEASUREMENTS[part].min, tenth(out[whole] * most, false));
      else if (!(whole in given)) out[whole] = Math.min(MEASUREMENTS[whole].max, tenth(out[part] / most, true));
    }
  return out;
}

async function baseBody(
  given: Readonly<Record<string, number>>,
  gender: Wearer,
  size: string | null,
): Promise<Record<string, number>> {
  const sizedChild = gender === 'child' && size ? childOf(size) : null;
  if (sizedChild) return sizedChild;
  if (gender === 'child') return childBase(given);
  const known = GIRTHS.find((name) => name in given);
  if (known) return bodyBy(gender, known, given[known]);
  const sized = size ? await bodyOfSize(size, gender) : null;
  return sized ?? bodyBy(gender, 'chest', chestOfEu(gender === 'women' ? 38 : 50, gender));
}

/** The child with the first height given, else the first girth. */
function childBase(given: Readonly<Record<string, number>>): Record<string, number> {
  const known = [...HEIGHTS, ...GIRTHS].find((name) => name in given && heightWith(name, given[name]) !== null);
  return childBody(known ? (heightWith(known, given[known]) ?? USUAL_CHILD) : USUAL_CHILD);
}

function ratio(given: Readonly<Record<string, number>>, base: Record<string, number>, names: string[]): number {
  const known = names.filter((name) => name in given);
  if (known.length === 0) return 1;
  return known.reduce((sum, name) => sum + given[name] / base[name], 0) / known.length;
}
