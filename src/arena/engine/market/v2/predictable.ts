import { INSTRUMENTS } from '../../instruments.js';
import type { MarketSymbol } from '../../types.js';
import { HOUR_MS, YEAR_MS } from '../parameters.js';
import { edgesOf, FACTOR, LAG, LEANING_HOURS, type Edges, type Edition } from './parameters.js';

const HORIZONS = { '1m': HOUR_MS / 60, '1h': HOUR_MS, '24h': 24 * HOUR_MS };
type Horizon = keyof typeof HORIZONS;

/**
 * Share of the variance over `horizonMs` of the part it moves that a unit-variance signal of this half-life and Sharpe ratio
 * explains: s²(1 − e^(−κh))²/(κ²h), h in years, to first order.
 */
function signalR2({ halfLifeMs, sharpe }: { halfLifeMs: number; sharpe: number }, horizonMs: number): number {
  const kh = (Math.LN2 / halfLifeMs) * horizonMs;
  return sharpe ** 2 * (horizonMs / YEAR_MS) * (Math.expm1(-kh) / kh) ** 2;
}

/** Of the hours within which the factor leans; over a whole day nothing is left. */
function hourR2(horizonMs: number): number {
  const length = (LEANING_HOURS.until - LEANING_HOURS.from) * HOUR_MS;
  return horizonMs > length ? 0 : LEANING_HOURS.sharpe ** 2 * (horizonMs / YEAR_MS);
}

/** What a follower still owes, at usual volatility: all of it comes, gap² of the factor's variance over the horizon. */
function lagR2(horizonMs: number): number {
  const x = (FACTOR.volatility ** 2 * FACTOR.diffusiveShare * (horizonMs / YEAR_MS)) / LAG.gap ** 2;
  return Math.expm1(-x) ** 2 / x;
}

const round = (x: number): number => Math.round(x * 1e5) / 1e5;

/** Each declared edge: which part of a return it explains, and its R² of that part over three horizons. */
export function declaredEdges(edition?: Edition) {
  const edges = edgesOf(edition);
  const over = (r2: (horizonMs: number) => number) =>
    Object.fromEntries(Object.entries(HORIZONS).map(([name, ms]) => [name, round(r2(ms))])) as Record<Horizon, number>;
  return [
    { edge: 'trend', part: 'factor', r2: over((ms) => signalR2(edges.trend, ms)) },
    { edge: 'reversion', part: 'own', r2: over((ms) => signalR2(edges.reversion, ms)) },
    { edge: 'volume', part: 'own', r2: over((ms) => signalR2(edges.volume, ms)) },
    { edge: 'hour', part: 'factor, 21–23 h UTC', r2: over(hourR2) },
    { edge: 'lead_lag', part: "factor's share of the followers", r2: over(lagR2) },
  ];
}

/** R² of the best forecast of one market's return, over all hours of the day. */
function marketR2(symbol: MarketSymbol, horizonMs: number, edges: Edges): number {
  const share = factorShares()[symbol];
  const { from, until } = LEANING_HOURS;
  const factor = signalR2(edges.trend, horizonMs) + (hourR2(horizonMs) * (until - from)) / 24;
  const own = signalR2(edges.reversion, horizonMs) + signalR2(edges.volume, horizonMs);
  const lag = symbol === INSTRUMENTS[0].symbol ? 0 : lagR2(horizonMs);
  return share * (factor + lag) + (1 - share) * own;
}

/** The same of every market at each horizon, as the rules publish it. */
export const predictableR2 = (edition?: Edition) =>
  Object.fromEntries(
    Object.entries(HORIZONS).map(([name, ms]) => [
      name,
      Object.fromEntries(INSTRUMENTS.map(({ symbol }) => [symbol, round(marketR2(symbol, ms, edgesOf(edition)))])),
    ]),
  ) as Record<Horizon, Record<string, number>>;

/** Share of each market's variance that the factor makes; the rest is its own. */
export const factorShares = (): Record<string, number> =>
  Object.fromEntries(
    INSTRUMENTS.map(({ symbol, beta, volatility }) => [
      symbol,
      round((beta * FACTOR.volatility) ** 2 / volatility ** 2),
    ]),
  );
