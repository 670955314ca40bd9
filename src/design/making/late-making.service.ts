import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Job } from 'bull';
import { DataSource } from 'typeorm';
import { JobRunner, type Attempt } from '../../common/jobs/job-runner.js';
import type { JobRef } from '../../common/jobs/queues.js';
import { FILES, followingFilesOf } from '../design.result.js';
import type { LateFile, StoredDraft, StoredResult } from '../design.result.js';
import { completedOf } from '../engine/index.js';
import { DesignSubmission } from '../entities/design-submission.entity.js';
import { DesignFiles } from '../designs/files.service.js';
import type { LateInput } from './late.worker.js';
import { LateOrders, lateOrderOf } from '../designs/late-orders.service.js';
import { Outfits } from '../designs/outfits.service.js';
import { Drafts } from './drafts.service.js';
import { seedOf } from '../submissions/seed.js';
import { Studio } from './studio.service.js';

type Completed = DesignSubmission & { result: StoredResult };

/** For so long files that nobody waits for stand back behind designs, ms. */
const STAND_BACK_MS = 600_000;

/**
 * Makes the files that follow a completed design. They are the same bytes whoever makes them, so making one twice
 * changes nothing; a lock keeps processes from doing the same work at the same time, and ends with its holder.
 */
@Injectable()
export class LateMaking {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly runner: JobRunner,
    private readonly studio: Studio,
    private readonly files: DesignFiles,
    private readonly orders: LateOrders,
    private readonly outfits: Outfits,
    private readonly drafts: Drafts,
  ) {}

  make(job: Job<JobRef>): Promise<void> {
    return this.runner.run(job, {
      work: (attempt) => this.work(attempt),
      giveUp: (manager, ref) => this.orders.failed(manager, ref),
    });
  }

  private async work(attempt: Attempt): Promise<void> {
    const { id, file, isAnew } = lateOrderOf(attempt.ref);
    const row = await this.completed(id);
    const restInMs = row && (file ? await this.makeOne(row, file, isAnew) : await this.makeMissing(row));
    if (!(await this.completed(id))) await this.files.removeAll(id);
    await attempt.complete(async (manager) => {
      if (restInMs !== null) await this.orders.order(manager, id, attempt.origin, restInMs);
    });
  }

  /** One after the other, as long as nothing goes before them. @returns when the rest is to be made, ms from now; null for none */
  private async makeMissing(row: Completed): Promise<number | null> {
    const failures: unknown[] = [];
    for (const [i, file] of (await this.missing(row)).entries()) {
      const restInMs = await this.givesWay(row, i > 0);
      if (restInMs !== null && failures.length === 0) return restInMs;
      if (restInMs !== null) break;
      await this.makeOne(row, file).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
    return null;
  }

  /** To designs, and after each file to whoever waits for another. @returns for how long, ms; null when nothing goes before */
  private async givesWay(row: Completed, hasMade: boolean): Promise<number | null> {
    const open = await this.openDesigns(row);
    if (open > 0) return Math.min(60, 2 + open) * 1000;
    return hasMade && (await this.orders.anyAwaited()) ? 0 : null;
  }

  private async completed(id: string): Promise<Completed | null> {
    const row = await this.db.manager.findOneBy(DesignSubmission, { id });
    return row?.status === 'completed' && row.result && !row.erasedAt ? (row as Completed) : null;
  }

  /** How many designs go before files that nobody has asked for. */
  private async openDesigns({ filesWantedAt, completedAt }: DesignSubmission): Promise<number> {
    if (filesWantedAt || Date.now() - (completedAt?.getTime() ?? 0) > STAND_BACK_MS) return 0;
    const [{ open }] = await this.db.query<{ open: number }[]>(
      `SELECT count(*)::int AS open FROM design_submission WHERE status IN ('queued', 'processing')`,
    );
    return open;
  }

  private async missing(row: Completed): Promise<LateFile[]> {
    const all = followingFilesOf(row.result);
    const made = await Promise.all(all.map((file) => this.files.get(row.id, file)));
    return all.filter((_, i) => made[i] === null);
  }

  /** Under a lock per file. @param isAnew also where it is there: what it shows has changed */
  private async makeOne(row: Completed, file: LateFile, isAnew = false): Promise<null> {
    await this.db.transaction(async (manager) => {
      await manager.query(`SET LOCAL lock_timeout = '20s'; SET LOCAL idle_in_transaction_session_timeout = '5min'`);
      await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('design file:' || $1, 0))`, [
        `${row.id}/${file}`,
      ]);
      if (!isAnew && (await this.files.get(row.id, file))) return;
      const draft = await this.drafts.of(row);
      const input = await this.inputOf(row, draft, file);
      await this.files.putLate(row.id, file, await this.studio.makeLate(input));
      if (file === FILES.outfit && !(await this.stillLiving(row, input))) await this.files.removeOutfit(row.id);
    });
    return null;
  }

  private async inputOf(row: Completed, draft: StoredDraft, file: LateFile): Promise<LateInput> {
    const { id, version, description, style, createdAt, result } = row;
    const design = { id, version, description, style, created_at: createdAt.toISOString() };
    if (file === FILES.outfit) return { file, design, result, draft, drawings: null, outfit: await this.outfitOf(row) };
    if (file !== FILES.techpack) return { file, design, result, draft, drawings: null };
    const [front, back, picture, worn] = await Promise.all(
      [FILES.front, FILES.back, FILES.illustration, FILES.wornPng].map((name) => this.files.get(id, name)),
    );
    const drawings = {
      frontSvg: front?.bytes.toString() ?? '',
      backSvg: back?.bytes.toString() ?? '',
      png: picture?.bytes ?? null,
      worn: worn?.bytes ?? null,
    };
    return { file, design, result, draft, drawings };
  }

  /** Its own garment first: figure and pose follow it. */
  private async outfitOf(row: Completed): Promise<LateInput['outfit']> {
    const rows = (await this.outfits.living(row)) ?? [];
    const garments = [row, ...rows.filter(({ id }) => id !== row.id)].flatMap(({ madeFrom, result }) =>
      madeFrom && result ? [{ completed: completedOf(madeFrom.brief), body: result.measurements.values }] : [],
    );
    return { garments, seed: seedOf(row) };
  }

  /** Whether what was drawn is still there: a design that was removed meanwhile is not shown. */
  private async stillLiving(row: Completed, { outfit }: LateInput): Promise<boolean> {
    return (await this.outfitOf(row))?.garments.length === outfit?.garments.length;
  }
}
