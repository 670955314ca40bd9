import { DomainError, type FieldError } from '../../../../../common/kernel/errors.js';

/** Body measurements known to the drafts: plausible range in cm (shoulderSlope in degrees). */
export const MEASUREMENTS: Readonly<Record<string, { min: number; max: number }>> = {
  ankle: { min: 12, max: 60 },
  biceps: { min: 14, max: 75 },
  bustFront: { min: 22, max: 120 },
  bustPointToUnderbust: { min: 2, max: 25 },
  bustSpan: { min: 8, max: 45 },
  chest: { min: 48, max: 200 },
  crossSeam: { min: 36, max: 150 },
  crossSeamFront: { min: 16, max: 80 },
  crotchDepth: { min: 12, max: 60 },
  head: { min: 42, max: 75 },
  heel: { min: 18, max: 55 },
  highBust: { min: 46, max: 190 },
  highBustFront: { min: 22, max: 110 },
  hips: { min: 44, max: 220 },
  hpsToBust: { min: 12, max: 60 },
  hpsToWaistBack: { min: 22, max: 75 },
  hpsToWaistFront: { min: 22, max: 80 },
  inseam: { min: 30, max: 120 },
  knee: { min: 20, max: 80 },
  neck: { min: 22, max: 70 },
  seat: { min: 48, max: 230 },
  seatBack: { min: 25, max: 130 },
  shoulderSlope: { min: 0, max: 35 },
  shoulderToElbow: { min: 15, max: 60 },
  shoulderToShoulder: { min: 21, max: 80 },
  shoulderToWrist: { min: 26, max: 100 },
  underbust: { min: 44, max: 180 },
  upperLeg: { min: 26, max: 120 },
  waist: { min: 40, max: 210 },
  waistBack: { min: 20, max: 110 },
  waistToArmpit: { min: 8, max: 45 },
  waistToFloor: { min: 46, max: 150 },
  waistToHips: { min: 5, max: 30 },
  waistToKnee: { min: 25, max: 95 },
  waistToSeat: { min: 10, max: 50 },
  waistToUnderbust: { min: 1, max: 25 },
  waistToUpperLeg: { min: 14, max: 60 },
  wrist: { min: 10, max: 35 },
};

const DEGREES = new Set(['shoulderSlope']);

/** Problems of given measurements, by name; an empty list means they can be drafted. */
export function measurementProblems(given: Readonly<Record<string, unknown>>): FieldError[] {
  const each = Object.entries(given).flatMap(([name, value]) => problemsOf(name, value));
  return each.length > 0 ? each : relations(given as Record<string, number>);
}

function problemsOf(name: string, value: unknown): FieldError[] {
  const range = Object.hasOwn(MEASUREMENTS, name) ? MEASUREMENTS[name] : undefined;
  const path = `measurements.${name}`;
  if (!range) return [{ path, message: 'is not a measurement known to the patterns' }];
  const unit = DEGREES.has(name) ? 'degrees' : 'cm';
  if (typeof value !== 'number' || !Number.isFinite(value)) return [{ path, message: `must be a number in ${unit}` }];
  if (value < range.min || value > range.max)
    return [{ path, message: `must be between ${range.min} and ${range.max} ${unit}` }];
  return [];
}

/** Measurements that are part of another, and the most of it they can be. */
export const PARTS: [part: string, whole: string, most: number][] = [
  ['waistBack', 'waist', 0.75],
  ['seatBack', 'seat', 0.75],
  ['crossSeamFront', 'crossSeam', 0.75],
  ['bustFront', 'chest', 0.8],
  ['highBustFront', 'highBust', 0.8],
  ['waistToHips', 'waistToSeat', 1],
  ['waistToSeat', 'waistToUpperLeg', 1.15],
  ['waistToKnee', 'waistToFloor', 0.8],
  ['wrist', 'biceps', 1.1],
  ['bustSpan', 'chest', 0.35],
];

function relations(m: Record<string, number>): FieldError[] {
  return PARTS.filter(([part, whole, most]) => part in m && whole in m && m[part] > m[whole] * most).map(
    ([part, whole, most]) => ({
      path: `measurements.${part}`,
      message: `must be at most ${most === 1 ? whole : `${Math.round(most * 100)} % of ${whole}`}`,
    }),
  );
}

/** @throws DomainError `measurements_invalid` naming every problem */
export function assertMeasurements(given: Readonly<Record<string, unknown>>): void {
  const errors = measurementProblems(given);
  if (errors.length > 0)
    throw new DomainError('invalid', 'measurements_invalid', errors.map((e) => `${e.path} ${e.message}`).join('; '), {
      errors,
    });
}

/** cm → mm, angles unchanged. */
export function toMillimetres(cm: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(cm).map(([name, v]) => [name, DEGREES.has(name) ? v : v * 10]));
}

/** mm → cm, angles unchanged, rounded to 0.1. */
export function toCentimetres(mm: Readonly<Record<string, number>>): Record<string, number> {
  const round = (v: number) => Math.round(v * 10) / 10;
  return Object.fromEntries(Object.entries(mm).map(([name, v]) => [name, round(DEGREES.has(name) ? v : v / 10)]));
}
