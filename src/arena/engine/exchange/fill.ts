import { mulDiv, type MicroUsd } from '../../../common/kernel/money.js';
import { SYMBOLS } from '../types.js';
import { positionIn, type Account } from './account.js';
import { FEES, feeOf } from './fee.js';
import { slippageBps } from './impact.js';
import { HOUSE, transfer } from './ledger.js';
import { valueOf } from './margin.js';
import { nextId, take, type Fill, type FillKind, type Session } from './session.js';

/** A trade about to be booked. */
export interface Trade {
  market: number;
  side: 1 | -1;
  /** > 0 */
  lots: number;
  /** micro-USD */
  price: number;
  kind: FillKind;
  maker: boolean;
  /** applies to the whole position when the trade adds to it */
  leverage: number;
  stop: number | null;
  target: number | null;
  orderId: string | null;
  decisionId: string | null;
  reasoning: string | null;
}

/** Moves the position by signed lots and returns the profit realised by the part that closed. Changes the account. */
export function movePosition(account: Account, trade: Trade): MicroUsd {
  const closing = closingLots(account, trade);
  const realized = closing > 0 ? closeLots(account, trade.market, closing, trade.price) : 0;
  if (trade.lots > closing) openLots(account, trade, trade.lots - closing);
  return realized;
}

/** Lots of a trade that close what is held. */
function closingLots(account: Account, { market, side, lots }: Trade): number {
  const held = positionIn(account, market)?.lots ?? 0;
  return held * side < 0 ? Math.min(lots, Math.abs(held)) : 0;
}

/**
 * Notional of a trade: that of the part that closes and of the part that opens, each rounded by itself, so that a position's
 * cost is exactly Σ side × notional + Σ realized over its fills.
 */
function notionalOf(account: Account, trade: Trade): MicroUsd {
  const closing = closingLots(account, trade);
  return valueOf(trade.market, closing, trade.price) + valueOf(trade.market, trade.lots - closing, trade.price);
}

function closeLots(account: Account, market: number, lots: number, price: number): MicroUsd {
  const position = positionIn(account, market);
  if (!position) return 0;
  const sign = Math.sign(position.lots);
  const cost = mulDiv(position.cost, lots, Math.abs(position.lots));
  const realized = valueOf(market, sign * lots, price) - cost;
  position.cost -= cost;
  position.lots -= sign * lots;
  if (position.lots === 0) account.positions = account.positions.filter((one) => one !== position);
  return realized;
}

function openLots(account: Account, trade: Trade, lots: number): void {
  const { market, side, price, leverage, stop, target } = trade;
  const cost = valueOf(market, side * lots, price);
  const position = positionIn(account, market);
  if (!position) {
    account.positions.push({ market, lots: side * lots, cost, leverage, stop, target });
    account.positions.sort((a, b) => a.market - b.market);
    return;
  }
  position.lots += side * lots;
  position.cost += cost;
  position.leverage = leverage;
  position.stop = stop ?? position.stop;
  position.target = target ?? position.target;
}

/** What a trade would cost and bring; changes the account's money and position, posts nothing. */
export function settle(account: Account, trade: Trade): { notional: MicroUsd; fee: MicroUsd; realized: MicroUsd } {
  const notional = notionalOf(account, trade);
  const fee = feeOf(notional, trade.maker ? FEES.maker : FEES.taker);
  const realized = movePosition(account, trade);
  account.realized += realized;
  account.fees += fee;
  account.cash += realized - fee;
  return { notional, fee, realized };
}

/** Books a trade on a draft account: money, position, liquidity taken, fill and its balanced postings. */
export function book(session: Session, account: Account, trade: Trade): Fill {
  const { notional, fee, realized } = settle(account, trade);
  take(session, account.id, trade.market, trade.side, notional);
  const fill: Fill = {
    id: nextId(session, 'fil'),
    participant_id: account.id,
    symbol: SYMBOLS[trade.market],
    side: trade.side > 0 ? 'buy' : 'sell',
    kind: trade.kind,
    maker: trade.maker,
    lots: trade.lots,
    price: trade.price,
    notional,
    fee,
    realized,
    slippage_bps: slippageBps(trade.price, session.tickers[trade.market], trade.side),
    order_id: trade.orderId,
    decision_id: trade.decisionId,
    reasoning: trade.reasoning,
  };
  session.fills.push(fill);
  session.postings.push(
    ...transfer(fill.id, 'trade', account.id, HOUSE.counterparty, realized),
    ...transfer(fill.id, 'fee', HOUSE.fees, account.id, fee),
  );
  return fill;
}
