/** Sizes of children: body heights in cm, six apart, as EN 13402-3 labels them. */
export const CHILD_SIZES = [
  '92',
  '98',
  '104',
  '110',
  '116',
  '122',
  '128',
  '134',
  '140',
  '146',
  '152',
  '158',
  '164',
] as const;

/** Heights, cm, at which the table below is written; between them it is read off straight lines. */
const HEIGHTS = [92, 104, 116, 128, 140, 152, 164] as const;

/**
 * A child's body by height, cm. Chest, waist, seat, inseam and arm lie in the middle of the charts that European makers of
 * children's wear publish for the heights of EN 13402-3; boys and girls share them, as most of those charts do. The other
 * measures are proportions of growing bodies, rounded: they are estimates, and a child is better measured.
 */
const TABLE: Readonly<Record<string, readonly number[]>> = {
  ankle: [15, 16, 17.2, 18.5, 20, 21.5, 22.5],
  biceps: [16.5, 17.5, 18.7, 20, 21.7, 23.7, 25.5],
  chest: [54, 56.5, 60, 64.5, 70.5, 77, 84],
  head: [49.5, 51, 52.5, 53.5, 54.5, 55.5, 56],
  heel: [21, 22.5, 24.5, 26.5, 28.7, 30.8, 32.5],
  hpsToBust: [13.6, 14.9, 16.3, 17.8, 19.5, 21.5, 23.7],
  hpsToWaistBack: [24.5, 26.8, 29, 31.5, 34.2, 37.2, 40.2],
  inseam: [35.5, 42.5, 50, 57.5, 64.5, 70.5, 76.5],
  knee: [22.5, 24.2, 26.2, 28.3, 30.7, 33, 35],
  neck: [25.8, 27, 28.3, 29.8, 31.5, 33.3, 35.2],
  seat: [56, 59.5, 64, 69.5, 75.5, 82, 89],
  shoulderToElbow: [18, 21, 24, 27, 29.7, 32.4, 35],
  shoulderToShoulder: [24.5, 27, 29.3, 31.7, 34.3, 37, 39.5],
  shoulderToWrist: [31, 36, 41.3, 46.3, 51, 55.5, 60],
  upperLeg: [31.5, 34, 37, 40.5, 44.5, 48.5, 52.5],
  waist: [51, 53, 55.5, 58.5, 62.5, 67, 71.5],
  waistToFloor: [53.5, 61.8, 70.3, 78.7, 86.8, 94.3, 101.5],
  waistToKnee: [29.5, 34.8, 40, 45, 49.8, 54.3, 58.5],
  wrist: [11.8, 12.4, 13, 13.7, 14.4, 15.1, 15.8],
};

/** What follows from those, as a usual body has it. */
const DERIVED: Readonly<Record<string, (body: Readonly<Record<string, number>>) => number>> = {
  bustFront: ({ chest }) => chest * 0.51,
  bustPointToUnderbust: ({ chest }) => chest * 0.06,
  bustSpan: ({ chest }) => chest * 0.185,
  crossSeam: (body) => depth(body) * 2 + body.seat * 0.14,
  crossSeamFront: (body) => (depth(body) * 2 + body.seat * 0.14) * 0.475,
  crotchDepth: (body) => depth(body),
  highBust: ({ chest }) => chest * 0.99,
  highBustFront: ({ chest }) => chest * 0.5,
  hips: ({ waist, seat }) => waist * 0.35 + seat * 0.65,
  hpsToWaistFront: ({ hpsToWaistBack }) => hpsToWaistBack - 0.4,
  seatBack: ({ seat }) => seat * 0.53,
  shoulderSlope: () => 13,
  underbust: ({ chest, waist }) => chest * 0.8 + waist * 0.2,
  waistBack: ({ waist }) => waist * 0.5,
  waistToArmpit: ({ hpsToWaistBack }) => hpsToWaistBack * 0.46,
  waistToHips: (body) => depth(body) * 0.38,
  waistToSeat: (body) => depth(body) * 0.74,
  waistToUnderbust: ({ hpsToWaistBack }) => hpsToWaistBack * 0.15,
  waistToUpperLeg: (body) => depth(body) * 0.93,
};

const depth = ({ waistToFloor, inseam }: Readonly<Record<string, number>>): number => waistToFloor - inseam;
const tenth = (value: number): number => Math.round(value * 10) / 10;

/** A measure of the table at a height. */
function at(values: readonly number[], height: number): number {
  const i = Math.min(
    HEIGHTS.length - 2,
    Math.max(
      0,
      HEIGHTS.findLastIndex((h) => h <= height),
    ),
  );
  const part = (height - HEIGHTS[i]) / (HEIGHTS[i + 1] - HEIGHTS[i]);
  return values[i] + (values[i + 1] - values[i]) * part;
}

const within = (height: number): number => Math.max(HEIGHTS[0], Math.min(HEIGHTS[HEIGHTS.length - 1], height));

/** The whole body of a child, cm (shoulderSlope in degrees). @param height cm; outside 92–164 the nearest of them */
export function childBody(height: number): Record<string, number> {
  const table = Object.fromEntries(Object.entries(TABLE).map(([name, values]) => [name, at(values, within(height))]));
  const derived = Object.fromEntries(Object.entries(DERIVED).map(([name, from]) => [name, from(table)]));
  return Object.fromEntries(Object.entries({ ...table, ...derived }).map(([name, value]) => [name, tenth(value)]));
}

/** The height of the child that has such a measure, cm; null for what says nothing of it. */
export function heightWith(name: string, value: number): number | null {
  const values = Object.hasOwn(TABLE, name) ? TABLE[name] : undefined;
  if (!values) return null;
  const i = Math.min(
    HEIGHTS.length - 2,
    Math.max(
      0,
      values.findLastIndex((v) => v <= value),
    ),
  );
  const part = (value - values[i]) / (values[i + 1] - values[i]);
  return within(HEIGHTS[i] + part * (HEIGHTS[i + 1] - HEIGHTS[i]));
}

/** Height of a size label of children, cm; null when it is none. */
export const childHeight = (size: string): number | null =>
  (CHILD_SIZES as readonly string[]).includes(size.trim()) ? Number(size) : null;

/** Where nothing tells: about six years. */
export const USUAL_CHILD = 116;
