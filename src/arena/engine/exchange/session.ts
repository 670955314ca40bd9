import type { MicroUsd } from '../../../common/kernel/money.js';
import { INSTRUMENTS } from '../instruments.js';
import type { MarketSymbol } from '../types.js';
import { copyAccount, openAccount, type Account, type Order } from './account.js';
import { transfer, HOUSE, type Posting } from './ledger.js';
import type { Ticker } from '../ticker.js';

export type FillKind = 'market' | 'limit' | 'stop_loss' | 'profit_target' | 'liquidation';

export interface Fill {
  id: string;
  participant_id: string;
  symbol: MarketSymbol;
  side: 'buy' | 'sell';
  kind: FillKind;
  maker: boolean;
  lots: number;
  /** micro-USD */
  price: number;
  notional: MicroUsd;
  fee: MicroUsd;
  /** before fees, of the part that closed */
  realized: MicroUsd;
  slippage_bps: number;
  order_id: string | null;
  decision_id: string | null;
  reasoning: string | null;
}

export interface OrderEvent {
  participant_id: string;
  order: Order;
  change: 'placed' | 'filled' | 'partially_filled' | 'cancelled';
  reason?: string;
}

export interface FundingEvent {
  participant_id: string;
  symbol: MarketSymbol;
  /** received (> 0) or paid (< 0), micro-USD */
  amount: MicroUsd;
}

export interface LiquidationEvent {
  participant_id: string;
  /** equity and maintenance margin that triggered it, micro-USD */
  equity: MicroUsd;
  maintenance: MicroUsd;
  /** what the insurance paid, micro-USD */
  deficit: MicroUsd;
}

/**
 * One tick's work on a book: accounts are copied when first changed, so the book itself stays as it was and a tick
 * that cannot be committed leaves no trace.
 */
export interface Session {
  tick: number;
  time: number;
  tickers: readonly Ticker[];
  book: ReadonlyMap<string, Account>;
  changed: Map<string, Account>;
  fills: Fill[];
  postings: Posting[];
  orders: OrderEvent[];
  funding: FundingEvent[];
  liquidations: LiquidationEvent[];
  /** notional each account has taken in this tick, by market and side; null before the first */
  taken: Map<string, Float64Array> | null;
  serial: number;
}

export const beginSession = (
  book: ReadonlyMap<string, Account>,
  tick: number,
  time: number,
  tickers: readonly Ticker[],
): Session => ({
  tick,
  time,
  tickers,
  book,
  changed: new Map(),
  fills: [],
  postings: [],
  orders: [],
  funding: [],
  liquidations: [],
  taken: null,
  serial: 0,
});

/** An id unique in the league and equal in every replay: kind, tick and place within the tick. */
export const nextId = (session: Session, prefix: string): string =>
  `${prefix}_${session.tick.toString(36)}_${(session.serial++).toString(36)}`;

/** The account to read. */
export const readAccount = (session: Session, id: string): Account | undefined =>
  session.changed.get(id) ?? session.book.get(id);

/** The account to change: a copy that replaces the book's when the tick is committed. @throws when unknown */
export function draftOf(session: Session, id: string): Account {
  const open = session.changed.get(id);
  if (open) return open;
  const kept = session.book.get(id);
  if (!kept) throw new RangeError(`no account ${id}`);
  const draft = copyAccount(kept);
  session.changed.set(id, draft);
  return draft;
}

/** Opens an account with its starting cash; an existing one stays as it is. */
export function admit(session: Session, id: string, cash: MicroUsd): void {
  if (readAccount(session, id)) return;
  session.changed.set(id, openAccount(id, cash));
  session.postings.push(...transfer(nextId(session, 'opn'), 'capital', id, HOUSE.capital, cash));
}

const place = (market: number, side: 1 | -1): number => market * 2 + (side > 0 ? 1 : 0);

export const takenBy = (session: Session, id: string, market: number, side: 1 | -1): MicroUsd =>
  session.taken?.get(id)?.[place(market, side)] ?? 0;

export function take(session: Session, id: string, market: number, side: 1 | -1, notional: MicroUsd): void {
  session.taken ??= new Map();
  const totals = session.taken.get(id) ?? new Float64Array(INSTRUMENTS.length * 2);
  totals[place(market, side)] += notional;
  session.taken.set(id, totals);
}
