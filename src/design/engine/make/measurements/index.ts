import { isForChildren } from '../../garments/for-children.js';
import type { FoundMeasure } from '../../read/index.js';
import {
  MEASUREMENTS,
  bodyOfSize,
  chestOfSize,
  completeBody,
  measurementProblems,
  CHILD_SIZES,
  USUAL_CHILD,
  childBody,
  childHeight,
  type Wearer,
} from '../pattern/index.js';
import type { GarmentSpec } from '../../garments/garment-spec.js';
import { contradictions } from './contradictions.js';

export interface BodyRequest {
  /** Centimetres, the library's names. */
  measurements: Readonly<Record<string, number>> | null;
  size: string | null;
  /** Of the request; else the spec's. */
  gender: Wearer | null;
  /** Read from the text, centimetres. */
  found: readonly FoundMeasure[];
  spec: GarmentSpec;
}

export interface ResolvedBody {
  gender: Wearer;
  /** `M`, `EU 38`, `116`, or `made to measure`. */
  size: string;
  /** Whole body in cm under the library's names (shoulderSlope in degrees). */
  measurements: Record<string, number>;
  given: string[];
  estimated: string[];
  warnings: string[];
}

/** Sizes a made-to-order piece is charted in. */
export const CHART_SIZES = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'] as const;
const CHARTED = ['chest', 'waist', 'hips', 'seat', 'hpsToWaistBack', 'shoulderToWrist', 'inseam'] as const;

export interface SizeRow {
  size: string;
  /** cm */
  measurements: Record<(typeof CHARTED)[number], number>;
}

const genderOf = (request: BodyRequest): Wearer => {
  if (request.gender) return request.gender;
  const { gender, size } = request.spec;
  if (isForChildren({ gender }) || childHeight(request.size ?? size ?? '') !== null) return 'child';
  return gender === 'men' || gender === 'boys' ? 'men' : 'women';
};

/** "hips" in everyday words is the fullest part, which the patterns call seat. */
function fromText(found: readonly FoundMeasure[]): Record<string, number> {
  const known = found
    .filter((f) => Object.hasOwn(MEASUREMENTS, f.name))
    .map((f) => [f.name === 'hips' ? 'seat' : f.name, f.value] as const);
  return Object.fromEntries(known);
}

/** Body height scales the heights of the standard body: about 62 % of it lies below the waist. */
const WAIST_TO_FLOOR_OF_HEIGHT = 0.62;

function heightHint(found: readonly FoundMeasure[], gender: Wearer): Record<string, number> {
  const height = found.find((f) => f.name === 'height');
  if (height && gender === 'child') return { waistToFloor: childBody(height.value).waistToFloor };
  return height && height.value >= 120 && height.value <= 220
    ? { waistToFloor: Math.round(height.value * WAIST_TO_FLOOR_OF_HEIGHT * 10) / 10 }
    : {};
}

/** Whoever measures the hips and not the seat has gone round the fullest part: that is what the patterns call seat. */
function withSeat(given: Record<string, number>, warnings: string[]): Record<string, number> {
  if (given.hips === undefined || given.seat !== undefined) return given;
  warnings.push(
    `The hips of ${given.hips} cm are taken for the fullest girth; give the seat too where that is larger.`,
  );
  return { ...given, seat: given.hips };
}

/** Values of the text that cannot be a body's are left out and said so; those of the request were refused before. */
function plausible(values: Record<string, number>, warnings: string[]): Record<string, number> {
  const bad = new Set(measurementProblems(values).map((problem) => problem.path.replace('measurements.', '')));
  for (const name of bad)
    warnings.push(`The ${name} of ${values[name]} cm in the text is outside the plausible range and was not used.`);
  return Object.fromEntries(Object.entries(values).filter(([name]) => !bad.has(name)));
}

/**
 * The body a design is drafted for: measurements of the request, then of the text, the rest estimated by proportion
 * from the nearest standard body; without any, the asked or the default size (women's 38, men's 50).
 */
export async function resolveBody(request: BodyRequest): Promise<ResolvedBody> {
  const gender = genderOf(request);
  const warnings: string[] = [];
  const told = plausible({ ...heightHint(request.found, gender), ...fromText(request.found) }, warnings);
  const given = { ...told, ...request.measurements };
  warnings.push(...contradictions(given));
  const known = withSeat(given, warnings);
  const size = request.size ?? request.spec.size;
  const usable = size !== null && chestOfSize(size, gender) !== null ? size : null;
  if (size !== null && usable === null) warnings.push(`The size "${size}" is not known; the default size was used.`);
  const whole = await completeBody(known, gender, usable);
  const names = Object.keys(given);
  if (names.length > 0 && whole.estimated.length > 0)
    warnings.push(`${whole.estimated.length} measurements were estimated by proportion from ${names.join(', ')}.`);
  if (gender === 'child' && usable === null && names.length === 0)
    warnings.push(`No size of the child is told; ${USUAL_CHILD} is drafted. Sizes are body heights, 92 to 164.`);
  return {
    gender,
    size: names.length > 0 ? 'made to measure' : label(usable, gender),
    measurements: whole.measurements,
    given: names,
    estimated: whole.estimated,
    warnings,
  };
}

const label = (size: string | null, gender: Wearer): string => {
  if (gender === 'child') return size ?? String(USUAL_CHILD);
  const chosen = size ?? (gender === 'women' ? '38' : '50');
  return /^\d+$/.test(chosen) ? `EU ${chosen}` : chosen;
};

/** Sizes that a chart of these wearers lists: seven, of children every other. */
export const chartSizes = (gender: Wearer): readonly string[] =>
  gender === 'child' ? CHILD_SIZES.filter((_, i) => i % 2 === 0) : CHART_SIZES;

/** Body measurements of the letter sizes, of children's heights, cm. */
export async function sizeChart(gender: Wearer): Promise<SizeRow[]> {
  const rows = await Promise.all(
    chartSizes(gender).map(async (size) => ({ size, body: await bodyOfSize(size, gender) })),
  );
  return rows.map(({ size, body }) => ({
    size,
    measurements: Object.fromEntries(CHARTED.map((name) => [name, body?.[name] ?? 0])) as SizeRow['measurements'],
  }));
}
