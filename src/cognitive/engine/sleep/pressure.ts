import { PARAMETERS } from '../parameters.js';

const { tauWakeHours, tauSleepHours, remPressure, inertia } = PARAMETERS.sleep;

export const PHASES = ['awake', 'drowsy', 'nrem', 'rem', 'lucid'] as const;
export type Phase = (typeof PHASES)[number];

export const isAsleep = (phase: Phase): boolean => phase === 'nrem' || phase === 'rem' || phase === 'lucid';

/** What is left of a distance to the target after a stretch of time, per process: e^(−dt/τ). */
export interface SleepFactors {
  readonly wake: number;
  readonly sleep: number;
  readonly remNrem: number;
  readonly remRem: number;
  readonly remWake: number;
  readonly inertia: number;
}

/** @param hours biological hours of the stretch */
export const sleepFactors = (hours: number): SleepFactors => ({
  wake: Math.exp(-hours / tauWakeHours),
  sleep: Math.exp(-hours / tauSleepHours),
  remNrem: Math.exp(-hours / remPressure.tauNremHours),
  remRem: Math.exp(-hours / remPressure.tauRemHours),
  remWake: Math.exp(-hours / remPressure.tauWakeHours),
  inertia: Math.exp(-hours / inertia.tauHours),
});

/** Sleep pressure S after a stretch: rises to 1 awake, falls to 0 asleep (Borbély 1982). */
export const sleepPressure = (S: number, asleep: boolean, f: SleepFactors): number =>
  asleep ? S * f.sleep : 1 - (1 - S) * f.wake;

/** REM pressure R after a stretch: builds in NREM, is spent in REM and lucid REM, fades awake. */
export function remPressureAfter(R: number, phase: Phase, f: SleepFactors): number {
  if (phase === 'nrem') return 1 - (1 - R) * f.remNrem;
  return R * (phase === 'rem' || phase === 'lucid' ? f.remRem : f.remWake);
}
