import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { refuse, tickOfTrade, type Parameters } from '../engine/futures/index.js';
import type { Instrument } from '../engine/instruments.js';
import type { TapeEntry } from '../engine/league/index.js';

const USUAL = 500;
const MOST = 1000;
const LAST_TIME = 1e14;

/** Trades of one market, of everybody, from the public tape. */
@Injectable()
export class TapeTrades {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** The newest, oldest first. */
  async newest(given: Parameters, { symbol }: Instrument): Promise<TapeEntry[]> {
    return this.page(symbol, null, null, given.limit(USUAL, MOST), false);
  }

  /** From a trade or a time on, else the newest; oldest first. @throws DomainError -1130 */
  async between(given: Parameters, { symbol }: Instrument): Promise<TapeEntry[]> {
    const from = given.whole('fromId', 0, Number.MAX_SAFE_INTEGER);
    const [start, end] = ['startTime', 'endTime'].map((name) => given.whole(name, 0, LAST_TIME));
    if (from !== undefined && (start ?? end) !== undefined)
      throw refuse(-1128, 'Combination of optional parameters invalid.');
    const first = from === undefined ? await this.tickAt(start) : tickOfTrade(from);
    const last = end === undefined ? null : await this.tickAt(end + 1);
    return this.page(symbol, first, last, given.limit(USUAL, MOST), first !== null);
  }

  /** The first tick at a time or after it; one that will never come when there is none yet. */
  private async tickAt(time: number | undefined): Promise<number | null> {
    if (time === undefined) return null;
    const [row] = await this.db.query<{ tick: string }[]>(
      'SELECT tick FROM arena_tick WHERE at >= to_timestamp($1::float8 / 1000) ORDER BY at LIMIT 1',
      [time],
    );
    return row ? Number(row.tick) : Number.MAX_SAFE_INTEGER;
  }

  /** @param first and @param last ticks, the latter excluded */
  private async page(symbol: string, first: number | null, last: number | null, limit: number, forwards: boolean) {
    const rows = await this.db.query<{ entry: TapeEntry }[]>(
      `SELECT entry FROM arena_tape
       WHERE symbol = $1 AND type = 'trade' AND ($2::bigint IS NULL OR tick >= $2) AND ($3::bigint IS NULL OR tick < $3)
       ORDER BY seq ${forwards ? 'ASC' : 'DESC'} LIMIT $4`,
      [symbol, first, last, limit],
    );
    const entries = rows.map(({ entry }) => entry);
    return forwards ? entries : entries.reverse();
  }
}
