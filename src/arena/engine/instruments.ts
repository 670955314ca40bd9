import { SYMBOLS, type MarketSymbol } from './types.js';

/** One bracket of maintenance margin; brackets are ordered and meet at their floors. */
export interface MarginTier {
  /** lower bound of position notional, USD */
  floor_usd: number;
  /** maintenance margin rate, parts per million of notional */
  rate_ppm: number;
  /** highest leverage whose margin is accepted in this bracket */
  max_leverage: number;
}

export interface Instrument {
  symbol: MarketSymbol;
  /** position of the symbol in SYMBOLS, the index of every per-market array */
  index: number;
  /** smallest price step, micro-USD */
  tick_micro: number;
  /** lots per unit of the coin; quantities are integer lots of 1/lots_per_unit, worth less than 1 USD */
  lots_per_unit: number;
  tiers: readonly MarginTier[];
  /** price at the league's genesis, USD */
  genesis_price: number;
  /** long-run annual volatility, fraction */
  volatility: number;
  /** loading on the market factor */
  beta: number;
  /** half spread in calm markets, fraction of mid */
  half_spread: number;
  /** notional near the top of the book in calm markets, USD */
  depth_usd: number;
  /** typical traded notional of a day, USD; drives the volume of candles */
  daily_volume_usd: number;
}

/** Smallest notional of an entry, USD. */
export const MINIMUM_NOTIONAL_USD = 10;
export const MAX_LEVERAGE = 20;

const MAJOR: readonly MarginTier[] = [
  { floor_usd: 0, rate_ppm: 10_000, max_leverage: 20 },
  { floor_usd: 100_000, rate_ppm: 20_000, max_leverage: 20 },
  { floor_usd: 500_000, rate_ppm: 25_000, max_leverage: 10 },
  { floor_usd: 2_000_000, rate_ppm: 50_000, max_leverage: 5 },
];

const MINOR: readonly MarginTier[] = [
  { floor_usd: 0, rate_ppm: 15_000, max_leverage: 20 },
  { floor_usd: 50_000, rate_ppm: 25_000, max_leverage: 20 },
  { floor_usd: 250_000, rate_ppm: 50_000, max_leverage: 10 },
  { floor_usd: 1_000_000, rate_ppm: 100_000, max_leverage: 5 },
];

type Row = Omit<Instrument, 'symbol' | 'index'>;

const row = (
  [genesis_price, tick_micro, lots_per_unit]: [number, number, number],
  [volatility, beta]: [number, number],
  [half_spread, depth_usd, daily_volume_usd]: [number, number, number],
  tiers: readonly MarginTier[],
): Row => ({
  genesis_price,
  tick_micro,
  lots_per_unit,
  volatility,
  beta,
  half_spread,
  depth_usd,
  daily_volume_usd,
  tiers,
});

const ROWS: Record<MarketSymbol, Row> = {
  'BTC/USD': row([96_000, 100_000, 1_000_000], [0.45, 0.8], [0.5e-4, 3_000_000, 2.0e10], MAJOR),
  'ETH/USD': row([3_300, 10_000, 100_000], [0.62, 1.05], [0.6e-4, 2_000_000, 1.0e10], MAJOR),
  'SOL/USD': row([185, 1_000, 10_000], [0.8, 1.25], [0.9e-4, 800_000, 3.0e9], MINOR),
  'BNB/USD': row([650, 10_000, 10_000], [0.52, 0.8], [0.9e-4, 500_000, 1.2e9], MINOR),
  'XRP/USD': row([2.3, 10, 100], [0.75, 1.05], [1.1e-4, 500_000, 2.5e9], MINOR),
  'DOGE/USD': row([0.32, 1, 10], [0.9, 1.3], [1.4e-4, 250_000, 1.5e9], MINOR),
};

/** The six contracts, in the order of SYMBOLS. */
export const INSTRUMENTS: readonly Instrument[] = SYMBOLS.map((symbol, index) => ({ symbol, index, ...ROWS[symbol] }));

const BY_SYMBOL = new Map(INSTRUMENTS.map((instrument) => [instrument.symbol, instrument]));

export function instrumentOf(symbol: MarketSymbol): Instrument {
  const found = BY_SYMBOL.get(symbol);
  if (!found) throw new RangeError(`no market ${symbol}`);
  return found;
}

/** The market meant by `BTC/USD`, `BTC-USD`, `BTCUSD`, `BTC` in any case; null when there is none. */
export function parseSymbol(text: string): MarketSymbol | null {
  const coin = text
    .trim()
    .toUpperCase()
    .replace(/[/_-]?USD[TC]?$/, '');
  return SYMBOLS.find((symbol) => symbol === `${coin}/USD`) ?? null;
}

/** Integer micro-USD of a price in USD. @throws RangeError unless the price is finite, > 0 and below 9e9 USD */
export function priceMicro(usd: number): number {
  const micro = Math.round(usd * 1e6);
  if (!(micro > 0) || !Number.isSafeInteger(micro)) throw new RangeError(`price out of range: ${usd}`);
  return micro;
}

/** A price rounded to the instrument's tick: to the nearest, or down (−1) or up (+1). Micro-USD, at least one tick. */
export function toTick(instrument: Instrument, micro: number, direction: -1 | 0 | 1 = 0): number {
  const steps = micro / instrument.tick_micro;
  const whole = direction < 0 ? Math.floor(steps + 1e-9) : direction > 0 ? Math.ceil(steps - 1e-9) : Math.round(steps);
  return Math.max(1, whole) * instrument.tick_micro;
}
