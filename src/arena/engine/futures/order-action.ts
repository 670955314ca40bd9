import type { OpenPosition, RequestedAction } from '../exchange/index.js';
import type { Rejection } from '../exchange/result.js';
import { MINIMUM_NOTIONAL_USD } from '../instruments.js';
import type { FuturesOrder } from './order.js';
import { refuse } from './refusal.js';

/** What an order is read by beside its own words. */
export interface OrderGround {
  /** what the account holds of the market at the last tick */
  held: OpenPosition | undefined;
  /** leverage of the next position in the market */
  leverage: number;
  /** USD */
  mark: number;
}

/** The league's action that an order asks for. @throws DomainError for a stop that the position could not have */
export function actionOf(order: FuturesOrder, ground: OrderGround): RequestedAction {
  return order.stopPrice === null ? tradeOf(order, ground) : exitOf(order, order.stopPrice, ground);
}

function tradeOf(order: FuturesOrder, ground: OrderGround): RequestedAction {
  const { instrument, side, quantity, price, timeInForce, reduceOnly } = order;
  const limit =
    price === null
      ? {}
      : ({ order_type: 'limit', limit_price: price, time_in_force: timeInForce === 'IOC' ? 'ioc' : 'gtc' } as const);
  const head = { symbol: instrument.symbol, quantity: quantity ?? 0, ...limit };
  if (reduceOnly && isDust(order, ground)) return { ...head, signal: 'close' };
  return {
    ...head,
    signal: side === 'BUY' ? 'buy_to_enter' : 'sell_to_enter',
    ...(reduceOnly ? { reduce_only: true } : { leverage: ground.held?.leverage ?? ground.leverage }),
  };
}

/** Less than an entry may be worth: what only reduces may be as small as it likes. */
const isDust = (order: FuturesOrder, { held, mark }: OrderGround): boolean =>
  held !== undefined &&
  closes(order, held) &&
  (order.quantity ?? 0) * (order.price ?? mark) < 1.1 * MINIMUM_NOTIONAL_USD;

const closes = ({ side }: FuturesOrder, held: OpenPosition): boolean => (held.side === 'long') === (side === 'SELL');

/** A position has one stop and one target; each closes all of it. */
function exitOf(order: FuturesOrder, stopPrice: number, { held }: OrderGround): RequestedAction {
  const { instrument, type, quantity } = order;
  if (!held || !closes(order, held)) throw refuse(-2022, 'ReduceOnly Order is rejected.');
  if (quantity !== null && quantity < held.quantity)
    throw refuse(-4131, 'A stop of this league closes the whole position; send closePosition, or all of its quantity.');
  const exit = type === 'STOP_MARKET' ? 'stop_loss' : 'profit_target';
  if (held[exit] !== null)
    throw refuse(-4130, 'An open stop or take profit order with closePosition in the direction is existing.');
  const all = quantity === null ? {} : { quantity }; // the exchange does not read it: it tells how the stop was asked for
  return { symbol: instrument.symbol, signal: 'hold', [exit]: stopPrice, ...all };
}

type Refusable = Rejection | 'no_position';

const REFUSED: Record<Refusable, [code: number, msg: string]> = {
  insufficient_margin: [-2019, 'Margin is insufficient.'],
  unknown_symbol: [-1121, 'Invalid symbol.'],
  slippage_exceeded: [-4131, "The counterparty's best price does not meet the PERCENT_PRICE filter limit."],
  below_minimum: [
    -4164,
    `Order's notional must be no smaller than ${MINIMUM_NOTIONAL_USD} (unless you choose reduce only).`,
  ],
  stop_on_wrong_side: [-2021, 'Order would immediately trigger.'],
  market_halted: [-4141, 'Symbol is closed.'],
  reduce_only_violation: [-2022, 'ReduceOnly Order is rejected.'],
  nothing_to_close: [-2022, 'ReduceOnly Order is rejected.'],
  no_position: [-2022, 'ReduceOnly Order is rejected.'],
  agent_bust: [-2023, 'User in liquidation mode now.'],
  too_many_orders: [-2025, 'Reach max open order limit.'],
};

/** A refusal of the exchange in the protocol's words. */
export const refusedFor = (code: Refusable) => refuse(...REFUSED[code]);
