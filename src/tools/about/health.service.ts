import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Readiness } from '../../common/health/readiness.js';
import { HotReads, PreparedAnswer } from '../../common/http/hot-reads/hot-reads.js';
import { OpenConnections } from '../../common/http/streams/open-connections.js';
import { QueueStats } from '../../common/jobs/queue-stats.js';
import { VERSION } from '../../common/kernel/version.js';

const TRUE_FOR_MS = 1000;

/** How this deployment is, for people and agents; `/readyz` is for the platform. Looked at once a second at most. */
@Injectable()
export class HealthService implements OnModuleInit {
  private made: { answer: PreparedAnswer; at: number } | undefined;
  private making: Promise<PreparedAnswer> | undefined;

  constructor(
    private readonly readiness: Readiness,
    private readonly queues: QueueStats,
    private readonly connections: OpenConnections,
    private readonly hot: HotReads,
  ) {}

  onModuleInit(): void {
    this.hot.define('/api/health', () => this.known());
  }

  /** As it is, or was less than a second ago. */
  current(): PreparedAnswer | Promise<PreparedAnswer> {
    return this.known() ?? (this.making ??= this.make().finally(() => (this.making = undefined)));
  }

  private known(): PreparedAnswer | null {
    return this.made && performance.now() - this.made.at < TRUE_FOR_MS ? this.made.answer : null;
  }

  private async make(): Promise<PreparedAnswer> {
    const answer = PreparedAnswer.json(await this.report());
    this.made = { answer, at: performance.now() };
    return answer;
  }

  private async report(): Promise<object> {
    const [database, redis] = await Promise.all(['database', 'redis'].map((name) => this.stateOf(name)));
    const [queues, workers] = await Promise.all([this.queues.all(), this.queues.workers()]);
    return {
      status: database === 'down' ? 'down' : redis === 'down' ? 'degraded' : 'ok',
      version: VERSION,
      uptime_seconds: Math.floor(process.uptime()),
      queues,
      workers,
      dependencies: { database, redis },
      active_streams: this.connections.count,
    };
  }

  private async stateOf(name: string): Promise<'up' | 'down'> {
    return (await this.readiness.answers(name)) ? 'up' : 'down';
  }
}
