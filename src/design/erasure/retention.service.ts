import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../common/config/env.js';
import { PeriodicWork } from '../../common/work/periodic-work.js';
import { DesignRemoval } from '../designs/removal.service.js';
import { TrialSessions } from '../trial/trial-sessions.service.js';

const EVERY_MS = 600_000;

/** Erases designs past RETENTION_DAYS, and with them the sessions that owned them. Any process may do it, several at once too. */
@Injectable()
export class Retention extends PeriodicWork {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly removal: DesignRemoval,
    private readonly sessions: TrialSessions,
  ) {
    super(EVERY_MS, 'cannot erase old designs');
  }

  override onApplicationBootstrap(): void {
    super.onApplicationBootstrap();
    void this.rounds.quietly();
  }

  protected async round(): Promise<number> {
    await this.sessions.end(this.config.retentionDays);
    return this.removal.eraseOlderThan(this.config.retentionDays);
  }
}
