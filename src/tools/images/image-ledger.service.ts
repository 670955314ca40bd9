import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../../common/config/env.js';
import type { Origin } from '../../common/jobs/origin.js';
import { Outbox } from '../../common/jobs/outbox.js';
import { Quotas } from '../../common/quota/quotas.js';
import { ImageJob } from '../entities/image-job.entity.js';
import { ImageNotices } from './image-notices.service.js';
import { DRAW_IMAGES, IMAGE_QUEUE } from '../tools.names.js';

/** Cancelled meanwhile: there is nothing left to do. */
export class Cancelled extends Error {}

/** Until jobs have been measured: our own pen, and a model upstream. */
const FIRST_GUESS_SECONDS = { embedded: 1, openai: 15 };
/** Jobs drawn at once by one process. */
export const CONCURRENCY = 2;

/** The states of image jobs as rows; each change holds only for a job that is still open. */
@Injectable()
export class ImageLedger {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly outbox: Outbox,
    private readonly notices: ImageNotices,
    private readonly quotas: Quotas,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The job and its event, in the transaction that records the row. */
  async promise(manager: EntityManager, id: string, origin: Origin): Promise<void> {
    await this.outbox.add(manager, { queue: IMAGE_QUEUE, name: DRAW_IMAGES, ref: id, origin });
    await this.notices.note(manager, { type: 'job_queued', kind: 'image' });
  }

  /** @returns the job, now processing @throws Cancelled */
  async progress(manager: EntityManager, id: string, percent: number): Promise<ImageJob> {
    await manager.query(
      `UPDATE tools_image_job SET status = 'processing', progress = greatest(progress, $2), started_at = coalesce(started_at, now())
       WHERE id = $1 AND status IN ('queued', 'processing') AND erased_at IS NULL`,
      [id, percent],
    );
    const row = await manager.findOneBy(ImageJob, { id });
    if (row?.status !== 'processing') throw new Cancelled();
    return row;
  }

  /** One more picture is there. @param warnings what it does not show @throws Cancelled */
  async drawn(
    manager: EntityManager,
    { id, percent, by, warnings }: { id: string; percent: number; by: string; warnings: readonly string[] },
  ): Promise<void> {
    await this.progress(manager, id, percent);
    await manager.query(
      `UPDATE tools_image_job SET generated_by = generated_by || to_jsonb($2::text),
         warnings = CASE WHEN $3::jsonb = '[]' THEN warnings ELSE $3::jsonb END WHERE id = $1`,
      [id, by, JSON.stringify(warnings)],
    );
  }

  async completed(manager: EntityManager, id: string, garment: string): Promise<void> {
    const [rows] = await manager.query<[{ seconds: number; webhook_id: string | null }[], number]>(
      `UPDATE tools_image_job SET status = 'completed', progress = 100, completed_at = now()
       WHERE id = $1 AND status = 'processing' RETURNING extract(epoch FROM now() - created_at)::float8 AS seconds, webhook_id`,
      [id],
    );
    if (rows.length === 0) throw new Cancelled();
    const [{ seconds, webhook_id: webhookId }] = rows;
    await this.notices.note(manager, { type: 'job_completed', kind: 'image', garment, seconds });
    await this.notices.ended(manager, { id, webhookId, status: 'completed' });
  }

  /** Failed: the unit is given back. */
  async failed(manager: EntityManager, id: string, code: string, message: string): Promise<void> {
    const row = await manager.findOne(ImageJob, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (row?.status !== 'processing' && row?.status !== 'queued') return;
    await manager.update(ImageJob, { id }, { status: 'failed', error: { code, message }, completedAt: () => 'now()' });
    await this.quotas.refund(manager, row.receipts);
    await this.notices.note(manager, { type: 'job_failed', kind: 'image', code });
    await this.notices.ended(manager, { id, webhookId: row.webhookId, status: 'failed', code });
  }

  /** @returns the cancelled job; null when it was final already. One that had not started gives its unit back. */
  cancel(id: string): Promise<ImageJob | null> {
    return this.db.transaction(async (manager) => {
      const row = await manager.findOne(ImageJob, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (row?.status !== 'processing' && row?.status !== 'queued') return null;
      if (row.status === 'queued') await this.quotas.refund(manager, row.receipts);
      await manager.update(ImageJob, { id }, { status: 'cancelled', completedAt: () => 'now()' });
      await this.outbox.withdraw(manager, IMAGE_QUEUE, id);
      await this.notices.ended(manager, { id, webhookId: row.webhookId, status: 'cancelled' });
      return manager.findOneByOrFail(ImageJob, { id });
    });
  }

  /**
   * Seconds from one job's end to the next while one process draws, by the median of the last twenty: one that a restart held
   * up counts little.
   */
  async secondsPerJob(): Promise<number> {
    const [{ each }] = await this.db.query<{ each: number | null }[]>(
      `SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM completed_at - started_at))::float8 AS each FROM (
         SELECT completed_at, started_at FROM tools_image_job WHERE status = 'completed' ORDER BY completed_at DESC LIMIT 20
       ) AS latest`,
    );
    return (each ?? FIRST_GUESS_SECONDS[this.config.imageProvider]) / CONCURRENCY;
  }
}

export const wholeSeconds = (seconds: number): number => Math.max(1, Math.ceil(seconds));
