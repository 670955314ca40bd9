import { copyAccount, positionIn, type Account, type Order } from './account.js';
import { book, settle, type Trade } from './fill.js';
import { lotsWithin, slippageBps, takeable, takerPrice } from './impact.js';
import { freeMargin } from './margin.js';
import { fillView, positionView, Refused, type ActionResult } from './result.js';
import { nextId, takenBy, type Fill, type Session } from './session.js';

/** Most orders an account may have resting. */
export const MAX_OPEN_ORDERS = 100;

/** An action read, sized and checked: what is to be traded. */
export interface Ticket {
  market: number;
  side: 1 | -1;
  lots: number;
  leverage: number;
  reduceOnly: boolean;
  stop: number | null;
  target: number | null;
  /** micro-USD, null for market orders */
  limit: number | null;
  rests: boolean;
  maxSlippageBps: number | null;
  /** the size may shrink by a few percent to leave room for costs */
  elastic: boolean;
  decisionId: string | null;
  reasoning: string | null;
}

export type Execution = Omit<ActionResult, 'symbol' | 'signal'>;

const tradeOf = (ticket: Ticket, lots: number, price: number): Trade => ({
  ...ticket,
  lots,
  price,
  kind: ticket.limit === null ? 'market' : 'limit',
  maker: false,
  orderId: null,
});

/** True when the trade leaves the account able to carry it; trades that only reduce are always affordable. */
export function affordable(session: Session, account: Account, trade: Trade, resting: Order | null = null): boolean {
  const held = positionIn(account, trade.market)?.lots ?? 0;
  const reduces = trade.lots === 0 || (held * trade.side < 0 && trade.lots <= Math.abs(held));
  if (reduces && (resting === null || resting.reduceOnly)) return true;
  const trial = copyAccount(account);
  if (trade.lots > 0) settle(trial, trade);
  if (resting) trial.orders.push(resting);
  return freeMargin(trial, session.tickers) >= 0;
}

/** Market order: now, at bid or ask and impact, up to the depth; what is beyond it is not filled. */
export function executeMarket(session: Session, account: Account, ticket: Ticket): Execution {
  const { market, side } = ticket;
  const ticker = session.tickers[market];
  const taken = takenBy(session, account.id, market, side);
  let wanted = ticket.lots;
  for (let attempt = 0; ; attempt++) {
    const lots = Math.min(wanted, takeable(market, ticker, side, taken));
    if (lots < 1) throw new Refused('slippage_exceeded');
    const price = takerPrice(market, ticker, side, lots, taken);
    const tooDear = ticket.maxSlippageBps !== null && slippageBps(price, ticker, side) > ticket.maxSlippageBps;
    if (tooDear) throw new Refused('slippage_exceeded');
    const trade = tradeOf(ticket, lots, price);
    if (affordable(session, account, trade))
      return filled(session, account, ticket, book(session, account, trade), wanted);
    if (!ticket.elastic || attempt === 6) throw new Refused('insufficient_margin');
    wanted = Math.floor(wanted * 0.995);
  }
}

function filled(session: Session, account: Account, ticket: Ticket, fill: Fill, wanted: number): Execution {
  return {
    status: fill.lots < wanted ? 'partially_filled' : 'filled',
    fill: fillView(ticket.market, fill),
    ...positionView(session, account, ticket.market),
  };
}

/** Limit order: what crosses is taken at once within the limit; the rest rests (gtc) or is dropped (ioc). */
export function executeLimit(session: Session, account: Account, ticket: Ticket, limit: number): Execution {
  const { market, side } = ticket;
  const ticker = session.tickers[market];
  const taken = takenBy(session, account.id, market, side);
  const most = Math.min(ticket.lots, takeable(market, ticker, side, taken));
  const lots = lotsWithin(market, ticker, side, most, taken, limit);
  const order = lots < ticket.lots && ticket.rests ? orderOf(session, account, ticket, limit, lots) : null;
  if (lots === 0 && !order) throw new Refused('slippage_exceeded');
  const trade = tradeOf(ticket, lots, lots > 0 ? takerPrice(market, ticker, side, lots, taken) : limit);
  if (!affordable(session, account, trade, order)) throw new Refused('insufficient_margin');
  const fill = lots > 0 ? book(session, account, { ...trade, orderId: order?.id ?? null }) : null;
  if (order) rest(session, account, order);
  return {
    status: fill ? (lots < ticket.lots ? 'partially_filled' : 'filled') : 'resting',
    ...(order ? { order_id: order.id } : {}),
    ...(fill ? { fill: fillView(market, fill) } : {}),
    ...positionView(session, account, market),
  };
}

function orderOf(session: Session, account: Account, ticket: Ticket, limit: number, filledLots: number): Order {
  if (account.orders.length >= MAX_OPEN_ORDERS) throw new Refused('too_many_orders');
  const { market, side, leverage, reduceOnly, stop, target, decisionId, reasoning } = ticket;
  const left = { lots: ticket.lots - filledLots, filled: filledLots, price: limit, placedAt: session.time };
  return {
    id: nextId(session, 'ord'),
    market,
    side,
    leverage,
    reduceOnly,
    stop,
    target,
    decisionId,
    reasoning,
    ...left,
  };
}

function rest(session: Session, account: Account, order: Order): void {
  account.orders.push(order);
  session.orders.push({ participant_id: account.id, order: { ...order }, change: 'placed' });
}
