import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Account } from '../auth/entities.js';
import { Keys } from '../auth/keys.js';
import type { KeyInterface, LimitOverrides, Tier } from '../auth/principal.js';
import { DomainError } from '../kernel/errors.js';
import { ACCOUNT_ERASURE } from '../ports/account-erasure.js';
import { CHALLENGER_REGISTRAR } from '../ports/challenger-registrar.js';
import { CHAT_PACKS } from '../ports/chat-packs.js';
import { Ports } from '../ports/ports.js';
import { UnitOfWork } from '../work/unit-of-work.js';
import { Audit } from './audit.js';
import type { ChangeKeyDto, FoundKeyView, IssuedKeyView, IssueKeyDto, KeyList, KeyQuery, KeyView } from './dto.js';
import { isUuid, timePage, timePlace } from './time-cursor.js';

interface KeyRow {
  id: string;
  interface: KeyInterface;
  tier: Tier;
  email: string | null;
  name: string | null;
  overrides: LimitOverrides;
  last_four: string;
  revoked: boolean;
  created_at: Date;
  us: string;
  last_used_at: Date | null;
}

const SELECT = `
  SELECT a.id, a.interface, a.tier, a.email, a.name, a.overrides, a.created_at,
         (extract(epoch FROM a.created_at) * 1000000)::bigint::text AS us,
         k.last_four, k.revoked_at IS NOT NULL AS revoked, k.last_used_at
  FROM account a JOIN LATERAL (
    SELECT * FROM api_key WHERE account_id = a.id ORDER BY created_at DESC LIMIT 1
  ) k ON true`;

const DEFAULT_TIER: Record<KeyInterface, Tier> = { arena: 'free', design: 'beta', tools: 'free' };

/** What the operator does with keys. Ids are those of the accounts, which outlive rotation. */
@Injectable()
export class AdminKeys {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly unit: UnitOfWork,
    private readonly keys: Keys,
    private readonly audit: Audit,
    private readonly ports: Ports,
  ) {}

  issue(wish: IssueKeyDto): Promise<IssuedKeyView> {
    const tier = wish.tier ?? DEFAULT_TIER[wish.interface];
    const overrides = { ...wish.overrides };
    return this.unit.commit(async (manager) => {
      const issued =
        wish.interface === 'arena' ? await this.challenger(manager, wish) : await this.account(manager, wish, tier);
      await this.audit.record(manager, 'key.issue', issued.accountId, { interface: wish.interface, tier, overrides });
      const challenger = 'id' in issued ? { challenger_id: issued.id, api_secret: issued.apiSecret } : {};
      return {
        id: issued.accountId,
        api_key: issued.apiKey,
        interface: wish.interface,
        tier,
        overrides,
        ...challenger,
      };
    });
  }

  async list({ email, interface: kind, last_four: lastFour, limit, cursor }: KeyQuery): Promise<KeyList> {
    const rows = await this.db.query<KeyRow[]>(
      `${SELECT}
       WHERE ($1::text IS NULL OR a.email = $1) AND ($2::text IS NULL OR a.interface = $2)
         AND ($3::bigint IS NULL OR ((extract(epoch FROM a.created_at) * 1000000)::bigint, a.id) < ($3::bigint, $4::uuid))
         AND ($6::text IS NULL OR EXISTS (SELECT 1 FROM api_key WHERE account_id = a.id AND last_four = $6))
       ORDER BY a.created_at DESC, a.id DESC LIMIT $5`,
      [email ?? null, kind ?? null, ...timePlace(cursor), limit + 1, lastFour ?? null],
    );
    const [page, next_cursor] = timePage(rows, limit);
    return { keys: page.map(keyView), next_cursor };
  }

  /** Whose key this is, whether it still opens anything or not. @throws DomainError not_found */
  async lookUp(presented: string): Promise<FoundKeyView> {
    const known = await this.keys.recognise(presented);
    if (!known) throw noSuchKey();
    return { ...keyView(await this.find(this.db.manager, known.accountId)), in_force: known.inForce };
  }

  /** Ends the keys of an account and forgets who held them and what was made with them. @throws DomainError not_found, conflict */
  async erase(id: string): Promise<KeyView> {
    const { interface: kind } = await this.find(this.db.manager, id);
    const erasure = kind === 'arena' ? null : this.ports.ask(ACCOUNT_ERASURE[kind]);
    if (!erasure) throw notErasable(kind);
    await this.db.transaction(async (manager) => {
      await this.keys.revokeAll(manager, id);
      await this.audit.record(manager, 'key.erase', id, { interface: kind });
    });
    await erasure.forget(id);
    return keyView(await this.find(this.db.manager, id));
  }

  /** @param removed names of overrides to take off */
  change(id: string, change: ChangeKeyDto, removed: readonly string[]): Promise<KeyView> {
    return this.unit.commit(async (manager) => {
      await this.find(manager, id);
      this.keys.changed();
      if (change.tier !== undefined) await manager.update(Account, { id }, { tier: change.tier });
      if (change.overrides !== undefined) {
        await manager.query('UPDATE account SET overrides = (overrides || $2) - $3::text[] WHERE id = $1', [
          id,
          JSON.stringify(change.overrides),
          removed,
        ]);
      }
      if (change.revoked === true) await this.keys.revokeAll(manager, id);
      if (change.revoked === false) await this.keys.reinstate(manager, id);
      await this.audit.record(manager, 'key.change', id, { ...change, ...(removed.length > 0 ? { removed } : {}) });
      return keyView(await this.find(manager, id));
    });
  }

  private async account(manager: EntityManager, wish: IssueKeyDto, tier: Tier) {
    const issued = await this.keys.issue(manager, { ...wish, tier, granted: true });
    if (wish.chat_calls) await this.ports.ask(CHAT_PACKS)?.grant(manager, issued.accountId, wish.chat_calls);
    return issued;
  }

  private challenger(manager: EntityManager, { name, overrides }: IssueKeyDto) {
    const registrar = this.ports.ask(CHALLENGER_REGISTRAR);
    if (!registrar) throw new DomainError('unavailable', 'unavailable', 'The arena is not loaded in this process.');
    if (name === undefined) {
      throw new DomainError('invalid', 'validation_failed', 'Not valid: name.', {
        errors: [{ path: 'name', message: 'is needed for an arena key: it names the challenger' }],
      });
    }
    return registrar.register(manager, name, { ...overrides });
  }

  private async find(manager: EntityManager, id: string): Promise<KeyRow> {
    const [row] = isUuid(id) ? await manager.query<KeyRow[]>(`${SELECT} WHERE a.id = $1`, [id]) : [];
    if (!row) throw noSuchKey();
    return row;
  }
}

const noSuchKey = (): DomainError => new DomainError('not_found', 'not_found', 'There is no such key.');

const notErasable = (kind: KeyInterface): DomainError =>
  kind === 'arena'
    ? new DomainError(
        'conflict',
        'not_erasable',
        'A challenger is public history: retire it, POST /api/admin/agents/{id}/retire.',
      )
    : new DomainError('unavailable', 'unavailable', `The interface ${kind} is not loaded in this process.`);

const keyView = (row: KeyRow): KeyView => ({
  id: row.id,
  interface: row.interface,
  tier: row.tier,
  email: row.email,
  name: row.name,
  masked: `fyra_${row.interface}_…${row.last_four}`,
  overrides: row.overrides,
  revoked: row.revoked,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
});
