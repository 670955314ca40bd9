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
import { Erasure } from './erasure.service.js';
import { SHOWCASE_JOB } from '../tools.names.js';

const EVERY_MS = 600_000;

/** Erases jobs and conversations past RETENTION_DAYS. Any process may do it, several at once too. */
@Injectable()
export class ToolsRetention implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(ToolsRetention.name);
  private readonly rounds = new Rounds(
    EVERY_MS,
    () => this.sweep(),
    (error) => tellTrouble(this.log, 'cannot erase old jobs', error),
  );

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly erasure: Erasure,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.begin();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rounds.end();
  }

  private sweep(): Promise<void> {
    return this.erasure.eraseOlderThan(this.config.retentionDays, SHOWCASE_JOB);
  }
}
