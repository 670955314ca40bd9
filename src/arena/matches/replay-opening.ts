import type { EntityManager } from 'typeorm';
import {
  leagueFrom,
  LeagueReplay,
  REMEMBERED_MINUTES,
  RevealedPath,
  type BoardEntry,
  type Checkpoint,
  type Follower,
  type RevealedEpoch,
  type Rules,
} from '../engine/league/index.js';
import { INSTRUMENTS } from '../engine/instruments.js';
import type { Candle } from '../engine/types.js';
import { checkpointBefore } from '../league/league-checkpoint.js';
import { isWeekWhole } from '../replayed-week/week-filling.js';

const HOUR_MS = 3_600_000;

/** Why a match cannot be replayed; the message is for people. */
export class NotReplayable extends Error {
  override name = 'NotReplayable';
}

/** A settled match with the hash that it shows. */
export interface SealedMatch {
  id: string;
  first: number;
  /** the tick that ended it */
  last: number;
  rules: Rules;
  board: BoardEntry[];
  hash: string;
  /** null when it was settled before they were kept */
  chapters: string[] | null;
  /** who did not count for having mirrored others */
  followers: Follower[];
}

interface MatchRow {
  status: string;
  first_tick: string;
  last_tick: string;
  rules: Rules;
  board: BoardEntry[];
  settlement: { hash?: string; chapters?: string[]; followers?: Follower[] } | null;
}

/** @throws NotReplayable */
export async function sealedMatch(manager: EntityManager, id: string): Promise<SealedMatch> {
  const [row] = await manager.query<MatchRow[]>(
    'SELECT status, first_tick, last_tick, rules, board, settlement FROM arena_match WHERE id = $1',
    [id],
  );
  if (!row) throw new NotReplayable(`there is no match ${id}`);
  if (row.status !== 'settled') throw new NotReplayable(`match ${id} is not settled yet: it is ${row.status}`);
  const { hash, chapters, followers = [] } = row.settlement ?? {};
  if (!hash) throw new NotReplayable(`match ${id} was settled without a hash`);
  const [first, last] = [Number(row.first_tick), Number(row.last_tick)];
  return { id, first, last, rules: row.rules, board: row.board, hash, chapters: chapters ?? null, followers };
}

/** The last state that is kept from before the tick `from`, when all ticks from there until `until` are kept, too. @throws NotReplayable */
export async function openingOf(manager: EntityManager, id: string, from: number, until: number): Promise<Checkpoint> {
  if (!(await isWeekWhole(manager)))
    throw new NotReplayable('the replayed week is still being written: try again soon');
  const opening = await checkpointBefore(manager, from - 1);
  const [{ n }] = await manager.query<{ n: string }[]>(
    'SELECT count(*) AS n FROM arena_tick WHERE tick > $1 AND tick < $2',
    [opening?.tick ?? from - 1, until],
  );
  if (!opening || Number(n) < until - opening.tick - 1) {
    throw new NotReplayable(`the log of match ${id} has been retired: its states and ticks are not all kept any more`);
  }
  return opening;
}

export const replayFrom = async (manager: EntityManager, opening: Checkpoint): Promise<LeagueReplay> =>
  new LeagueReplay(leagueFrom(opening, await minutesUntil(manager, opening.time)), opening);

/** The last one-minute candles at a time (ms), by market, oldest first. */
async function minutesUntil(manager: EntityManager, time: number): Promise<Candle[][]> {
  const rows = await manager.query<(Omit<Candle, 'time'> & { market: number; time: Date })[]>(
    `SELECT * FROM (
       SELECT market, time, open, high, low, close, volume_usd,
         row_number() OVER (PARTITION BY market ORDER BY time DESC) AS place
       FROM arena_candle WHERE interval = '1m' AND time <= $1
     ) newest WHERE place <= $2 ORDER BY market, time`,
    [new Date(time), REMEMBERED_MINUTES],
  );
  const minutes: Candle[][] = INSTRUMENTS.map(() => []);
  for (const { market, time: at, open, high, low, close, volume_usd } of rows) {
    minutes[market].push({ time: at.getTime(), open, high, low, close, volume_usd });
  }
  return minutes;
}

/** The path of the simulated market from what is public of its hours. @param from ms */
export async function publishedPath(manager: EntityManager, from: number): Promise<RevealedPath> {
  const [{ genesis }] = await manager.query<{ genesis: Date }[]>('SELECT genesis FROM arena_market WHERE id = 1');
  const rows = await manager.query<RevealedEpoch[]>(
    `SELECT epoch, commitment, seed, latent FROM arena_epoch
     WHERE starts_at > $1 AND seed IS NOT NULL AND latent -> 'path' IS NOT NULL`,
    [new Date(from - HOUR_MS)],
  );
  return new RevealedPath(genesis.getTime(), new Map(rows.map((row) => [row.epoch, row])));
}
