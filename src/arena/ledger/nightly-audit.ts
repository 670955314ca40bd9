import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { tellTrouble } from '../../common/db/trouble.js';
import { AuditRuns } from './audit-runs.js';

const EVERY_MS = 10 * 60_000;
/** Not before this hour, UTC. */
const HOUR = 3;

/** Audits the ledger once a day, from a timer of its own: it depends on no queue. */
@Injectable()
export class NightlyAudit implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(NightlyAudit.name);
  private timer: NodeJS.Timeout | undefined;
  private auditing: Promise<void> = Promise.resolve();
  private readonly end = new AbortController();

  constructor(private readonly book: AuditRuns) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => (this.auditing = this.look()), EVERY_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.end.abort();
    await this.auditing;
  }

  private async look(): Promise<void> {
    if (new Date().getUTCHours() < HOUR) return;
    try {
      await this.book.nightly(this.end.signal);
    } catch (error) {
      if (this.end.signal.aborted) return;
      tellTrouble(this.log, 'the ledger was not audited', error);
    }
  }
}
