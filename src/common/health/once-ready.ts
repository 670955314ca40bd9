import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Readiness } from './readiness.js';

const LOOK_MS = 500;

/** For work that nobody waits for: a start, above all the first one, needs the processor itself. */
@Injectable()
export class OnceReady implements BeforeApplicationShutdown {
  private readonly ending = new AbortController();

  constructor(private readonly readiness: Readiness) {}

  /** Does `work` when the process is ready for requests; never when it ends before. */
  async do(work: () => Promise<void>): Promise<void> {
    const { signal } = this.ending;
    while (!signal.aborted && !(await this.readiness.isReady())) {
      await sleep(LOOK_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
    if (!signal.aborted) await work();
  }

  beforeApplicationShutdown(): void {
    this.ending.abort();
  }
}
