import { HOUR_MS, type VolatilityScale } from '../parameters.js';

/**
 * Constants of version 1 of the simulated market. Sources: stylised facts after Cont, "Empirical properties of asset returns"
 * (Quantitative Finance 1, 2001); multi-scale log-variance OU after Perello, Masoliver & Bouchaud and arXiv 2009.06874.
 */
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

/**
 * The declared predictable part. With x an exponentially weighted sum of past returns of rate κ, the drift is
 * strength · κ · x: the common factor trends (strength > 0), each market's own part reverts (strength < 0).
 */
export const PREDICTABLE = {
  trend: { halfLifeMs: 8 * HOUR_MS, strength: 0.25 },
  reversion: { halfLifeMs: 12 * HOUR_MS, strength: -0.25 },
};
