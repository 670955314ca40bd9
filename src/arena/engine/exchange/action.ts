import { INSTRUMENTS, parseSymbol, instrumentOf, priceMicro, toTick } from '../instruments.js';
import type { Action, MarketSymbol } from '../types.js';
import { positionIn, type Account, type Position } from './account.js';
import { cancelOrders } from './cancel.js';
import { executeLimit, executeMarket, type Execution, type Ticket } from './execute.js';
import { equityOf } from './margin.js';
import { positionView, Refused, type ActionResult } from './result.js';
import { draftOf, type Session } from './session.js';
import { closingLots, entryLots } from './size.js';
import type { Ticker } from '../ticker.js';

/** An action as it arrives: the symbol may be any text. */
export type RequestedAction = Omit<Action, 'symbol'> & { symbol: string };

/** Executes one action of a decision. Refusals become results; one refused action does not stop the others. */
export function executeAction(
  session: Session,
  participantId: string,
  action: RequestedAction,
  decisionId: string | null,
): ActionResult {
  const symbol = parseSymbol(action.symbol);
  const head = { symbol: symbol ?? action.symbol, signal: action.signal };
  try {
    if (!symbol) throw new Refused('unknown_symbol');
    return { ...head, ...carryOut(session, participantId, { ...action, symbol }, decisionId) };
  } catch (refusal) {
    if (refusal instanceof Refused) return { ...head, status: 'rejected', code: refusal.code };
    throw refusal;
  }
}

type Known = Action & { symbol: MarketSymbol };

function carryOut(session: Session, id: string, action: Known, decisionId: string | null): Execution {
  const account = draftOf(session, id);
  const market = instrumentOf(action.symbol).index;
  if (account.bust) throw new Refused('agent_bust');
  if (action.signal === 'hold') return hold(session, account, market, action);
  if (session.tickers[market].halted) throw new Refused('market_halted');
  const held = positionIn(account, market);
  if (action.signal === 'close' && !held) return withdraw(session, account, market);
  const ticket = ticketOf(session, account, market, held, action, decisionId);
  if (ticket.limit !== null) return executeLimit(session, account, ticket, ticket.limit);
  const execution = executeMarket(session, account, ticket);
  const whole = action.signal === 'close' && action.quantity === undefined;
  return whole ? { ...execution, ...takeBack(session, account, market, 'position closed') } : execution;
}

/** Cancels the resting orders of a market and says how many there were, if any. */
function takeBack(
  session: Session,
  account: Account,
  market: number,
  reason: string,
): Pick<Execution, 'cancelled_orders'> {
  const cancelled = cancelOrders(session, account, (order) => order.market === market, reason);
  return cancelled > 0 ? { cancelled_orders: cancelled } : {};
}

/** Holding may move the stops of an open position; without one there is nothing to move. */
function hold(session: Session, account: Account, market: number, action: Known): Execution {
  const position = positionIn(account, market);
  const moves = action.stop_loss !== undefined || action.profit_target !== undefined;
  if (moves && !position) return { status: 'noted', code: 'no_position' };
  if (moves && position) {
    const side = position.lots > 0 ? 1 : -1;
    const { stop, target } = exits(market, side, action, session.tickers[market].mid);
    position.stop = stop ?? position.stop;
    position.target = target ?? position.target;
  }
  return { status: 'noted', ...positionView(session, account, market) };
}

/** A close without a position takes back the market's resting orders. */
function withdraw(session: Session, account: Account, market: number): Execution {
  const taken = takeBack(session, account, market, 'closed');
  if (taken.cancelled_orders === undefined) throw new Refused('nothing_to_close');
  return { status: 'noted', ...taken };
}

function ticketOf(
  session: Session,
  account: Account,
  market: number,
  held: Position | undefined,
  action: Known,
  decisionId: string | null,
): Ticket {
  const closing = action.signal === 'close';
  const side = sideOf(action, held);
  const limit = limitOf(market, side, action);
  const reference = referenceOf(session.tickers[market], side, limit);
  const opposing = held !== undefined && held.lots * side < 0;
  if (action.reduce_only && !opposing) throw new Refused('reduce_only_violation');
  const reduceOnly = closing || action.reduce_only === true;
  const lots =
    closing && held
      ? closingLots(market, held.lots, action.quantity)
      : entryLots(market, action, reference, equityOf(account, session.tickers));
  return {
    market,
    side,
    lots: reduceOnly && held ? Math.min(lots, Math.abs(held.lots)) : lots,
    leverage: action.leverage ?? (held && !opposing ? held.leverage : 1),
    reduceOnly,
    ...(reduceOnly ? { stop: null, target: null } : exits(market, side, action, reference)),
    limit,
    rests: action.time_in_force !== 'ioc',
    maxSlippageBps: action.max_slippage_bps ?? null,
    elastic: action.equity_pct !== undefined && !closing,
    decisionId,
    reasoning: action.justification ?? null,
  };
}

/** What an order is sized and its stops are checked by: a limit that rests at its own price, one that trades at once at the market's. */
function referenceOf({ mid, bid, ask }: Ticker, side: 1 | -1, limit: number | null): number {
  const rests = limit !== null && (side > 0 ? limit < ask : limit > bid);
  return rests ? limit : mid;
}

function sideOf(action: Known, held: Position | undefined): 1 | -1 {
  if (action.signal === 'close') return held && held.lots < 0 ? 1 : -1;
  return action.signal === 'buy_to_enter' ? 1 : -1;
}

/** A limit price is rounded to the tick in the owner's favour: bids down, offers up. */
function limitOf(market: number, side: 1 | -1, action: Known): number | null {
  if (action.order_type !== 'limit' || action.limit_price === undefined) return null;
  return toTick(INSTRUMENTS[market], priceMicro(action.limit_price), side > 0 ? -1 : 1);
}

/** Stop-loss below and profit-target above the reference for a long, the reverse for a short. @throws Refused else */
function exits(
  market: number,
  side: 1 | -1,
  action: Known,
  reference: number,
): { stop: number | null; target: number | null } {
  const on = (price: number | undefined): number | null =>
    price === undefined ? null : toTick(INSTRUMENTS[market], priceMicro(price));
  const stop = on(action.stop_loss);
  const target = on(action.profit_target);
  const wrong =
    (stop !== null && (reference - stop) * side <= 0) || (target !== null && (target - reference) * side <= 0);
  if (wrong) throw new Refused('stop_on_wrong_side');
  return { stop, target };
}
