import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { decodeCursor, encodeCursor } from '../../common/http/queries/cursor.js';
import { PreparedAnswer } from '../../common/http/hot-reads/hot-reads.js';
import { DomainError } from '../../common/kernel/errors.js';
import { FIGHTER_ID, ownWord } from '../agents/agent-ids.js';
import type { BoardOrder, LeaderboardQuery, TradesQuery } from '../dto/queries.dto.js';
import { fighterById } from '../engine/fighters/index.js';
import { parseSymbol } from '../engine/instruments.js';
import { fighterOf, fightersOf, tapeView, type Snapshot, type TapeEntry } from '../engine/league/index.js';
import { DURATIONS, type Duration } from '../engine/matches/index.js';
import { PublicLeague } from './public-league.js';

/** Points of each fighter's curve in the list; /api/v1/fighters/{id} has them all. */
const CURVE_IN_LIST = 96;

/** A face changes only with a release: browsers ask for it once a week, and show the old one while they ask. */
const FACE_IS_KEPT = 'public, max-age=604800, stale-while-revalidate=2592000';

/** The public pages of the league, as prepared bytes where they are the same for everybody. */
@Injectable()
export class LeaguePages {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly projection: PublicLeague,
  ) {}

  league = (): PreparedAnswer | null => this.projection.answer('league', (snapshot) => snapshot.league);

  state = (): PreparedAnswer | null => this.projection.state();

  fighters = (): PreparedAnswer | null =>
    this.projection.answer('fighters', (snapshot) => ({
      fighters: fightersOf(snapshot, CURVE_IN_LIST),
      total: snapshot.fighters.length,
    }));

  /** @returns null for an unknown id, too */
  fighter = (id: string): PreparedAnswer | null =>
    FIGHTER_ID.test(id) ? this.projection.answer(`fighter ${id}`, (snapshot) => fighterOf(snapshot, id)) : null;

  /** @returns null for an unknown id */
  avatar = (id: string): PreparedAnswer | null => {
    const known = this.avatars.get(id);
    const svg = known ? undefined : fighterById(id)?.face;
    if (svg) this.avatars.set(id, new PreparedAnswer(Buffer.from(svg), FACE_IS_KEPT, 'image/svg+xml'));
    return this.avatars.get(id) ?? null;
  };

  private readonly avatars = new Map<string, PreparedAnswer>();

  /** @throws DomainError for a cursor of another list */
  leaderboard = ({ duration, sort, limit, cursor }: LeaderboardQuery): PreparedAnswer | null => {
    const list = { duration, sort };
    const from = cursor === undefined ? 0 : placeOf(cursor, list);
    return this.projection.answer(`board ${duration} ${sort} ${from} ${limit}`, (snapshot) =>
      boardPage(snapshot, list, from, limit),
    );
  };

  /** The newest entries without filter or cursor. */
  tape = (limit: number): PreparedAnswer | null =>
    this.projection.answer(`tape ${limit}`, ({ tape }) => tapePage(tape.slice(0, limit), tape.length >= limit));

  /** Any page of the tape, from the table. */
  async trades({ limit, type, participant, symbol, cursor }: TradesQuery) {
    const market = symbol === undefined ? null : parseSymbol(symbol);
    if (symbol !== undefined && market === null) throw invalid('symbol', 'must be a market of the league');
    const [tick, id] = cursor === undefined ? [null, null] : decodeCursor(cursor, ['number', 'string']);
    if (tick !== null && !Number.isSafeInteger(tick)) throw invalid('cursor', 'must be a next_cursor of this list');
    const rows = await this.db.query<{ entry: TapeEntry }[]>(
      `SELECT entry FROM arena_tape
       WHERE ($1::text IS NULL OR type = $1) AND ($2::text IS NULL OR participant_id = $2) AND ($3::text IS NULL OR symbol = $3)
         AND ($4::bigint IS NULL OR seq < (SELECT seq FROM arena_tape WHERE tick = $4 AND entry->>'id' = $5))
       ORDER BY seq DESC LIMIT $6`,
      [type ?? null, participant ?? null, market, tick, ownWord(id), limit + 1],
    );
    return tapePage(
      rows.slice(0, limit).map(({ entry }) => tapeView(entry)),
      rows.length > limit,
    );
  }
}

interface BoardList {
  duration: Duration;
  sort: BoardOrder;
}

/** What a cursor is of. */
const nameOf = ({ duration, sort }: BoardList): string => (sort === 'score' ? duration : `${duration} ${sort}`);

function boardPage(snapshot: Snapshot, list: BoardList, from: number, limit: number) {
  const { duration } = list;
  const { id, starts_at, ends_at, entries: board } = snapshot.boards[duration];
  const entries = list.sort === 'return' ? board.byReturn() : board;
  const page = entries.slice(from, from + limit);
  return {
    duration,
    match: { id, starts_at, ends_at, status: 'running' },
    as_of: snapshot.as_of,
    entries: page,
    next_cursor: from + limit < entries.length ? encodeCursor([nameOf(list), from + limit]) : null,
  };
}

function tapePage(entries: readonly TapeEntry[], more: boolean) {
  const last = entries.at(-1);
  return {
    entries,
    next_cursor: more && last ? encodeCursor([Number.parseInt(last.id.split('_')[1], 36), last.id]) : null,
  };
}

function placeOf(cursor: string, list: BoardList): number {
  const [kind, place] = decodeCursor(cursor, ['string', 'number']);
  if (kind === nameOf(list) && Number.isSafeInteger(place) && Number(place) >= 0) return Number(place);
  throw invalid('cursor', 'must be a next_cursor of this list');
}

const invalid = (path: string, message: string): DomainError =>
  new DomainError('invalid', 'validation_failed', `Not valid: ${path}.`, { errors: [{ path, message }] });

export const isDuration = (text: string): text is Duration => (DURATIONS as readonly string[]).includes(text);
