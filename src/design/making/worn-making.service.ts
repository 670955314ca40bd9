import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Job } from 'bull';
import { DataSource, type EntityManager } from 'typeorm';
import { JobRunner, type Attempt } from '../../common/jobs/job-runner.js';
import type { JobRef } from '../../common/jobs/queues.js';
import { Exceeded, OwnProcess, type Bounds } from '../../common/workers/own-process.js';
import { WORN_FILES, type StoredResult } from '../design.result.js';
import { DesignFiles } from '../designs/files.service.js';
import { DesignSubmission } from '../entities/design-submission.entity.js';
import { seedOf } from '../submissions/seed.js';
import { Drafts } from './drafts.service.js';
import type { WearInput, WearOutput } from './wear.process.js';

type Completed = DesignSubmission & { result: StoredResult };

const PROGRAM = new URL('./wear.process.js', import.meta.url);
/** Six times what a garment usually takes. */
const BOUNDS: Bounds = { seconds: 60, megabytes: 600 };
/** How often it is asked whether the design is still there. */
const LOOK_MS = 1000;

const TOO_LONG = 'It did not come to rest within the time that a garment has.';
const TOO_LARGE = 'It needs more memory than a garment has.';
const NOT_DRAPED = 'It could not be draped.';

/** The design went while it was draped. */
class Gone extends Error {}

/** Drapes a garment on its wearer once, for all files that show it, in a process of its own. */
@Injectable()
export class WornMaking {
  private readonly log = new Logger(WornMaking.name);

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly runner: JobRunner,
    private readonly files: DesignFiles,
    private readonly drafts: Drafts,
    private readonly processes: OwnProcess,
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
    const made = row?.wornRefused === null && (await this.isMissing(id)) ? await this.wear(row) : null;
    if (made && !('refused' in made)) await this.keep(id, made);
    if (!(await this.completed(id))) await this.files.removeAll(id);
    await attempt.complete(async (manager) => {
      if (made && 'refused' in made) await refuse(manager, id, made.refused);
    });
  }

  private async isMissing(id: string): Promise<boolean> {
    const made = await Promise.all(WORN_FILES.map((file) => this.files.get(id, file)));
    return made.includes(null);
  }

  private async keep(id: string, made: Exclude<WearOutput, { refused: string }>): Promise<void> {
    for (const file of WORN_FILES) await this.files.putLate(id, file, made[file]);
  }

  /** @returns null where the design went meanwhile */
  private async wear(row: Completed): Promise<WearOutput | null> {
    const input = await this.inputOf(row);
    const gone = new AbortController();
    const watch = setInterval(() => {
      void this.completed(row.id).then(
        (still) => still ?? gone.abort(new Gone()),
        () => undefined,
      );
    }, LOOK_MS);
    try {
      return await this.processes.run<WearOutput>(PROGRAM, 'wear', input, BOUNDS, gone.signal);
    } catch (error) {
      if (error instanceof Gone) return null;
      if (!(error instanceof Exceeded)) throw error;
      this.log.warn({ msg: 'a garment was not draped', design: row.id, reason: error.message });
      return { refused: error.what === 'time' ? TOO_LONG : TOO_LARGE };
    } finally {
      clearInterval(watch);
    }
  }

  private async inputOf(row: Completed): Promise<WearInput> {
    const { completed, pieces } = await this.drafts.of(row);
    const { pattern, materials, measurements } = row.result;
    return {
      completed,
      pattern: { drafted: pieces, seams: pattern.seams ?? [], edges: pattern.edges ?? [], checks: pattern.checks },
      fabrics: materials.fabrics.map(({ name, weight_gsm }) => ({ name, weight_gsm })),
      body: measurements.values,
      seed: seedOf(row),
    };
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
