import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Principal } from '../../common/auth/principal.js';
import { DomainError } from '../../common/kernel/errors.js';
import { decodeCursor, encodeCursor } from '../../common/http/queries/cursor.js';
import { AGENT_ID } from '../agents/agent-ids.js';
import { answersAt, type Place } from '../decisions/answer-pages.js';
import type { DecisionsQuery } from '../dto/spectator.queries.js';
import { shownActions } from '../engine/history/index.js';
import type { Answer, LeagueCommand, ParticipantKind } from '../engine/league/index.js';
import type { RoundRow } from '../entities/round.entity.js';
import { PublicLeague } from '../league/public-league.js';
import { heldBack, askedView, type AskedRow } from './asked-view.js';
import { marketAsked } from './market-asked.js';
import { marketsHeld } from './markets-held.js';
import { wholeNumbers } from './place.js';

/** Decisions that are looked through for one page, when a market is asked for. */
const LOOKED_THROUGH = 500;
/** Bytes of decisions on one page, as they are stored; one is always shown. */
const PAGE_BYTES = 400_000;

/** Any text of a line. */
const DECISION_ID = /^[^\p{Cc}]{1,64}$/u;

interface Found extends Place {
  fits: boolean;
  bytes: number;
}

interface Row {
  decision_id: string;
  participant_id: string;
  name: string;
  kind: ParticipantKind;
  payload: Extract<LeagueCommand, { kind: 'decide' }>;
  at: Date;
  tick: string;
  own: boolean;
  asked: AskedRow | null;
}

/** Every decision of everybody, holds too, with what became of it at once; what is not to be copied is withheld for a while. */
@Injectable()
export class DecisionReads {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly league: PublicLeague,
  ) {}

  /** Newest first. @throws DomainError for a cursor of another list or a market that is none */
  async page(query: DecisionsQuery, asking: Principal | undefined) {
    const most = marketAsked(query.symbol) === null ? query.limit + 1 : LOOKED_THROUGH;
    const seen = await this.seen(query, most);
    const fitting = seen.filter(({ fits }) => fits);
    const page = firstOf(fitting, query.limit);
    const rows = await this.rows(page, asking?.accountId ?? null);
    const answers = await answersAt(this.db.manager, page);
    const last = page.length < fitting.length ? page.at(-1) : seen.length === most ? seen.at(-1) : undefined;
    return {
      decisions: rows.map((row, i) => this.view(row, answers[i])),
      next_cursor: last ? encodeCursor([last.tick, last.place]) : null,
    };
  }

  /** The next decisions, without their texts. */
  private async seen({ cursor, participant, symbol }: DecisionsQuery, most: number): Promise<Found[]> {
    const [tick, place] = cursor === undefined ? [] : wholeNumbers(decodeCursor(cursor, ['number', 'number']));
    const market = marketAsked(symbol);
    const rows = await this.db.query<{ tick: string; place: number; fits: boolean; bytes: number }[]>(
      `SELECT tick, place, pg_column_size(payload) AS bytes, ($4::text IS NULL OR EXISTS (
           SELECT 1 FROM jsonb_array_elements(payload -> 'actions') action
           WHERE upper(btrim(action ->> 'symbol')) ~ ('^' || $4 || '([/_-]?USD[TC]?)?$'))) AS fits
       FROM arena_command
       WHERE kind = 'decide' AND tick IS NOT NULL AND ($1::text IS NULL OR participant_id = $1)
         AND ($2::bigint IS NULL OR (tick, place) < ($2::bigint, $3::integer))
       ORDER BY tick DESC, place DESC LIMIT $5`,
      [participant ?? null, tick ?? null, place ?? null, market?.split('/')[0] ?? null, most],
    );
    return rows.map((row) => ({ ...row, tick: Number(row.tick) }));
  }

  /** One of a participant's decisions, with what its model saw and said where it is a guest of the house. @throws DomainError not_found */
  async one(participant: string, decision: string, asking: Principal | undefined) {
    if (!AGENT_ID.test(participant) || !DECISION_ID.test(decision)) throw notFound();
    const [place] = await this.db.query<{ tick: string; place: number }[]>(
      `SELECT tick, place FROM arena_command
       WHERE kind = 'decide' AND participant_id = $1 AND decision_id = $2 AND tick IS NOT NULL`,
      [participant, decision],
    );
    const places = place ? [{ tick: Number(place.tick), place: place.place }] : [];
    const [row] = await this.rows(places, asking?.accountId ?? null);
    if (!row) throw notFound();
    const [answer] = await answersAt(this.db.manager, places);
    const told = this.view(row, answer);
    const until = row.asked && heldBack(row.at, row.own, this.heldBy(row));
    return { ...told, ...(row.asked && { asked: { ...told.asked!, ...(await this.words(decision, until)) } }) };
  }

  /** @param until when they are shown; null for now */
  private async words(decision: string, until: Date | null) {
    if (until) return { problems: null, prompt: null, answers: null, withheld_until: until.toISOString() };
    const [words] = await this.db.query<Pick<RoundRow, 'problems' | 'prompt' | 'answers'>[]>(
      'SELECT problems, prompt, answers FROM arena_round WHERE id = $1',
      [decision],
    );
    return { ...words, withheld_until: null };
  }

  private rows(places: readonly Place[], account: string | null): Promise<Row[]> {
    return this.db.query<Row[]>(
      `SELECT c.decision_id, c.participant_id, p.name, p.kind, c.payload, coalesce(t.at, c.received_at) AS at, c.tick,
         coalesce(p.account_id = $3::uuid, false) AS own,
         CASE WHEN r.id IS NOT NULL THEN json_build_object('model', p.model, 'calls', r.calls, 'tokens_in', r.tokens_in,
           'tokens_out', r.tokens_out, 'cost_usd', r.cost_usd, 'latency_ms', r.latency_ms) END AS asked
       FROM unnest($1::bigint[], $2::integer[]) AS asked(tick, place)
       JOIN arena_command c USING (tick, place)
       JOIN arena_participant p ON p.id = c.participant_id
       LEFT JOIN arena_tick t ON t.tick = c.tick
       LEFT JOIN arena_round r ON r.id = c.decision_id AND r.participant_id = c.participant_id
       ORDER BY c.tick DESC, c.place DESC`,
      [places.map(({ tick }) => tick), places.map(({ place }) => place), account],
    );
  }

  private view(row: Row, answer: Answer | null) {
    const results = answer?.kind === 'decided' ? answer.answer.results : [];
    return {
      decision_id: row.decision_id,
      participant_id: row.participant_id,
      name: row.name,
      kind: row.kind,
      at: row.at.toISOString(),
      tick: Number(row.tick),
      actions: shownActions(row.payload.actions, results, {
        decidedAt: row.at.getTime(),
        now: Date.now(),
        own: row.own,
        held: this.heldBy(row),
      }),
      ...(row.asked && { asked: askedView(row.asked) }),
    };
  }

  private heldBy({ participant_id, tick, payload }: Row): ReadonlySet<string> {
    const seen = { tick: this.league.current?.tick ?? -1, ...this.league.statement(participant_id) };
    return marketsHeld({ tick: Number(tick), actions: payload.actions }, seen);
  }
}

const notFound = (): DomainError =>
  new DomainError('not_found', 'not_found', 'There is no such decision of this participant.');

/** As many as are wanted and not more than a page takes. */
function firstOf(found: readonly Found[], limit: number): Found[] {
  let bytes = 0;
  const end = found.findIndex((one, i) => i === limit || ((bytes += one.bytes) > PAGE_BYTES && i > 0));
  return end < 0 ? [...found] : found.slice(0, end);
}
