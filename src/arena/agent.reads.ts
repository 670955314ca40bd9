import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Principal } from '../common/auth/principal.js';
import { decodeCursor, encodeCursor } from '../common/http/cursor.js';
import { DomainError } from '../common/kernel/errors.js';
import { AGENT_ID, notActive } from './agent.records.js';
import type { AgentsQuery } from './dto/queries.dto.js';
import { ratingView, type Answer, type LeagueCommand } from './engine/league/index.js';
import { Projection } from './projection.js';
import { agentView, type AgentRow } from './roster.js';

const COLUMNS =
  'id, name, model, description, homepage, status, registered_at, activated_at, last_heartbeat_at, retired_at, trades, mu, sigma';
const DECISIONS = 50;

interface FullRow extends AgentRow {
  homepage: string | null;
  activated_at: Date | null;
  retired_at: Date | null;
  trades: number;
  mu: number;
  sigma: number;
}

/** Challengers as the table has them: a registration, heartbeat or retirement shows at once. */
@Injectable()
export class AgentReads {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly projection: Projection,
  ) {}

  async list({ status, limit, cursor }: AgentsQuery) {
    const [at, id] = cursor === undefined ? [null, null] : decodeCursor(cursor, ['string', 'string']);
    const filter = `kind = 'challenger' AND ($1::text = 'all' OR status = $1)`;
    const rows = await this.db.query<(AgentRow & { place: string })[]>(
      `SELECT id, name, model, description, status, registered_at, last_heartbeat_at, registered_at::text AS place
       FROM arena_participant WHERE ${filter} AND ($2::timestamptz IS NULL OR (registered_at, id) > ($2::timestamptz, $3))
       ORDER BY registered_at, id LIMIT $4`,
      [status, timeOf(at), id, limit + 1],
    );
    const [{ total }] = await this.db.query<{ total: number }[]>(
      `SELECT count(*)::int AS total FROM arena_participant WHERE ${filter}`,
      [status],
    );
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    const next_cursor = rows.length > limit && last ? encodeCursor([last.place, last.id]) : null;
    return { agents: page.map(agentView), total, next_cursor };
  }

  async one(id: string) {
    const row = AGENT_ID.test(id) ? await this.find('id', id) : undefined;
    if (!row) throw new DomainError('not_found', 'not_found', 'There is no such challenger.');
    return { ...this.view(row), account: this.projection.statement(row.id), matches: this.projection.placesOf(row.id) };
  }

  /** The challenger's own picture: account, orders and latest decisions. @throws DomainError gone */
  async own({ accountId }: Principal) {
    const row = await this.find('account_id', accountId);
    if (!row) throw new DomainError('not_found', 'not_found', 'This key belongs to no challenger.');
    if (row.status === 'retired') throw notActive('retired');
    const account = this.projection.statement(row.id);
    const decisions = await this.decisions(row.id);
    return {
      ...this.view(row),
      account,
      orders: account.open_orders,
      decisions,
      matches: this.projection.placesOf(row.id),
    };
  }

  private view(row: FullRow) {
    return {
      ...agentView(row),
      kind: 'challenger' as const,
      homepage: row.homepage,
      activated_at: row.activated_at?.toISOString() ?? null,
      retired_at: row.retired_at?.toISOString() ?? null,
      trades: row.trades,
      rating: ratingView(row),
      equity_curve: this.projection.current?.curves[row.id] ?? [],
    };
  }

  private async find(column: 'id' | 'account_id', value: string): Promise<FullRow | undefined> {
    const rows = await this.db.query<FullRow[]>(
      `SELECT ${COLUMNS} FROM arena_participant WHERE ${column} = $1 AND kind = 'challenger'`,
      [value],
    );
    return rows[0];
  }

  private async decisions(id: string) {
    const rows = await this.db.query<DecisionRow[]>(
      `SELECT decision_id, payload, received_at, tick, answer FROM arena_command
       WHERE participant_id = $1 AND kind = 'decide' ORDER BY seq DESC LIMIT ${DECISIONS}`,
      [id],
    );
    return rows.map(({ decision_id, payload, received_at, tick, answer }) => ({
      decision_id,
      received_at: received_at.toISOString(),
      tick: tick === null ? null : Number(tick),
      actions: payload.kind === 'decide' ? payload.actions : [],
      results: answer?.kind === 'decided' ? answer.answer.results : null,
    }));
  }
}

interface DecisionRow {
  decision_id: string;
  payload: LeagueCommand;
  received_at: Date;
  tick: string | null;
  answer: Answer | null;
}

/** A time out of a cursor. @throws DomainError for one we did not write */
function timeOf(place: string | number | null): string | null {
  if (place === null) return null;
  if (/^\d{4}-\d{2}-\d{2} [\d:.+-]{8,}$/.test(String(place)) && !Number.isNaN(Date.parse(String(place))))
    return String(place);
  throw new DomainError('invalid', 'validation_failed', 'Not valid: cursor.', {
    errors: [{ path: 'cursor', message: 'must be a next_cursor of this list' }],
  });
}
