import type { Tier } from '../../common/auth/principal.js';
import type { PreparedStatement } from '../../common/db/prepared.js';
import { windowStart } from '../../common/quota/counters/counting-window.js';
import type { Counter } from '../../common/quota/quota.types.js';

/** All that the holder of a key is told of it. */
export interface OwnKeyRow {
  tier: Tier;
  email: string | null;
  name: string | null;
  instant: boolean;
  created_at: Date;
  last_four: string;
  key_name: string | null;
  scopes: string[] | null;
  caps: Record<string, number> | null;
  limited: boolean;
  expires_at: Date | null;
  /** Calls of packs ever bought or given; those taken back for refunds stand as used. */
  calls: number;
  calls_taken_back: number;
  /** Units used, in the order of the counters that were asked for. */
  used: number[];
}

/** $1 account, $2 key; $3–$5 per counter: bucket, subject, start of its window. */
export const OWN_KEY: PreparedStatement = {
  name: 'fyra_own_key',
  text: `
  SELECT a.tier, a.email, a.name, a.instant, a.created_at, k.last_four, k.name AS key_name, k.scopes,
    k.caps, k.limited, k.expires_at, coalesce(p.calls, 0) AS calls,
    (SELECT coalesce(sum(o.calls_taken_back), 0)::integer FROM tools_order o WHERE o.account_id = a.id) AS calls_taken_back,
    ARRAY(
      SELECT coalesce(c.used, 0) FROM unnest($3::text[], $4::text[], $5::timestamptz[])
        WITH ORDINALITY AS asked(bucket, subject, window_start, place)
      LEFT JOIN quota_counter c USING (bucket, subject, window_start) ORDER BY place
    ) AS used
  FROM account a JOIN api_key k ON k.account_id = a.id LEFT JOIN tools_chat_pack p ON p.account_id = a.id
  WHERE a.id = $1 AND k.id = $2`,
};

/** @param now ms since the epoch */
export const ownKeyValues = (
  { accountId, keyId }: { accountId: string; keyId: string },
  counters: readonly Counter[],
  now: number,
): unknown[] => [
  accountId,
  keyId,
  counters.map(({ bucket }) => bucket),
  counters.map(({ subject }) => subject),
  counters.map(({ window }) => new Date(windowStart(window, now)).toISOString()),
];
