import { clamp } from '../../../common/kernel/statistics.js';
import { INSTRUMENTS, priceMicro, toTick, type Instrument } from '../instruments.js';
import { FUNDING_SCALE, type Ticker } from '../ticker.js';
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

/** What is left of a sum after so many ms; of the last length asked for it is known, since most ticks are as long. */
function decay(halfLifeMs: number): (dt: number) => number {
  let [last, kept] = [0, 1];
  return (dt) => {
    if (dt !== last) [last, kept] = [dt, Math.pow(2, -dt / halfLifeMs)];
    return kept;
  };
}

const keptVariance = decay(VOLATILITY_HALF_LIFE_MS);
const keptTrend = decay(TREND_HALF_LIFE_MS);

/** The observation after new prices (USD) at a later `time`; equal or earlier times change nothing. */
export function observe(seen: Observed, time: number, prices: readonly number[]): Observed {
  const dt = time - seen.time;
  if (!(dt > 0)) return seen;
  const keepVariance = keptVariance(dt);
  const keepTrend = keptTrend(dt);
  const next: Observed = { time, mids: seen.mids.slice(), variance: seen.variance.slice(), trend: seen.trend.slice() };
  for (let i = 0; i < INSTRUMENTS.length; i++) {
    const mid = toTick(INSTRUMENTS[i], priceMicro(prices[i]));
    const move = Math.log(mid / seen.mids[i]);
    next.mids[i] = mid;
    next.variance[i] = keepVariance * seen.variance[i] + (1 - keepVariance) * ((move * move * YEAR_MS) / dt);
    next.trend[i] = keepTrend * seen.trend[i] + move;
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

/**
 * One market's prices in the exchange's integers: half spread widened by stress, depth ÷ stress, bid and ask on the tick and never
 * crossed. Changes the ticker.
 */
function price(ticker: Ticker, seen: Observed, instrument: Instrument, version: MarketVersion): void {
  const { index: i, tick_micro } = instrument;
  const mid = seen.mids[i];
  const pressure = stress(seen, i);
  const half = mid * instrument.half_spread * WIDENING[version](pressure);
  ticker.mid = mid;
  ticker.bid = toTick(instrument, mid - half, -1);
  ticker.ask = Math.max(toTick(instrument, mid + half, 1), ticker.bid + tick_micro);
  ticker.depth = Math.round(instrument.depth_usd / pressure) * 1e6;
  ticker.funding = Math.round(fundingRate(seen, i) * FUNDING_SCALE);
}

/** Prices all markets anew, in place. @param tickers in the order of SYMBOLS @param isHalted of market i */
export function priceAll(
  tickers: readonly Ticker[],
  seen: Observed,
  isHalted: (i: number) => boolean,
  version: MarketVersion,
): void {
  for (let i = 0; i < tickers.length; i++) {
    price(tickers[i], seen, INSTRUMENTS[i], version);
    tickers[i].halted = isHalted(i);
  }
}

/** Tickers of all markets in the order of SYMBOLS. @param version of the market; prices from outside are quoted as under the first */
export function tickersOf(seen: Observed, halted: readonly boolean[], version: MarketVersion = 1): Ticker[] {
  const tickers = INSTRUMENTS.map(() => ({ mid: 0, bid: 0, ask: 0, depth: 0, funding: 0, halted: false }));
  priceAll(tickers, seen, (i) => halted[i], version);
  return tickers;
}

/** What the ticker of market `i` says in USD and fractions, with the volatility that is observed. */
export const quoteIn = ({ mid, bid, ask, depth, halted }: Ticker, seen: Observed, i: number): Quote => ({
  symbol: INSTRUMENTS[i].symbol,
  price: mid / 1e6,
  bid: bid / 1e6,
  ask: ask / 1e6,
  depth_usd: depth / 1e6,
  volatility_annual: Math.sqrt(seen.variance[i]),
  funding_rate: fundingRate(seen, i),
  halted,
});

/** The same of all markets. */
export const quotesIn = (tickers: readonly Ticker[], seen: Observed): Record<MarketSymbol, Quote> =>
  Object.fromEntries(INSTRUMENTS.map(({ symbol, index: i }) => [symbol, quoteIn(tickers[i], seen, i)])) as Record<
    MarketSymbol,
    Quote
  >;

/** Quotes of an observation by itself. */
export const quotesOf = (
  seen: Observed,
  halted: readonly boolean[],
  version?: MarketVersion,
): Record<MarketSymbol, Quote> => quotesIn(tickersOf(seen, halted, version), seen);
