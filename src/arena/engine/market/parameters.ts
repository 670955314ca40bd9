export const HOUR_MS = 3_600_000;
export const YEAR_MS = 365 * 24 * HOUR_MS;

/** One mean-reverting component of log-variance: half-life in ms and stationary standard deviation. */
export interface VolatilityScale {
  halfLifeMs: number;
  deviation: number;
}

/** Jumps of the factor: self-exciting after Hawkes 1971, sizes double-exponential after Kou 2002. */
export const JUMPS = {
  /** jumps per ms without self-excitation: 2 a day */
  baseRate: 2 / (24 * HOUR_MS),
  /** expected children of one jump */
  branching: 0.6,
  halfLifeMs: 0.5 * HOUR_MS,
  /** mean log size upwards and downwards, and the probability of up */
  meanUp: 0.003,
  meanDown: 0.0042,
  probabilityUp: 0.45,
};

/** Longest single transition, ms: longer gaps are walked in steps of this size. */
export const MAX_STEP_MS = 60_000;
