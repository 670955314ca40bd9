import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { tellTrouble } from '../../common/db/trouble.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { Rounds } from '../../common/work/rounds.js';
import { DesignRemoval } from '../designs/removal.service.js';
import { TrialSessions } from '../trial/trial-sessions.service.js';

const EVERY_MS = 600_000;

/** Erases designs past RETENTION_DAYS, and with them the sessions that owned them. Any process may do it, several at once too. */
@Injectable()
export class Retention implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(Retention.name);
  private readonly rounds = new Rounds(
    EVERY_MS,
    () => this.sweep(),
    (error) => tellTrouble(this.log, 'cannot erase old designs', error),
  );

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly removal: DesignRemoval,
    private readonly sessions: TrialSessions,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.begin();
    void this.rounds.quietly();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rounds.end();
  }

  private async sweep(): Promise<number> {
    await this.sessions.end(this.config.retentionDays);
    return this.removal.eraseOlderThan(this.config.retentionDays);
  }
}
