import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { EventLog } from './event-log.js';

interface Count {
  requests: number;
  errors: number;
}

/** Counts answered requests per route group and writes one event per group and second; nothing about who or what. */
@Injectable()
export class TrafficMeter implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private counts = new Map<string, Count>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly events: EventLog,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.flush(), 1000);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }

  /** @param error ours, that is a 5xx: a stranger's 400 is no error of the backend */
  count(group: string, error: boolean): void {
    const count = this.counts.get(group) ?? { requests: 0, errors: 0 };
    count.requests++;
    if (error) count.errors++;
    this.counts.set(group, count);
  }

  private async flush(): Promise<void> {
    if (this.counts.size === 0) return;
    const counted = [...this.counts];
    this.counts = new Map();
    const events = counted.map(([group, count]) => ({ type: 'traffic' as const, group, ...count }));
    await this.events.emit(this.db.manager, ...events).catch(() => undefined);
  }
}
