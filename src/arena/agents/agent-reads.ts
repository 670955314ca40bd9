import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Principal } from '../../common/auth/principal.js';
import { decodeCursor, encodeCursor } from '../../common/http/queries/cursor.js';
import { DomainError } from '../../common/kernel/errors.js';
import { AGENT_ID, notActive, ownWord } from './agent-ids.js';
import { answersAt } from '../decisions/answer-pages.js';
import { accountView, resultView } from '../dto/in.order.js';
import type { AgentsQuery } from '../dto/queries.dto.js';
import type { AccountStatement } from '../engine/exchange/index.js';
import { curveView, type Answer, type LeagueCommand } from '../engine/league/index.js';
import { HOUSE_OPERATOR, newRating, ratingView, skillView, type Rating } from '../engine/skill/index.js';
import { guestForm } from './guest-form.js';
import { PublicLeague } from '../league/public-league.js';
import { agentView, type AgentRow } from './roster.js';

const COLUMNS =
  'id, name, model, description, homepage, status, registered_at, activated_at, last_heartbeat_at, retired_at, trades, operator, mailbox, rating';
const DECISIONS = 50;

interface FullRow extends AgentRow {
  homepage: string | null;
  activated_at: Date | null;
  retired_at: Date | null;
  trades: number;
  operator: string | null;
  mailbox: string | null;
  rating: Rating | null;
}

/** Challengers as the table has them: a registration, heartbeat or retirement shows at once. */
@Injectable()
export class AgentReads {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly projection: PublicLeague,
  ) {}

  async list({ status, limit, cursor }: AgentsQuery) {
    const after = cursor === undefined ? null : ownWord(decodeCursor(cursor, ['string'])[0]);
    const filter = `kind = 'challenger' AND ($1::text = 'all' OR status = $1)`;
    const rows = await this.db.query<AgentRow[]>(
      `SELECT id, name, model, description, status, registered_at, last_heartbeat_at FROM arena_participant
       WHERE ${filter} AND ($2::text IS NULL OR (registered_at, id) > (SELECT registered_at, id FROM arena_participant WHERE id = $2))
       ORDER BY registered_at, id LIMIT $3`,
      [status, after, limit + 1],
    );
    const [{ total }] = await this.db.query<{ total: number }[]>(
      `SELECT count(*)::int AS total FROM arena_participant WHERE ${filter}`,
      [status],
    );
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    const next_cursor = rows.length > limit && last ? encodeCursor([last.id]) : null;
    return { agents: page.map(agentView), total, next_cursor };
  }

  /** @param account where it is known better than from the last published tick */
  async one(id: string, account?: AccountStatement) {
    const row = AGENT_ID.test(id) ? await this.find('id', id) : undefined;
    if (!row) throw new DomainError('not_found', 'not_found', 'There is no such challenger.');
    const guest = row.operator === HOUSE_OPERATOR ? await guestForm(this.db.manager, row.id) : null;
    return {
      ...this.view(row),
      guest,
      account: account ? accountView(account) : this.projection.statement(row.id),
      matches: this.projection.placesOf(row.id),
    };
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
      contact_confirmed: row.mailbox !== null,
      orders: account.open_orders,
      decisions,
      matches: this.projection.placesOf(row.id),
    };
  }

  private view(row: FullRow) {
    const rating = row.rating ?? newRating();
    return {
      ...agentView(row),
      kind: 'challenger' as const,
      homepage: row.homepage,
      activated_at: row.activated_at?.toISOString() ?? null,
      retired_at: row.retired_at?.toISOString() ?? null,
      trades: row.trades,
      operator: row.operator,
      rating: ratingView(rating),
      skill: skillView(rating),
      equity_curve: curveView(this.projection.current?.curves[row.id] ?? []),
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
      `SELECT decision_id, payload, received_at, tick, place FROM arena_command
       WHERE participant_id = $1 AND kind = 'decide' ORDER BY seq DESC LIMIT ${DECISIONS}`,
      [id],
    );
    const executed = rows.filter(({ tick }) => tick !== null);
    const places = executed.map(({ tick, place }) => ({ tick: Number(tick), place: Number(place) }));
    const found = await answersAt(this.db.manager, places);
    const answers = new Map(executed.map(({ decision_id }, i) => [decision_id, found[i]]));
    return rows.map(({ decision_id, payload, received_at, tick }) => ({
      decision_id,
      received_at: received_at.toISOString(),
      tick: tick === null ? null : Number(tick),
      actions: payload.kind === 'decide' ? payload.actions : [],
      results: resultsOf(answers.get(decision_id)),
    }));
  }
}

interface DecisionRow {
  decision_id: string;
  payload: LeagueCommand;
  received_at: Date;
  tick: string | null;
  place: number | null;
}

const resultsOf = (answer: Answer | null | undefined) =>
  answer?.kind === 'decided' ? answer.answer.results.map(resultView) : null;
