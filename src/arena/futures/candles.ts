import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { barFor, barsOf, barStart, klineRow, type Bar, type Parameters } from '../engine/futures/index.js';
import type { Instrument } from '../engine/instruments.js';
import { INTERVAL_MS } from '../engine/market/index.js';
import type { Candle } from '../engine/types.js';
import { PublicLeague } from '../league/public-league.js';

const USUAL = 500;
const MOST = 1500;
/** The latest that PostgreSQL and the protocol both know. */
const LAST_TIME = 8.64e15;

interface Span {
  /** ms; null: as far back as the limit goes */
  from: number | null;
  until: number;
  limit: number;
}

/** Bars of any time: those of the league's chart, and before them the stored ones. */
@Injectable()
export class Candles {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly projection: PublicLeague,
  ) {}

  /** Rows of `klines`, oldest first. @throws DomainError -1120, -1130 */
  async rows(given: Parameters, instrument: Instrument) {
    const bar = barFor(given.text('interval'));
    const span = {
      from: given.whole('startTime', 0, LAST_TIME) ?? null,
      until: given.whole('endTime', 0, LAST_TIME) ?? LAST_TIME,
      limit: given.limit(USUAL, MOST),
    };
    const bars = await this.bars(instrument, bar, span);
    return bars.map((one) => klineRow(instrument.symbol, bar, one));
  }

  private async bars({ index, symbol }: Instrument, bar: Bar, { from, until, limit }: Span): Promise<Candle[]> {
    const least = from === null ? null : firstStart(bar, from);
    const each = bar.ms / INTERVAL_MS[bar.from];
    const stored = await this.stored(index, bar, { from: least, until, limit: (limit + 1) * each });
    const recent = this.projection.current?.candles[bar.from][symbol] ?? [];
    const first = recent[0]?.time ?? Infinity;
    const all = [...stored.filter(({ time }) => time < first), ...recent].filter(
      ({ time }) => time <= until && (least === null || time >= least),
    );
    const bars = barsOf(bar, all);
    return least === null ? bars.slice(-limit) : bars.slice(0, limit);
  }

  /** Oldest first: from a time on, or the last before one. */
  private async stored(market: number, bar: Bar, { from, until, limit }: Span): Promise<Candle[]> {
    const rows = await this.db.query<(Omit<Candle, 'time'> & { time: Date })[]>(
      `SELECT time, open, high, low, close, volume_usd FROM arena_candle
       WHERE market = $1 AND interval = $2 AND time >= to_timestamp($3::float8 / 1000) AND time <= to_timestamp($4::float8 / 1000)
       ORDER BY time ${from === null ? 'DESC' : 'ASC'} LIMIT $5`,
      [market, bar.from, from ?? 0, Math.min(until, FAR), limit],
    );
    const candles = rows.map((row) => ({ ...row, time: row.time.getTime() }));
    return from === null ? candles.reverse() : candles;
  }
}

/** In the year 5138: beyond every candle, and a time that databases know. */
const FAR = 1e14;

/** The first bar that begins at a time or after it. */
const firstStart = (bar: Bar, time: number): number => {
  const start = barStart(bar, Math.min(time, FAR));
  return start < time ? start + bar.ms : start;
};
