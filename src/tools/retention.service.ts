import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { tellTrouble } from '../common/db/trouble.js';
import { CONFIG, type Config } from '../common/config/env.js';
import { Erasure } from './erasure.service.js';
import { SHOWCASE_JOB } from './showcase.service.js';

const EVERY_MS = 600_000;

/** Erases jobs and conversations past RETENTION_DAYS. Any process may do it, several at once too. */
@Injectable()
export class ToolsRetention implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(ToolsRetention.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly erasure: Erasure,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), EVERY_MS);
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async sweep(): Promise<void> {
    await this.erasure
      .eraseOlderThan(this.config.retentionDays, SHOWCASE_JOB)
      .catch((error: unknown) => tellTrouble(this.log, 'cannot erase old jobs', error));
  }
}
