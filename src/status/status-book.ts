import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { lockNamed } from '../common/db/advisory-lock.js';
import type { Cause } from './causes.js';
import type { Turn } from './incidents.js';
import { FAILED, type Answers } from './probes.js';

/** So long the past is kept and shown. */
export const STATUS_DAYS = 90;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const MINUTES = Array.from({ length: 60 }, () => null);

/** What one look has to write. @property at epoch ms, by the clock of the process that looked: the database may be away */
export interface Seen {
  at: number;
  answers: Answers;
  turns: Turn[];
}

/** What an interface answered on a UTC day; all null but `asked` where nobody asked. */
export interface DayRow {
  interface: string;
  /** YYYY-MM-DD */
  day: string;
  asked: number;
  failed: number;
  p50: number | null;
  p95: number | null;
}

export type League = 'running' | 'paused';

export interface IncidentRead {
  id: string;
  cause: Cause;
  opened_at: Date;
  closed_at: Date | null;
}

/** The tables of what was measured. Whatever is written twice, by this process or another, has one effect. */
@Injectable()
export class StatusBook {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  async write(seen: readonly Seen[]): Promise<void> {
    await this.db.transaction(async (manager) => {
      if (seen.some(({ turns }) => turns.length > 0)) await lockNamed(manager, 'incidents');
      for (const { at, answers, turns } of seen) {
        for (const [name, ms] of Object.entries(answers)) if (ms !== null) await note(manager, name, at, ms);
        for (const turn of turns) await (turn.kind === 'opened' ? open(manager, turn) : close(manager, turn));
      }
    });
  }

  /** Since when, epoch ms. */
  async open(): Promise<Map<Cause, number>> {
    const rows = await this.db.query<IncidentRead[]>('SELECT cause, opened_at FROM incident WHERE closed_at IS NULL');
    return new Map(rows.map(({ cause, opened_at }) => [cause, opened_at.getTime()]));
  }

  /** Days with an answer, from a UTC day on. @param from YYYY-MM-DD */
  days(from: string): Promise<DayRow[]> {
    return this.db.query<DayRow[]>(
      `SELECT interface, (hour AT TIME ZONE 'UTC')::date::text AS day, count(*)::int AS asked,
              count(*) FILTER (WHERE ms = ${FAILED})::int AS failed,
              percentile_disc(.5) WITHIN GROUP (ORDER BY ms) FILTER (WHERE ms <> ${FAILED}) AS p50,
              percentile_disc(.95) WITHIN GROUP (ORDER BY ms) FILTER (WHERE ms <> ${FAILED}) AS p95
       FROM probe_hour, unnest(answers) AS ms
       WHERE hour >= $1::date AT TIME ZONE 'UTC' AND ms IS NOT NULL GROUP BY 1, 2`,
      [from],
    );
  }

  /** The last answers, by interface: when, and how many milliseconds or `FAILED`. */
  last(): Promise<{ interface: string; at: Date; ms: number }[]> {
    return this.db.query(
      `SELECT DISTINCT ON (interface) interface, hour + (minute - 1) * interval '1 minute' AS at, answers[minute] AS ms
       FROM probe_hour, generate_series(1, 60) AS minute
       WHERE hour >= now() - interval '2 hours' AND answers[minute] IS NOT NULL ORDER BY interface, 2 DESC`,
    );
  }

  /** Whether its operator lets the league run; null before it was founded. */
  async league(): Promise<League | null> {
    const rows = await this.db.query<{ status: League }[]>('SELECT status FROM arena_market WHERE id = 1');
    return rows[0]?.status ?? null;
  }

  /** Newest first. */
  incidents(): Promise<IncidentRead[]> {
    return this.db.query<IncidentRead[]>(
      `SELECT id, cause, opened_at, closed_at FROM incident
       WHERE coalesce(closed_at, 'infinity') > now() - interval '${STATUS_DAYS} days' ORDER BY opened_at DESC LIMIT 100`,
    );
  }

  async sweep(): Promise<void> {
    await this.db.query(`DELETE FROM probe_hour WHERE hour < now() - interval '${STATUS_DAYS} days'`);
    await this.db.query(`DELETE FROM incident WHERE closed_at < now() - interval '${STATUS_DAYS} days'`);
  }
}

/** A minute in which an answer failed is one that failed, whoever asked and however often. */
async function note(manager: EntityManager, name: string, at: number, ms: number): Promise<void> {
  const minute = Math.floor((at % HOUR_MS) / MINUTE_MS);
  const hour = new Date(at - (at % HOUR_MS)).toISOString();
  await manager.query(
    `INSERT INTO probe_hour AS p (interface, hour, answers) VALUES ($1, $2, $3)
     ON CONFLICT (interface, hour) DO UPDATE SET answers[$4::int] =
       CASE WHEN ${FAILED} IN (p.answers[$4::int], $5::smallint) THEN ${FAILED} ELSE coalesce(p.answers[$4::int], $5::smallint) END`,
    [name, hour, MINUTES.with(minute, ms as never), minute + 1, ms],
  );
}

/** An outage that several processes noticed by themselves is one incident. */
async function open(manager: EntityManager, { cause, at }: Turn): Promise<void> {
  await manager.query(
    `INSERT INTO incident (id, cause, opened_at) SELECT $1, $2::text, $3::timestamptz
     WHERE NOT EXISTS (SELECT 1 FROM incident WHERE cause = $2 AND coalesce(closed_at, 'infinity') >= $3)
     ON CONFLICT DO NOTHING`,
    [randomUUID(), cause, new Date(at).toISOString()],
  );
}

async function close(manager: EntityManager, { cause, at }: Turn): Promise<void> {
  await manager.query('UPDATE incident SET closed_at = $2 WHERE cause = $1 AND closed_at IS NULL AND opened_at <= $2', [
    cause,
    new Date(at).toISOString(),
  ]);
}
