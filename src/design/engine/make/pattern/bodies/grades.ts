export type BodyGender = 'women' | 'men';
/** Whose bodies a size is of. */
export type Wearer = BodyGender | 'child';

/**
 * How a body of a size run differs from the run's base body. A size run is graded at constant height: girths follow
 * the chest, widths and the bodice a little, legs and arms hardly or not at all.
 *
 * Chest, waist and hip girths are the dress table of EN 13402-3 for women (waist = bust − 16; hip = bust + 8 to a bust
 * of 104, from there 5 for 6) and its suit table for men (waist = chest − 12). The other grades are usual ones of the
 * trade, cm per cm of chest, within what published body charts show.
 */
export interface Curve {
  /** cm at the base chest; null: as the library's middle body has it */
  base: number | null;
  /** cm per cm of chest up to the bend */
  small: number;
  /** cm per cm of chest beyond it */
  large: number;
}

interface Run {
  /** index of the library's middle body */
  model: number;
  /** cm */
  baseChest: number;
  /** chest from which sizes step wider and lengths a little less, cm */
  bend: number;
  curves: Readonly<Record<string, Curve>>;
}

const by = (small: number, large = small, base: number | null = null): Curve => ({ base, small, large });
const still = by(0);

/** Measures that are the same in both runs' rules. */
const COMMON: Readonly<Record<string, Curve>> = {
  ankle: by(0.08, 0.06),
  crossSeam: by(0.4, 0.3),
  crossSeamFront: by(0.2, 0.15),
  crotchDepth: by(0.03, 0.02),
  head: by(0.025, 0.015),
  heel: by(0.05, 0.04),
  hpsToWaistBack: by(0.07, 0.05),
  inseam: still,
  knee: by(0.22, 0.2),
  shoulderSlope: still,
  shoulderToElbow: by(0.02, 0.015),
  shoulderToWrist: by(0.04, 0.03),
  waistToArmpit: still,
  waistToFloor: still,
  waistToHips: still,
  waistToKnee: still,
  waistToSeat: still,
  waistToUnderbust: still,
  waistToUpperLeg: still,
  wrist: by(0.06, 0.05),
};

const WOMEN: Run = {
  model: 3,
  baseChest: 92,
  bend: 104,
  curves: {
    ...COMMON,
    biceps: by(0.3, 0.28),
    bustFront: by(0.55),
    bustPointToUnderbust: by(0.03, 0.02),
    bustSpan: by(0.12, 0.1),
    chest: by(1, 1, 92),
    highBust: by(0.9),
    highBustFront: by(0.46),
    hips: by(1, 0.92),
    hpsToBust: by(0.1, 0.08),
    hpsToWaistFront: by(0.09, 0.07),
    neck: by(0.17, 0.14),
    seat: by(1, 5 / 6, 100),
    seatBack: by(0.515, 0.43),
    shoulderToShoulder: by(0.12, 0.09),
    underbust: by(0.95),
    upperLeg: by(0.55, 0.48),
    waist: by(1, 1, 76),
    waistBack: by(0.48),
  },
};

const MEN: Run = {
  model: 3,
  baseChest: 100,
  bend: 112,
  curves: {
    ...COMMON,
    biceps: by(0.28, 0.25),
    bustFront: by(0.55),
    bustPointToUnderbust: by(0.01),
    bustSpan: by(0.1, 0.08),
    chest: by(1, 1, 100),
    highBust: by(1),
    highBustFront: by(0.52),
    hips: by(1, 0.92, 93),
    hpsToBust: by(0.07),
    hpsToWaistBack: by(0.07),
    shoulderToWrist: by(0.04),
    hpsToWaistFront: by(0.08, 0.07),
    inseam: by(0, 0, 82),
    neck: by(0.25, 0.22),
    seat: by(1, 5 / 6, 104),
    seatBack: by(0.55, 0.46),
    shoulderToShoulder: by(0.2, 0.15),
    underbust: by(0.98),
    upperLeg: by(0.55, 0.46),
    waist: by(1, 1, 88),
    waistBack: by(0.506, 0.506, 44.5),
  },
};

export const RUNS: Readonly<Record<BodyGender, Run>> = { women: WOMEN, men: MEN };

/** What a measure adds to the base, cm, at a chest. */
function grown(curve: Curve, run: Run, chest: number): number {
  const near = Math.min(chest, run.bend) - run.baseChest;
  return curve.small * near + curve.large * Math.max(0, chest - run.bend);
}

/**
 * The body of a size run with such a chest, cm (shoulderSlope in degrees), rounded to 0.1.
 * @param middle the library's body of that gender at `RUNS[gender].model`
 */
export function gradedBody(
  gender: BodyGender,
  chest: number,
  middle: Readonly<Record<string, number>>,
): Record<string, number> {
  const run = RUNS[gender];
  const at = ([name, value]: [string, number]): [string, number] => {
    const curve = run.curves[name] ?? still;
    return [name, Math.round(((curve.base ?? value) + grown(curve, run, chest)) * 10) / 10];
  };
  return Object.fromEntries(Object.entries(middle).map(at));
}

/** The chest at which a measure of the run has such a value, cm; null for measures that are the same in all sizes. */
export function chestAt(gender: BodyGender, name: string, value: number, base: number): number | null {
  const run = RUNS[gender];
  const curve = run.curves[name] ?? still;
  if (curve.small === 0) return null;
  const start = curve.base ?? base;
  const bend = start + curve.small * (run.bend - run.baseChest);
  return value <= bend ? run.baseChest + (value - start) / curve.small : run.bend + (value - bend) / curve.large;
}
