import { toUsd } from '../../../common/kernel/money.js';
import { INSTRUMENTS, type MarginTier } from '../instruments.js';
import { SYMBOLS, type AccountView, type MarketSymbol, type PositionView } from '../types.js';
import type { Account, Order, Position } from './account.js';
import { liquidationPrice } from './liquidation-price.js';
import {
  equityOf,
  freeMargin,
  maintenanceOf,
  maintenanceTotal,
  tierOf,
  tierOffset,
  unrealizedOf,
  usedMargin,
  valueOf,
} from './margin.js';
import type { Ticker } from '../ticker.js';

/** A position as contract A shows it, USD and units of the coin. */
export interface OpenPosition extends PositionView {
  /** null when no positive price would liquidate */
  liquidation_price: number | null;
  stop_loss: number | null;
  profit_target: number | null;
}

export interface OpenOrder {
  id: string;
  symbol: MarketSymbol;
  side: 'buy' | 'sell';
  quantity: number;
  filled_quantity: number;
  limit_price: number;
  leverage: number;
  reduce_only: boolean;
  stop_loss: number | null;
  profit_target: number | null;
  placed_at: string;
}

/** The contract's Account. */
export interface AccountStatement extends AccountView {
  starting_cash_usd: number;
  cash_usd: number;
  margin_used_usd: number;
  unrealized_pnl_usd: number;
  realized_pnl_usd: number;
  fees_usd: number;
  funding_usd: number;
  adjustments_usd: number;
  positions: OpenPosition[];
  open_orders: OpenOrder[];
}

export const quantityOf = (market: number, lots: number): number => lots / INSTRUMENTS[market].lots_per_unit;
const priceOf = (micro: number | null): number | null => (micro === null ? null : micro / 1e6);

/** @param tickers of all markets */
export function viewAccount(account: Account, tickers: readonly Ticker[]): AccountStatement {
  const equity = equityOf(account, tickers);
  return {
    starting_cash_usd: toUsd(account.starting),
    cash_usd: toUsd(account.cash),
    equity_usd: toUsd(equity),
    margin_used_usd: toUsd(usedMargin(account, tickers)),
    free_margin_usd: toUsd(Math.max(0, freeMargin(account, tickers))),
    unrealized_pnl_usd: toUsd(equity - account.cash),
    realized_pnl_usd: toUsd(account.realized),
    fees_usd: toUsd(account.fees),
    funding_usd: toUsd(account.funding),
    adjustments_usd: toUsd(account.adjustments),
    positions: account.positions.map((position) => viewPosition(account, position, tickers)),
    open_orders: account.orders.map(viewOrder),
  };
}

export function viewPosition(account: Account, position: Position, tickers: readonly Ticker[]): OpenPosition {
  const { market, lots } = position;
  return {
    symbol: SYMBOLS[market],
    side: lots > 0 ? 'long' : 'short',
    quantity: quantityOf(market, Math.abs(lots)),
    entry_price: entryPrice(position),
    mark_price: tickers[market].mid / 1e6,
    leverage: position.leverage,
    liquidation_price: liquidationOf(account, position, tickers),
    unrealized_pnl_usd: toUsd(unrealizedOf(position, tickers)),
    stop_loss: priceOf(position.stop),
    profit_target: priceOf(position.target),
  };
}

/** Average entry, micro-USD; the cost is whole micro-dollars, so it carries their rounding. */
const averageEntry = ({ market, lots, cost }: Position): number => (cost / lots) * INSTRUMENTS[market].lots_per_unit;

/** Average entry, USD, to a hundredth of the tick and not finer than a micro-dollar: one fill's entry is its price. */
export function entryPrice(position: Position): number {
  const step = Math.max(1, INSTRUMENTS[position.market].tick_micro / 100);
  return (Math.round(averageEntry(position) / step) * step) / 1e6;
}

/** Maintenance goes by the bracket that the notional has at the price sought: looked for until the two fit. */
function liquidationOf(account: Account, position: Position, tickers: readonly Ticker[]): number | null {
  const { market, lots } = position;
  const tierAt = (micro: number): MarginTier => tierOf(market, Math.abs(valueOf(market, lots, micro)));
  let tier = tierAt(tickers[market].mid);
  for (let tries = 0; ; tries++) {
    const price = priceIn(tier, account, position, tickers);
    if (!(Number.isFinite(price) && price > 0)) return null;
    const micro = Math.round(price * 1e6);
    if (tierAt(micro) === tier || tries === INSTRUMENTS[market].tiers.length) return micro / 1e6;
    tier = tierAt(micro);
  }
}

function priceIn(tier: MarginTier, account: Account, position: Position, tickers: readonly Ticker[]): number {
  const { market, lots } = position;
  const notional = Math.abs(valueOf(market, lots, tickers[market].mid));
  const unrealized = unrealizedOf(position, tickers);
  return liquidationPrice({
    wallet: toUsd(account.cash),
    otherMaintenance: toUsd(maintenanceTotal(account, tickers) - maintenanceOf(market, notional)),
    otherUnrealized: toUsd(equityOf(account, tickers) - account.cash - unrealized),
    side: lots > 0 ? 1 : -1,
    quantity: quantityOf(market, Math.abs(lots)),
    entry: averageEntry(position) / 1e6,
    rate: tier.rate_ppm / 1e6,
    offset: toUsd(tierOffset(market, tier)),
  });
}

export const viewOrder = (order: Order): OpenOrder => ({
  id: order.id,
  symbol: SYMBOLS[order.market],
  side: order.side > 0 ? 'buy' : 'sell',
  quantity: quantityOf(order.market, order.lots),
  filled_quantity: quantityOf(order.market, order.filled),
  limit_price: order.price / 1e6,
  leverage: order.leverage,
  reduce_only: order.reduceOnly,
  stop_loss: priceOf(order.stop),
  profit_target: priceOf(order.target),
  placed_at: new Date(order.placedAt).toISOString(),
});

/** An exit of a position, that has been taken back, as if it had been an order to close all of it. @param time ms */
export const viewExit = (
  id: string,
  { position, exit, price }: { position: Position; exit: 'stop' | 'target'; price: number },
  time: number,
): OpenOrder => ({
  id,
  symbol: SYMBOLS[position.market],
  side: position.lots > 0 ? 'sell' : 'buy',
  quantity: quantityOf(position.market, Math.abs(position.lots)),
  filled_quantity: 0,
  limit_price: price / 1e6,
  leverage: position.leverage,
  reduce_only: true,
  stop_loss: exit === 'stop' ? price / 1e6 : null,
  profit_target: exit === 'target' ? price / 1e6 : null,
  placed_at: new Date(time).toISOString(),
});
