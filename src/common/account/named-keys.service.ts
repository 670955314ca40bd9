import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Keys, MOST_KEYS, type KeyTerms } from '../auth/keys.js';
import type { Principal } from '../auth/principal.js';
import { DomainError } from '../kernel/errors.js';
import { windowStart } from '../quota/counters/counting-window.js';
import { Quotas } from '../quota/quotas.js';
import { UnitOfWork } from '../work/unit-of-work.js';
import type { IssuedNamedKey, NamedKeyDto, NamedKeyList, NamedKeyView } from './named-key.dto.js';

const MOST_A_DAY = 1_000_000;

interface NamedKeyRow {
  id: string;
  name: string | null;
  last_four: string;
  scopes: string[] | null;
  caps: Record<string, number> | null;
  limited: boolean;
  created_at: Date;
  expires_at: Date | null;
  last_used_at: Date | null;
  replaced: boolean;
  used: Record<string, number> | null;
}

/** Keys that work now, the newest first, with what each has used of its own caps today. */
const WORKING = `
  SELECT k.id, k.name, k.last_four, k.scopes, k.caps, k.limited, k.created_at, k.expires_at, k.last_used_at,
    k.replaced_at IS NOT NULL AS replaced,
    (SELECT jsonb_object_agg(c.bucket, c.used) FROM quota_counter c
     WHERE c.subject = 'key:' || coalesce(k.line, k.id) AND c.window_start = $2) AS used
  FROM api_key k
  WHERE k.account_id = $1 AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > now())
  ORDER BY k.created_at DESC, k.id LIMIT ${MOST_KEYS}`;

/** Several keys of one account, each for one use: a name, what it may use, how much of it a day, until when. */
@Injectable()
export class NamedKeys {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly work: UnitOfWork,
    private readonly keys: Keys,
    private readonly quotas: Quotas,
  ) {}

  async list(principal: Principal, manager: EntityManager = this.db.manager): Promise<NamedKeyList> {
    const today = new Date(windowStart('day', Date.now())).toISOString();
    const rows = await manager.query<NamedKeyRow[]>(WORKING, [principal.accountId, today]);
    return { keys: rows.map((row) => viewOf(row, principal)) };
  }

  /** @throws DomainError validation_failed, name_taken, rate_limit_exceeded */
  async issue(principal: Principal, wish: NamedKeyDto): Promise<IssuedNamedKey> {
    const terms = termsOf(wish, this.quotas.scopesOf(principal.interface));
    return this.work.commit(async (manager) => {
      const issued = await this.keys.addNamed(manager, principal, terms);
      const { keys } = await this.list(principal, manager);
      return { ...keys.find(({ id }) => id === issued.keyId)!, api_key: issued.apiKey };
    }, 0);
  }

  /** @throws DomainError not_found, key_in_use */
  async revoke(principal: Principal, id: string): Promise<NamedKeyView> {
    const key = (await this.list(principal)).keys.find((one) => one.id === id);
    if (!key) throw new DomainError('not_found', 'not_found', 'No key of this account that works has this id.');
    if (key.current)
      throw new DomainError(
        'conflict',
        'key_in_use',
        'This is the key you ask with; DELETE /api/keys/me ends the account.',
      );
    return this.work.commit(async (manager) => {
      await this.keys.revoke(manager, principal.accountId, id);
      return { ...key, revoked: true };
    }, 0);
  }
}

/** @param known what keys of this interface can be for */
function termsOf({ name, scopes, daily_caps, expires_at }: NamedKeyDto, known: readonly string[]): KeyTerms {
  assertKnown('scopes', scopes ?? [], known);
  assertKnown('daily_caps', Object.keys(daily_caps ?? {}), known);
  const caps = capsOf(daily_caps);
  const expiresAt = expires_at === undefined ? null : new Date(expires_at);
  if (expiresAt && expiresAt.getTime() <= Date.now()) throw invalid('expires_at', 'must be in the future');
  const limited = scopes !== undefined || caps !== null || expiresAt !== null;
  return { name, line: null, scopes: scopes ? [...new Set(scopes)] : null, caps, expiresAt, limited };
}

function capsOf(said: NamedKeyDto['daily_caps']): Record<string, number> | null {
  const caps = Object.entries(said ?? {});
  const wrong = caps.find(([, units]) => !Number.isInteger(units) || Number(units) < 0 || Number(units) > MOST_A_DAY);
  if (wrong) throw invalid(`daily_caps.${wrong[0]}`, `must be a whole number from 0 to ${MOST_A_DAY}`);
  return caps.length > 0 ? (Object.fromEntries(caps) as Record<string, number>) : null;
}

function assertKnown(path: string, asked: readonly string[], known: readonly string[]): void {
  const isStrange = asked.some((one) => !known.includes(one));
  if (isStrange) throw invalid(path, `knows ${known.join(', ') || 'nothing for keys of this interface'}`);
}

const invalid = (path: string, message: string): DomainError =>
  new DomainError('invalid', 'validation_failed', `Not valid: ${path}.`, { errors: [{ path, message }] });

const viewOf = (row: NamedKeyRow, { keyId, interface: kind }: Principal): NamedKeyView => ({
  id: row.id,
  name: row.name,
  masked: `fyra_${kind}_…${row.last_four}`,
  current: row.id === keyId,
  limited: row.limited,
  scopes: row.scopes,
  daily_caps: row.caps && usageOf(row.caps, row.used ?? {}),
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at?.toISOString() ?? null,
  last_used_at: row.last_used_at?.toISOString() ?? null,
  replaced: row.replaced,
  revoked: false,
});

const usageOf = (caps: Record<string, number>, used: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(caps).map(([bucket, limit]) => {
      const spent = Math.min(limit, used[bucket] ?? 0);
      return [bucket, { limit, used: spent, remaining: limit - spent }];
    }),
  );
