/**
 * Words shared by the arena's engines. Symbols in full, `BTC/USD`. Prices in USD (multiples of the symbol's tick),
 * rates as fractions, times in milliseconds since the epoch; money of accounts is MicroUsd (see the kernel).
 */
import type { MarketVersion } from './market/version.js';

export const SYMBOLS = ['BTC/USD', 'ETH/USD', 'SOL/USD', 'BNB/USD', 'XRP/USD', 'DOGE/USD'] as const;
export type MarketSymbol = (typeof SYMBOLS)[number];

/** What everybody may see of one market at one tick. */
export interface Quote {
  symbol: MarketSymbol;
  /** mid price, USD */
  price: number;
  bid: number;
  ask: number;
  /** resting notional near the top of the book, USD; the scale of the impact law */
  depth_usd: number;
  /** observable annualised volatility (EWMA of returns), fraction */
  volatility_annual: number;
  /** hourly funding rate, fraction; longs pay shorts when positive */
  funding_rate: number;
  halted: boolean;
}

export interface Candle {
  /** start of the interval, ms */
  time: number;
  open: number;
  high: number;
  low: number;
  close: number;
  /** traded notional of the interval, USD */
  volume_usd: number;
}

/** The observable past as fighters and odds see it: 1-minute closes per symbol, oldest first, the last one current. */
export interface MarketHistory {
  now: number;
  /** version of the market's law; absent: 1, so with prices from outside */
  version?: MarketVersion;
  quotes: Record<MarketSymbol, Quote>;
  minutes: Record<MarketSymbol, readonly Candle[]>;
}

export type Signal = 'buy_to_enter' | 'sell_to_enter' | 'close' | 'hold';

/** One action of a decision, validated and in canonical words (contract A). Exactly one size for the two entries. */
export interface Action {
  symbol: MarketSymbol;
  signal: Signal;
  quantity?: number;
  notional_usd?: number;
  equity_pct?: number;
  leverage?: number;
  order_type?: 'market' | 'limit';
  limit_price?: number;
  time_in_force?: 'gtc' | 'ioc';
  stop_loss?: number;
  profit_target?: number;
  invalidation_condition?: string;
  max_slippage_bps?: number;
  reduce_only?: boolean;
  confidence?: number;
  risk_usd?: number;
  justification?: string;
}

/** An account as its owner sees it, USD. */
export interface AccountView {
  equity_usd: number;
  free_margin_usd: number;
  positions: readonly PositionView[];
}

export interface PositionView {
  symbol: MarketSymbol;
  side: 'long' | 'short';
  quantity: number;
  entry_price: number;
  mark_price: number;
  leverage: number;
  unrealized_pnl_usd: number;
}
