import { Worker } from 'node:worker_threads';
import type { WeekOrder } from './week.order.js';
import type { RecordedWeek } from './week.worker.js';

const PROGRAM = new URL('./week.worker.js', import.meta.url);

/**
 * A week that is being replayed in a thread of its own. Not one of the pool's, which give way to others: nothing else can be
 * done before the league is founded.
 */
export class WeekRun {
  private readonly worker: Worker;
  /** @throws what the replay threw, or that it was broken off */
  readonly recorded: Promise<RecordedWeek>;

  constructor(readonly order: WeekOrder) {
    this.worker = new Worker(PROGRAM, { workerData: order });
    this.recorded = new Promise((resolve, reject) => {
      this.worker.once('message', resolve).once('error', reject);
      this.worker.once('exit', () => reject(new Error('the replay of the past week was broken off')));
    });
    this.recorded.catch(() => undefined);
  }

  async stop(): Promise<void> {
    await this.worker.terminate();
  }
}
