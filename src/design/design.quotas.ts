import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { emailSubject } from '../common/auth/email.js';
import { CONFIG, type Config } from '../common/config/env.js';
import { currentRequest } from '../common/http/request-context.js';
import { Quotas } from '../common/quota/quotas.js';
import type { BucketPolicy, Caller, Counter } from '../common/quota/quota.types.js';
import { BETA_USES, KEY_REQUESTS_PER_DAY, UNLIMITED } from './design.states.js';
import { createHmac } from 'node:crypto';

export const DESIGN_USES = 'design_uses';
const KEY_REQUESTS = 'design_key_requests';

/** What the design service counts: uses of a key over its life, key requests per e-mail and day. */
@Injectable()
export class DesignQuotas implements OnModuleInit {
  private readonly keyRequests: BucketPolicy;

  constructor(
    private readonly quotas: Quotas,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.keyRequests = {
      bucket: KEY_REQUESTS,
      plan: () => [],
      code: 'key_requests_exhausted',
      detail: `At most ${KEY_REQUESTS_PER_DAY} keys per e-mail address and UTC day.`,
      members: this.upgrade(),
    };
  }

  onModuleInit(): void {
    this.quotas.define({
      bucket: DESIGN_USES,
      plan: (caller) => this.uses(caller),
      code: 'key_uses_exhausted',
      detail: 'All uses of this key are spent.',
      members: this.upgrade(),
    });
  }

  /** The key request of an e-mail, counted in its transaction. @returns how many are left today @throws DomainError */
  async takeKeyRequest(manager: EntityManager, email: string): Promise<number> {
    const { used } = await this.quotas.take(manager, this.keyRequests, this.keyRequestsOf(email));
    return KEY_REQUESTS_PER_DAY - used;
  }

  /** @throws DomainError where the e-mail has no key request left today */
  assertKeyRequestLeft(email: string): Promise<void> {
    return this.quotas.assertLeft(this.keyRequests, this.keyRequestsOf(email));
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

  private keyRequestsOf(email: string): Counter {
    return { bucket: KEY_REQUESTS, subject: this.emailHash(email), limit: KEY_REQUESTS_PER_DAY, window: 'day' };
  }

  private emailHash(email: string): string {
    return `email:${createHmac('sha256', this.config.keyPepper).update(emailSubject(email)).digest('base64url').slice(0, 22)}`;
  }
}
