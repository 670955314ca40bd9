import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ownWord } from '../agents/agent-ids.js';
import { decodeCursor, encodeCursor } from '../../common/http/queries/cursor.js';
import { toUsd } from '../../common/kernel/money.js';
import type { RoundTripsQuery } from '../dto/spectator.queries.js';
import { quantityOf } from '../engine/exchange/index.js';
import { netOf } from '../engine/history/index.js';
import { instrumentOf } from '../engine/instruments.js';
import type { MarketSymbol } from '../engine/types.js';
import { marketAsked } from './market-asked.js';
import { wholeNumbers } from './place.js';

interface TripEnd {
  fill: string;
  at: Date;
  kind: string;
  decision: string | null;
  reasoning: string | null;
}

type Amount = 'entered_lots' | 'entered' | 'left_lots' | 'left' | 'realized' | 'fees' | 'funding';

type Row = Record<Amount, string> & {
  participant_id: string;
  name: string;
  symbol: MarketSymbol;
  side: string;
  fills: number;
  place: string;
  entry_fill: string;
} & { [M in keyof TripEnd as `entry_${M}`]: TripEnd[M] } & { [M in keyof TripEnd as `exit_${M}`]: TripEnd[M] | null };

const END = ['at', 'kind', 'decision_id', 'reasoning'];
const columnsOf = (fill: 'entry' | 'exit'): string =>
  END.map((name) => `${fill}.${name} AS ${fill}_${name.replace('_id', '')}`).join(', ');

/** Positions from flat to flat: how they began and ended, how long they were held, and what came of them. */
@Injectable()
export class RoundTripReads {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Newest first. @throws DomainError for a cursor of another list or a market that is none */
  async page({ limit, cursor, participant, symbol, status }: RoundTripsQuery) {
    const place = status === 'closed' ? 't.closed_tick' : 't.opened_tick';
    const [tick, fill] = cursor === undefined ? [null, null] : decodeCursor(cursor, ['number', 'string']);
    if (tick !== null) wholeNumbers([tick]);
    const rows = await this.db.query<Row[]>(
      `SELECT t.*, ${place} AS place, p.name, ${columnsOf('entry')}, ${columnsOf('exit')}
       FROM (
         SELECT * FROM arena_round_trip t
         WHERE t.closed_tick IS ${status === 'closed' ? 'NOT NULL' : 'NULL'}
           AND ($1::text IS NULL OR participant_id = $1) AND ($2::text IS NULL OR symbol = $2)
           AND ($3::bigint IS NULL OR (${place}, entry_fill) < ($3::bigint, $4::text))
         ORDER BY ${place} DESC, entry_fill DESC LIMIT $5) t
       JOIN arena_participant p ON p.id = t.participant_id
       JOIN arena_fill entry ON entry.id = t.entry_fill
       LEFT JOIN arena_fill exit ON exit.id = t.exit_fill
       ORDER BY ${place} DESC, t.entry_fill DESC`,
      [participant ?? null, marketAsked(symbol), tick, ownWord(fill), limit + 1],
    );
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      roundtrips: page.map(tripView),
      next_cursor: rows.length > limit && last ? encodeCursor([Number(last.place), last.entry_fill]) : null,
    };
  }
}

function tripView(row: Row) {
  const [entered, realized, fees, funding] = [row.entered, row.realized, row.fees, row.funding].map(Number);
  const net = netOf({ realized, fees, funding });
  return {
    participant_id: row.participant_id,
    name: row.name,
    symbol: row.symbol,
    side: row.side,
    status: row.exit_fill === null ? 'open' : 'closed',
    opened_at: row.entry_at.toISOString(),
    closed_at: row.exit_at?.toISOString() ?? null,
    held_seconds: row.exit_at ? Math.round((row.exit_at.getTime() - row.entry_at.getTime()) / 1000) : null,
    quantity: quantityOf(instrumentOf(row.symbol).index, Number(row.entered_lots)),
    entry_price: meanPrice(row.symbol, entered, row.entered_lots),
    exit_price: row.left_lots === '0' ? null : meanPrice(row.symbol, Number(row.left), row.left_lots),
    realized_pnl_usd: toUsd(realized),
    fees_usd: toUsd(fees),
    funding_usd: toUsd(funding),
    net_pnl_usd: toUsd(net),
    return_pct: Number(((100 * net) / entered).toFixed(4)),
    fills: row.fills,
    entry: {
      fill_id: row.entry_fill,
      execution: row.entry_kind,
      decision_id: row.entry_decision,
      reasoning: row.entry_reasoning,
    },
    exit: row.exit_fill === null ? null : exitView(row),
  };
}

const exitView = (row: Row) => ({
  fill_id: row.exit_fill,
  execution: row.exit_kind,
  decision_id: row.exit_decision,
  reasoning: row.exit_reasoning,
});

/** USD for one coin, to a hundredth of the price tick. */
function meanPrice(symbol: MarketSymbol, micro: number, lots: string): number {
  const { lots_per_unit, tick_micro } = instrumentOf(symbol);
  const step = Math.max(1, tick_micro / 100);
  return (Math.round(((micro / Number(lots)) * lots_per_unit) / step) * step) / 1e6;
}
