import type { MicroUsd } from '../../../common/kernel/money.js';
import { valueOf, type Account } from '../exchange/index.js';
import { INSTRUMENTS } from '../instruments.js';
import { marked } from '../matches/index.js';
import type { Standing } from './league.js';

/** What has changed an account's equity beside prices since a tick, in order of ticks. */
export interface PastChange {
  tick: number;
  /** index in SYMBOLS; null for what the insurance paid */
  market: number | null;
  /** signed lots bought */
  lots: number;
  /** cash and cost together: what was paid for the lots, their fee, or what the insurance gave, micro-USD */
  paid: MicroUsd;
}

export interface PastPrices {
  tick: number;
  /** micro-USD, in the order of SYMBOLS */
  mids: readonly number[];
}

/** A standing as it was read, measured last at the tick `since`. */
export interface ReadStanding {
  standing: Standing;
  since: number;
}

/**
 * Marks one participant's standings at every tick after they were last measured, so that a league that is read anew knows the
 * peaks and falls in between: equity is rebuilt from prices and fills to the micro-dollar. Changes the standings.
 * @param account as it stands after the last of the ticks @param ticks ascending; those before the standings' are passed over
 */
export function recallMarks(
  standings: readonly ReadStanding[],
  account: Account,
  ticks: readonly PastPrices[],
  changes: readonly PastChange[],
): void {
  const from = Math.min(...standings.map(({ since }) => since));
  const later = changes.filter(({ tick }) => tick > from);
  const holding = holdingBefore(account, later);
  let next = 0;
  for (const { tick, mids } of ticks) {
    if (tick <= from) continue;
    const changed = next;
    for (; next < later.length && later[next].tick <= tick; next++) take(holding, later[next], 1);
    if (next === changed && !holding.lots.some(Boolean)) continue;
    const equity = equityAt(holding, mids) / 1e6;
    for (const one of standings) {
      if (tick > one.since) one.standing.performance = marked(one.standing.performance, equity);
    }
  }
}

/** Signed lots by market, and cash less what they cost. */
interface Holding {
  lots: number[];
  money: MicroUsd;
}

function holdingBefore(account: Account, changes: readonly PastChange[]): Holding {
  const holding: Holding = { lots: INSTRUMENTS.map(() => 0), money: account.cash };
  for (const { market, lots, cost } of account.positions) {
    holding.lots[market] = lots;
    holding.money -= cost;
  }
  for (const change of changes) take(holding, change, -1);
  return holding;
}

function take(holding: Holding, { market, lots, paid }: PastChange, direction: 1 | -1): void {
  if (market !== null) holding.lots[market] += direction * lots;
  holding.money -= direction * paid;
}

function equityAt({ lots, money }: Holding, mids: readonly number[]): MicroUsd {
  let equity = money;
  for (let i = 0; i < lots.length; i++) if (lots[i] !== 0) equity += valueOf(i, lots[i], mids[i]);
  return equity;
}
