import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Job } from 'bull';
import { DataSource, type EntityManager } from 'typeorm';
import { JobRunner, type Attempt } from '../../common/jobs/job-runner.js';
import type { JobRef } from '../../common/jobs/queues.js';
import { FILES, WORN_FILES, type StoredResult } from '../design.result.js';
import { DesignFiles } from '../designs/files.service.js';
import { DesignSubmission } from '../entities/design-submission.entity.js';
import { LateOrders } from '../designs/late-orders.service.js';
import { Draping } from './draping.service.js';
import type { WearOutput } from './wear.process.js';

type Completed = DesignSubmission & { result: StoredResult };

const NOT_DRAPED = 'It could not be draped.';

/** Drapes a garment once, for all files that show it; its tech pack is made anew, to show it too. */
@Injectable()
export class WornMaking {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly runner: JobRunner,
    private readonly files: DesignFiles,
    private readonly orders: LateOrders,
    private readonly draping: Draping,
  ) {}

  make(job: Job<JobRef>): Promise<void> {
    return this.runner.run(job, {
      work: (attempt) => this.work(attempt),
      giveUp: (manager, ref) => refuse(manager, ref, NOT_DRAPED),
    });
  }

  private async work(attempt: Attempt): Promise<void> {
    const id = attempt.ref;
    const row = await this.completed(id);
    const made = row?.wornRefused === null && (await this.isMissing(id)) ? await this.draping.wear(row) : null;
    if (made && !('refused' in made)) await this.keep(id, made);
    if (!(await this.completed(id))) await this.files.removeAll(id);
    await attempt.complete(async (manager) => {
      if (made && 'refused' in made) await refuse(manager, id, made.refused);
      else if (row?.wornRefused === null) await this.orders.orderAnew(manager, id, FILES.techpack, attempt.origin);
    });
  }

  private async isMissing(id: string): Promise<boolean> {
    const made = await Promise.all(WORN_FILES.map((file) => this.files.get(id, file)));
    return made.includes(null);
  }

  private async keep(id: string, made: Exclude<WearOutput, { refused: string }>): Promise<void> {
    for (const file of WORN_FILES) await this.files.putLate(id, file, made[file]);
  }

  private async completed(id: string): Promise<Completed | null> {
    const row = await this.db.manager.findOneBy(DesignSubmission, { id });
    return row?.status === 'completed' && row.result && !row.erasedAt ? (row as Completed) : null;
  }
}

async function refuse(manager: EntityManager, id: string, reason: string): Promise<void> {
  await manager.query('UPDATE design_submission SET worn_refused = $2 WHERE id = $1 AND erased_at IS NULL', [
    id,
    reason,
  ]);
}
