import { Injectable } from '@nestjs/common';
import type { Job } from 'bull';
import { JobRunner, type Attempt } from '../../common/jobs/job-runner.js';
import type { JobRef } from '../../common/jobs/queues.js';
import type { StoredResult } from '../design.result.js';
import type { DesignStage } from '../design.states.js';
import { DesignSubmission } from '../entities/design-submission.entity.js';
import { DesignFiles } from '../designs/files.service.js';
import type { DesignDrawings } from '../designs/files.service.js';
import type { RevisionOutput } from './revise.worker.js';
import { seedOf } from '../submissions/seed.js';
import { Cancelled, DesignStates, type MadeFrom } from './states.service.js';
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
    const reading = await this.read(row);
    if (!reading.ok)
      return attempt.complete((manager) => this.states.failed(manager, id, reading.code, reading.message));
    await this.enter(attempt, 'drafting');
    const { brief, completed, request, warnings } = reading;
    const told = { ...brief, warnings: [...brief.warnings, ...warnings] };
    const draft = await this.studio.draft({ brief: told, completed, request });
    await this.enter(attempt, 'drawing');
    const drawing = await this.studio.draw({
      completed,
      body: draft.result.measurements.values,
      proportions: draft.proportions,
      seed: seedOf(row),
      girths: draft.girths,
    });
    const made = { madeFrom: { brief, request }, diff: reading.diff };
    await this.finish(attempt, draft.result, made, { ...drawing, patternSvg: draft.patternSvg, draft: draft.stored });
  }

  /** A description is read; an instruction changes what was read for the parent. */
  private async read(row: DesignSubmission): Promise<RevisionOutput> {
    const { description, style, request, version, base, revisions } = row;
    const instruction = revisions.at(-1)?.instruction;
    if (instruction !== undefined) {
      const { parent = null, earlier = null, wanted } = base ?? {};
      return this.studio.revise({ instruction, version, description, style, request, base: parent, earlier, wanted });
    }
    const reading = await this.studio.read({ description, style, request });
    return reading.ok ? { ...reading, request, diff: null, warnings: [] } : reading;
  }

  private async finish(
    attempt: Attempt,
    result: StoredResult,
    made: MadeFrom,
    drawings: DesignDrawings,
  ): Promise<void> {
    await this.enter(attempt, 'saving');
    await this.files.save(attempt.ref, drawings);
    await attempt.complete(async (manager) => {
      await this.states.keep(manager, attempt.ref, made);
      await this.states.completed(manager, attempt.ref, result, attempt.origin);
    });
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
