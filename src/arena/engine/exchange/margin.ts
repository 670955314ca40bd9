import { mulDiv, type MicroUsd } from '../../../common/kernel/money.js';
import { INSTRUMENTS, type MarginTier } from '../instruments.js';
import type { Account, Order, Position } from './account.js';
import { FEES, feeOf } from './fee.js';
import type { Ticker } from '../ticker.js';

/** Value of signed lots at a price (micro-USD), signed like the lots, rounded half away from zero. */
export function valueOf(market: number, lots: number, price: number): MicroUsd {
  const unit = INSTRUMENTS[market].lots_per_unit;
  const product = lots * price;
  if (Math.abs(product) > Number.MAX_SAFE_INTEGER) return mulDiv(lots, price, unit);
  const magnitude = Math.floor((2 * Math.abs(product) + unit) / (2 * unit));
  return product < 0 ? -magnitude : magnitude;
}

/** The margin bracket of a notional (micro-USD, ≥ 0). */
export function tierOf(market: number, notional: MicroUsd): MarginTier {
  const { tiers } = INSTRUMENTS[market];
  let found = tiers[0];
  for (const tier of tiers) if (notional >= tier.floor_usd * 1e6) found = tier;
  return found;
}

/** What a bracket's rate overcharges below its floor, so that maintenance is continuous (Binance's "cum"), micro-USD. */
export function tierOffset(market: number, tier: MarginTier): MicroUsd {
  let offset = 0;
  let rate = INSTRUMENTS[market].tiers[0].rate_ppm;
  for (const step of INSTRUMENTS[market].tiers) {
    if (step.floor_usd > tier.floor_usd) break;
    offset += step.floor_usd * (step.rate_ppm - rate);
    rate = step.rate_ppm;
  }
  return offset;
}

/** Maintenance margin of a notional (micro-USD, ≥ 0) in a market, rounded up. */
export function maintenanceOf(market: number, notional: MicroUsd): MicroUsd {
  const tier = tierOf(market, notional);
  return Math.ceil((notional / 1e6) * tier.rate_ppm) - tierOffset(market, tier);
}

/** Initial margin of a notional at a leverage, bounded by what the notional's bracket accepts; rounded up. */
export function initialOf(market: number, notional: MicroUsd, leverage: number): MicroUsd {
  return Math.ceil(notional / Math.min(leverage, tierOf(market, notional).max_leverage));
}

export const unrealizedOf = (position: Position, tickers: readonly Ticker[]): MicroUsd =>
  valueOf(position.market, position.lots, tickers[position.market].mid) - position.cost;

/** Cash and unrealised profit at mid prices. */
export function equityOf(account: Account, tickers: readonly Ticker[]): MicroUsd {
  let equity = account.cash;
  for (const position of account.positions) equity += unrealizedOf(position, tickers);
  return equity;
}

export function maintenanceTotal(account: Account, tickers: readonly Ticker[]): MicroUsd {
  let total = 0;
  for (const { market, lots } of account.positions) {
    total += maintenanceOf(market, Math.abs(valueOf(market, lots, tickers[market].mid)));
  }
  return total;
}

/** Margin that open positions need at mid prices. */
export function usedMargin(account: Account, tickers: readonly Ticker[]): MicroUsd {
  let total = 0;
  for (const { market, lots, leverage } of account.positions) {
    total += initialOf(market, Math.abs(valueOf(market, lots, tickers[market].mid)), leverage);
  }
  return total;
}

/** Margin and fee that a resting order holds back: for the part that would not merely reduce the position. */
export function reservedBy(order: Order, account: Account): MicroUsd {
  if (order.reduceOnly) return 0;
  const held = account.positions.find((one) => one.market === order.market)?.lots ?? 0;
  const reducing = held * order.side < 0 ? Math.abs(held) : 0;
  const opening = Math.max(0, order.lots - reducing);
  if (opening === 0) return 0;
  const notional = Math.abs(valueOf(order.market, opening, order.price));
  return initialOf(order.market, notional, order.leverage) + feeOf(notional, FEES.maker);
}

export function reservedMargin(account: Account): MicroUsd {
  let total = 0;
  for (const order of account.orders) total += reservedBy(order, account);
  return total;
}

/** Equity not held by positions or orders; negative while the market has moved against the account. */
export const freeMargin = (account: Account, tickers: readonly Ticker[]): MicroUsd =>
  equityOf(account, tickers) - usedMargin(account, tickers) - reservedMargin(account);
