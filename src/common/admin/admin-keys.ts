import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Keys } from '../auth/keys.js';
import type { KeyInterface, LimitOverrides, Tier } from '../auth/principal.js';
import { decodeCursor, encodeCursor } from '../http/cursor.js';
import { DomainError } from '../kernel/errors.js';
import { CHALLENGER_REGISTRAR } from '../ports/challenger-registrar.js';
import { CHAT_PACKS } from '../ports/chat-packs.js';
import { Ports } from '../ports/ports.js';
import { UnitOfWork } from '../work/unit-of-work.js';
import { Audit } from './audit.js';
import type { ChangeKeyDto, IssuedKeyView, IssueKeyDto, KeyList, KeyQuery, KeyView } from './dto.js';

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
  created_us: string;
  last_used_at: Date | null;
}

const SELECT = `
  SELECT a.id, a.interface, a.tier, a.email, a.name, a.overrides, a.created_at,
         (extract(epoch FROM a.created_at) * 1000000)::bigint::text AS created_us,
         k.last_four, k.revoked_at IS NOT NULL AS revoked, k.last_used_at
  FROM account a JOIN LATERAL (
    SELECT * FROM api_key WHERE account_id = a.id ORDER BY created_at DESC LIMIT 1
  ) k ON true`;

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
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
      const challenger = 'id' in issued ? { challenger_id: issued.id } : {};
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

  async list({ email, interface: kind, limit, cursor }: KeyQuery): Promise<KeyList> {
    const [at, id] = cursor === undefined ? [null, null] : decodeCursor(cursor, ['string', 'string']);
    if (at !== null && !(/^\d{1,17}$/.test(String(at)) && UUID.test(String(id)))) decodeCursor('', ['string']);
    const rows = await this.db.query<KeyRow[]>(
      `${SELECT}
       WHERE ($1::text IS NULL OR a.email = $1) AND ($2::text IS NULL OR a.interface = $2)
         AND ($3::bigint IS NULL OR ((extract(epoch FROM a.created_at) * 1000000)::bigint, a.id) < ($3::bigint, $4::uuid))
       ORDER BY a.created_at DESC, a.id DESC LIMIT $5`,
      [email ?? null, kind ?? null, at, id, limit + 1],
    );
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    return { keys: page.map(keyView), next_cursor: last ? encodeCursor([last.created_us, last.id]) : null };
  }

  /** @param removed names of overrides to take off */
  change(id: string, change: ChangeKeyDto, removed: readonly string[]): Promise<KeyView> {
    return this.unit.commit(async (manager) => {
      await this.find(manager, id);
      if (change.tier !== undefined)
        await manager.query('UPDATE account SET tier = $2 WHERE id = $1', [id, change.tier]);
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
    const issued = await this.keys.issue(manager, { ...wish, tier, overrides: { ...wish.overrides } });
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
    const [row] = UUID.test(id) ? await manager.query<KeyRow[]>(`${SELECT} WHERE a.id = $1`, [id]) : [];
    if (!row) throw new DomainError('not_found', 'not_found', 'There is no such key.');
    return row;
  }
}

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
