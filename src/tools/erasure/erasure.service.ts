import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { Account } from '../../common/auth/entities.js';
import type { Principal } from '../../common/auth/principal.js';
import { ArtefactRemoval } from '../../common/storage/artefact-removal.js';
import { Quotas } from '../../common/quota/quotas.js';
import { Outbox } from '../../common/jobs/outbox.js';
import { Webhooks } from '../../common/webhooks/webhooks.js';
import { forgetLinks } from '../accounts/email-links.service.js';
import { ChatSession } from '../entities/chat-session.entity.js';
import { ImageJob } from '../entities/image-job.entity.js';
import { Traces } from './traces.service.js';
import { IMAGE_QUEUE } from '../tools.names.js';
import { accountSubject } from '../tools.quotas.js';

/** Forgets what an account said and made, or what is past retention. */
@Injectable()
export class Erasure {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly artefacts: ArtefactRemoval,
    private readonly webhooks: Webhooks,
    private readonly quotas: Quotas,
    private readonly traces: Traces,
    private readonly outbox: Outbox,
  ) {}

  async forget(manager: EntityManager, principal: Pick<Principal, 'accountId'>): Promise<void> {
    const owner = accountSubject(principal);
    await manager.update(Account, { id: principal.accountId }, { email: null, name: null });
    await this.webhooks.forget(manager, owner);
    await this.traces.forget(manager, principal.accountId);
    await this.giveBackUnbegun(manager, owner);
    await this.removeFiles(manager, owner);
    await manager.delete(ChatSession, { owner });
    await manager.query(
      `UPDATE tools_image_job SET erased_at = now(), description = '', warnings = '[]',
         status = CASE WHEN status IN ('queued', 'processing') THEN 'cancelled' ELSE status END
       WHERE owner = $1 AND erased_at IS NULL`,
      [owner],
    );
  }

  /** Jobs that had not started cost nothing, also when their key ends with them: the address counts on. */
  private async giveBackUnbegun(manager: EntityManager, owner: string): Promise<void> {
    const queued = await manager.find(ImageJob, {
      where: { owner, status: 'queued' },
      lock: { mode: 'pessimistic_write' },
    });
    for (const { id } of queued) await this.outbox.withdraw(manager, IMAGE_QUEUE, id);
    await this.quotas.refund(
      manager,
      queued.flatMap(({ receipts }) => receipts),
    );
  }

  private async removeFiles(manager: EntityManager, owner: string): Promise<void> {
    const jobs = await manager.find(ImageJob, { select: { id: true }, where: { owner, erasedAt: IsNull() } });
    await this.artefacts.promise(manager, foldersOf(jobs));
  }

  /** A batch of what is older than `days`. */
  async eraseOlderThan(days: number, except: string): Promise<void> {
    await this.db.transaction((manager) => this.eraseJobs(manager, days, except));
    await forgetLinks(this.db.manager);
    await this.db.query('DELETE FROM tools_chat_session WHERE used_at < now() - make_interval(days => $1)', [days]);
  }

  private async eraseJobs(manager: EntityManager, days: number, except: string): Promise<void> {
    const [jobs] = await manager.query<[{ id: string }[], number]>(
      `UPDATE tools_image_job SET erased_at = now(), description = '', warnings = '[]' WHERE id IN (
         SELECT id FROM tools_image_job
         WHERE erased_at IS NULL AND created_at < now() - make_interval(days => $1) AND id <> $2 LIMIT 200
       ) RETURNING id`,
      [days, except],
    );
    await this.artefacts.promise(manager, foldersOf(jobs));
  }
}

const foldersOf = (jobs: readonly { id: string }[]): string[] => jobs.map(({ id }) => `image/${id}`);
