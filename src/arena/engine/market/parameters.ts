/**
 * Constants of the simulated market. Sources: stylised facts after Cont, "Empirical properties of asset returns"
 * (Quantitative Finance 1, 2001); multi-scale log-variance OU after Perello, Masoliver & Bouchaud and arXiv 2009.06874;
 * self-exciting jumps after Hawkes 1971, double-exponential sizes after Kou 2002.
 */
export const HOUR_MS = 3_600_000;
export const YEAR_MS = 365 * 24 * HOUR_MS;

/** One mean-reverting component of log-variance: half-life in ms and stationary standard deviation. */
export interface VolatilityScale {
  halfLifeMs: number;
  deviation: number;
}

export const FACTOR = {
  /** annual volatility of the market factor, fraction */
  volatility: 0.5,
  /** share of the factor's variance that is diffusive; the rest comes as jumps */
  diffusiveShare: 0.85,
  /** correlation of the return shock with every variance shock (leverage effect) */
  leverage: -0.5,
  scales: [
    { halfLifeMs: 0.5 * HOUR_MS, deviation: 0.65 },
    { halfLifeMs: 12 * HOUR_MS, deviation: 0.55 },
    { halfLifeMs: 120 * HOUR_MS, deviation: 0.5 },
  ] as readonly VolatilityScale[],
};

/** Log-variance of each market's own part. */
export const OWN_SCALES: readonly VolatilityScale[] = [
  { halfLifeMs: 0.5 * HOUR_MS, deviation: 0.5 },
  { halfLifeMs: 12 * HOUR_MS, deviation: 0.5 },
];

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

/**
 * The declared predictable part. With x an exponentially weighted sum of past returns of rate κ, the drift is
 * strength · κ · x: the common factor trends (strength > 0), each market's own part reverts (strength < 0).
 */
export const PREDICTABLE = {
  trend: { halfLifeMs: 8 * HOUR_MS, strength: 0.25 },
  reversion: { halfLifeMs: 12 * HOUR_MS, strength: -0.25 },
};

/** Longest single transition, ms: longer gaps are walked in steps of this size. */
export const MAX_STEP_MS = 60_000;
