import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Account, ApiKeyRow } from '../common/auth/entities.js';
import { Keys } from '../common/auth/keys.js';
import type { Principal } from '../common/auth/principal.js';
import { Quotas } from '../common/quota/quotas.js';
import type { Caller, Counter } from '../common/quota/quota.types.js';
import { UnitOfWork } from '../common/work/unit-of-work.js';
import type { OwnKeyView, RotatedKey, UsageView } from './dto/registration.dto.js';
import { Registration } from './entities/registration.entity.js';
import { Erasure } from './erasure.service.js';
import { COGNITIVE_BUCKET, UNLIMITED } from './tools.names.js';
import { ToolsQuotas } from './tools.quotas.js';

const OVERLAP_MS = 3_600_000;

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

  me(caller: Caller & { principal: Principal }): Promise<OwnKeyView> {
    return this.view(this.db.manager, caller, false);
  }

  rotate(principal: Principal): Promise<RotatedKey> {
    return this.work.commit(async (manager) => {
      const { apiKey } = await this.keys.rotate(manager, principal);
      return { api_key: apiKey, old_key_valid_until: new Date(Date.now() + OVERLAP_MS).toISOString() };
    }, 0);
  }

  /** Ends the key and frees its e-mail address; with `erase` nothing remains that says who or what. @returns the final object */
  async remove(caller: Caller & { principal: Principal }, erase: boolean): Promise<OwnKeyView> {
    const { principal } = caller;
    return this.work.commit(async (manager) => {
      await this.keys.revokeAll(manager, principal.accountId);
      await manager.delete(Registration, { accountId: principal.accountId });
      if (erase) await this.erasure.forget(manager, principal);
      return this.view(manager, caller, true);
    });
  }

  private async view(
    manager: EntityManager,
    caller: Caller & { principal: Principal },
    revoked: boolean,
  ): Promise<OwnKeyView> {
    const { principal } = caller;
    const account = await manager.findOneByOrFail(Account, { id: principal.accountId });
    const key = await manager.findOneByOrFail(ApiKeyRow, { id: principal.keyId });
    const fashion = await this.usage(manager, this.limits.fashion(caller));
    const chat = await this.usage(manager, this.limits.freeChat(caller));
    const cognitive = await this.quotas.usualWay(COGNITIVE_BUCKET, caller);
    const pack = await this.limits.chatPack(principal, manager);
    return {
      masked: `fyra_tools_…${key.lastFour}`,
      tier: account.tier,
      daily_limit: fashion.limit,
      chat_daily_limit: chat.limit,
      email: account.email,
      name: account.name,
      instant: account.instant,
      created_at: account.createdAt.toISOString(),
      usage: { fashion, chat, ...(cognitive ? { cognitive: await this.usage(manager, cognitive) } : {}) },
      packs: {
        calls_bought: pack.limit,
        calls_left: Math.max(0, pack.limit - (await this.quotas.used(pack, manager))),
      },
      revoked,
    };
  }

  /** The tightest of the counters; unlimited where nothing counts. */
  private async usage(manager: EntityManager, counters: readonly Counter[]): Promise<UsageView> {
    const views: UsageView[] = [];
    for (const counter of counters) {
      const used = Math.min(counter.limit, await this.quotas.used(counter, manager));
      views.push({ limit: counter.limit, used, remaining: counter.limit - used });
    }
    return views.sort((a, b) => a.remaining - b.remaining)[0] ?? { limit: UNLIMITED, used: 0, remaining: UNLIMITED };
  }
}
