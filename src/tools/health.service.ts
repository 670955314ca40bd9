import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { OpenConnections } from '../common/http/open-connections.js';
import { QueueStats } from '../common/jobs/queue-stats.js';
import { REDIS } from '../common/redis/redis.js';
import { TOOLS_VERSION } from './info.js';

/** How this deployment is, for people and agents; `/readyz` is for the platform. */
@Injectable()
export class HealthService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(REDIS) private readonly redis: Redis,
    private readonly queues: QueueStats,
    private readonly connections: OpenConnections,
  ) {}

  async report(): Promise<object> {
    const database = await this.db.query('SELECT 1').then(
      () => 'up',
      () => 'down',
    );
    const redis = this.redis.status === 'ready' ? 'up' : 'down';
    return {
      status: database === 'down' ? 'down' : redis === 'down' ? 'degraded' : 'ok',
      version: TOOLS_VERSION,
      uptime_seconds: Math.floor(process.uptime()),
      queues: await this.queues.all(),
      dependencies: { database, redis },
      active_streams: this.connections.count,
    };
  }
}
