import type { MicroUsd } from '../../../common/kernel/money.js';
import { valueOf, type Account, type Posting } from '../exchange/index.js';
import { INSTRUMENTS, instrumentOf } from '../instruments.js';
import type { TripFill } from './round-trip.js';

/** A change of one account: lots of a market, and micro-USD that are no longer or newly there. */
export interface AccountChange {
  tick: number;
  participant_id: string;
  /** null when only money moved */
  market: number | null;
  lots: number;
  amount: MicroUsd;
}

/** Published mids (micro-USD, by market) of one tick. */
export interface PriceSample {
  tick: number;
  mids: readonly number[];
}

/** What a fill changes: the lots, and what was paid for them with the fee. Realised or not, it is in the equity. */
export function changeOfFill(
  fill: Pick<TripFill, 'tick' | 'participant_id' | 'symbol' | 'side' | 'lots' | 'notional' | 'fee'>,
): AccountChange {
  const sign = fill.side === 'buy' ? 1 : -1;
  const { index: market } = instrumentOf(fill.symbol);
  const { tick, participant_id } = fill;
  return { tick, participant_id, market, lots: sign * fill.lots, amount: -sign * fill.notional - fill.fee };
}

/** A posting beside the trades: cash of an opening, funding, insurance, a recapitalisation. */
export const changeOfPosting = (
  { account, amount }: Pick<Posting, 'account' | 'amount'>,
  tick: number,
): AccountChange => ({
  tick,
  participant_id: account,
  market: null,
  lots: 0,
  amount,
});

/** Kinds of postings that fills already tell of. */
export const TOLD_BY_FILLS: readonly string[] = ['trade', 'fee'];

/** An account as lots and what they leave of its money: equity = amount + Σ value of lots. */
interface Holding {
  amount: MicroUsd;
  lots: number[];
}

/**
 * Equity in USD of each participant after each of the sampled ticks, exact to the micro-dollar; null before its account was
 * opened. @param accounts as they stood after a tick before the first sample @param changes all since that tick, by tick
 * @param samples by tick
 */
export function equityPaths(
  ids: readonly string[],
  accounts: readonly Account[],
  changes: readonly AccountChange[],
  samples: readonly PriceSample[],
): Map<string, (number | null)[]> {
  const wanted = new Set(ids);
  const holdings = new Map(
    accounts.filter(({ id }) => wanted.has(id)).map((account) => [account.id, holdingOf(account)]),
  );
  const paths = new Map(ids.map((id): [string, (number | null)[]] => [id, []]));
  let next = 0;
  for (const { tick, mids } of samples) {
    for (; next < changes.length && changes[next].tick <= tick; next++) apply(holdings, wanted, changes[next]);
    for (const [id, path] of paths) path.push(equityAt(holdings.get(id), mids));
  }
  return paths;
}

function holdingOf({ cash, positions }: Account): Holding {
  const lots = INSTRUMENTS.map(() => 0);
  let amount = cash;
  for (const position of positions) {
    lots[position.market] = position.lots;
    amount -= position.cost;
  }
  return { amount, lots };
}

function apply(holdings: Map<string, Holding>, wanted: ReadonlySet<string>, change: AccountChange): void {
  if (!wanted.has(change.participant_id)) return;
  const holding = holdings.get(change.participant_id) ?? { amount: 0, lots: INSTRUMENTS.map(() => 0) };
  holdings.set(change.participant_id, holding);
  holding.amount += change.amount;
  if (change.market !== null) holding.lots[change.market] += change.lots;
}

function equityAt(holding: Holding | undefined, mids: readonly number[]): number | null {
  if (!holding) return null;
  const value = holding.lots.reduce(
    (sum, lots, market) => (lots === 0 ? sum : sum + valueOf(market, lots, mids[market])),
    0,
  );
  return (holding.amount + value) / 1e6;
}
