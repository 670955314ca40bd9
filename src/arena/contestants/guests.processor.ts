import { Process, Processor } from '@nestjs/bull';
import type { Job } from 'bull';
import type { JobRef } from '../../common/jobs/queues.js';
import { CONTESTANT_QUEUE, PLAY } from '../arena.names.js';
import { GuestRounds } from './guest-rounds.js';

@Processor(CONTESTANT_QUEUE)
export class GuestsProcessor {
  constructor(private readonly rounds: GuestRounds) {}

  /** They wait for models most of the time. */
  @Process({ name: PLAY, concurrency: 20 })
  play(job: Job<JobRef>): Promise<void> {
    return this.rounds.run(job);
  }
}
