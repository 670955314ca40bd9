import { PARAMETERS } from '../parameters.js';
import { isAsleep, type Phase } from './pressure.js';

const P = PARAMETERS.sleep;

/** What decides about the phase at one second. */
export interface PhaseInputs {
  phase: Phase;
  /** seconds spent in the phase */
  since: number;
  /** sleep pressure, REM pressure, arousal, each [0, 1] */
  S: number;
  R: number;
  A: number;
  /** thresholds H⁺ and H⁻ at this second */
  upper: number;
  lower: number;
  /** whether the running dream is the strangest of all that are remembered */
  strangest: boolean;
  /** whether this sleep has had REM; none ends before */
  dreamt: boolean;
  /** whether somebody has just said something that is not mere habit */
  called: boolean;
}

/** The phase after this second: at most one transition a second. */
export function nextPhase(x: PhaseInputs): Phase {
  if (!isAsleep(x.phase)) return x.phase === 'awake' ? fromAwake(x) : fromDrowsy(x);
  if (x.dreamt && wakes(x)) return 'awake';
  if (x.phase === 'nrem') return x.R >= P.remPressure.enter ? 'rem' : 'nrem';
  return fromRem(x);
}

/** Rested; or it is too loud to sleep on; or a voice reaches one who is no longer deeply tired. */
function wakes({ S, A, lower, upper, called }: PhaseInputs): boolean {
  const { base, perS } = P.wakingArousal;
  return S <= lower || A > base + perS * S || (called && S < upper);
}

function fromAwake(x: PhaseInputs): Phase {
  if (x.S >= P.forced) return 'drowsy';
  const tired = x.S >= x.upper - P.drowsyMargin && x.A < P.drowsyArousal;
  return tired && x.since >= P.awakeMinSeconds ? 'drowsy' : 'awake';
}

/** The more tired, the more noise it falls asleep in. */
function fromDrowsy(x: PhaseInputs): Phase {
  const { base, perExcess, most } = P.sleepArousal;
  if (x.S >= P.forced) return 'nrem';
  if (x.S >= x.upper && x.A <= Math.min(most, base + perExcess * (x.S - x.upper))) return 'nrem';
  return x.A >= P.drowsyArousal || x.S < x.upper - P.alertMargin ? 'awake' : 'drowsy';
}

function fromRem(x: PhaseInputs): Phase {
  if (x.R <= P.remPressure.leave + P.remPressure.leavePerS * x.S) return 'nrem';
  return x.phase === 'lucid' || (x.strangest && x.S < P.lucid.maxSleepPressure) ? 'lucid' : 'rem';
}

/** Sleep inertia W on waking from a phase; deeper from NREM (Folkard & Åkerstedt's process W). */
export const inertiaAfter = (phase: Phase): number => (phase === 'nrem' ? P.inertia.afterNrem : P.inertia.afterRem);
