import { mulDiv } from '../../../common/kernel/money.js';
import { SYMBOLS } from '../types.js';
import type { Account } from './account.js';
import { HOUSE, transfer } from './ledger.js';
import { valueOf } from './margin.js';
import { draftOf, nextId, type Session } from './session.js';
import { FUNDING_SCALE } from '../ticker.js';

/** Pays one hour's funding on every open position: longs pay rate × notional at mid, shorts receive it. */
export function payFunding(session: Session, account: Account): void {
  for (const { market, lots } of account.positions) {
    const { mid, funding } = session.tickers[market];
    const amount = mulDiv(-valueOf(market, lots, mid), funding, FUNDING_SCALE);
    if (amount === 0) continue;
    const draft = draftOf(session, account.id);
    draft.cash += amount;
    draft.funding += amount;
    session.postings.push(...transfer(nextId(session, 'fun'), 'funding', account.id, HOUSE.funding, amount));
    session.funding.push({ participant_id: account.id, symbol: SYMBOLS[market], amount });
  }
}
