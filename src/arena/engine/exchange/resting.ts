import { positionIn, type Account, type Order } from './account.js';
import { cancelOrders } from './cancel.js';
import { affordable } from './execute.js';
import { book, type Trade } from './fill.js';
import { takeable } from './impact.js';
import { draftOf, takenBy, type Session } from './session.js';

/** A bid is reached when the ask comes down to it, an offer when the bid comes up to it. */
const reached = (session: Session, order: Order): boolean => {
  const { bid, ask, halted } = session.tickers[order.market];
  return !halted && (order.side > 0 ? ask <= order.price : bid >= order.price);
};

/** Fills the account's resting orders that the market has reached: at their limit, as maker, up to the depth. */
export function fillResting(session: Session, account: Account): void {
  if (!account.orders.some((order) => reached(session, order))) return;
  const draft = draftOf(session, account.id);
  const waiting = draft.orders;
  for (const order of waiting) {
    if (draft.orders.includes(order) && reached(session, order)) fillOrder(session, draft, order);
  }
}

function fillOrder(session: Session, account: Account, order: Order): void {
  const { market, side } = order;
  const held = positionIn(account, market)?.lots ?? 0;
  const room = order.reduceOnly ? (held * side < 0 ? Math.abs(held) : 0) : order.lots;
  if (room === 0) return void cancelOrders(session, account, (one) => one === order, 'nothing left to reduce');
  const depth = takeable(market, session.tickers[market], side, takenBy(session, account.id, market, side));
  const lots = Math.min(order.lots, room, depth);
  if (lots < 1) return;
  account.orders = account.orders.filter((one) => one !== order);
  const trade = tradeOf(order, lots);
  if (!affordable(session, account, trade)) {
    session.orders.push({ participant_id: account.id, order, change: 'cancelled', reason: 'insufficient margin' });
    return;
  }
  book(session, account, trade);
  settleOrder(session, account, order, lots);
}

const tradeOf = (order: Order, lots: number): Trade => ({
  market: order.market,
  side: order.side,
  lots,
  price: order.price,
  kind: 'limit',
  maker: true,
  leverage: order.leverage,
  stop: order.stop,
  target: order.target,
  orderId: order.id,
  decisionId: order.decisionId,
  reasoning: order.reasoning,
});

function settleOrder(session: Session, account: Account, order: Order, lots: number): void {
  const after = { ...order, lots: order.lots - lots, filled: order.filled + lots };
  if (after.lots > 0) account.orders.push(after);
  session.orders.push({
    participant_id: account.id,
    order: { ...after },
    change: after.lots > 0 ? 'partially_filled' : 'filled',
  });
}
