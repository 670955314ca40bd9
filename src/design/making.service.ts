import { Injectable } from '@nestjs/common';
import type { Job } from 'bull';
import { JobRunner, type Attempt } from '../common/jobs/job-runner.js';
import type { JobRef } from '../common/jobs/queues.js';
import type { StoredResult } from './design.result.js';
import type { DesignStage } from './design.states.js';
import { DesignSubmission } from './entities/design-submission.entity.js';
import { DesignFiles } from './files.service.js';
import type { DesignDrawings } from './files.service.js';
import { Cancelled, DesignStates } from './states.service.js';
import { Studio } from './studio.service.js';

/** Makes designs: at least one execution, at most one effect. */
@Injectable()
export class Making {
  constructor(
    private readonly runner: JobRunner,
    private readonly states: DesignStates,
    private readonly studio: Studio,
    private readonly files: DesignFiles,
  ) {}

  make(job: Job<JobRef>): Promise<void> {
    return this.runner.run(job, {
      work: (attempt) => this.work(attempt).catch((error: unknown) => this.stopped(attempt, error)),
      giveUp: (manager, ref) => this.states.failed(manager, ref, 'internal_error', 'The design could not be made.'),
    });
  }

  private async work(attempt: Attempt): Promise<void> {
    const { ref: id } = attempt;
    const row = await this.enter(attempt, 'reading');
    const reading = await this.studio.read({ description: row.description, style: row.style, request: row.request });
    if (!reading.ok)
      return attempt.complete((manager) => this.states.failed(manager, id, reading.code, reading.message));
    await this.enter(attempt, 'drafting');
    const { brief, completed } = reading;
    const draft = await this.studio.draft({ brief, completed, request: row.request });
    await this.enter(attempt, 'drawing');
    const drawing = await this.studio.draw({ completed, proportions: draft.proportions, seed: seedOf(row) });
    await this.finish(attempt, draft.result, { ...drawing, patternSvg: draft.patternSvg });
  }

  private async finish(attempt: Attempt, result: StoredResult, drawings: DesignDrawings): Promise<void> {
    await this.enter(attempt, 'saving');
    await this.files.save(attempt.ref, drawings);
    await attempt.complete((manager) => this.states.completed(manager, attempt.ref, result));
  }

  private enter(attempt: Attempt, stage: DesignStage): Promise<DesignSubmission> {
    return attempt.transaction((manager) => this.states.enter(manager, attempt.ref, stage));
  }

  /** A cancelled design's job is done; whatever it had drawn goes. */
  private async stopped(attempt: Attempt, error: unknown): Promise<void> {
    if (!(error instanceof Cancelled)) throw error;
    await attempt.complete(async () => undefined);
    await this.files.removeAll(attempt.ref);
  }
}

/** Without a seed the text decides, so that one description looks the same each time. */
function seedOf({ request, description, style }: DesignSubmission): number {
  if (request.seed !== undefined) return request.seed;
  let hash = 7;
  for (const unit of `${description}/${style ?? ''}`) hash = (Math.imul(hash, 31) + (unit.codePointAt(0) ?? 0)) >>> 1;
  return hash & 0x7fffffff;
}
