import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { emailSubject } from '../common/auth/email.js';
import type { Principal } from '../common/auth/principal.js';
import { CONFIG, type Config } from '../common/config/env.js';
import { currentRequest } from '../common/http/request-context.js';
import { DayCaps } from '../common/quota/counters/day-caps.js';
import { Quotas } from '../common/quota/quotas.js';
import type { BucketPolicy, Caller, Counter, QuotaReceipt } from '../common/quota/quota.types.js';
import { BETA_USES, KEY_REQUESTS_PER_DAY, UNLIMITED } from './design.states.js';

export const DESIGN_USES = 'design_uses';
const KEY_REQUESTS = 'design_key_requests';

/** A counter of key requests and what its refusal says. */
interface KeyRequestLimit {
  counter: Counter;
  policy: BucketPolicy;
}

/** What the design service counts: uses of a key over its life, key requests per e-mail, address and day. */
@Injectable()
export class DesignQuotas implements OnModuleInit {
  constructor(
    private readonly quotas: Quotas,
    private readonly caps: DayCaps,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.quotas.define({
      bucket: DESIGN_USES,
      keys: 'design',
      plan: (caller) => this.uses(caller),
      code: 'key_uses_exhausted',
      detail: 'All uses of this key are spent.',
      members: this.upgrade(),
    });
  }

  /** A request for a key, counted in its transaction. @returns how many are left today @throws DomainError */
  async takeKeyRequest(manager: EntityManager, email: string, caller: Caller): Promise<number> {
    let left = KEY_REQUESTS_PER_DAY;
    for (const { policy, counter } of this.keyRequestLimits(email, caller)) {
      const { used } = await this.quotas.take(manager, policy, counter);
      left = Math.min(left, counter.limit - used);
    }
    return left;
  }

  /** @throws DomainError where no key request is left today */
  async assertKeyRequestLeft(email: string, caller: Caller): Promise<void> {
    for (const { policy, counter } of this.keyRequestLimits(email, caller)) {
      await this.quotas.assertLeft(policy, counter);
    }
  }

  /**
   * The use that the request was charged and further ones, in its transaction, while the key has any.
   * @returns what pays for each design, at least for one
   */
  async usesFor(manager: EntityManager, most: number): Promise<[QuotaReceipt[], ...QuotaReceipt[][]]> {
    const charge = currentRequest()?.charge;
    const paid: [QuotaReceipt[], ...QuotaReceipt[][]] = [this.quotas.receiptsOf(charge)];
    while (paid.length < most) {
      const more = await this.quotas.takeMore(manager, charge);
      if (more === null) break;
      paid.push(more);
    }
    return paid;
  }

  /** Uses left of the key that pays for this request, the request's own taken. */
  usesRemaining(): number {
    const state = currentRequest()?.charge?.states[0];
    return state ? Math.max(0, state.counter.limit - state.used) : UNLIMITED;
  }

  upgrade(): { upgrade_url: string } {
    return { upgrade_url: `${this.config.publicUrl}/api/pricing` };
  }

  private uses({ principal }: Caller): Counter[][] {
    if (!principal) return [];
    const limit =
      principal.overrides.uses_total ?? (principal.tier === 'beta' || principal.tier === 'free' ? BETA_USES : null);
    return limit === null
      ? [[]]
      : [[{ bucket: DESIGN_USES, subject: `account:${principal.accountId}`, limit, window: 'lifetime' }]];
  }

  /**
   * Who has proven that the e-mail address is theirs has its requests, which nobody else uses up; anybody else spends the
   * sender's own: as many for one e-mail, and so many a day for all that an address and its network name.
   */
  private keyRequestLimits(email: string, { client, principal }: Caller): KeyRequestLimit[] {
    const person = emailSubject(email);
    const perEmail = this.keyRequestPolicy(`At most ${KEY_REQUESTS_PER_DAY} keys per e-mail address and UTC day.`);
    const requests = (subject: string) => ({
      policy: perEmail,
      counter: { bucket: KEY_REQUESTS, subject, limit: KEY_REQUESTS_PER_DAY, window: 'day' as const },
    });
    if (hasProven(principal, person)) return [requests(this.quotas.hidden('email', person))];
    const caps = this.caps.of('key_requests', client, this.config.keyRequestsPerIp);
    const perAddress = this.keyRequestPolicy(`At most ${caps[0].limit} keys per client address and UTC day.`);
    return [
      requests(this.quotas.hidden('sender', `${client} ${person}`)),
      ...caps.map((counter) => ({ policy: perAddress, counter })),
    ];
  }

  private keyRequestPolicy(detail: string): BucketPolicy {
    return { bucket: KEY_REQUESTS, plan: () => [], code: 'key_requests_exhausted', detail, members: this.upgrade() };
  }
}

/** The key that was sent belongs to an account whose e-mail address was confirmed, and is this one. */
const hasProven = (principal: Principal | undefined, person: string): boolean =>
  principal?.confirmed === true && principal.email !== null && emailSubject(principal.email) === person;
