import type { EntityManager } from 'typeorm';
import { tryLockNumbered } from '../../common/db/advisory-lock.js';
import { bulkInsert, replacing, type Columns } from '../../common/db/bulk-insert.js';
import { moveMark, readMark } from '../../common/db/marks.js';
import { isWeekWhole } from '../replayed-week/week-filling.js';
import { RoundTrips, type FundingHour, type RoundTrip, type TripFill } from '../engine/history/index.js';

/** Fills of one transaction, about. */
const PAGE = 2_000;
/** One process at a time. */
const LOCK = 6_179_213;
/** In SQL: the last tick whose fills and funding are in the round trips. */
export const FOLDED_UNTIL = `(SELECT coalesce(max(value::bigint), 0) FROM installation WHERE name = 'round trips until')`;
const MARK = 'round trips until';

export const TRIP_COLUMNS: Columns = {
  entry_fill: 'text',
  exit_fill: 'text',
  participant_id: 'text',
  symbol: 'text',
  side: 'text',
  opened_tick: 'bigint',
  closed_tick: 'bigint',
  entered_lots: 'bigint',
  entered: 'bigint',
  left_lots: 'bigint',
  left: 'bigint',
  realized: 'bigint',
  fees: 'bigint',
  funding: 'bigint',
  fills: 'integer',
};
const NUMBERS = [
  'opened_tick',
  'closed_tick',
  'entered_lots',
  'entered',
  'left_lots',
  'left',
  'realized',
  'fees',
  'funding',
] as const;

type Queries = Pick<EntityManager, 'query'>;

/**
 * Whether all of the past can be folded: the fills of a replayed week come newest first, and before the league is founded there
 * is no week to wait for yet. The founding commits the league and its week together, so the league is asked for first.
 */
export async function canBeFolded(manager: Queries): Promise<boolean> {
  const founded = await manager.query<unknown[]>('SELECT 1 FROM arena_market');
  return founded.length > 0 && (await isWeekWhole(manager));
}

/** Folds the next fills and funding, and remembers how far it has come. Wants a transaction. @returns whether there is more */
export async function foldNext(manager: Queries): Promise<boolean> {
  const free = await tryLockNumbered(manager, LOCK);
  if (!free) return false;
  const mark = Number((await readMark(manager, MARK)) ?? 0);
  const [{ now }] = await manager.query<{ now: string | null }[]>('SELECT max(tick) AS now FROM arena_market');
  const { fills, until, more } = await nextFills(manager, mark, Number(now ?? 0));
  if (until <= mark) return false;
  const hours = await nextFunding(manager, mark, until);
  if (fills.length + hours.length === 0) return false;
  await fold(manager, fills, hours);
  await moveMark(manager, MARK, until);
  return more;
}

async function fold(manager: Queries, fills: readonly TripFill[], hours: readonly FundingHour[]): Promise<void> {
  const ids = [...new Set([...fills, ...hours].map(({ participant_id }) => participant_id))];
  const trips = new RoundTrips(await openTrips(manager, ids));
  trips.fold(fills, hours);
  await bulkInsert(manager, 'arena_round_trip', TRIP_COLUMNS, rowsOf(trips), replacing(TRIP_COLUMNS, ['entry_fill']));
}

const rowsOf = (trips: RoundTrips): Record<string, unknown>[] => trips.take().map((trip) => ({ ...trip }));

async function openTrips(manager: Queries, ids: readonly string[]): Promise<RoundTrip[]> {
  const rows = await manager.query<Record<string, string>[]>(
    'SELECT * FROM arena_round_trip WHERE participant_id = ANY($1) AND closed_tick IS NULL',
    [ids],
  );
  return rows.map(tripOf);
}

/** A row with its numbers as numbers. */
export const tripOf = (row: Record<string, string>): RoundTrip =>
  ({ ...row, ...numbersOf(row) }) as unknown as RoundTrip;

const numbersOf = (row: Record<string, string | null>): Record<string, number | null> =>
  Object.fromEntries(NUMBERS.map((name) => [name, row[name] === null ? null : Number(row[name])]));

type FillRow = Omit<TripFill, 'tick' | 'lots' | 'price' | 'notional' | 'fee' | 'realized'> &
  Record<'tick' | 'lots' | 'price' | 'notional' | 'fee' | 'realized', string>;

/** The fills of the next whole ticks after one and until another, and the last tick that is covered by them. What is committed until then stays. */
export async function nextFills(manager: Queries, tick: number, now: number) {
  const rows = await manager.query<FillRow[]>(
    `SELECT id, tick, participant_id, symbol, side, lots, price, notional, fee, realized FROM arena_fill
     WHERE tick > $1 AND tick <= (
       SELECT max(tick) FROM (SELECT tick FROM arena_fill WHERE tick > $1 AND tick <= $2 ORDER BY tick LIMIT ${PAGE}) page)
     ORDER BY tick, length(id), id COLLATE "C"`,
    [tick, now],
  );
  const more = rows.length >= PAGE;
  const fills = rows.map(fillOf);
  return { fills, more, until: more ? (fills.at(-1)?.tick ?? 0) : now };
}

const fillOf = ({ tick, lots, price, notional, fee, realized, ...row }: FillRow): TripFill => ({
  ...row,
  tick: Number(tick),
  lots: Number(lots),
  price: Number(price),
  notional: Number(notional),
  fee: Number(fee),
  realized: Number(realized),
});

/** Funding after one tick until another, by tick and participant. Postings are numbered in the order of the ledger. */
export async function nextFunding(manager: Queries, tick: number, until: number): Promise<FundingHour[]> {
  const rows = await manager.query<{ tick: string; account: string; amounts: string[] }[]>(
    `SELECT tick, account, array_agg(amount ORDER BY id) AS amounts FROM arena_posting
     WHERE tick > $1 AND tick <= $2 AND kind NOT IN ('trade', 'fee') AND kind = 'funding' AND account NOT LIKE 'house:%'
     GROUP BY tick, account ORDER BY tick`,
    [tick, until],
  );
  return rows.map(({ tick: at, account, amounts }) => ({
    tick: Number(at),
    participant_id: account,
    amounts: amounts.map(Number),
  }));
}
