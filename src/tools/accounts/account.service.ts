import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Keys, unauthenticated } from '../../common/auth/keys.js';
import type { Principal } from '../../common/auth/principal.js';
import { DomainError } from '../../common/kernel/errors.js';
import { ACCOUNT_ERASURE } from '../../common/ports/account-erasure.js';
import { Ports } from '../../common/ports/ports.js';
import { askPrepared } from '../../common/db/prepared.js';
import { keyCap, Quotas } from '../../common/quota/quotas.js';
import type { Caller, Counter } from '../../common/quota/quota.types.js';
import { UnitOfWork } from '../../common/work/unit-of-work.js';
import type {
  DesignUsage,
  OwnDesignKeyView,
  OwnKeyView,
  OwnTerms,
  RotatedKey,
  UsageByBucket,
  UsageView,
} from '../dto/registration.dto.js';
import { Registration } from '../entities/registration.entity.js';
import { Erasure } from '../erasure/erasure.service.js';
import { OWN_KEY, type OwnKeyRow, ownKeyValues } from './own-key.statement.js';
import { CHAT_BUCKET, CHAT_PACK_BUCKET, FASHION_BUCKET, UNLIMITED } from '../tools.names.js';
import { accountSubject } from '../tools.quotas.js';

type Holder = Caller & { principal: Principal };
type AnyOwnKeyView = OwnKeyView | OwnDesignKeyView;
type AskOwnKey = (values: unknown[]) => Promise<OwnKeyRow[]>;

interface OwnCounters {
  /** By bucket; those that are not loaded in this process are left out. */
  quotas: Readonly<Record<string, readonly Counter[]>>;
  caps: Readonly<Record<string, Counter>>;
  pack: Counter;
}

/** What the holder of a key sees of it and does with it. */
@Injectable()
export class AccountService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly work: UnitOfWork,
    private readonly keys: Keys,
    private readonly quotas: Quotas,
    private readonly erasure: Erasure,
    private readonly ports: Ports,
  ) {}

  me(caller: Holder): Promise<AnyOwnKeyView> {
    return this.view((values) => askPrepared<OwnKeyRow>(this.db, OWN_KEY, values), caller, false);
  }

  rotate(principal: Principal): Promise<RotatedKey> {
    return this.work.commit(async (manager) => {
      const { apiKey, oldUntil } = await this.keys.rotate(manager, principal);
      return { api_key: apiKey, old_key_valid_until: oldUntil.toISOString() };
    }, 0);
  }

  /** Ends the key and frees its e-mail address; with `erase` nothing remains that says who or what. @returns the final object */
  async remove(caller: Holder, erase: boolean): Promise<AnyOwnKeyView> {
    const { accountId, interface: kind } = caller.principal;
    const isDesign = kind === 'design';
    if (erase && isDesign) this.designErasure();
    const ended = await this.work.commit(async (manager) => {
      await this.keys.revokeAll(manager, accountId);
      await manager.delete(Registration, { accountId });
      if (erase && !isDesign) await this.erasure.forget(manager, { accountId });
      return this.view((values) => manager.query<OwnKeyRow[]>(OWN_KEY.text, values), caller, true);
    });
    if (erase && isDesign) await this.designErasure().forget(accountId);
    return ended;
  }

  /** @throws DomainError unavailable */
  private designErasure() {
    const erasure = this.ports.ask(ACCOUNT_ERASURE.design);
    if (!erasure)
      throw new DomainError('unavailable', 'unavailable', 'The design service is not loaded in this process.');
    return erasure;
  }

  private async counters(caller: Holder): Promise<OwnCounters> {
    const { principal } = caller;
    const names = this.quotas.scopesOf(principal.interface);
    const ways = await Promise.all(
      names.map((bucket) => this.quotas.usualWay(bucket, { ...caller, principal: { ...principal, caps: undefined } })),
    );
    return {
      quotas: Object.fromEntries(names.map((bucket, i) => [bucket, ways[i] ?? []])),
      caps: Object.fromEntries(names.flatMap((bucket) => keyCap(bucket, caller).map((cap) => [bucket, cap]))),
      pack: packCounter(principal),
    };
  }

  /** Everything in one statement. @throws DomainError key_invalid when account and key are gone meanwhile */
  private async view(ask: AskOwnKey, caller: Holder, revoked: boolean): Promise<AnyOwnKeyView> {
    const counters = await this.counters(caller);
    const asked = [...Object.values(counters.quotas).flat(), ...Object.values(counters.caps), counters.pack];
    const [row] = await ask(ownKeyValues(caller.principal, asked, Date.now()));
    if (!row) throw unauthenticated('key_invalid', 'This key is not known.');
    const used = new Map(asked.map((counter, i) => [counter, row.used[i]]));
    const about = { ...aboutOf(row, caller.principal), key: termsOf(row, caller.principal, counters, used), revoked };
    const usage = mapOf(counters.quotas, (way) => usageOf(way, used));
    return caller.principal.interface === 'design'
      ? { ...about, usage: usage as unknown as DesignUsage }
      : { ...about, ...toolsPart(row, counters, used, usage) };
  }
}

const packCounter = (principal: Principal): Counter => ({
  bucket: CHAT_PACK_BUCKET,
  subject: accountSubject(principal),
  limit: 0,
  window: 'lifetime',
});

type Used = ReadonlyMap<Counter, number>;

const mapOf = <From, To>(all: Readonly<Record<string, From>>, change: (one: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, change(one)]));

const aboutOf = (row: OwnKeyRow, { interface: kind }: Principal) => ({
  masked: `fyra_${kind}_…${row.last_four}`,
  tier: row.tier,
  email: row.email,
  name: row.name,
  instant: row.instant,
  created_at: row.created_at.toISOString(),
});

const termsOf = (row: OwnKeyRow, { keyId }: Principal, { caps }: OwnCounters, used: Used): OwnTerms => ({
  id: keyId,
  name: row.key_name,
  limited: row.limited,
  scopes: row.scopes,
  daily_caps: row.caps && mapOf(caps, (cap) => usageOf([cap], used)),
  expires_at: row.expires_at?.toISOString() ?? null,
});

const toolsPart = (row: OwnKeyRow, { pack }: OwnCounters, used: Used, usage: Record<string, UsageView>) => ({
  daily_limit: usage[FASHION_BUCKET].limit,
  chat_daily_limit: usage[CHAT_BUCKET].limit,
  usage: usage as unknown as UsageByBucket,
  packs: {
    calls_bought: Math.max(0, row.calls - row.calls_taken_back),
    calls_left: Math.max(0, row.calls - (used.get(pack) ?? 0)),
  },
});

/** The tightest of the counters; unlimited where nothing counts. */
function usageOf(counters: readonly Counter[], all: Used): UsageView {
  const views = counters.map((counter) => {
    const used = Math.min(counter.limit, all.get(counter) ?? 0);
    return { limit: counter.limit, used, remaining: counter.limit - used };
  });
  return views.sort((a, b) => a.remaining - b.remaining)[0] ?? { limit: UNLIMITED, used: 0, remaining: UNLIMITED };
}
