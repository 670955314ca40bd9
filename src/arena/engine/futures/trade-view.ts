import type { TapeEntry } from '../league/index.js';
import type { MarketSymbol } from '../types.js';
import { lotText, priceText, usdText } from './symbols.js';

/** Serial numbers within a tick stay far below this. */
const PER_TICK = 1_000_000;

/** A fill's id as a number that grows with time: `fil_<tick>_<serial>`, both to the base 36. */
export function tradeIdOf(fillId: string): number {
  const [, tick, serial] = fillId.split('_').map((part) => Number.parseInt(part, 36));
  return tick * PER_TICK + serial;
}

export const tickOfTrade = (tradeId: number): number => Math.floor(tradeId / PER_TICK);

/** What the tape tells of a trade. */
export interface TapeTrade {
  symbol: MarketSymbol;
  side: 'buy' | 'sell';
  quantity: number;
  price: number;
  notional_usd: number;
  fee_usd: number;
  realized_pnl_usd: number;
  liquidity: 'maker' | 'taker';
  execution: string;
  order_id: string | null;
  decision_id: string | null;
  fill_id: string;
}

export const tradeOf = (entry: TapeEntry): TapeTrade => entry as unknown as TapeTrade;

/** The house stands on the other side of every trade: the buyer made it who bought as maker, or from whom was taken. */
export const isBuyerMaker = ({ side, liquidity }: Pick<TapeTrade, 'side' | 'liquidity'>): boolean =>
  (side === 'buy') === (liquidity === 'maker');

/** A row of `/fapi/v1/trades`. */
export function publicTrade(entry: TapeEntry) {
  const trade = tradeOf(entry);
  return {
    id: tradeIdOf(trade.fill_id),
    price: priceText(trade.symbol, trade.price),
    qty: lotText(trade.symbol, trade.quantity),
    quoteQty: usdText(trade.notional_usd),
    time: Date.parse(entry.at),
    isBuyerMaker: isBuyerMaker(trade),
  };
}

/** A row of `/fapi/v1/aggTrades`: each trade is one by itself. */
export function aggregateTrade(entry: TapeEntry) {
  const { id, price, qty, time, isBuyerMaker: m } = publicTrade(entry);
  return { a: id, p: price, q: qty, f: id, l: id, T: time, m };
}
