import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../config/env.js';
import { Batched } from '../db/batched.js';
import { DomainError } from '../kernel/errors.js';
import { hashApiKey, isWellFormedKey, newApiKey } from './api-key.js';
import { Account, ApiKeyRow } from './entities.js';
import type { KeyInterface, LimitOverrides, Principal, Tier } from './principal.js';

export interface NewAccount {
  interface: KeyInterface;
  tier: Tier;
  email?: string | null;
  name?: string | null;
  instant?: boolean;
  overrides?: LimitOverrides;
}

/** A key in the clear: shown once, in the answer that issues it. */
export interface IssuedKey {
  apiKey: string;
  keyId: string;
  accountId: string;
}

const OVERLAP = '1 hour';

interface KeyRow {
  key_id: string;
  account_id: string;
  interface: KeyInterface;
  tier: Tier;
  overrides: LimitOverrides;
  instant: boolean;
  confirmed: boolean;
  email: string | null;
  revoked: boolean;
}

/** Issues, finds, rotates and revokes keys. */
@Injectable()
export class Keys {
  private readonly finding = new Batched((hashes: Buffer[]) => this.findAll(hashes));

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** A new account with its first key, in the caller's transaction. */
  async issue(manager: EntityManager, account: NewAccount): Promise<IssuedKey> {
    const accountId = randomUUID();
    await manager.insert(Account, {
      id: accountId,
      interface: account.interface,
      tier: account.tier,
      email: account.email ?? null,
      name: account.name ?? null,
      instant: account.instant ?? false,
      overrides: { ...account.overrides },
    });
    return this.addKey(manager, accountId, account.interface);
  }

  /** The holder of a presented key. @throws DomainError key_invalid, key_revoked */
  async authenticate(presented: string): Promise<Principal> {
    const row = isWellFormedKey(presented)
      ? await this.finding.ask(hashApiKey(presented, this.config.keyPepper))
      : undefined;
    if (!row) throw unauthenticated('key_invalid', 'This key is not known.');
    if (row.revoked) throw unauthenticated('key_revoked', 'This key has been revoked.');
    return principalOf(row);
  }

  /** Whose key this is, although it may open nothing any more; undefined for one that was never issued here. */
  async recognise(presented: string): Promise<{ accountId: string; inForce: boolean } | undefined> {
    const [row] = await this.db.query<{ account_id: string; in_force: boolean }[]>(
      `SELECT account_id, revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now()) AS in_force
       FROM api_key WHERE hash = $1`,
      [hashApiKey(presented, this.config.keyPepper)],
    );
    return row && { accountId: row.account_id, inForce: row.in_force };
  }

  /** A second key for the account; the old one works for an hour more. @throws DomainError key_superseded */
  async rotate(manager: EntityManager, principal: Principal): Promise<IssuedKey> {
    await this.lock(manager, principal.accountId);
    const current = await manager.query<unknown[]>(
      'SELECT 1 FROM api_key WHERE id = $1 AND expires_at IS NULL AND revoked_at IS NULL',
      [principal.keyId],
    );
    if (current.length === 0) {
      throw new DomainError(
        'conflict',
        'key_superseded',
        'This key has been replaced; only the newest can be rotated.',
      );
    }
    await manager.query(
      `UPDATE api_key SET expires_at = now() + interval '${OVERLAP}'
       WHERE account_id = $1 AND revoked_at IS NULL AND expires_at IS NULL`,
      [principal.accountId],
    );
    return this.addKey(manager, principal.accountId, principal.interface);
  }

  /** Ends every key of the account at once. */
  async revokeAll(manager: EntityManager, accountId: string): Promise<void> {
    await this.lock(manager, accountId);
    await manager.query('UPDATE api_key SET revoked_at = now() WHERE account_id = $1 AND revoked_at IS NULL', [
      accountId,
    ]);
  }

  /** Whether any key of the account still opens something; none does where the operator has revoked it. */
  async anyInForce(manager: EntityManager, accountId: string): Promise<boolean> {
    await this.lock(manager, accountId);
    const rows = await manager.query<unknown[]>(
      'SELECT 1 FROM api_key WHERE account_id = $1 AND revoked_at IS NULL LIMIT 1',
      [accountId],
    );
    return rows.length > 0;
  }

  /** A new key in place of all that the account has had, which end at once. */
  async replaceAll(manager: EntityManager, accountId: string, kind: KeyInterface): Promise<IssuedKey> {
    await this.revokeAll(manager, accountId);
    return this.addKey(manager, accountId, kind);
  }

  /** Takes the last revocation back. Keys that had been replaced before it, and those of an account in force, stay ended. */
  async reinstate(manager: EntityManager, accountId: string): Promise<void> {
    if (await this.anyInForce(manager, accountId)) return;
    await manager.query(
      `UPDATE api_key SET revoked_at = NULL WHERE account_id = $1
         AND revoked_at = (SELECT max(revoked_at) FROM api_key WHERE account_id = $1)`,
      [accountId],
    );
  }

  /** Changes of one account's keys wait for each other: none is made behind a revocation's back. */
  private async lock(manager: EntityManager, accountId: string): Promise<void> {
    await manager.query('SELECT 1 FROM account WHERE id = $1 FOR NO KEY UPDATE', [accountId]);
  }

  private async addKey(manager: EntityManager, accountId: string, kind: KeyInterface): Promise<IssuedKey> {
    const apiKey = newApiKey(kind);
    const keyId = randomUUID();
    const hash = hashApiKey(apiKey, this.config.keyPepper);
    await manager.insert(ApiKeyRow, { id: keyId, accountId, hash, lastFour: apiKey.slice(-4) });
    return { apiKey, keyId, accountId };
  }

  /** One round trip for all keys that are presented at the same time: finds them and notes their use, at most once a minute. */
  private async findAll(hashes: Buffer[]): Promise<(KeyRow | undefined)[]> {
    const rows = await this.db.query<(KeyRow & { nr: string })[]>(
      `WITH found AS (
         SELECT u.nr, k.id, k.account_id, k.last_used_at,
           (k.revoked_at IS NOT NULL OR coalesce(k.expires_at <= now(), false)) AS revoked
         FROM unnest($1::bytea[]) WITH ORDINALITY AS u(hash, nr) JOIN api_key k USING (hash)
       ), noted AS (
         UPDATE api_key SET last_used_at = now() WHERE id IN (
           SELECT id FROM api_key WHERE id IN (
             SELECT id FROM found WHERE NOT revoked AND coalesce(last_used_at < now() - interval '1 minute', true)
           ) FOR NO KEY UPDATE SKIP LOCKED
         )
       )
       SELECT f.nr, f.id AS key_id, f.account_id, f.revoked, a.interface, a.tier, a.overrides, a.instant, a.confirmed, a.email
       FROM found f JOIN account a ON a.id = f.account_id`,
      [hashes],
    );
    const byPlace = new Map(rows.map((row) => [Number(row.nr) - 1, row]));
    return hashes.map((_, i) => byPlace.get(i));
  }
}

const principalOf = (row: KeyRow): Principal => ({
  keyId: row.key_id,
  accountId: row.account_id,
  interface: row.interface,
  tier: row.tier,
  overrides: row.overrides,
  instant: row.instant,
  confirmed: row.confirmed,
  email: row.email,
});

/** 401 with the challenge that HTTP asks for. */
export function unauthenticated(code: string, message: string): DomainError {
  return new DomainError('unauthenticated', code, message, { headers: { 'WWW-Authenticate': 'ApiKey realm="fyra"' } });
}
