import { port } from './ports.js';

/** How many instant keys can still be given out. Tools answers; the snapshot shows it. */
export interface TrialSlots {
  /** TRIAL_SLOTS minus the instant keys of the last 30 days, an integer ≥ 0 */
  free(): Promise<number>;
}

export const TRIAL_SLOTS = port<TrialSlots>('trial-slots');
