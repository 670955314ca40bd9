import type { MicroUsd } from '../../../common/kernel/money.js';
import { MINIMUM_NOTIONAL_USD } from '../instruments.js';
import type { Account } from './account.js';
import { cancelOrders } from './cancel.js';
import { HOUSE, transfer, type PostingKind } from './ledger.js';
import { equityOf, maintenanceTotal, unrealizedOf } from './margin.js';
import { draftOf, nextId, type Session } from './session.js';
import { closeAtMarket } from './stops.js';

/**
 * Liquidates an account whose equity is below its maintenance margin: orders are cancelled, positions closed from the
 * largest loss on until the rest is covered. What cash lacks then is paid by the insurance. Halted markets wait.
 */
export function liquidate(session: Session, account: Account): void {
  if (account.positions.length === 0) return;
  const equity = equityOf(account, session.tickers);
  const maintenance = maintenanceTotal(account, session.tickers);
  if (equity >= maintenance) return;
  const tradable = account.positions.filter((one) => !session.tickers[one.market].halted);
  if (tradable.length === 0) return;
  const draft = draftOf(session, account.id);
  cancelOrders(session, draft, () => true, 'liquidation');
  const order = tradable.map((one) => ({ market: one.market, profit: unrealizedOf(one, session.tickers) }));
  order.sort((a, b) => a.profit - b.profit || a.market - b.market);
  for (const { market } of order) {
    if (equityOf(draft, session.tickers) >= maintenanceTotal(draft, session.tickers)) break;
    closeAtMarket(session, draft, market, 'liquidation');
  }
  const deficit = coverDeficit(session, draft);
  session.liquidations.push({ participant_id: account.id, equity, maintenance, deficit });
}

/** A flat account never owes: the insurance pays the deficit, and who cannot place the smallest order is bust. */
export function coverDeficit(session: Session, account: Account): MicroUsd {
  if (account.positions.length > 0) return 0;
  const deficit = Math.max(0, -account.cash);
  adjust(session, account, 'insurance', deficit);
  account.bust = account.cash < MINIMUM_NOTIONAL_USD * 1e6;
  return deficit;
}

/** A bust account starts again with its starting cash, by a posting from capital; others are left alone. */
export function recapitalise(session: Session, id: string): void {
  const known = session.changed.get(id) ?? session.book.get(id);
  if (!known?.bust) return;
  const account = draftOf(session, id);
  adjust(session, account, 'recapitalisation', account.starting - account.cash);
  account.bust = false;
}

function adjust(session: Session, account: Account, kind: PostingKind, amount: MicroUsd): void {
  if (amount === 0) return;
  account.cash += amount;
  account.adjustments += amount;
  const from = kind === 'insurance' ? HOUSE.insurance : HOUSE.capital;
  session.postings.push(...transfer(nextId(session, 'adj'), kind, account.id, from, amount));
}
