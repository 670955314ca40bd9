import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Insert } from './bulk.js';
import type { ReplayedWeek } from './replayed.week.js';
import type { WeekNews, WeekOrder } from './week.worker.js';

const PROGRAM = new URL('./week.worker.js', import.meta.url);

/**
 * The week is replayed in a thread of its own: meanwhile this one writes what is ready, keeps its lease and answers. Not one
 * of the pool's, which give way to others: nothing else can be done before the league is founded.
 */
@Injectable()
export class WeekThread implements BeforeApplicationShutdown {
  private worker: Worker | null = null;

  /** @param write is given the ticks in their order; the next ones wait for it. @throws what it threw, or the replay */
  async replay(order: WeekOrder, write: (insert: Insert) => Promise<unknown>): Promise<ReplayedWeek> {
    const worker = new Worker(PROGRAM, { workerData: order });
    this.worker = worker;
    try {
      for await (const [news] of on(worker, 'message', { close: ['exit'] }) as AsyncIterable<[WeekNews]>) {
        if ('week' in news) return news.week;
        for (const insert of news.inserts) await write(insert);
      }
      throw new Error('the replay of the past week was broken off');
    } finally {
      this.worker = null;
      await worker.terminate();
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.worker?.terminate();
  }
}
