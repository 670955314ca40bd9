import { PARAMETERS } from '../parameters.js';
import { lowerThreshold, upperThreshold } from './circadian.js';
import { isAsleep, type Phase, type SleepFactors } from './pressure.js';

const P = PARAMETERS.sleep;

/** What decides about the phase at one second, besides the hour. */
export interface Sleeper {
  phase: Phase;
  /** second, and the one in which the phase began */
  second: number;
  phaseSince: number;
  /** sleep pressure, REM pressure, arousal, each [0, 1] */
  body: { S: number; R: number; A: number };
  /** whether this sleep has had REM (none ends before), and whether somebody has just said something that is not mere habit */
  bout: { dreamt: boolean; called: boolean };
}

/**
 * The phase after this second: at most one transition a second.
 * @param c circadian process @param strangest whether the running dream is the strangest of all that are remembered
 */
export function nextPhase(x: Sleeper, c: number, strangest: boolean): Phase {
  if (!isAsleep(x.phase))
    return x.phase === 'awake' ? fromAwake(x, upperThreshold(c)) : fromDrowsy(x, upperThreshold(c));
  if (x.bout.dreamt && wakes(x, c)) return 'awake';
  if (x.phase === 'nrem') return x.body.R >= P.remPressure.enter ? 'rem' : 'nrem';
  return fromRem(x, strangest);
}

/** Rested; or it is too loud to sleep on; or a voice reaches one who is no longer deeply tired. */
function wakes({ body: { S, A }, bout }: Sleeper, c: number): boolean {
  const { base, perS } = P.wakingArousal;
  return S <= lowerThreshold(c) || A > base + perS * S || (bout.called && S < upperThreshold(c));
}

function fromAwake({ body: { S, A }, second, phaseSince }: Sleeper, upper: number): Phase {
  if (S >= P.forced) return 'drowsy';
  const tired = S >= upper - P.drowsyMargin && A < P.drowsyArousal;
  return tired && second - phaseSince >= P.awakeMinSeconds ? 'drowsy' : 'awake';
}

/** The more tired, the more noise it falls asleep in. */
function fromDrowsy({ body: { S, A } }: Sleeper, upper: number): Phase {
  const { base, perExcess, most } = P.sleepArousal;
  if (S >= P.forced) return 'nrem';
  if (S >= upper && A <= Math.min(most, base + perExcess * (S - upper))) return 'nrem';
  return A >= P.drowsyArousal || S < upper - P.alertMargin ? 'awake' : 'drowsy';
}

function fromRem({ phase, body: { S, R } }: Sleeper, strangest: boolean): Phase {
  if (R <= P.remPressure.leave + P.remPressure.leavePerS * S) return 'nrem';
  return phase === 'lucid' || (strangest && S < P.lucid.maxSleepPressure) ? 'lucid' : 'rem';
}

/** Sleep inertia W on waking from a phase; deeper from NREM (Folkard & Åkerstedt's process W). */
export const inertiaAfter = (phase: Phase): number => (phase === 'nrem' ? P.inertia.afterNrem : P.inertia.afterRem);

/** How fast the thresholds move at most, per real second. */
const thresholdSpeed = (kappa: number): number => (P.circadianAmplitude * 2 * Math.PI * kappa) / (24 * 3600);

/**
 * For how many seconds without any event the phase lasts at least: from the distance to each threshold, and how fast they near
 * each other. In REM none where it might turn lucid, which is judged second by second.
 * @param c circadian process now @param f of one second @param kappa biological hours in a real hour
 */
export function restsFor(x: Sleeper, c: number, f: SleepFactors, kappa: number): number {
  const moves = thresholdSpeed(kappa);
  const { S, A } = x.body;
  if (isAsleep(x.phase)) return A > P.wakingArousal.base ? 0 : Math.min(sleepsFor(x, f), dozesFor(x, c, f, moves));
  const nears = (1 - S) * (1 - f.wake) + moves;
  const upper = upperThreshold(c);
  if (x.phase === 'awake') return steps(Math.min(P.forced, upper - P.drowsyMargin) - S, nears);
  if (A >= P.drowsyArousal) return 0;
  return Math.min(steps(Math.min(P.forced, upper) - S, nears), steps(S - upper + P.alertMargin, moves));
}

/** Until it might wake. */
const dozesFor = ({ bout, body: { S } }: Sleeper, c: number, f: SleepFactors, moves: number): number =>
  bout.dreamt ? steps(S - lowerThreshold(c), S * (1 - f.sleep) + moves) : Infinity;

/** Until REM might begin, end or turn lucid. */
function sleepsFor({ phase, body: { S, R } }: Sleeper, f: SleepFactors): number {
  const { enter, leave, leavePerS } = P.remPressure;
  if (phase === 'nrem') return steps(enter - R, (1 - R) * (1 - f.remNrem));
  const untilLucid = phase === 'rem' ? steps(S - P.lucid.maxSleepPressure, S * (1 - f.sleep)) : 0;
  return Math.min(untilLucid, steps(R - leave - leavePerS * S, R * (1 - f.remRem)));
}

/** Whole steps that a distance certainly holds; one is kept back for what rounding may do. */
const steps = (distance: number, step: number): number => Math.max(0, Math.floor(distance / step) - 1);
