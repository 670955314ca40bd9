import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Idempotency } from '../../common/idempotency/idempotency.js';
import { Mails } from '../../common/mail/mails.js';
import { EmailLink } from '../entities/registration.entity.js';
import { accountSubject } from '../tools.quotas.js';

/** What is left of an account in stored answers, unsent mails and links. */
@Injectable()
export class Traces {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly mails: Mails,
  ) {}

  async forget(manager: EntityManager, accountId: string): Promise<void> {
    await this.idempotency.forgetOwner(manager, accountId);
    await this.mails.forget(manager, accountSubject({ accountId }));
    await manager.delete(EmailLink, { accountId });
  }
}
