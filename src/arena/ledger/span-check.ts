import type { EntityManager } from 'typeorm';
import { equityPaths } from '../engine/history/index.js';
import {
  checkpointOf,
  leagueFrom,
  LeagueReplay,
  postingLines,
  stateDifference,
  type Checkpoint,
} from '../engine/league/index.js';
import { checkpointBefore, checkpointsBetween } from '../league/league-checkpoint.js';
import { LeagueStore } from '../league/league-store.js';
import { readChanges } from '../matches/match-curves.js';
import { readPostings, readRecord } from '../matches/record-reader.js';
import { replayFrom } from '../matches/replay-opening.js';
import { breathe, Differences, type AuditCheck } from './differences.js';

const HOUR_MS = 3_600_000;
/** Ticks that are played between two turns of the event loop. */
const AT_ONCE = 20;
/** Equity points are exact to the micro-dollar. */
const SLACK_USD = 1e-6;

/** Ticks between two kept states, the first of which is at hand. */
interface Span {
  opening: Checkpoint;
  /** the last tick of it */
  until: number;
  last: boolean;
}

/** The ticks that are kept, from state to state. */
async function* spansOf(manager: EntityManager): AsyncGenerator<Span> {
  const [{ first, now }] = await manager.query<{ first: string | null; now: string | null }[]>(
    'SELECT (SELECT min(tick) - 1 FROM arena_tick) AS first, (SELECT max(tick) FROM arena_market) AS now',
  );
  if (first === null || now === null) return;
  const kept = await checkpointsBetween(manager, Number(first), Number(now) + 1);
  for (const [i, tick] of kept.entries()) {
    const opening = await checkpointBefore(manager, tick);
    if (opening) yield { opening, until: kept[i + 1] ?? Number(now), last: i === kept.length - 1 };
    await breathe();
  }
}

/**
 * Funding is made anew from prices, positions and rules: the first tick of every hour is played again, and with it all its other
 * postings. Where states are further apart than an hour, as in the replayed week, so is what lies between.
 */
export const fundingCheck: AuditCheck = {
  name: 'funding_from_prices',
  async find(manager) {
    const differences = new Differences(fundingCheck.name);
    for await (const span of spansOf(manager)) await playHours(manager, span, differences);
    return differences.found;
  },
};

async function playHours(manager: EntityManager, { opening, until }: Span, differences: Differences): Promise<void> {
  const hours = await hoursIn(manager, opening, until);
  const end = hours.at(-1);
  if (end === undefined) return;
  const long = end > opening.tick + 1;
  const replay = long
    ? await replayFrom(manager, opening)
    : new LeagueReplay(leagueFrom(opening, emptyMinutes), opening);
  const stored = await readPostings(manager, [opening.tick + 1, end]);
  for await (const logged of readRecord(manager, opening.tick + 1, end + 1)) {
    const { events } = replay.tick(logged, null);
    const [kept, made] = [stored.get(logged.tick) ?? [], events.postings].map((list) =>
      postingLines(list).map(({ text }) => text),
    );
    const place = Array.from({ length: Math.max(kept.length, made.length) }).findIndex((_, i) => kept[i] !== made[i]);
    if (place >= 0) differences.add(`tick ${logged.tick}`, 'posting', kept[place], made[place]);
    if (logged.tick % AT_ONCE === 0) await breathe();
  }
}

/** The house decides by candles only for later ticks than the one that is played. */
const emptyMinutes = Array.from({ length: 6 }, () => []);

/** Ticks that were the first of their hours. */
async function hoursIn(manager: EntityManager, opening: Checkpoint, until: number): Promise<number[]> {
  const rows = await manager.query<{ tick: string }[]>(
    `SELECT min(tick) AS tick FROM arena_tick WHERE tick > $1 AND tick <= $2 AND at >= $3
     GROUP BY date_trunc('hour', at AT TIME ZONE 'UTC') ORDER BY 1`,
    [opening.tick, until, new Date((Math.floor(opening.time / HOUR_MS) + 1) * HOUR_MS)],
  );
  return rows.map(({ tick }) => Number(tick));
}

/** The league as it stands is what comes of the last kept state: accounts with orders and exits, memories, observation. */
export const stateCheck: AuditCheck = {
  name: 'state_from_replay',
  async find(manager) {
    const differences = new Differences(stateCheck.name);
    for await (const { opening, until, last } of spansOf(manager)) {
      if (!last) continue;
      const part = await partApart(manager, opening, until);
      if (part !== null) differences.add('league', part, `as stored at tick ${until}`, null);
    }
    return differences.found;
  },
};

async function partApart(manager: EntityManager, opening: Checkpoint, until: number): Promise<string | null> {
  const replay = await replayFrom(manager, opening);
  for await (const logged of readRecord(manager, opening.tick + 1, until + 1)) {
    replay.tick(logged, null);
    if (logged.tick % AT_ONCE === 0) await breathe();
  }
  const store = new LeagueStore();
  const market = await store.market(manager);
  if (!market) return null;
  const made = onlyKnown(replay.checkpoint(), opening);
  const stored = { ...checkpointOf(await store.load(manager, market)), house: made.house };
  return stateDifference(comparable(stored), comparable(made), false);
}

/** States of the first release do not keep the covariance: what is made from one knows nothing of it. */
const onlyKnown = ({ covariance, ...state }: Checkpoint, opening: Checkpoint): Checkpoint =>
  opening.covariance ? { ...state, covariance } : state;

/** As JSON would keep it. Who has left, and whose entry it is, is known to the row before it is to the league. */
function comparable({ accounts, participants, ...state }: Checkpoint): Checkpoint {
  const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);
  const listed = participants
    .map(({ operator: _operator, mailbox: _box, address: _address, registeredAt: _at, ...one }) => ({
      ...one,
      retired: false,
    }))
    .sort(byId);
  return JSON.parse(
    JSON.stringify({ ...state, accounts: accounts.toSorted(byId), participants: listed }),
  ) as Checkpoint;
}

interface Point {
  participant_id: string;
  at: Date;
  equity: number;
  tick: string | null;
  mids: number[];
}

/** Points of the equity curves are made anew from the states before them, and from fills, postings and prices since. */
export const equityCheck: AuditCheck = {
  name: 'equity_points_from_books',
  async find(manager) {
    const differences = new Differences(equityCheck.name);
    for await (const span of spansOf(manager)) await comparePoints(manager, span, differences);
    return differences.found;
  },
};

async function comparePoints(
  manager: EntityManager,
  { opening, until }: Span,
  differences: Differences,
): Promise<void> {
  const points = await manager.query<Point[]>(
    `SELECT p.participant_id, p.at, p.equity, t.tick, t.mids FROM arena_curve_point p LEFT JOIN arena_tick t ON t.at = p.at
     WHERE p.at > $1 AND p.at <= (SELECT at FROM arena_tick WHERE tick = $2) ORDER BY p.at`,
    [new Date(opening.time), until],
  );
  const samples = samplesIn(points);
  const ids = [...new Set(points.map(({ participant_id }) => participant_id))];
  const changes = await readChanges(manager, ids, opening.tick, until);
  const paths = equityPaths(ids, opening.accounts, changes, samples);
  const place = new Map(samples.map(({ tick }, i) => [String(tick), i]));
  for (const { participant_id, at, equity, tick } of points) {
    const made = tick === null ? null : (paths.get(participant_id)?.[place.get(tick)!] ?? null);
    if (made === null || Math.abs(made - equity) > SLACK_USD)
      differences.add(`${participant_id} ${at.toISOString()}`, 'equity', equity, made);
  }
}

function samplesIn(points: readonly Point[]): { tick: number; mids: number[] }[] {
  const byTick = new Map(points.flatMap(({ tick, mids }) => (tick === null ? [] : [[Number(tick), mids] as const])));
  return [...byTick].map(([tick, mids]) => ({ tick, mids })).sort((a, b) => a.tick - b.tick);
}
