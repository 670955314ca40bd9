import { Inject, Injectable } from '@nestjs/common';
import type { Job } from 'bull';
import type { EntityManager } from 'typeorm';
import { JobRunner } from '../jobs/job-runner.js';
import { Outbox } from '../jobs/outbox.js';
import type { JobRef } from '../jobs/queues.js';
import { ARTEFACTS, type Artefacts } from './artefacts.js';

export const ARTEFACT_QUEUE = 'artefacts';
export const REMOVE = 'remove';

/** Files go when what they belonged to has gone, also when the store is away at that moment. */
@Injectable()
export class ArtefactRemoval {
  constructor(
    @Inject(ARTEFACTS) private readonly artefacts: Artefacts,
    private readonly outbox: Outbox,
    private readonly runner: JobRunner,
  ) {}

  /** In the transaction that erases their owners. @param prefixes whole segments, as in `Artefacts.removeAll` */
  async promise(manager: EntityManager, prefixes: readonly string[]): Promise<void> {
    const jobs = prefixes.map((ref) => ({ queue: ARTEFACT_QUEUE, name: REMOVE, ref }));
    if (jobs.length > 0) await this.outbox.addAll(manager, jobs);
  }

  remove(job: Job<JobRef>): Promise<void> {
    return this.runner.run(job, {
      work: async (attempt) => {
        await this.artefacts.removeAll(attempt.ref);
        await attempt.complete(async () => undefined);
      },
      giveUp: async () => undefined,
    });
  }
}
