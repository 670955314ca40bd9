import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { tellTrouble } from '../common/db/trouble.js';
import { CONFIG, type Config } from '../common/config/env.js';
import { DesignRemoval } from './removal.service.js';

const EVERY_MS = 600_000;

/** Erases designs past RETENTION_DAYS. Any process may do it, several at once too. */
@Injectable()
export class Retention implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(Retention.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly removal: DesignRemoval,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), EVERY_MS);
    void this.sweep();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async sweep(): Promise<void> {
    await this.removal
      .eraseOlderThan(this.config.retentionDays)
      .catch((error: unknown) => tellTrouble(this.log, 'cannot erase old designs', error));
  }
}
