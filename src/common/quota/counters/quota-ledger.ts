import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { windowStart } from './counting-window.js';
import type { Counter, QuotaReceipt, Reservation, Room } from '../quota.types.js';

/** As long as counters of passed windows stay; those of accounts are part of what their holders may ask for. */
export const PASSED_DAYS = 3;
const OF_ACCOUNTS_DAYS = 40;

const TAKE = `
  INSERT INTO quota_counter AS c (bucket, subject, window_start, used)
  SELECT $1, $2, $3::timestamptz, $4::int WHERE $4::int <= $5::int
  ON CONFLICT (bucket, subject, window_start) DO UPDATE SET used = c.used + $4::int WHERE c.used + $4::int <= $5::int
  RETURNING used`;

const RESERVE = `
  WITH taken AS (${TAKE}),
  held AS (
    INSERT INTO quota_reservation (id, bucket, subject, window_start, units, ceiling)
    SELECT $6::uuid, $1, $2, $3::timestamptz, $4::int, $5::int FROM taken
  )
  SELECT used FROM taken`;

/** Confirms reservations and makes room for what is stored, in one round trip: $2 bucket, $3 window, $4 units, $5 subjects, $6 limits. */
const CONFIRM = `
  WITH confirmed AS (
    DELETE FROM quota_reservation WHERE id = ANY($1::uuid[]) RETURNING id
  ), room AS (
    INSERT INTO quota_counter AS c (bucket, subject, window_start, used)
    SELECT $2, subject, $3::timestamptz, $4::int FROM unnest($5::text[], $6::int[]) AS r(subject, most)
    WHERE $4::int <= most ORDER BY subject COLLATE "C"
    ON CONFLICT (bucket, subject, window_start) DO UPDATE SET used = c.used + excluded.used
    WHERE c.used + excluded.used <= ($6::int[])[array_position($5::text[], excluded.subject)]
    RETURNING 1
  )
  SELECT (SELECT count(*)::int FROM room) AS room, (SELECT coalesce(json_agg(id), '[]') FROM confirmed) AS ids`;

/** Summed, because one UPDATE changes a row once however many reservations name it; locked in the order of all. A window that never
    ends has no ceiling of returns: refusals would use up a key for good. */
const GIVE_BACK = `
  WITH gone AS (
    DELETE FROM quota_reservation WHERE id = ANY($1::uuid[]) RETURNING bucket, subject, window_start, units, ceiling
  ), owed AS (
    SELECT bucket, subject, window_start, sum(units)::int AS units,
      CASE WHEN window_start = 'epoch' THEN 2147483647 ELSE 2 * max(ceiling) END AS most
    FROM gone GROUP BY bucket, subject, window_start
  ), locked AS MATERIALIZED (
    SELECT bucket, subject, window_start, owed.units, owed.most
    FROM quota_counter c JOIN owed USING (bucket, subject, window_start)
    ORDER BY bucket COLLATE "C", subject COLLATE "C", window_start FOR UPDATE OF c
  )
  UPDATE quota_counter c
  SET used = greatest(c.used - least(l.units, l.most - c.returned), 0), returned = least(c.returned + l.units, l.most)
  FROM locked l
  WHERE c.bucket = l.bucket AND c.subject = l.subject AND c.window_start = l.window_start AND c.returned < l.most
  RETURNING c.used`;

/** Day and lifetime quotas in PostgreSQL: one conditional UPDATE admits, so that N admitted is N over all processes. */
@Injectable()
export class QuotaLedger {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Takes `units` from every counter or from none. @returns used after, per counter; null when one was full */
  async reserve(
    counters: readonly Counter[],
    units: number,
    now: number,
  ): Promise<{ used: number[]; held: Reservation[] } | null> {
    const held = counters.map((counter) => reservation(counter, units, now));
    if (held.length === 1) return this.reserveAll(this.db.manager, held);
    return this.db.transaction((manager) => this.reserveAll(manager, held, true)).catch(nullWhenFull);
  }

  /**
   * In the transaction of the work: the reservations stand for good, and all of `room` is taken or the transaction must end.
   * @returns the reservations that a sweep had given back; null where there is no room
   */
  async confirm(manager: EntityManager, held: readonly Reservation[], room?: Room): Promise<Reservation[] | null> {
    if (held.length === 0 && !room) return [];
    const counters = room?.counters ?? [];
    const [answer] = await manager.query<{ room: number; ids: string[] }[]>(CONFIRM, [
      held.map(({ id }) => id),
      counters[0]?.bucket ?? '',
      new Date(windowStart('day', Date.now())).toISOString(),
      room?.kib ?? 0,
      counters.map(({ subject }) => subject),
      counters.map(({ limit }) => limit),
    ]);
    const confirmed = new Set(answer.ids);
    return answer.room < counters.length ? null : held.filter(({ id }) => !confirmed.has(id)).sort(byRow);
  }

  /** Takes units inside a transaction that also does the work. @returns used after, null when full */
  async take(manager: EntityManager, counter: Counter, units: number, now: number): Promise<number | null> {
    const { bucket, subject, window_start } = reservation(counter, units, now);
    const rows = await manager.query<{ used: number }[]>(TAKE, [bucket, subject, window_start, units, counter.limit]);
    return rows.length > 0 ? rows[0].used : null;
  }

  /** Undoes reservations of a refused or crashed request. @returns how many counters changed */
  async giveBack(ids: readonly string[]): Promise<number> {
    if (ids.length === 0) return 0;
    const [rows] = await this.db.query<[unknown[], number]>(GIVE_BACK, [ids]);
    return rows.length;
  }

  /** Returns units that had been confirmed, because the work they paid for was not done. */
  async refund(manager: EntityManager, receipts: readonly QuotaReceipt[]): Promise<void> {
    for (const { bucket, subject, window_start, units } of [...receipts].sort(byRow)) {
      await manager.query(
        `UPDATE quota_counter SET used = greatest(used - $4, 0) WHERE bucket = $1 AND subject = $2 AND window_start = $3`,
        [bucket, subject, window_start, units],
      );
    }
  }

  /** A unit that `take` took in the same window. */
  refundOne(manager: EntityManager, counter: Counter, takenAt: number): Promise<void> {
    return this.refund(manager, [reservation(counter, 1, takenAt)]);
  }

  async used(counter: Counter, now: number, manager: EntityManager = this.db.manager): Promise<number> {
    const rows = await manager.query<{ used: number }[]>(
      'SELECT used FROM quota_counter WHERE bucket = $1 AND subject = $2 AND window_start = $3',
      [counter.bucket, counter.subject, new Date(windowStart(counter.window, now)).toISOString()],
    );
    return rows[0]?.used ?? 0;
  }

  /** Gives back what crashes left behind, and forgets counters of hours and days that nobody will ask for. */
  async sweep(): Promise<void> {
    const stale = await this.db.query<{ id: string }[]>(
      `SELECT id FROM quota_reservation WHERE created_at < now() - interval '60 seconds' LIMIT 1000`,
    );
    await this.giveBack(stale.map(({ id }) => id));
    await this.db.query(
      `DELETE FROM quota_counter WHERE window_start > 'epoch' AND window_start < now() - interval '${PASSED_DAYS} days'
         AND (subject NOT LIKE 'account:%' OR window_start < now() - interval '${OF_ACCOUNTS_DAYS} days')`,
    );
  }

  private async reserveAll(manager: EntityManager, held: Reservation[], strict = false) {
    const used: number[] = [];
    for (const one of [...held].sort(byRow)) {
      const rows = await manager.query<{ used: number }[]>(RESERVE, [
        one.bucket,
        one.subject,
        one.window_start,
        one.units,
        one.ceiling,
        one.id,
      ]);
      if (rows.length === 0) {
        if (strict) throw new CounterFull();
        return null;
      }
      used[held.indexOf(one)] = rows[0].used;
    }
    return { used, held };
  }
}

class CounterFull extends Error {}

function nullWhenFull(error: unknown): null {
  if (error instanceof CounterFull) return null;
  throw error;
}

/** One order for all (PostgreSQL's "C" too), so that two requests never wait for each other. */
function byRow(a: QuotaReceipt, b: QuotaReceipt): number {
  const [left, right] = [`${a.bucket} ${a.subject}`, `${b.bucket} ${b.subject}`];
  return left < right ? -1 : left > right ? 1 : 0;
}

function reservation(counter: Counter, units: number, now: number): Reservation {
  return {
    id: randomUUID(),
    bucket: counter.bucket,
    subject: counter.subject,
    window_start: new Date(windowStart(counter.window, now)).toISOString(),
    units: counter.units ?? units,
    ceiling: counter.limit,
  };
}
