import type { Account, Position } from './account.js';
import { book } from './fill.js';
import { takeable, takerPrice } from './impact.js';
import { draftOf, takenBy, type Session } from './session.js';

type Exit = 'stop_loss' | 'profit_target';

/** Which exit the market has reached: a long is judged by the bid, a short by the ask; the stop goes first. */
function exitOf(session: Session, { market, lots, stop, target }: Position): Exit | null {
  const { bid, ask, halted } = session.tickers[market];
  if (halted) return null;
  const side = lots > 0 ? 1 : -1;
  const price = side > 0 ? bid : ask;
  if (stop !== null && (price - stop) * side <= 0) return 'stop_loss';
  if (target !== null && (price - target) * side >= 0) return 'profit_target';
  return null;
}

/** Closes positions whose stop-loss or profit-target is reached, at the market; the other exit goes with the position. */
export function triggerStops(session: Session, account: Account): void {
  for (const position of account.positions) {
    const exit = exitOf(session, position);
    if (exit) closeAtMarket(session, draftOf(session, account.id), position.market, exit);
  }
}

/** Closes a position at bid or ask and impact. Exits stop at the depth and go on next tick; the other kinds take all. */
export function closeAtMarket(
  session: Session,
  account: Account,
  market: number,
  kind: Exit | 'liquidation' | 'market',
): void {
  const position = account.positions.find((one) => one.market === market);
  if (!position) return;
  const side = position.lots > 0 ? -1 : 1;
  const ticker = session.tickers[market];
  const taken = takenBy(session, account.id, market, side);
  const whole = Math.abs(position.lots);
  const bounded = kind === 'stop_loss' || kind === 'profit_target';
  const lots = bounded ? Math.min(whole, takeable(market, ticker, side, taken)) : whole;
  if (lots < 1) return;
  const exit = { leverage: position.leverage, stop: null, target: null, orderId: null, decisionId: null };
  const price = takerPrice(market, ticker, side, lots, taken);
  book(session, account, { market, side, lots, price, kind, maker: false, reasoning: null, ...exit });
}
