import { Process, Processor } from '@nestjs/bull';
import type { Job } from 'bull';
import type { JobRef } from '../../common/jobs/queues.js';
import { ARENA_QUEUE, SETTLE } from '../arena.names.js';
import { SettlementService } from './settlement.service.js';

@Processor(ARENA_QUEUE)
export class SettlementProcessor {
  constructor(private readonly settlements: SettlementService) {}

  @Process({ name: SETTLE, concurrency: 1 })
  settle(job: Job<JobRef>): Promise<void> {
    return this.settlements.run(job);
  }
}
