import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks';
import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { EventLog } from './event-log.js';

const EVERY_MS = 10_000;
const RESOLUTION_MS = 10;

/** Measures this process and what waits in the deployment's queues, and writes it down like anything else that happens. */
@Injectable()
export class VitalsMeter implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly lag: IntervalHistogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  private timer: NodeJS.Timeout | undefined;
  private failures = 0;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly events: EventLog,
  ) {}

  onApplicationBootstrap(): void {
    this.lag.enable();
    this.timer = setInterval(() => void this.measure(), EVERY_MS);
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
    this.lag.disable();
  }

  /** A write to the database failed here. */
  failed(): void {
    this.failures++;
  }

  /** What could not be written down is told with the next measurement. */
  private async measure(): Promise<void> {
    const lagMs = Math.max(0, this.lag.percentile(99) / 1e6 - RESOLUTION_MS);
    const failures = this.failures;
    this.lag.reset();
    await this.report(lagMs, failures).then(
      () => (this.failures -= failures),
      () => this.failed(),
    );
  }

  private async report(lagMs: number, failures: number): Promise<void> {
    const [{ waiting }] = await this.db.query<{ waiting: string }[]>(
      'SELECT count(*) AS waiting FROM outbox_job WHERE done_at IS NULL AND (run_at IS NULL OR run_at <= now())',
    );
    const vitals = { lag_ms: Math.round(lagMs), queue: Number(waiting), storage_failures: failures };
    await this.events.emit(this.db.manager, { type: 'vitals', ...vitals });
  }
}
