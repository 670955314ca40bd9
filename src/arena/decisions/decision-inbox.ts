import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Room } from '../../common/quota/quota.types.js';
import { CounterOpenings } from '../../common/quota/counters/counter-openings.js';
import { windowStart } from '../../common/quota/counters/counting-window.js';
import { withoutWords } from '../history/forgotten-texts.js';
import { answersAt } from './answer-pages.js';
import type { Answer, LeagueCommand } from '../engine/league/index.js';
import type { AgentStatus } from '../entities/participant.entity.js';
import type { LeagueStatus } from '../entities/market.entity.js';

/** A command of a challenger on its way into the log. */
export interface Submission {
  accountId: string;
  kind: 'decide' | 'cancel_order';
  /** names the command among all of its challenger */
  decisionId: string;
  bodyHash: Buffer;
  /** salt of its words and their hash for the record; absent where nothing was said */
  said?: { salt: Buffer; hash: string };
  /** without `participant_id`, which the log fills in */
  payload: Omit<LeagueCommand, 'participant_id'>;
  /** what it fills of the day's bytes; absent where nothing counts */
  room?: Room;
}

/** What the log says: where the command stands, or why it was not taken. */
export interface Receipt {
  participantId: string | null;
  status: AgentStatus | null;
  league: LeagueStatus | null;
  seq: number | null;
  /** the command had been committed before */
  repeated: boolean;
  /** with the same body */
  same: boolean;
  answer: Answer | null;
  /** the address or its network has stored all that it may today */
  full: boolean;
}

interface Waiting {
  submission: Submission;
  resolve: (receipt: Receipt) => void;
  reject: (error: unknown) => void;
}

interface ReceiptRow {
  n: number;
  participant_id: string | null;
  status: AgentStatus | null;
  league: LeagueStatus | null;
  known: string | null;
  same: boolean | null;
  tick: string | null;
  place: number | null;
  added: string | null;
  fits: boolean | null;
}

/** Most commands in one statement; one statement at a time, so that what arrives first is first in the log. */
const BATCH = 500;
const WRITERS = 1;

/**
 * Commits challengers' commands: what arrives while a statement is under way goes together into the next one, so that
 * thousands of waiting agents cost a few commits.
 */
@Injectable()
export class DecisionInbox {
  private readonly queue: Waiting[] = [];
  private writers = 0;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly openings: CounterOpenings,
  ) {}

  /** Resolves when the command is durable (or known, or refused). */
  submit(submission: Submission): Promise<Receipt> {
    return new Promise((resolve, reject) => {
      this.queue.push({ submission, resolve, reject });
      if (this.writers < WRITERS) void this.drain();
    });
  }

  private async drain(): Promise<void> {
    this.writers++;
    while (this.queue.length > 0) await this.write(this.queue.splice(0, BATCH));
    this.writers--;
  }

  private async write(batch: Waiting[]): Promise<void> {
    try {
      const today = new Date(windowStart('day', Date.now())).toISOString();
      await this.openings.open(
        today,
        batch.flatMap(({ submission }) => submission.room?.counters ?? []),
      );
      const rows = await this.db.query<ReceiptRow[]>(COMMIT, [JSON.stringify(batch.map(inputOf)), today]);
      const answers = await this.answersOf(rows);
      const byPlace = new Map(rows.map((row) => [row.n, row]));
      batch.forEach(({ resolve, submission }, n) => {
        const row = byPlace.get(n);
        if (row && lostRace(row)) this.retry({ submission, resolve, reject: batch[n].reject });
        else resolve(receiptOf(row, row ? answers.get(row.n) : undefined));
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  /** What repeated commands answered the first time, by their number in the batch. */
  private async answersOf(rows: readonly ReceiptRow[]): Promise<Map<number, Answer | null>> {
    const executed = rows.filter(({ tick, same }) => tick !== null && same);
    const places = executed.map(({ tick, place }) => ({ tick: Number(tick), place: Number(place) }));
    const answers = await answersAt(this.db.manager, places);
    return new Map(executed.map(({ n }, i) => [n, answers[i]]));
  }

  /** The same decision id was committed by another request in the same instant: now it is known. */
  private retry(waiting: Waiting): void {
    this.queue.push(waiting);
  }
}

const inputOf = ({ submission }: Waiting, n: number) => ({
  n,
  account_id: submission.accountId,
  kind: submission.kind,
  decision_id: submission.decisionId,
  body_hash: submission.bodyHash.toString('hex'),
  payload: submission.payload,
  salt: submission.said?.salt.toString('hex'),
  words: submission.said?.hash,
  ...roomOf(submission.room),
});

const roomOf = (room: Room | undefined) =>
  room && {
    kib: room.kib,
    address: room.counters[0].subject,
    address_most: room.counters[0].limit,
    network: room.counters[1].subject,
    network_most: room.counters[1].limit,
  };

const lostRace = (row: ReceiptRow): boolean =>
  row.status === 'active' && row.league === 'running' && row.known === null && row.fits !== false && row.added === null;

const receiptOf = (row: ReceiptRow | undefined, answer: Answer | null = null): Receipt => ({
  participantId: row?.participant_id ?? null,
  status: row?.status ?? null,
  league: row?.league ?? null,
  seq: row?.known ? Number(row.known) : row?.added ? Number(row.added) : null,
  repeated: row?.known !== null && row?.known !== undefined,
  same: row?.same ?? true,
  answer,
  full: row?.fits === false,
});

/**
 * One statement per batch: finds the challengers and what is known already, adds what is new and fits into what the address
 * and its network may store today (a cancellation always does), tells both. Counters are locked in one order before they are read.
 */
const COMMIT = `
  WITH input AS (
    SELECT i.*, decode(i.body_hash, 'hex') AS hash, p.id AS participant_id, p.status, m.status AS league,
      row_number() OVER (PARTITION BY p.id, i.decision_id ORDER BY i.n) AS nth
    FROM jsonb_to_recordset($1::jsonb)
      AS i(n integer, account_id uuid, kind text, decision_id text, body_hash text, payload jsonb, salt text, words text,
        kib integer, address text, address_most integer, network text, network_most integer)
    LEFT JOIN arena_participant p ON p.account_id = i.account_id
    LEFT JOIN arena_market m ON m.id = 1
  ), known AS (
    SELECT i.n, c.seq, c.tick, c.place, CASE WHEN c.body_hash IS NOT NULL THEN c.body_hash = i.hash
      ELSE c.payload = ${withoutWords(`(i.payload || jsonb_build_object('participant_id', i.participant_id))`)} END AS same
    FROM input i JOIN arena_command c ON c.participant_id = i.participant_id AND c.decision_id = i.decision_id
  ), fresh AS (
    SELECT * FROM input i WHERE status = 'active' AND league = 'running' AND nth = 1
      AND NOT EXISTS (SELECT 1 FROM known k WHERE k.n = i.n)
  ), held AS MATERIALIZED (
    SELECT subject, used FROM quota_counter
    WHERE bucket = 'bytes' AND window_start = $2::timestamptz
      AND subject IN (SELECT address FROM fresh UNION SELECT network FROM fresh)
    ORDER BY subject COLLATE "C" FOR UPDATE
  ), fitting AS (
    SELECT f.*, f.kib IS NULL OR f.kind = 'cancel_order'
      OR (coalesce(a.used, 0) + sum(f.kib) OVER (PARTITION BY f.address ORDER BY f.n) <= f.address_most
        AND coalesce(w.used, 0) + sum(f.kib) OVER (PARTITION BY f.network ORDER BY f.n) <= f.network_most) AS fits
    FROM fresh f LEFT JOIN held a ON a.subject = f.address LEFT JOIN held w ON w.subject = f.network
  ), filled AS (
    UPDATE quota_counter c SET used = least(c.used::bigint + s.kib, 2147483647)::integer
    FROM (SELECT subject, sum(kib) AS kib FROM fitting CROSS JOIN LATERAL (VALUES (address), (network)) AS v(subject)
      WHERE fits AND kib IS NOT NULL GROUP BY subject) s
    WHERE c.bucket = 'bytes' AND c.window_start = $2::timestamptz AND c.subject = s.subject
  ), added AS (
    INSERT INTO arena_command (kind, participant_id, decision_id, body_hash, salt, words_hash, payload)
    SELECT kind, participant_id, decision_id, hash, decode(salt, 'hex'), words, payload || jsonb_build_object('participant_id', participant_id)
    FROM fitting WHERE fits
    ORDER BY n
    ON CONFLICT (participant_id, decision_id) WHERE decision_id IS NOT NULL DO NOTHING
    RETURNING seq, participant_id, decision_id
  )
  SELECT i.n, i.participant_id, i.status, i.league, k.seq AS known, k.same, k.tick, k.place, a.seq AS added, f.fits
  FROM input i LEFT JOIN known k USING (n) LEFT JOIN fitting f USING (n)
    LEFT JOIN added a ON i.nth = 1 AND a.participant_id = i.participant_id AND a.decision_id = i.decision_id`;
