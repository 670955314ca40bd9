import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Keys, unauthenticated } from '../../common/auth/keys.js';
import type { Principal } from '../../common/auth/principal.js';
import { askPrepared } from '../../common/db/prepared.js';
import { Quotas } from '../../common/quota/quotas.js';
import type { Caller, Counter } from '../../common/quota/quota.types.js';
import { UnitOfWork } from '../../common/work/unit-of-work.js';
import type { OwnKeyView, RotatedKey, UsageView } from '../dto/registration.dto.js';
import { Registration } from '../entities/registration.entity.js';
import { Erasure } from '../erasure/erasure.service.js';
import { OWN_KEY, type OwnKeyRow, ownKeyValues } from './own-key.statement.js';
import { CHAT_PACK_BUCKET, COGNITIVE_BUCKET, UNLIMITED } from '../tools.names.js';
import { accountSubject, ToolsQuotas } from '../tools.quotas.js';

const OVERLAP_MS = 3_600_000;

type Holder = Caller & { principal: Principal };
type AskOwnKey = (values: unknown[]) => Promise<OwnKeyRow[]>;

interface OwnCounters {
  fashion: readonly Counter[];
  chat: readonly Counter[];
  /** null where the engine is not loaded in this process */
  cognitive: readonly Counter[] | null;
  pack: Counter;
}

/** What the holder of a key sees of it and does with it. */
@Injectable()
export class AccountService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly work: UnitOfWork,
    private readonly keys: Keys,
    private readonly limits: ToolsQuotas,
    private readonly quotas: Quotas,
    private readonly erasure: Erasure,
  ) {}

  me(caller: Holder): Promise<OwnKeyView> {
    return this.view((values) => askPrepared<OwnKeyRow>(this.db, OWN_KEY, values), caller, false);
  }

  rotate(principal: Principal): Promise<RotatedKey> {
    return this.work.commit(async (manager) => {
      const { apiKey } = await this.keys.rotate(manager, principal);
      return { api_key: apiKey, old_key_valid_until: new Date(Date.now() + OVERLAP_MS).toISOString() };
    }, 0);
  }

  /** Ends the key and frees its e-mail address; with `erase` nothing remains that says who or what. @returns the final object */
  async remove(caller: Holder, erase: boolean): Promise<OwnKeyView> {
    const { principal } = caller;
    return this.work.commit(async (manager) => {
      await this.keys.revokeAll(manager, principal.accountId);
      await manager.delete(Registration, { accountId: principal.accountId });
      if (erase) await this.erasure.forget(manager, principal);
      return this.view((values) => manager.query<OwnKeyRow[]>(OWN_KEY.text, values), caller, true);
    });
  }

  private async counters(caller: Holder): Promise<OwnCounters> {
    return {
      fashion: this.limits.fashion(caller),
      chat: this.limits.freeChat(caller),
      cognitive: await this.quotas.usualWay(COGNITIVE_BUCKET, caller),
      pack: packCounter(caller.principal),
    };
  }

  /** Everything in one statement. @throws DomainError key_invalid when account and key are gone meanwhile */
  private async view(ask: AskOwnKey, caller: Holder, revoked: boolean): Promise<OwnKeyView> {
    const counters = await this.counters(caller);
    const asked = [...counters.fashion, ...counters.chat, ...(counters.cognitive ?? []), counters.pack];
    const [row] = await ask(ownKeyValues(caller.principal, asked, Date.now()));
    if (!row) throw unauthenticated('key_invalid', 'This key is not known.');
    const used = new Map(asked.map((counter, i) => [counter, row.used[i]]));
    return { ...viewOf(row, counters, used), revoked };
  }
}

const packCounter = (principal: Principal): Counter => ({
  bucket: CHAT_PACK_BUCKET,
  subject: accountSubject(principal),
  limit: 0,
  window: 'lifetime',
});

type Used = ReadonlyMap<Counter, number>;

function viewOf(
  row: OwnKeyRow,
  { fashion, chat, cognitive, pack }: OwnCounters,
  used: Used,
): Omit<OwnKeyView, 'revoked'> {
  const usage = { fashion: usageOf(fashion, used), chat: usageOf(chat, used) };
  return {
    masked: `fyra_tools_…${row.last_four}`,
    tier: row.tier,
    daily_limit: usage.fashion.limit,
    chat_daily_limit: usage.chat.limit,
    email: row.email,
    name: row.name,
    instant: row.instant,
    created_at: row.created_at.toISOString(),
    usage: { ...usage, ...(cognitive ? { cognitive: usageOf(cognitive, used) } : {}) },
    packs: { calls_bought: row.calls, calls_left: Math.max(0, row.calls - (used.get(pack) ?? 0)) },
  };
}

/** The tightest of the counters; unlimited where nothing counts. */
function usageOf(counters: readonly Counter[], all: Used): UsageView {
  const views = counters.map((counter) => {
    const used = Math.min(counter.limit, all.get(counter) ?? 0);
    return { limit: counter.limit, used, remaining: counter.limit - used };
  });
  return views.sort((a, b) => a.remaining - b.remaining)[0] ?? { limit: UNLIMITED, used: 0, remaining: UNLIMITED };
}
