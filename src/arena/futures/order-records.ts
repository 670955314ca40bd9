import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { answersAt } from '../decisions/answer-pages.js';
import { orderIdOf, unitsOf, type Executed, type OrderRecord } from '../engine/futures/index.js';
import type { RequestedAction } from '../engine/exchange/index.js';
import type { MarketSymbol } from '../engine/types.js';

interface CommandRow {
  seq: string;
  decision_id: string;
  actions: RequestedAction[];
  received_at: Date;
  tick: string | null;
  place: number | null;
}

interface FillSum {
  name: string;
  symbol: MarketSymbol;
  side: 'buy' | 'sell';
  lots: string;
  notional: string;
  at: Date;
}

const COLUMNS = `seq, decision_id, payload -> 'actions' AS actions, received_at, tick, place`;
const OWN = `participant_id = $1 AND kind = 'decide'`;

export interface RecordSpan {
  limit: number;
  /** decisions of at least this place in the log */
  seq?: number;
  /** ms */
  from?: number;
  until?: number;
}

/** What the command is called that takes a stop back. */
export const takingBack = (orderId: number): string => `cancel_${orderId}`;

/** What a challenger has asked of the league, whichever way it came: each action of a decision is an order. */
@Injectable()
export class OrderRecords {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  at(participantId: string, seq: number): Promise<OrderRecord[]> {
    return this.where(`${OWN} AND seq = $2`, [participantId, seq]);
  }

  named(participantId: string, decisionIds: readonly string[]): Promise<OrderRecord[]> {
    if (decisionIds.length === 0) return Promise.resolve([]);
    return this.where(`${OWN} AND decision_id = ANY($2)`, [participantId, decisionIds]);
  }

  /** Executed ones, oldest first: from a place or time on, else the newest. */
  async between(participantId: string, { limit, seq, from, until }: RecordSpan): Promise<OrderRecord[]> {
    const forwards = (seq ?? from) !== undefined;
    const way = forwards ? 'ASC' : 'DESC';
    const records = await this.where(
      `${OWN} AND tick IS NOT NULL AND ($2::bigint IS NULL OR seq >= $2)
         AND ($3::float8 IS NULL OR received_at >= to_timestamp($3::float8 / 1000))
         AND ($4::float8 IS NULL OR received_at <= to_timestamp($4::float8 / 1000))
       ORDER BY tick ${way}, place ${way} LIMIT $5`,
      [participantId, seq ?? null, from ?? null, until ?? null, limit],
    );
    return records.sort((a, b) => a.orderId - b.orderId);
  }

  /** Those that set an exit of a market, the latest first. */
  settingExit(participantId: string, exit: 'stop_loss' | 'profit_target'): Promise<OrderRecord[]> {
    return this.where(
      `${OWN} AND tick IS NOT NULL AND payload @? '$.actions[*].${exit}' ORDER BY tick DESC, place DESC LIMIT 30`,
      [participantId],
    );
  }

  /** Fills of orders that rested, by order. */
  ofOrders(orderIds: readonly string[]): Promise<Map<string, Executed>> {
    return this.sums('order_id', 'order_id = ANY($1)', [orderIds]);
  }

  /** Fills of a challenger's decisions at these ticks, by decision and market. */
  ofDecisions(participantId: string, ticks: readonly number[]): Promise<Map<string, Executed>> {
    return this.sums(
      `decision_id || ' ' || symbol`,
      'participant_id = $1 AND tick = ANY($2) AND decision_id IS NOT NULL',
      [participantId, ticks],
    );
  }

  /** What an exit has closed after a tick: its first fill. @param until a tick; null: ever */
  async exited(participantId: string, symbol: MarketSymbol, kind: string, after: number, until: number | null) {
    const [row] = await this.db.query<(FillSum & { tick: string })[]>(
      `SELECT symbol, side, lots, notional, at FROM arena_fill
       WHERE participant_id = $1 AND tick > $2 AND ($3::bigint IS NULL OR tick <= $3) AND symbol = $4 AND kind = $5
       ORDER BY tick LIMIT 1`,
      [participantId, after, until, symbol, kind],
    );
    return row ? executed(row) : null;
  }

  /** Whether the stop of this number has been taken back by the futures protocol. */
  async isTakenBack(participantId: string, orderId: number): Promise<boolean> {
    const rows = await this.db.query<unknown[]>(
      `SELECT 1 FROM arena_command WHERE participant_id = $1 AND decision_id = $2 AND tick IS NOT NULL`,
      [participantId, takingBack(orderId)],
    );
    return rows.length > 0;
  }

  private async sums(name: string, condition: string, values: unknown[]): Promise<Map<string, Executed>> {
    if ((values.at(-1) as unknown[]).length === 0) return new Map();
    const rows = await this.db.query<FillSum[]>(
      `SELECT ${name} AS name, symbol, min(side) AS side, sum(lots) AS lots, sum(notional) AS notional, max(at) AS at
       FROM arena_fill WHERE ${condition} GROUP BY 1, 2`,
      values,
    );
    return new Map(rows.map((row) => [row.name, executed(row)]));
  }

  private async where(condition: string, values: unknown[]): Promise<OrderRecord[]> {
    const rows = await this.db.query<CommandRow[]>(`SELECT ${COLUMNS} FROM arena_command WHERE ${condition}`, values);
    const done = rows.filter(({ tick }) => tick !== null);
    const answers = await answersAt(
      this.db.manager,
      done.map(({ tick, place }) => ({ tick: Number(tick), place: Number(place) })),
    );
    const found = new Map(done.map(({ seq }, i) => [seq, answers[i]]));
    return rows.flatMap((row) => {
      const answer = found.get(row.seq);
      const results = answer?.kind === 'decided' ? answer.answer.results : [];
      return row.actions.map((action, place) => ({
        orderId: orderIdOf(Number(row.seq), place),
        decisionId: row.decision_id,
        action,
        result: results[place] ?? null,
        placedAt: row.received_at.getTime(),
        tick: row.tick === null ? null : Number(row.tick),
      }));
    });
  }
}

const executed = ({ symbol, side, lots, notional, at }: FillSum): Executed => ({
  quantity: unitsOf(symbol, Number(lots)),
  quote: Number(notional) / 1e6,
  at: at.getTime(),
  side: side === 'buy' ? 'BUY' : 'SELL',
});
