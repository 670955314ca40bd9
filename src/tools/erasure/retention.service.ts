import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../common/config/env.js';
import { PeriodicWork } from '../../common/work/periodic-work.js';
import { Erasure } from './erasure.service.js';
import { SHOWCASE_JOB } from '../tools.names.js';

const EVERY_MS = 600_000;

/** Erases jobs and conversations past RETENTION_DAYS. Any process may do it, several at once too. */
@Injectable()
export class ToolsRetention extends PeriodicWork {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly erasure: Erasure,
  ) {
    super(EVERY_MS, 'cannot erase old jobs');
  }

  protected round(): Promise<void> {
    return this.erasure.eraseOlderThan(this.config.retentionDays, SHOWCASE_JOB);
  }
}
