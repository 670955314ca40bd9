import type { EntityManager } from 'typeorm';
import { parseSymbol, instrumentOf } from '../engine/instruments.js';
import {
  recallMarks,
  type League,
  type PastChange,
  type PastPrices,
  type ReadStanding,
} from '../engine/league/index.js';

/** Standings as they were read, by participant. */
export type ReadStandings = ReadonlyMap<string, readonly ReadStanding[]>;

/**
 * What a league that is read anew would not know: peaks and drawdowns since the last samples. Funding and new cash come with
 * samples, so that between them only prices, fills and the insurance move an equity. Changes the standings.
 */
export async function recallAllMarks(manager: EntityManager, league: League, read: ReadStandings): Promise<void> {
  const from = Math.min(...[...read.values()].flat().map(({ since }) => since));
  if (!(from < league.tick)) return;
  const ticks = await ticksAfter(manager, from);
  const changes = await changesAfter(manager, league, from);
  for (const [id, standings] of read) {
    const account = league.book.get(id);
    if (account) recallMarks(standings, account, ticks, changes.get(id) ?? []);
  }
}

async function ticksAfter(manager: EntityManager, tick: number): Promise<PastPrices[]> {
  const rows = await manager.query<{ tick: string; mids: number[] }[]>(
    'SELECT tick, mids FROM arena_tick WHERE tick > $1 ORDER BY tick',
    [tick],
  );
  return rows.map(({ tick: at, mids }) => ({ tick: Number(at), mids }));
}

interface FillNumbers {
  tick: string;
  participant_id: string;
  symbol: string;
  side: 'buy' | 'sell';
  lots: string;
  notional: string;
  fee: string;
}

async function changesAfter(manager: EntityManager, league: League, tick: number): Promise<Map<string, PastChange[]>> {
  const fills = await manager.query<FillNumbers[]>(
    'SELECT tick, participant_id, symbol, side, lots, notional, fee FROM arena_fill WHERE tick > $1 ORDER BY tick',
    [tick],
  );
  const changes = new Map<string, PastChange[]>();
  const add = (id: string, change: PastChange): void => {
    const list = changes.get(id);
    if (list) list.push(change);
    else changes.set(id, [change]);
  };
  for (const fill of fills) add(fill.participant_id, changeOf(fill));
  const insured = [...changes.keys()].filter((id) => league.book.get(id)?.adjustments !== 0);
  for (const { participant_id, change } of await insurance(manager, insured, tick)) add(participant_id, change);
  for (const list of changes.values()) list.sort((a, b) => a.tick - b.tick);
  return changes;
}

function changeOf({ tick, symbol, side, lots, notional, fee }: FillNumbers): PastChange {
  const known = parseSymbol(symbol);
  if (!known) throw new RangeError(`no market ${symbol}`);
  const sign = side === 'buy' ? 1 : -1;
  const { index: market } = instrumentOf(known);
  return { tick: Number(tick), market, lots: sign * Number(lots), paid: sign * Number(notional) + Number(fee) };
}

async function insurance(
  manager: EntityManager,
  ids: readonly string[],
  tick: number,
): Promise<{ participant_id: string; change: PastChange }[]> {
  if (ids.length === 0) return [];
  const rows = await manager.query<{ tick: string; account: string; amount: string }[]>(
    `SELECT tick, account, amount FROM arena_posting WHERE account = ANY($1) AND kind = 'insurance' AND tick > $2`,
    [ids, tick],
  );
  return rows.map(({ tick: at, account, amount }) => ({
    participant_id: account,
    change: { tick: Number(at), market: null, lots: 0, paid: -Number(amount) },
  }));
}
