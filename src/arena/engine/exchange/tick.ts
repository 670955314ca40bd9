import type { MicroUsd } from '../../../common/kernel/money.js';
import type { Account } from './account.js';
import { executeAction, type RequestedAction } from './action.js';
import { cancelExit, cancelOrder, cancelOrders } from './cancel.js';
import { payFunding } from './funding.js';
import { coverDeficit, liquidate, recapitalise } from './liquidate.js';
import type { ActionResult } from './result.js';
import { fillResting } from './resting.js';
import { admit, beginSession, draftOf, readAccount, type Session } from './session.js';
import { closeAtMarket, triggerStops } from './stops.js';
import type { Ticker } from '../ticker.js';
import { viewExit, viewOrder, type OpenOrder } from './view.js';

/** What may change a book from outside, in one total order. */
export type Command =
  | { kind: 'admit'; participant_id: string; cash: MicroUsd }
  | { kind: 'decide'; participant_id: string; decision_id: string; actions: readonly RequestedAction[] }
  | { kind: 'cancel_order'; participant_id: string; order_id: string }
  | { kind: 'cancel_all'; participant_id: string; reason: string }
  /** orders cancelled and every position closed at the market */
  | { kind: 'wind_up'; participant_id: string }
  | { kind: 'recapitalise'; participant_id: string };

export interface TickInput {
  tick: number;
  /** ms since the epoch */
  time: number;
  tickers: readonly Ticker[];
  /** an hour has begun since the last tick */
  fundingDue: boolean;
  commands: readonly Command[];
}

export type CommandOutcome =
  | { kind: 'done' }
  | { kind: 'decided'; results: ActionResult[] }
  | { kind: 'cancelled'; order: OpenOrder | null }
  | { kind: 'no_account' };

/** What a tick did. `changed` holds the accounts as they are after it; the given book is untouched. */
export interface TickOutcome extends Pick<
  Session,
  'changed' | 'fills' | 'postings' | 'orders' | 'funding' | 'liquidations'
> {
  /** one per command, in order */
  outcomes: CommandOutcome[];
}

/**
 * One tick of the exchange, pure: funding, liquidations, stops, resting orders, then the commands in their order, then
 * liquidations of the accounts that changed. Equal inputs give equal outcomes, ids included.
 */
export function runTick(book: ReadonlyMap<string, Account>, input: TickInput): TickOutcome {
  if (input.commands.length === 0 && !isAnythingHeld(book)) return IDLE;
  const session = beginSession(book, input.tick, input.time, input.tickers);
  for (const account of book.values()) {
    if (holds(account)) upkeep(session, account.id, input.fundingDue);
  }
  const outcomes = input.commands.map((command) => obey(session, command));
  for (const account of session.changed.values()) {
    liquidate(session, account);
    coverDeficit(session, account);
  }
  const { changed, fills, postings, orders, funding, liquidations } = session;
  return { changed, fills, postings, orders, funding, liquidations, outcomes };
}

const holds = ({ positions, orders }: Account): boolean => positions.length > 0 || orders.length > 0;

function isAnythingHeld(book: ReadonlyMap<string, Account>): boolean {
  for (const account of book.values()) if (holds(account)) return true;
  return false;
}

/** Of a tick in which nothing can happen; shared, and never added to. */
const IDLE: TickOutcome = {
  changed: new Map(),
  fills: [],
  postings: [],
  orders: [],
  funding: [],
  liquidations: [],
  outcomes: [],
};
for (const list of Object.values(IDLE)) Object.freeze(list);

function upkeep(session: Session, id: string, fundingDue: boolean): void {
  const current = (): Account => readAccount(session, id) as Account;
  if (fundingDue) payFunding(session, current());
  liquidate(session, current());
  triggerStops(session, current());
  fillResting(session, current());
}

function obey(session: Session, command: Command): CommandOutcome {
  if (command.kind === 'admit') {
    admit(session, command.participant_id, command.cash);
    return { kind: 'done' };
  }
  if (!readAccount(session, command.participant_id)) return { kind: 'no_account' };
  switch (command.kind) {
    case 'decide':
      return { kind: 'decided', results: decide(session, command) };
    case 'cancel_order':
      return cancel(session, command);
    case 'cancel_all':
      cancelOrders(session, draftOf(session, command.participant_id), () => true, command.reason);
      return { kind: 'done' };
    case 'wind_up':
      windUp(session, command.participant_id);
      return { kind: 'done' };
    case 'recapitalise':
      recapitalise(session, command.participant_id);
      return { kind: 'done' };
  }
}

function cancel(session: Session, command: Extract<Command, { kind: 'cancel_order' }>): CommandOutcome {
  const { participant_id, order_id } = command;
  const exit = cancelExit(session, participant_id, order_id);
  if (exit) return { kind: 'cancelled', order: viewExit(order_id, exit, session.time) };
  const order = cancelOrder(session, participant_id, order_id);
  return { kind: 'cancelled', order: order ? viewOrder(order) : null };
}

/** Positions in halted markets, or beyond the depth, stay as they are. */
function windUp(session: Session, id: string): void {
  const account = draftOf(session, id);
  cancelOrders(session, account, () => true, 'retired');
  for (const { market } of account.positions) {
    if (!session.tickers[market].halted) closeAtMarket(session, account, market, 'market');
  }
}

const decide = (session: Session, command: Extract<Command, { kind: 'decide' }>): ActionResult[] =>
  command.actions.map((action) => executeAction(session, command.participant_id, action, command.decision_id));

/** The book after a tick has been committed. Changes the given map. */
export function commit(book: Map<string, Account>, outcome: TickOutcome): void {
  for (const [id, account] of outcome.changed) book.set(id, account);
}
