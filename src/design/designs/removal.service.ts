import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { Outbox } from '../../common/jobs/outbox.js';
import { OutboxRelay } from '../../common/jobs/outbox.relay.js';
import { Quotas } from '../../common/quota/quotas.js';
import { SHOWCASE_ID } from '../design-id.js';
import { DESIGN_QUEUE } from '../design.jobs.js';
import { isOpen } from '../design.states.js';
import { DesignSubmission } from '../entities/design-submission.entity.js';
import { DesignFiles } from './files.service.js';
import { DesignNotices } from '../making/notices.service.js';

/** The ways a design ends before or after its time. */
@Injectable()
export class DesignRemoval {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly quotas: Quotas,
    private readonly files: DesignFiles,
    private readonly notices: DesignNotices,
    private readonly relay: OutboxRelay,
    private readonly outbox: Outbox,
  ) {}

  /** @returns the cancelled design; null when it was final already. One that had not started gives its use back. */
  cancel(id: string): Promise<DesignSubmission | null> {
    return this.db.transaction(async (manager) => {
      const before = await manager.findOne(DesignSubmission, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!before || !isOpen(before.status)) return null;
      if (before.status === 'queued') await this.quotas.refund(manager, before.receipts);
      await manager.update(DesignSubmission, { id }, { status: 'cancelled', completedAt: () => 'now()', stage: null });
      await this.outbox.withdraw(manager, DESIGN_QUEUE, id);
      await this.notices.ended(manager, { id, webhookId: before.webhookId, status: 'cancelled' });
      return manager.findOneByOrFail(DesignSubmission, { id });
    });
  }

  /** Text, result and files go; the id remains, as 410. @returns false where somebody else did it first */
  async erase(id: string): Promise<boolean> {
    const erased = await this.db.transaction(async (manager) => {
      const where = { id, erasedAt: IsNull() };
      const row = await manager.findOne(DesignSubmission, { where, lock: { mode: 'pessimistic_write' } });
      if (!row) return false;
      const others = await othersOf(manager, id);
      await blank(manager, [id]);
      await this.files.promiseRemoval(manager, id);
      await this.files.promiseOutfitRemoval(manager, others);
      return true;
    });
    this.relay.kick();
    return erased;
  }

  /** Erases what is past retention, a batch at a time. @returns how many */
  async eraseOlderThan(days: number): Promise<number> {
    const rows = await this.db.query<{ id: string }[]>(
      `SELECT id FROM design_submission WHERE erased_at IS NULL AND created_at < now() - make_interval(days => $1) AND id <> $2 LIMIT 200`,
      [days, SHOWCASE_ID],
    );
    for (const { id } of rows) await this.erase(id);
    return rows.length;
  }
}

/** Designs whose picture of the outfit may show this one. */
async function othersOf(manager: EntityManager, id: string): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    `SELECT o.id FROM design_submission o JOIN design_submission d ON d.outfit_id = o.outfit_id
     WHERE d.id = $1 AND o.id <> $1 AND o.erased_at IS NULL`,
    [id],
  );
  return rows.map((row) => row.id);
}

async function blank(manager: EntityManager, ids: readonly string[]): Promise<void> {
  await manager.query(
    `UPDATE design_submission SET erased_at = now(), description = '', style = NULL, request = '{}', result = NULL, error = NULL,
       revisions = '[]', base = NULL, made_from = NULL, diff = NULL, listed_at = NULL, outfit_id = NULL, outfit = NULL, worn_refused = NULL
     WHERE id = ANY($1)`,
    [ids],
  );
}
