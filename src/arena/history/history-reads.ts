import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { decodeCursor, encodeCursor } from '../../common/http/queries/cursor.js';
import { DomainError } from '../../common/kernel/errors.js';
import { ownWord } from '../agents/agent-ids.js';
import type { CandlesQuery, MatchesQuery } from '../dto/queries.dto.js';
import { candleView } from '../engine/league/index.js';
import { instrumentOf, parseSymbol } from '../engine/instruments.js';
import type { Candle } from '../engine/types.js';
import type { MatchRow } from '../entities/match.entity.js';
import { PublicLeague } from '../league/public-league.js';
import { EpochReads } from '../market/epoch-reads.js';
import { matchIdOf } from '../matches/match-name.js';

interface MatchLine {
  id: string;
  duration: string;
  starts_at: Date;
  ends_at: Date;
  status: string;
  participants: number | null;
  winner: string | null;
}

/** Candles and matches: what has been. */
@Injectable()
export class HistoryReads {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly projection: PublicLeague,
    private readonly hours: EpochReads,
  ) {}

  async candles(text: string, { interval, limit }: CandlesQuery) {
    const symbol = parseSymbol(text);
    if (!symbol) throw new DomainError('not_found', 'not_found', 'There is no such market.');
    const recent = this.projection.current?.candles[interval][symbol] ?? [];
    const older = limit > recent.length ? await this.storedCandles(instrumentOf(symbol).index, interval, limit) : [];
    const from = recent[0]?.time ?? Infinity;
    const candles = [...older.filter((candle) => candle.time < from), ...recent].slice(-limit);
    return { symbol, interval, candles: candles.map(candleView) };
  }

  async matches({ duration, status, limit, cursor }: MatchesQuery) {
    const [starts, id] = cursor === undefined ? [null, null] : decodeCursor(cursor, ['number', 'string']);
    if (starts !== null && !(Number(starts) > 0 && Number(starts) < LAST_TIME)) throw notOurs();
    const rows = await this.db.query<MatchLine[]>(
      `SELECT id, duration, starts_at, ends_at, status, jsonb_array_length(board) AS participants, settlement->>'winner' AS winner
       FROM arena_match WHERE ($1::text IS NULL OR duration = $1) AND ($2::text IS NULL OR status = $2)
         AND ($3::float8 IS NULL OR (starts_at, id) < (to_timestamp($3::float8 / 1000), $4))
       ORDER BY starts_at DESC, id DESC LIMIT $5`,
      [duration ?? null, status ?? null, starts, ownWord(id), limit + 1],
    );
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      matches: page.map((row) => ({
        ...row,
        starts_at: row.starts_at.toISOString(),
        ends_at: row.ends_at.toISOString(),
        participants: row.participants ?? this.board(row.id)?.length ?? 0,
      })),
      next_cursor: rows.length > limit && last ? encodeCursor([last.starts_at.getTime(), last.id]) : null,
    };
  }

  async match(id: string) {
    const rows = await this.db.query<StoredMatch[]>('SELECT * FROM arena_match WHERE id = $1', [
      await matchIdOf(this.db, id),
    ]);
    if (rows.length === 0) throw new DomainError('not_found', 'not_found', 'There is no such match.');
    const [row] = rows;
    return {
      id: row.id,
      duration: row.duration,
      status: row.status,
      starts_at: row.starts_at.toISOString(),
      ends_at: row.ends_at.toISOString(),
      entries: row.board ?? this.board(row.id) ?? [],
      settlement: row.settlement,
      ...(await this.hours.of(row.starts_at, row.ends_at)),
    };
  }

  private board(matchId: string) {
    return Object.values(this.projection.current?.boards ?? {})
      .find(({ id }) => id === matchId)
      ?.entries.slice();
  }

  private async storedCandles(market: number, interval: string, limit: number): Promise<Candle[]> {
    const rows = await this.db.query<(Omit<Candle, 'time'> & { time: Date })[]>(
      `SELECT time, open, high, low, close, volume_usd FROM arena_candle
       WHERE market = $1 AND interval = $2 ORDER BY time DESC LIMIT $3`,
      [market, interval, limit],
    );
    return rows.reverse().map((row) => ({ ...row, time: row.time.getTime() }));
  }
}

/** Far beyond every match; larger numbers are no times for PostgreSQL. */
const LAST_TIME = 1e14;

const notOurs = (): DomainError =>
  new DomainError('invalid', 'validation_failed', 'Not valid: cursor.', {
    errors: [{ path: 'cursor', message: 'must be a next_cursor of this list' }],
  });

interface StoredMatch extends Pick<MatchRow, 'id' | 'duration' | 'status' | 'board' | 'settlement'> {
  starts_at: Date;
  ends_at: Date;
}
