import type { EntityManager } from 'typeorm';
import type { Follower } from '../engine/league/index.js';
import { followersIn, LOOK_BACK_MS, MOST_FILLS, type SeenFill } from '../engine/skill/index.js';
import type { EndedMatchRow } from './match-course.js';

/** Whom copying would pay: the first of the board. */
const LEADERS = 30;
/** Challengers that are looked at, from the first of the board on. */
const SUSPECTS = 500;

/** Challengers who mirrored others' fills in a match that is over, looked for once. */
export async function findFollowers(manager: Pick<EntityManager, 'query'>, match: EndedMatchRow): Promise<Follower[]> {
  const suspects = match.board.filter(({ kind, eligible }) => kind === 'challenger' && eligible).slice(0, SUSPECTS);
  if (suspects.length === 0) return [];
  const leaders = match.board.slice(0, LEADERS).map(({ id }) => id);
  const ids = suspects.map(({ id }) => id);
  const fills = await readSeen(manager, match, [...new Set([...ids, ...leaders])]);
  const starts = match.starts_at.getTime();
  const inMatch = new Map([...fills].map(([id, list]) => [id, list.filter(({ at }) => at >= starts)]));
  const found = followersIn(inMatch, ids, leaders, match.ends_at.getTime() - starts, fills);
  return [...found].map(([participant_id, following]) => ({ participant_id, ...following }));
}

/** The newest fills of each in the match and in LOOK_BACK_MS until its end, by time. */
async function readSeen(
  manager: Pick<EntityManager, 'query'>,
  { starts_at, ends_at, first_tick, last_tick }: EndedMatchRow,
  ids: readonly string[],
): Promise<Map<string, SeenFill[]>> {
  const rows = await manager.query<{ id: string; at: Date; symbol: string; side: string }[]>(
    `SELECT participant_id AS id, at, symbol, side FROM (
       SELECT participant_id, at, symbol, side, row_number() OVER (PARTITION BY participant_id ORDER BY tick DESC) AS place
       FROM arena_fill
       WHERE tick >= (SELECT coalesce(min(first_tick), $1) FROM arena_match WHERE starts_at >= $5 AND starts_at <= $6)
         AND at >= $5 AND tick < $2 AND participant_id = ANY($3)) newest
     WHERE place <= $4 ORDER BY at`,
    [
      first_tick,
      last_tick,
      ids,
      MOST_FILLS,
      new Date(Math.min(starts_at.getTime(), ends_at.getTime() - LOOK_BACK_MS)),
      starts_at,
    ],
  );
  const fills = new Map<string, SeenFill[]>();
  for (const { id, at, ...fill } of rows) {
    const own = fills.get(id) ?? [];
    fills.set(id, own);
    own.push({ at: at.getTime(), ...fill });
  }
  return fills;
}
