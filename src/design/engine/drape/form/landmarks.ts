import { DomainError } from '../../../../common/kernel/errors.js';

/** Body measurements in metres under the names of the drafts; `shoulderSlope` in degrees. */
export type Metres = Readonly<Record<string, number>>;

export const inMetres = (body_cm: Readonly<Record<string, number>>): Metres =>
  Object.fromEntries(Object.entries(body_cm).map(([name, v]) => [name, name === 'shoulderSlope' ? v : v / 100]));

/** Heights above the floor, metres, from the ankle up. */
export interface Landmarks {
  ankle: number;
  calf: number;
  knee: number;
  thigh: number;
  crotch: number;
  seat: number;
  highHip: number;
  waist: number;
  underbust: number;
  bust: number;
  armpit: number;
  /** the point of the shoulder, where the sleeve is set in */
  shoulder: number;
  /** where shoulder and neck meet (highest point of the shoulder) */
  neckPoint: number;
  neck: number;
  top: number;
}

/** Shares of the leg or the neck; nobody measures them. Calf of the knee's height, ankle of the inseam. */
const CALF = 0.72;
const ANKLE = 0.105;
/** Height of the stump of the neck, and where the tape goes round it, of the neck's girth: at its root, where a collar is sewn on. */
const STUMP = { top: 0.2, tape: 0.02 } as const;

/** Heights that measurements give without a look at the form. @param above waist to neck point and to bust, vertical */
export function heightsOf(m: Metres, above: { neckPoint: number; bust: number }): Landmarks {
  const { waistToFloor: waist, inseam: crotch } = m;
  const neckPoint = waist + above.neckPoint;
  return {
    ankle: crotch * ANKLE,
    calf: (waist - m.waistToKnee) * CALF,
    knee: waist - m.waistToKnee,
    thigh: Math.min(waist - m.waistToUpperLeg, crotch * 0.96),
    crotch,
    seat: waist - m.waistToSeat,
    highHip: waist - m.waistToHips,
    waist,
    underbust: waist + Math.max(m.waistToUnderbust, above.bust - (m.bustPointToUnderbust ?? Infinity)),
    bust: waist + above.bust,
    armpit: waist + m.waistToArmpit,
    shoulder: neckPoint - drop(m),
    neckPoint,
    neck: neckPoint + m.neck * STUMP.tape,
    top: neckPoint + m.neck * STUMP.top,
  };
}

/** Nobody's shoulders are level: a form with flatter ones could not be sliced. */
const FLATTEST = 4;

/** Where the lines of neck and shoulder meet, half the width. */
export const neckHalf = (m: Metres): number => m.neck * 0.18;
/** Radius of the hollow between neck and shoulder, and how far out the neck point lies for it. */
export const hollow = (m: Metres): number => m.neck * 0.03;
export const neckPointHalf = (m: Metres): number => neckHalf(m) + hollow(m) / 4;

/** From the neck point down to the point of the shoulder, vertical. */
export const drop = (m: Metres): number =>
  (m.shoulderToShoulder / 2 - neckPointHalf(m)) * Math.tan((Math.max(FLATTEST, m.shoulderSlope) * Math.PI) / 180);

const NEEDED = [
  'ankle', 'biceps', 'bustFront', 'bustSpan', 'chest', 'highBust', 'highBustFront', 'hips', 'hpsToBust', 'hpsToWaistBack',
  'inseam', 'knee', 'neck', 'seat', 'seatBack', 'shoulderSlope', 'shoulderToElbow', 'shoulderToShoulder', 'shoulderToWrist',
  'underbust', 'upperLeg', 'waist', 'waistBack', 'waistToArmpit', 'waistToFloor', 'waistToHips', 'waistToKnee',
  'waistToSeat', 'waistToUnderbust', 'waistToUpperLeg', 'wrist',
] as const; // prettier-ignore

export const refused = (why: string): DomainError => new DomainError('unprocessable', 'no_form', why);

/** @throws DomainError `no_form` naming what is missing */
export function assertWhole(body_cm: Readonly<Record<string, number>>): void {
  const missing = NEEDED.filter((name) => !Number.isFinite(body_cm[name]) || body_cm[name] < 0);
  if (missing.length > 0) throw refused(`A form needs the body's ${missing.join(', ')}.`);
}

/** What must lie above what, and the least between them, metres. */
const ORDER: readonly (readonly [lower: keyof Landmarks, upper: keyof Landmarks, apart: number])[] = [
  ['ankle', 'calf', 0.02],
  ['calf', 'knee', 0.02],
  ['knee', 'thigh', 0.04],
  ['thigh', 'crotch', 0.005],
  ['crotch', 'seat', 0.008],
  ['seat', 'highHip', 0.01],
  ['highHip', 'waist', 0.02],
  ['waist', 'underbust', 0.01],
  ['underbust', 'bust', 0.01],
  ['underbust', 'armpit', 0.02],
  ['bust', 'shoulder', 0.03],
  ['armpit', 'shoulder', 0.02],
];

/** @throws DomainError `no_form` where heights contradict each other */
export function assertOrder(at: Landmarks): void {
  for (const [lower, upper, apart] of ORDER)
    if (!(at[upper] - at[lower] >= apart))
      throw refused(
        `By these measurements the ${upper} lies ${cm(at[upper])} and the ${lower} ${cm(at[lower])} above the floor, so that no body stands.`,
      );
}

const cm = (metres: number): string => `${(metres * 100).toFixed(1)} cm`;
