import type { MicroUsd } from '../../../common/kernel/money.js';

/** One net position per market. */
export interface Position {
  /** index in SYMBOLS */
  market: number;
  /** integer lots, positive long, negative short, never 0 */
  lots: number;
  /** what the lots were bought for, signed like them: Σ lots × price ÷ lots per unit */
  cost: MicroUsd;
  /** 1–20, sets the margin the position needs */
  leverage: number;
  /** stop-loss and profit-target, micro-USD, one cancels the other */
  stop: number | null;
  target: number | null;
}

/** A resting limit order. */
export interface Order {
  id: string;
  market: number;
  /** 1 buys, −1 sells */
  side: 1 | -1;
  /** lots still to fill, > 0 */
  lots: number;
  filled: number;
  /** limit, micro-USD, on the tick */
  price: number;
  leverage: number;
  reduceOnly: boolean;
  stop: number | null;
  target: number | null;
  /** ms since the epoch */
  placedAt: number;
  decisionId: string | null;
  reasoning: string | null;
}

/** cash = starting + realized − fees + funding + adjustments, always. Plain data, JSON-safe. */
export interface Account {
  id: string;
  starting: MicroUsd;
  cash: MicroUsd;
  /** before fees */
  realized: MicroUsd;
  fees: MicroUsd;
  funding: MicroUsd;
  /** insurance and recapitalisation */
  adjustments: MicroUsd;
  bust: boolean;
  positions: Position[];
  orders: Order[];
}

export const openAccount = (id: string, starting: MicroUsd): Account => ({
  id,
  starting,
  cash: starting,
  realized: 0,
  fees: 0,
  funding: 0,
  adjustments: 0,
  bust: false,
  positions: [],
  orders: [],
});

export const copyAccount = (account: Account): Account => ({
  ...account,
  positions: account.positions.map((position) => ({ ...position })),
  orders: account.orders.map((order) => ({ ...order })),
});

export const positionIn = (account: Account, market: number): Position | undefined =>
  account.positions.find((position) => position.market === market);
