import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { Batched } from '../db/batched.js';
import { currentRequest } from '../http/request-context.js';
import { DomainError } from '../kernel/errors.js';
import { hashApiKey, isWellFormedKey, newApiKey } from './api-key.js';
import { Account, ApiKeyRow } from './entities.js';
import { KnownKeys } from './known-keys.js';
import { Peppers } from './peppers.js';
import { signingSecret } from './signing-secret.js';
import type { KeyInterface, LimitOverrides, Principal, Tier } from './principal.js';

export interface NewAccount {
  /** Absent: drawn. */
  id?: string;
  interface: KeyInterface;
  tier: Tier;
  email?: string | null;
  name?: string | null;
  instant?: boolean;
  overrides?: LimitOverrides;
  /** By the operator. */
  granted?: boolean;
  /** Somebody whom the operator trusts knows who it is. */
  confirmed?: boolean;
}

/** A key in the clear: shown once, in the answer that issues it. */
export interface IssuedKey {
  apiKey: string;
  keyId: string;
  accountId: string;
}

/** Keys of an account that work at a time, the replaced ones of the hour included; of those that have ended as many are known. */
export const MOST_KEYS = 20;

const OVERLAP = '1 hour';
const WORKS = '(revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now()))';
const OF_ACCOUNT = 'a.interface, a.tier, a.overrides, a.instant, a.confirmed, a.email, a.granted';
const WITHOUT_TERMS: KeyTerms = { name: null, line: null, scopes: null, caps: null, limited: false, expiresAt: null };

interface KeyRow {
  key_id: string;
  account_id: string;
  interface: KeyInterface;
  tier: Tier;
  overrides: LimitOverrides;
  instant: boolean;
  confirmed: boolean;
  email: string | null;
  granted: boolean;
  revoked: boolean;
  line: string;
  scopes: string[] | null;
  caps: Record<string, number> | null;
  limited: boolean;
}

/** What a key is beside whose it is. */
export interface KeyTerms {
  name: string | null;
  line: string | null;
  scopes: string[] | null;
  caps: Record<string, number> | null;
  limited: boolean;
  expiresAt: Date | null;
}

/** Issues, finds, rotates and revokes keys. */
@Injectable()
export class Keys {
  private readonly known = new KnownKeys();
  private readonly finding = new Batched((keys: string[]) => this.findAll(keys));

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly peppers: Peppers,
  ) {}

  /** A new account with its first key, in the caller's transaction. */
  async issue(manager: EntityManager, account: NewAccount): Promise<IssuedKey> {
    const accountId = account.id ?? randomUUID();
    await manager.insert(Account, {
      id: accountId,
      interface: account.interface,
      tier: account.tier,
      email: account.email ?? null,
      name: account.name ?? null,
      instant: account.instant ?? false,
      overrides: { ...account.overrides },
      granted: account.granted ?? false,
      confirmed: account.confirmed ?? false,
    });
    return this.addKey(manager, accountId, account.interface);
  }

  /** The holder of a presented key. @throws DomainError key_invalid, key_revoked */
  async authenticate(presented: string): Promise<Principal> {
    const askedAt = performance.now();
    const known = this.known.holder(presented, askedAt);
    if (known) return known;
    const row = isWellFormedKey(presented) ? await this.finding.ask(presented) : undefined;
    if (!row) throw unauthenticated('key_invalid', 'This key is not known.');
    if (row.revoked) throw unauthenticated('key_revoked', 'This key has been revoked.');
    const principal = principalOf(row);
    this.known.learn(presented, principal, askedAt);
    return principal;
  }

  /** The holder of an account by its own key, which need not be shown; undefined for one that there is none of. @throws DomainError key_revoked */
  async holderOf(accountId: string): Promise<Principal | undefined> {
    const [row] = await this.db.query<KeyRow[]>(
      `SELECT k.id AS key_id, k.account_id, NOT ${WORKS} AS revoked, coalesce(k.line, k.id) AS line, k.scopes, k.caps, k.limited, ${OF_ACCOUNT}
       FROM api_key k JOIN account a ON a.id = k.account_id
       WHERE k.account_id = $1 AND NOT k.limited ORDER BY revoked, k.created_at LIMIT 1`,
      [accountId],
    );
    if (row?.revoked) throw unauthenticated('key_revoked', 'The keys of this account have been revoked.');
    return row && principalOf(row);
  }

  /** The holder of a key that this process has just looked up; undefined when the database has to be asked. */
  atHand(presented: string): Principal | undefined {
    return this.known.holder(presented, performance.now());
  }

  /** What requests with this key may be signed with. */
  secretOf({ keyId }: Pick<IssuedKey, 'keyId'>): string {
    return signingSecret(keyId, this.peppers.current);
  }

  /** The tier of an account, or what the operator allows it, has changed with the transaction at hand. */
  changed(): void {
    const request = currentRequest();
    if (request) request.accountsChanged = true;
  }

  /** Whose key this is, although it may open nothing any more; undefined for one that was never issued here. */
  async recognise(presented: string): Promise<{ accountId: string; inForce: boolean } | undefined> {
    const [row] = await this.db.query<{ account_id: string; in_force: boolean }[]>(
      `SELECT account_id, revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now()) AS in_force
       FROM api_key WHERE hash = ANY($1)`,
      [this.peppers.hashes(presented)],
    );
    return row && { accountId: row.account_id, inForce: row.in_force };
  }

  /** Another key on the same terms; the old one works for an hour more. @throws DomainError key_superseded, rate_limit_exceeded */
  async rotate(manager: EntityManager, principal: Principal): Promise<IssuedKey & { oldUntil: Date }> {
    const { accountId, keyId } = principal;
    await this.lock(manager, accountId);
    const old = await manager.findOneBy(ApiKeyRow, { id: keyId, replacedAt: IsNull(), revokedAt: IsNull() });
    if (!old) {
      throw new DomainError(
        'conflict',
        'key_superseded',
        'This key has been replaced; only the newest can be rotated.',
      );
    }
    await this.makeRoom(manager, accountId);
    const [[ended]] = await manager.query<[{ expires_at: Date }[], number]>(
      `UPDATE api_key SET replaced_at = now(), expires_at = least(expires_at, now() + interval '${OVERLAP}')
       WHERE id = $1 RETURNING expires_at`,
      [keyId],
    );
    const issued = await this.addKey(manager, accountId, principal.interface, { ...old, line: old.line ?? old.id });
    return { ...issued, oldUntil: ended.expires_at };
  }

  /** One more key of the account, beside those it has. @throws DomainError name_taken, rate_limit_exceeded */
  async addNamed(
    manager: EntityManager,
    { accountId, interface: kind }: Pick<Principal, 'accountId' | 'interface'>,
    terms: KeyTerms,
  ): Promise<IssuedKey> {
    await this.lock(manager, accountId);
    const taken = await manager.query<unknown[]>(
      `SELECT 1 FROM api_key WHERE account_id = $1 AND lower(name) = lower($2) AND ${WORKS}`,
      [accountId, terms.name],
    );
    if (taken.length > 0) throw new DomainError('conflict', 'name_taken', 'A key of this account has that name.');
    await this.makeRoom(manager, accountId);
    return this.addKey(manager, accountId, kind, terms);
  }

  /** Ends one key of the account at once, with what it was rotated from. @returns whether it was one that worked */
  async revoke(manager: EntityManager, accountId: string, keyId: string): Promise<boolean> {
    await this.lock(manager, accountId);
    const [, ended] = await manager.query<[unknown[], number]>(
      `UPDATE api_key SET revoked_at = now() WHERE account_id = $1 AND ${WORKS} AND coalesce(line, id) = (
         SELECT coalesce(line, id) FROM api_key WHERE account_id = $1 AND id = $2)`,
      [accountId, keyId],
    );
    return ended > 0;
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

  /** Forgets keys that ended long ago, so that no account has rows without end. @throws DomainError rate_limit_exceeded */
  private async makeRoom(manager: EntityManager, accountId: string): Promise<void> {
    await manager.query(
      `DELETE FROM api_key WHERE id IN (
         SELECT id FROM api_key WHERE account_id = $1 AND (revoked_at IS NOT NULL OR expires_at <= now())
         ORDER BY created_at DESC OFFSET ${MOST_KEYS}
       )`,
      [accountId],
    );
    const [working] = await manager.query<{ n: number; seconds: number | null }[]>(
      `SELECT count(*)::int AS n, ceil(extract(epoch FROM min(expires_at) - now()))::int AS seconds
       FROM api_key WHERE account_id = $1 AND ${WORKS}`,
      [accountId],
    );
    if (working.n >= MOST_KEYS) throw tooManyKeys(working.seconds);
  }

  /** Changes of one account's keys wait for each other: none is made behind a revocation's back. */
  private async lock(manager: EntityManager, accountId: string): Promise<void> {
    this.changed();
    await manager.query('SELECT 1 FROM account WHERE id = $1 FOR NO KEY UPDATE', [accountId]);
  }

  private async addKey(
    manager: EntityManager,
    accountId: string,
    kind: KeyInterface,
    { name, line, scopes, caps, limited, expiresAt }: KeyTerms = WITHOUT_TERMS,
  ): Promise<IssuedKey> {
    const apiKey = newApiKey(kind);
    const keyId = randomUUID();
    const hash = this.peppers.hash(apiKey);
    const pepper = this.peppers.current.name;
    const terms = { name, line, scopes, caps, limited, expiresAt };
    await manager.insert(ApiKeyRow, { id: keyId, accountId, hash, pepper, lastFour: apiKey.slice(-4), ...terms });
    return { apiKey, keyId, accountId };
  }

  /**
   * One round trip for all keys that are presented at the same time: finds them, notes their use, at most once a minute, and
   * hashes anew what is still under the pepper that goes.
   */
  private async findAll(keys: string[]): Promise<(KeyRow | undefined)[]> {
    const asked = keys.flatMap((key, place) => this.waysToFind(key, place));
    const rows = await this.db.query<(KeyRow & { nr: string })[]>(
      `WITH asked AS (
         SELECT * FROM unnest($1::bytea[], $2::bytea[], $3::text[]) WITH ORDINALITY AS u(hash, fresh, pepper, nr)
       ), found AS (
         SELECT u.nr, u.fresh, u.pepper, k.id, k.account_id, k.last_used_at, u.fresh <> k.hash AS stale,
           coalesce(k.line, k.id) AS line, k.scopes, k.caps, k.limited,
           (k.revoked_at IS NOT NULL OR coalesce(k.expires_at <= now(), false)) AS revoked
         FROM asked u JOIN api_key k USING (hash)
       ), due AS (
         SELECT DISTINCT ON (id) id, fresh, pepper FROM found
         WHERE NOT revoked AND (stale OR coalesce(last_used_at < now() - interval '1 minute', true))
       ), noted AS (
         UPDATE api_key k SET last_used_at = now(), hash = due.fresh, pepper = due.pepper FROM due
         WHERE k.id = due.id AND k.id IN (
           SELECT id FROM api_key WHERE id IN (SELECT id FROM due) FOR NO KEY UPDATE SKIP LOCKED
         )
       )
       SELECT f.nr, f.id AS key_id, f.account_id, f.revoked, f.line, f.scopes, f.caps, f.limited, ${OF_ACCOUNT}
       FROM found f JOIN account a ON a.id = f.account_id`,
      [asked.map(({ hash }) => hash), asked.map(({ fresh }) => fresh), asked.map(({ pepper }) => pepper)],
    );
    const byPlace = new Map(rows.map((row) => [asked[Number(row.nr) - 1].place, row]));
    return keys.map((_, i) => byPlace.get(i));
  }

  /** The hashes that a key may stand under, each with the one that it is to stand under from now on. */
  private waysToFind(key: string, place: number) {
    const { all, current, retiring } = this.peppers;
    const now = hashApiKey(key, current.secret);
    return all.map((pepper) => {
      const hash = pepper.name === current.name ? now : hashApiKey(key, pepper.secret);
      return pepper.name === retiring?.name
        ? { place, hash, fresh: now, pepper: current.name }
        : { place, hash, fresh: hash, pepper: pepper.name };
    });
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
  granted: row.granted,
  line: row.line,
  scopes: row.scopes ?? undefined,
  caps: row.caps ?? undefined,
  limited: row.limited,
});

function tooManyKeys(seconds: number | null): DomainError {
  const detail = `At most ${MOST_KEYS} keys of an account may work at a time.`;
  const headers: Record<string, string> = { 'x-should-retry': 'false' };
  if (seconds !== null) headers['Retry-After'] = String(Math.max(1, seconds));
  return new DomainError('limit_exceeded', 'rate_limit_exceeded', detail, { headers });
}

/** 401 with the challenge that HTTP asks for. */
export function unauthenticated(code: string, message: string): DomainError {
  return new DomainError('unauthenticated', code, message, { headers: { 'WWW-Authenticate': 'ApiKey realm="fyra"' } });
}
