import { Injectable } from '@nestjs/common';
import { Keys } from '../common/auth/keys.js';
import { EventLog } from '../common/events/event-log.js';
import { DomainError } from '../common/kernel/errors.js';
import { UnitOfWork } from '../common/work/unit-of-work.js';
import { DesignQuotas } from './design.quotas.js';
import { BETA_USES } from './design.states.js';
import { PAID_PLANS } from './dto/key-request.dto.js';
import type { KeyRequestDto, KeyRequestView } from './dto/key-request.dto.js';

/** Issues beta keys. */
@Injectable()
export class DesignKeys {
  constructor(
    private readonly work: UnitOfWork,
    private readonly keys: Keys,
    private readonly quotas: DesignQuotas,
    private readonly events: EventLog,
  ) {}

  request({ email, plan }: KeyRequestDto): Promise<KeyRequestView> {
    if ((PAID_PLANS as readonly string[]).includes(plan)) throw this.paid(plan);
    return this.work.commit(async (manager) => {
      const left = await this.quotas.takeKeyRequest(manager, email);
      const { apiKey } = await this.keys.issue(manager, { interface: 'design', tier: 'beta', email });
      await this.events.emit(manager, { type: 'key_issued', interface: 'design' });
      return {
        api_key: apiKey,
        plan: 'beta',
        email,
        uses_total: BETA_USES,
        uses_remaining: BETA_USES,
        requests_remaining_today: left,
      };
    });
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
