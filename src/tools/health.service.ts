import { Injectable } from '@nestjs/common';
import { Readiness } from '../common/health/readiness.js';
import { OpenConnections } from '../common/http/open-connections.js';
import { QueueStats } from '../common/jobs/queue-stats.js';
import { VERSION } from '../common/kernel/version.js';

/** How this deployment is, for people and agents; `/readyz` is for the platform. */
@Injectable()
export class HealthService {
  constructor(
    private readonly readiness: Readiness,
    private readonly queues: QueueStats,
    private readonly connections: OpenConnections,
  ) {}

  async report(): Promise<object> {
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
