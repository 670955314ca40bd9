import type { PreparedStatement } from '../../db/prepared.js';
import { KEPT } from '../../idempotency/idempotency.js';

const STALE = `r.created_at < now() - interval '${KEPT}'
  OR (r.status IS NULL AND r.locked_until < now() AND r.body_hash = `;

/**
 * Checks, spends and stores for many requests in one round trip, as if each had come after the other. Requests that name the
 * same counters form a group `g`; a counter stands in one group only, so that the first of a group are admitted as far as the
 * fullest of its counters has room. What is admitted writes its answer under its Idempotency-Key, unless one is there, and only
 * who has written (or needs not) spends. Counters are locked in the order of all, before the keys.
 * $1–$8 per request: group, number of its counters, scope, body hash, token, owner, status, body of the answer.
 * $9–$14 per counter: group, bucket, subject, start of the window, units of one request, ceiling. $15: events [{n, …}].
 */
const spend = (patience: 'SKIP LOCKED' | ''): string => `
  WITH item AS MATERIALIZED (
    SELECT * FROM unnest($1::int[], $2::int[], $3::bytea[], $4::bytea[], $5::uuid[], $6::uuid[], $7::int[], $8::bytea[])
      WITH ORDINALITY AS i(g, counters, scope, body_hash, token, owner, status, body, n)
  ), asked AS MATERIALIZED (
    SELECT * FROM unnest($9::int[], $10::text[], $11::text[], $12::timestamptz[], $13::int[], $14::int[])
      WITH ORDINALITY AS a(g, bucket, subject, window_start, units, ceiling, at)
  ), held AS MATERIALIZED (
    SELECT a.g, a.at, c.bucket, c.subject, c.window_start, c.used, a.units, a.ceiling
    FROM quota_counter c JOIN asked a
      ON c.bucket = a.bucket AND c.subject = a.subject AND c.window_start = a.window_start
    ORDER BY c.bucket COLLATE "C", c.subject COLLATE "C", c.window_start FOR UPDATE OF c ${patience}
  ), room AS MATERIALIZED (
    SELECT g, count(*) AS found, min((ceiling - used) / units) AS room, array_agg(used ORDER BY at) AS used
    FROM held GROUP BY g
  ), known AS MATERIALIZED (
    SELECT i.n, r.body_hash = i.body_hash AS same_body, r.status, r.headers, r.body
    FROM item i JOIN idempotency_record r ON r.scope = i.scope WHERE NOT (${STALE} i.body_hash))
  ), waiting AS MATERIALIZED (
    SELECT i.*, row_number() OVER (PARTITION BY i.g ORDER BY i.n) AS place
    FROM item i WHERE NOT EXISTS (SELECT 1 FROM known k WHERE k.n = i.n)
  ), admitted AS MATERIALIZED (
    SELECT w.* FROM waiting w LEFT JOIN room USING (g)
    WHERE w.counters = 0 OR (room.found = w.counters AND w.place <= room.room)
  ), claimed AS (
    INSERT INTO idempotency_record AS r (scope, body_hash, token, locked_until, owner, status, headers, body)
    SELECT scope, body_hash, token, now(), owner, status, '{}', body FROM admitted WHERE scope IS NOT NULL ORDER BY scope
    ON CONFLICT (scope) DO UPDATE SET
      body_hash = excluded.body_hash, token = excluded.token, locked_until = excluded.locked_until,
      status = excluded.status, headers = '{}', body = excluded.body, created_at = now()
    WHERE ${STALE} excluded.body_hash)
    RETURNING r.scope
  ), paid AS MATERIALIZED (
    SELECT n, g FROM admitted a WHERE a.scope IS NULL OR a.scope IN (SELECT scope FROM claimed)
  ), spent AS (
    UPDATE quota_counter c SET used = c.used + h.units * p.times
    FROM held h JOIN (SELECT g, count(*)::int AS times FROM paid GROUP BY g) p USING (g)
    WHERE c.bucket = h.bucket AND c.subject = h.subject AND c.window_start = h.window_start
  ), told AS (
    INSERT INTO domain_event (id, type, data, occurred_at)
    SELECT e.id, e.type, e.data, e.occurred_at
    FROM jsonb_to_recordset($15::jsonb) AS e(n bigint, id uuid, type text, data jsonb, occurred_at timestamptz)
      JOIN paid USING (n)
  )
  SELECT coalesce(room.found, 0)::int AS found, room.used, p.n IS NOT NULL AS paid, a.n IS NOT NULL AS admitted,
    k.same_body, k.status, k.headers, k.body
  FROM item i LEFT JOIN room USING (g) LEFT JOIN paid p ON p.n = i.n LEFT JOIN admitted a ON a.n = i.n
    LEFT JOIN known k ON k.n = i.n
  ORDER BY i.n`;

/** Of a counter that somebody else holds just now it says nothing, as of one that is not there: nobody waits for strangers. */
export const SPEND: PreparedStatement = { name: 'fyra_spend', text: spend('SKIP LOCKED') };

/** For one group, which waits for its own counters. */
export const SPEND_PATIENTLY: PreparedStatement = { name: 'fyra_spend_patiently', text: spend('') };

/** $1–$3 per counter: bucket, subject, start of its window. */
export const OPEN_COUNTERS: PreparedStatement = {
  name: 'fyra_open_counters',
  text: `INSERT INTO quota_counter (bucket, subject, window_start, used)
    SELECT bucket, subject, window_start, 0 FROM unnest($1::text[], $2::text[], $3::timestamptz[]) AS a(bucket, subject, window_start)
    ORDER BY bucket COLLATE "C", subject COLLATE "C", window_start ON CONFLICT DO NOTHING`,
};
