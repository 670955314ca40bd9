import { INSTRUMENTS } from '../../instruments.js';
import type { MarketSymbol } from '../../types.js';
import { HOUR_MS } from '../parameters.js';
import { FACTOR, PREDICTABLE } from './parameters.js';

/**
 * Share of a return's variance over `horizonMs` that the drift strength·κ·x explains, x the weighted past return:
 * c²(1−e^(−κh))²/(2κh), to first order in c. Largest, about .2c², at κh ≈ 1.26.
 */
function feedbackR2({ halfLifeMs, strength }: { halfLifeMs: number; strength: number }, horizonMs: number): number {
  const kh = (Math.LN2 / halfLifeMs) * horizonMs;
  return (strength ** 2 * Math.expm1(-kh) ** 2) / (2 * kh);
}

/** R² of the best forecast of one market's return from the whole observable past. @param horizonMs > 0 */
export function predictableR2(symbol: MarketSymbol, horizonMs: number): number {
  const instrument = INSTRUMENTS.find((one) => one.symbol === symbol);
  if (!instrument) throw new RangeError(`no market ${symbol}`);
  const common = (instrument.beta * FACTOR.volatility) ** 2 / instrument.volatility ** 2;
  const trend = feedbackR2(PREDICTABLE.trend, horizonMs);
  return common * trend + (1 - common) * feedbackR2(PREDICTABLE.reversion, horizonMs);
}

/** What the rules publish: R² per market at 1 h, 12 h and 24 h, and what the predictable part is. */
export function declaredPredictability() {
  const at = (hours: number): Record<string, number> =>
    Object.fromEntries(INSTRUMENTS.map(({ symbol }) => [symbol, round(predictableR2(symbol, hours * HOUR_MS))]));
  return {
    description:
      'The common factor trends (half-life 8 h) and the part of each market that the factor does not explain reverts (half-life 12 h); all else is a martingale.',
    r2: { '1h': at(1), '12h': at(12), '24h': at(24) },
  };
}

const round = (x: number): number => Math.round(x * 1e5) / 1e5;
