import { quantityOf, type ActionResult, type RequestedAction } from '../exchange/index.js';
import { instrumentOf, parseSymbol } from '../instruments.js';
import type { MarketSymbol } from '../types.js';
import { futuresSymbol, lotText, priceText, usdText } from './symbols.js';
import { isStop, type OrderSide, type OrderType, type TimeInForce } from './order.js';

export type OrderStatus = 'NEW' | 'PARTIALLY_FILLED' | 'FILLED' | 'CANCELED' | 'EXPIRED';

/** One action of one decision, with what became of it; `result` is null while no tick has executed it. */
export interface OrderRecord {
  orderId: number;
  decisionId: string;
  action: RequestedAction;
  result: ActionResult | null;
  /** ms since the epoch */
  placedAt: number;
  tick: number | null;
}

/** What has been executed of an order: units of the coin, USD, ms of the last. */
export interface Executed {
  quantity: number;
  quote: number;
  at: number;
  side: OrderSide;
}

/** How an order stands, as the protocol tells it. */
export interface OrderState {
  orderId: number;
  clientOrderId: string;
  symbol: MarketSymbol;
  side: OrderSide;
  type: OrderType;
  timeInForce: TimeInForce;
  quantity: number;
  price: number;
  stopPrice: number;
  reduceOnly: boolean;
  closePosition: boolean;
  status: OrderStatus;
  executed: Omit<Executed, 'side'>;
  /** ms */
  placedAt: number;
  updatedAt: number;
}

/** Actions of one decision are numbered within its place in the log; a decision has at most 20. */
const ACTIONS = 32;
export const orderIdOf = (seq: number, place: number): number => seq * ACTIONS + place;
export const placeOf = (orderId: number): { seq: number; place: number } => ({
  seq: Math.floor(orderId / ACTIONS),
  place: orderId % ACTIONS,
});

/** What has become of an order. */
export interface Standing {
  status: OrderStatus;
  executed: Executed | null;
  /** where neither the action nor a fill tells it */
  side?: OrderSide;
}

/** How the order stands that an action was. @returns null for what was no order, or was refused */
export function stateOf(record: OrderRecord, now: Standing): OrderState | null {
  const { action, result, orderId, decisionId, placedAt } = record;
  const symbol = parseSymbol(action.symbol);
  const type = typeOf(action);
  if (!symbol || !type || (result?.status === 'rejected' && !isExpired(record))) return null;
  const { executed, status } = now;
  return {
    orderId,
    clientOrderId: decisionId,
    symbol,
    type,
    side: sideOf(action) ?? executed?.side ?? now.side ?? 'SELL',
    timeInForce: action.time_in_force === 'ioc' ? 'IOC' : 'GTC',
    quantity: action.quantity ?? (isStop(type) ? 0 : (executed?.quantity ?? 0)),
    price: action.limit_price ?? 0,
    stopPrice: action.signal === 'hold' ? (action.stop_loss ?? action.profit_target ?? 0) : 0,
    reduceOnly: action.reduce_only === true || action.signal === 'close' || isStop(type),
    closePosition: isStop(type) && action.quantity === undefined,
    status,
    executed: executed ?? { quantity: 0, quote: 0, at: placedAt },
    placedAt,
    updatedAt: executed?.at ?? placedAt,
  };
}

/** An order that could be filled at once or not at all, and was not. */
export const isExpired = ({ action, result }: OrderRecord): boolean =>
  action.order_type === 'limit' && action.time_in_force === 'ioc' && result?.code === 'slippage_exceeded';

function typeOf({ signal, order_type, stop_loss, profit_target }: RequestedAction): OrderType | null {
  if (signal !== 'hold') return order_type === 'limit' ? 'LIMIT' : 'MARKET';
  if (stop_loss !== undefined) return 'STOP_MARKET';
  return profit_target === undefined ? null : 'TAKE_PROFIT_MARKET';
}

function sideOf({ signal }: RequestedAction): OrderSide | null {
  if (signal === 'buy_to_enter') return 'BUY';
  return signal === 'sell_to_enter' ? 'SELL' : null;
}

/** How an order stands by its answer alone, where nothing of it rests. */
export function settledStatus(record: OrderRecord): OrderStatus {
  const { result } = record;
  if (!result || result.status === 'noted' || result.status === 'resting') return 'NEW';
  if (result.status === 'filled') return 'FILLED';
  return result.status === 'partially_filled' && result.order_id !== undefined ? 'PARTIALLY_FILLED' : 'EXPIRED';
}

export const executedIn = ({ result, action }: OrderRecord, at: number): Executed | null =>
  result?.fill
    ? {
        quantity: result.fill.quantity,
        quote: result.fill.notional_usd,
        at,
        side: sideOf(action) ?? (result.position?.side === 'short' ? 'BUY' : 'SELL'),
      }
    : null;

/** A fill's lots in units of its coin. */
export const unitsOf = (symbol: MarketSymbol, lots: number): number => quantityOf(instrumentOf(symbol).index, lots);

const average = ({ quantity, quote }: OrderState['executed']): number => (quantity > 0 ? quote / quantity : 0);

/** The protocol's order. */
export function orderView(order: OrderState) {
  const { symbol, executed, type } = order;
  return {
    orderId: order.orderId,
    symbol: futuresSymbol(symbol),
    status: order.status,
    clientOrderId: order.clientOrderId,
    price: priceText(symbol, order.price),
    avgPrice: average(executed).toFixed(6),
    origQty: lotText(symbol, order.quantity),
    executedQty: lotText(symbol, executed.quantity),
    cumQty: lotText(symbol, executed.quantity),
    cumQuote: usdText(executed.quote),
    timeInForce: order.timeInForce,
    type,
    reduceOnly: order.reduceOnly,
    closePosition: order.closePosition,
    side: order.side,
    positionSide: 'BOTH',
    stopPrice: priceText(symbol, order.stopPrice),
    workingType: 'CONTRACT_PRICE',
    priceProtect: false,
    origType: type,
    priceMatch: 'NONE',
    selfTradePreventionMode: 'NONE',
    goodTillDate: 0,
    time: order.placedAt,
    updateTime: order.updatedAt,
  };
}

const ALGO_STATUS: Record<OrderStatus, string> = {
  NEW: 'NEW',
  PARTIALLY_FILLED: 'TRIGGERED',
  FILLED: 'FINISHED',
  CANCELED: 'CANCELED',
  EXPIRED: 'EXPIRED',
};

/** The protocol's conditional order: the same stop by its newer names. */
export function algoView(order: OrderState) {
  const { symbol, status, executed } = order;
  return {
    algoId: order.orderId,
    clientAlgoId: order.clientOrderId,
    algoType: 'CONDITIONAL',
    orderType: order.type,
    symbol: futuresSymbol(symbol),
    side: order.side,
    positionSide: 'BOTH',
    timeInForce: order.timeInForce,
    quantity: lotText(symbol, order.quantity),
    algoStatus: ALGO_STATUS[status],
    actualOrderId: status === 'FILLED' ? String(order.orderId) : '',
    actualPrice: average(executed).toFixed(6),
    triggerPrice: priceText(symbol, order.stopPrice),
    price: priceText(symbol, 0),
    icebergQuantity: null,
    selfTradePreventionMode: 'NONE',
    workingType: 'CONTRACT_PRICE',
    priceMatch: 'NONE',
    closePosition: order.closePosition,
    priceProtect: false,
    reduceOnly: order.reduceOnly,
    createTime: order.placedAt,
    updateTime: order.updatedAt,
    triggerTime: status === 'FILLED' ? executed.at : 0,
    goodTillDate: 0,
  };
}

export type OrderView = ReturnType<typeof orderView>;
