import { Injectable } from '@nestjs/common';
import { Keys } from '../../common/auth/keys.js';
import { EventLog } from '../../common/events/event-log.js';
import { DomainError } from '../../common/kernel/errors.js';
import { Mails, type Letter } from '../../common/mail/mails.js';
import type { Caller } from '../../common/quota/quota.types.js';
import { UnitOfWork } from '../../common/work/unit-of-work.js';
import { DesignQuotas } from '../design.quotas.js';
import { BETA_USES } from '../design.states.js';
import { PAID_PLANS } from '../dto/key-request.dto.js';
import type { KeyRequestDto, KeyRequestView } from '../dto/key-request.dto.js';

/** Issues beta keys. */
@Injectable()
export class DesignKeys {
  constructor(
    private readonly work: UnitOfWork,
    private readonly keys: Keys,
    private readonly quotas: DesignQuotas,
    private readonly events: EventLog,
    private readonly mails: Mails,
  ) {}

  request({ email, plan }: KeyRequestDto, caller: Caller): Promise<KeyRequestView> {
    if ((PAID_PLANS as readonly string[]).includes(plan)) throw this.paid(plan);
    return this.work.commit(async (manager) => {
      const left = await this.quotas.takeKeyRequest(manager, email, caller);
      const { apiKey, accountId } = await this.keys.issue(manager, { interface: 'design', tier: 'beta', email });
      await this.events.emit(manager, { type: 'key_issued', interface: 'design' });
      await this.mails.enqueue(manager, { owner: `account:${accountId}`, kind: 'key', to: email, ...letter(apiKey) });
      return {
        api_key: apiKey,
        plan: 'beta',
        email,
        uses_total: BETA_USES,
        uses_remaining: BETA_USES,
        requests_remaining_today: left,
      };
    }, 0);
  }

  private paid(plan: string): DomainError {
    return new DomainError(
      'payment_required',
      'payment_required',
      `The plan "${plan}" is paid; get it from the pricing page.`,
      {
        members: this.quotas.upgrade(),
      },
    );
  }
}

/** Says that a key was issued; the key itself was in the answer and is in no mail. */
const letter = (apiKey: string): Letter => ({
  subject: 'A beta key was issued for your e-mail address',
  paragraphs: [
    `A key for the design service that ends in …${apiKey.slice(-4)} was issued for this address. It has ${BETA_USES} uses.`,
    'The key itself was shown once, to whoever asked for it, and is in no mail. If this was not you, do nothing.',
  ],
});
