import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Outbox } from '../common/jobs/outbox.js';
import { OutboxRelay } from '../common/jobs/outbox.relay.js';
import { FILES_QUEUE, MAKE_FILES } from './design.jobs.js';

/** After the completion, so that whoever waited for it is answered first. */
const AFTER_COMPLETION_MS = 1000;
/** For so long an order stands before the same files may be ordered again, failed or lost. */
export const ORDER_SECONDS = 30;

/** Orders the files that are made after a design is completed. */
@Injectable()
export class LateOrders {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly outbox: Outbox,
    private readonly relay: OutboxRelay,
  ) {}

  /** In the transaction that completes the design. @param delayMs not before */
  async order(manager: EntityManager, id: string, delayMs = AFTER_COMPLETION_MS): Promise<void> {
    const runAt = new Date(Date.now() + delayMs);
    await this.outbox.add(manager, { queue: FILES_QUEUE, name: MAKE_FILES, ref: id, runAt });
  }

  /** Someone waits: orders them at once, unless that was done or given up a moment ago. */
  async want(id: string): Promise<void> {
    const ordered = await this.db.transaction(async (manager) => {
      const [rows] = await manager.query<[unknown[], number]>(
        `UPDATE design_submission SET files_wanted_at = now(), files_failed_at = NULL
         WHERE id = $1 AND status = 'completed' AND erased_at IS NULL
           AND greatest(files_wanted_at, files_failed_at, 'epoch') < now() - make_interval(secs => $2)
         RETURNING 1`,
        [id, ORDER_SECONDS],
      );
      if (rows.length > 0) await this.outbox.add(manager, { queue: FILES_QUEUE, name: MAKE_FILES, ref: id });
      return rows.length > 0;
    });
    if (ordered) this.relay.kick();
  }

  async failed(manager: EntityManager, id: string): Promise<void> {
    await manager.query('UPDATE design_submission SET files_failed_at = now() WHERE id = $1', [id]);
  }
}
