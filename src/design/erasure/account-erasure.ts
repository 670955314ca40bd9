import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Idempotency } from '../../common/idempotency/idempotency.js';
import { Mails } from '../../common/mail/mails.js';
import { ACCOUNT_ERASURE, type AccountErasure } from '../../common/ports/account-erasure.js';
import { Ports } from '../../common/ports/ports.js';
import { Webhooks } from '../../common/webhooks/webhooks.js';
import { DesignRemoval } from '../designs/removal.service.js';

/** Forgets the holder of a design key: its designs as if removed one by one, and where to tell of them. */
@Injectable()
export class DesignAccountErasure implements AccountErasure, OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly removal: DesignRemoval,
    private readonly idempotency: Idempotency,
    private readonly mails: Mails,
    private readonly webhooks: Webhooks,
    private readonly ports: Ports,
  ) {}

  onModuleInit(): void {
    this.ports.provide(ACCOUNT_ERASURE.design, this);
  }

  async forget(accountId: string): Promise<void> {
    const rows = await this.db.query<{ id: string }[]>(
      'SELECT id FROM design_submission WHERE account_id = $1 AND erased_at IS NULL',
      [accountId],
    );
    for (const { id } of rows) {
      await this.removal.cancel(id);
      await this.removal.erase(id);
    }
    const owner = `account:${accountId}`;
    await this.db.transaction(async (manager) => {
      await manager.query('UPDATE account SET email = NULL, name = NULL WHERE id = $1', [accountId]);
      await this.webhooks.forget(manager, owner);
      await this.idempotency.forgetOwner(manager, accountId);
      await this.mails.forget(manager, owner);
    });
  }
}
