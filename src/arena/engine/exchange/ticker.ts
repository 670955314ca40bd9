import { INSTRUMENTS, priceMicro } from '../instruments.js';
import type { MarketSymbol, Quote } from '../types.js';

/** One market at one tick in the exchange's integers: prices micro-USD, depth micro-USD, funding in 1e-12 per hour. */
export interface Ticker {
  mid: number;
  bid: number;
  ask: number;
  depth: number;
  funding: number;
  halted: boolean;
}

export const FUNDING_SCALE = 1e12;

export const tickerOf = (quote: Quote): Ticker => ({
  mid: priceMicro(quote.price),
  bid: priceMicro(quote.bid),
  ask: priceMicro(quote.ask),
  depth: Math.round(quote.depth_usd * 1e6),
  funding: Math.round(quote.funding_rate * FUNDING_SCALE),
  halted: quote.halted,
});

/** Tickers of all markets in the order of SYMBOLS. */
export const tickersOf = (quotes: Record<MarketSymbol, Quote>): Ticker[] =>
  INSTRUMENTS.map((one) => tickerOf(quotes[one.symbol]));
