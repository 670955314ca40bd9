import { HOUR_MS, type VolatilityScale } from '../parameters.js';
import { PRESENT_VERSION, type MarketVersion } from '../version.js';

const MINUTE_MS = 60_000;

/** One component of the factor's log-variance; `leverage`: correlation of its shocks with the factor's return shock. */
export interface FactorScale extends VolatilityScale {
  leverage: number;
}

/**
 * The market factor. Scales from minutes to days superpose to a power-law decay of volatility's autocorrelation (Calvet &
 * Fisher 2001; two exponents for bitcoin: Takaishi, arXiv 2009.06874). Shocks are normal: tails are the mixture's.
 */
export const FACTOR = {
  /** annual volatility, fraction */
  volatility: 0.53,
  /** share of the variance that is diffusive; the rest comes as jumps */
  diffusiveShare: 0.9,
  scales: [
    { halfLifeMs: 4 * MINUTE_MS, deviation: 0.45, leverage: 0 },
    { halfLifeMs: 30 * MINUTE_MS, deviation: 0.65, leverage: -0.1 },
    { halfLifeMs: 3 * HOUR_MS, deviation: 0.8, leverage: -0.28 },
    { halfLifeMs: 20 * HOUR_MS, deviation: 0.85, leverage: -0.5 },
    { halfLifeMs: 240 * HOUR_MS, deviation: 0.7, leverage: -0.3 },
  ] as readonly FactorScale[],
  /** jumps come as often as in version 1, and more of them are squeezes; all markets show them at once */
  jumps: { meanUp: 0.0034, meanDown: 0.0024, probabilityUp: 0.56 },
};

/** Log-variance of each market's own part: the factor's, weakened, and components of its own. */
export const OWN = {
  shared: 0.8,
  scales: [
    { halfLifeMs: HOUR_MS, deviation: 0.5 },
    { halfLifeMs: 24 * HOUR_MS, deviation: 0.5 },
  ] as readonly VolatilityScale[],
};

/**
 * BTC shows the factor at once, the others through an error correction: p = β(F − G) + n with G and n decaying at rate
 * σ²(t)/gap² and n driven by a noise as strong as the factor. Each p alone is then exactly as uncorrelated as F, while
 * the correlation with BTC grows with the horizon (Epps 1979); in busy times faster, as seen (Tóth & Kertész 2009).
 */
export const LAG = {
  /** stationary standard deviation of what is still owed, per unit of β; fraction of price */
  gap: 3.4e-4,
};

/** Traded notional: persistent log-volume of a market's own on two scales, and an elasticity to volatility. */
export const VOLUME = {
  scales: [
    { halfLifeMs: 5 * MINUTE_MS, deviation: 0.45 },
    { halfLifeMs: 6 * HOUR_MS, deviation: 0.6 },
  ] as readonly VolatilityScale[],
  /** volume grows with the factor's volatility to this power */
  elasticity: 1,
  /** and with the season of volatility to this one */
  seasonal: 1.6,
};

/** Stationary variance of a sum of components. */
export const varianceOf = (scales: readonly { deviation: number }[]): number =>
  scales.reduce((total, { deviation }) => total + deviation ** 2, 0);

/** Log-volume per unit of the factor's log-variance, and log-volume's standard deviation around the usual for the hour. */
export const BUSY = VOLUME.elasticity / 2;
export const VOLUME_DEVIATION = Math.sqrt(BUSY ** 2 * varianceOf(FACTOR.scales) + varianceOf(VOLUME.scales));

/** Versions that share this law, and differ in their edges alone. */
export type Edition = Exclude<MarketVersion, 1>;

/** A unit-variance average of past standardised shocks, and the Sharpe ratio before costs that it is worth. */
interface Signal {
  halfLifeMs: number;
  sharpe: number;
}

/**
 * The declared predictable part, each edge by its Sharpe ratio before costs: drift = sharpe × volatility × signal. So no timing
 * of volatility can earn more than declared.
 */
export interface Edges {
  /** the factor goes on */
  trend: Signal;
  /** a market's own part comes back */
  reversion: Signal;
  /** a market's own part goes on where its volume was high, and comes back where it was low */
  volume: Signal;
}

/**
 * Version 2 remembers own parts for up to four days, so that a state shown 72 hours late still told something. Since version 3
 * everything is halved in a day: an eighth is left of a signal by then, and a sixty-fourth of what it told about the drift.
 */
const EDITIONS: Record<Edition, Edges> = {
  2: {
    trend: { halfLifeMs: 24 * HOUR_MS, sharpe: 2.8 },
    reversion: { halfLifeMs: 96 * HOUR_MS, sharpe: 1.5 },
    volume: { halfLifeMs: 72 * HOUR_MS, sharpe: 1.75 },
  },
  3: {
    trend: { halfLifeMs: 24 * HOUR_MS, sharpe: 3 },
    reversion: { halfLifeMs: 24 * HOUR_MS, sharpe: 2.5 },
    volume: { halfLifeMs: 24 * HOUR_MS, sharpe: 3.1 },
  },
};

/** The edges of an edition; of the present one when none is named. */
export const edgesOf = (edition: Edition = PRESENT_VERSION): Edges => EDITIONS[edition];

/** The edition of a state of this law. @throws RangeError for version 1, which is another law */
export function editionOf(version: MarketVersion): Edition {
  if (version === 1) throw new RangeError('version 1 of the market is another law');
  return version;
}

/** The factor rises from `from` to `until` o'clock UTC, and gives it back evenly over the rest of the day. */
export const LEANING_HOURS = { from: 21, until: 23, sharpe: 14 };
