import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { EntityManager } from 'typeorm';
import { currentRequest } from '../../common/http/request-context.js';
import { keyCap, Quotas } from '../../common/quota/quotas.js';
import type { Caller, CounterState } from '../../common/quota/quota.types.js';
import { rateLimitHeaders, remaining, tightest } from '../../common/quota/rate-limit-headers.js';
import { CHAT_BUCKET, CHAT_PACK_BUCKET, UNLIMITED } from '../tools.names.js';
import { ToolsQuotas } from '../tools.quotas.js';

/** Chat calls left: the day's free ones and the pack's. */
@Injectable()
export class CallsRemaining {
  constructor(
    private readonly quotas: Quotas,
    private readonly limits: ToolsQuotas,
  ) {}

  /** After the call at hand, which its charge has already paid for. */
  async after(manager: EntityManager, caller: Caller): Promise<number> {
    const states = currentRequest()?.charge?.states ?? [];
    if (states.length === 0) return UNLIMITED;
    const caps = new Set(keyCap(CHAT_BUCKET, caller).map(({ subject }) => subject));
    const isCap = ({ counter }: CounterState): boolean => counter.bucket === CHAT_BUCKET && caps.has(counter.subject);
    const [cap, state] = [tightest(states.filter(isCap)), tightest(states.filter((one) => !isCap(one)))];
    const own = state ? await this.ownLeft(manager, caller, state) : UNLIMITED;
    return cap ? Math.min(own, remaining(cap)) : own;
  }

  /** What the account itself has left, whatever its key is limited to. */
  private async ownLeft(manager: EntityManager, caller: Caller, state: CounterState): Promise<number> {
    if (state.counter.bucket === CHAT_PACK_BUCKET) return remaining(state);
    return remaining(state) + (await this.packLeft(manager, caller));
  }

  /** The call at hand costs nothing, as long as the day's answers without a call last; the headers tell it. */
  async waive(manager: EntityManager, caller: Caller, response: Response): Promise<void> {
    const charge = currentRequest()?.charge;
    if (!charge || !(await this.quotas.waive(manager, charge, this.limits.notUnderstood(caller)))) return;
    response.set(rateLimitHeaders(charge.shown ?? charge.states, Date.now()));
  }

  private async packLeft(manager: EntityManager, { principal }: Caller): Promise<number> {
    if (!principal) return 0;
    const pack = await this.limits.chatPack(principal, manager);
    return Math.max(0, pack.limit - (await this.quotas.used(pack, manager)));
  }
}
