import { clamp } from '../../../common/kernel/statistics.js';
import { INSTRUMENTS, priceMicro, toTick, type Instrument } from '../instruments.js';
import type { MarketSymbol, Quote } from '../types.js';
import { HOUR_MS, YEAR_MS } from './parameters.js';
import type { MarketVersion } from './version.js';

const VOLATILITY_HALF_LIFE_MS = 0.5 * HOUR_MS;
const TREND_HALF_LIFE_MS = 8 * HOUR_MS;
const FUNDING = { interest: 1e-4, crowding: 0.02, cap: 5e-4, hoursPerRate: 8 };

/** What anybody can compute from published prices alone; quotes are made from this, so they leak no latent state. */
export interface Observed {
  time: number;
  /** last accepted mid per market, micro-USD, a multiple of the tick */
  mids: number[];
  /** EWMA of squared log returns per year, half-life 30 min */
  variance: number[];
  /** exponentially weighted sum of log returns, half-life 8 h */
  trend: number[];
}

/** Observation begins: volatilities at their long-run values. @param prices USD per market */
export function beginObserving(time: number, prices: readonly number[]): Observed {
  return {
    time,
    mids: INSTRUMENTS.map((instrument, i) => toTick(instrument, priceMicro(prices[i]))),
    variance: INSTRUMENTS.map((instrument) => instrument.volatility ** 2),
    trend: INSTRUMENTS.map(() => 0),
  };
}

/** The observation after new prices (USD) at a later `time`; equal or earlier times change nothing. */
export function observe(seen: Observed, time: number, prices: readonly number[]): Observed {
  const dt = time - seen.time;
  if (!(dt > 0)) return seen;
  const keepVariance = Math.pow(2, -dt / VOLATILITY_HALF_LIFE_MS);
  const keepTrend = Math.pow(2, -dt / TREND_HALF_LIFE_MS);
  const next: Observed = { time, mids: [], variance: [], trend: [] };
  for (let i = 0; i < INSTRUMENTS.length; i++) {
    const mid = toTick(INSTRUMENTS[i], priceMicro(prices[i]));
    const move = Math.log(mid / seen.mids[i]);
    next.mids.push(mid);
    next.variance.push(keepVariance * seen.variance[i] + (1 - keepVariance) * ((move * move * YEAR_MS) / dt));
    next.trend.push(keepTrend * seen.trend[i] + move);
  }
  return next;
}

/** Observable annual volatility of market `i` relative to its long-run value, kept within [¼, 8]. */
const stress = (seen: Observed, i: number): number =>
  clamp(Math.sqrt(seen.variance[i]) / INSTRUMENTS[i].volatility, 0.25, 8);

/**
 * Hourly funding rate: clamp(premium, ±.05 %)/8, the premium being the interest of .01 % plus the crowding that
 * follows the 8-hour trend. Positive: longs pay shorts.
 */
export const fundingRate = (seen: Observed, i: number): number =>
  clamp(FUNDING.interest + FUNDING.crowding * seen.trend[i], -FUNDING.cap, FUNDING.cap) / FUNDING.hoursPerRate;

/** How a half spread grows with stress: since version 2 in proportion, so that haste costs when it would pay. */
const WIDENING: Record<MarketVersion, (stress: number) => number> = {
  1: Math.sqrt,
  2: (stress) => stress,
  3: (stress) => stress,
};

/** One market's quote: half spread widened by stress, depth ÷ stress, bid and ask on the tick and never crossed. */
function quoteOf(seen: Observed, instrument: Instrument, halted: boolean, version: MarketVersion): Quote {
  const i = instrument.index;
  const pressure = stress(seen, i);
  const half = seen.mids[i] * instrument.half_spread * WIDENING[version](pressure);
  const bid = toTick(instrument, seen.mids[i] - half, -1);
  return {
    symbol: instrument.symbol,
    price: seen.mids[i] / 1e6,
    bid: bid / 1e6,
    ask: Math.max(toTick(instrument, seen.mids[i] + half, 1), bid + instrument.tick_micro) / 1e6,
    depth_usd: Math.round(instrument.depth_usd / pressure),
    volatility_annual: Math.sqrt(seen.variance[i]),
    funding_rate: fundingRate(seen, i),
    halted,
  };
}

/** @param version of the market; prices from outside are quoted as under the first */
export function quotesOf(
  seen: Observed,
  halted: readonly boolean[],
  version: MarketVersion = 1,
): Record<MarketSymbol, Quote> {
  const quotes = INSTRUMENTS.map((one) => [one.symbol, quoteOf(seen, one, halted[one.index], version)] as const);
  return Object.fromEntries(quotes) as Record<MarketSymbol, Quote>;
}
