import { setTimeout as sleep } from 'node:timers/promises';

export interface Load {
  /** Answered or failed so far. */
  readonly count: number;
  readonly failures: string[];
  stop(): Promise<void>;
}

/**
 * Asks again and again at a steady pace until it is stopped.
 * @param ask the n-th request; rejects when it has failed
 * @param perSecond of all askers together
 */
export function steadyLoad(ask: (n: number) => Promise<void>, perSecond: number, askers = 8): Load {
  const failures: string[] = [];
  const began = performance.now();
  let [taken, count, stopped] = [0, 0, false];
  const work = async (): Promise<void> => {
    while (!stopped) {
      const n = taken++;
      await sleep(Math.max(0, began + (n * 1000) / perSecond - performance.now()));
      await ask(n).catch((error: Error) => failures.push(`${n}: ${error.message}`));
      count++;
    }
  };
  const all = Promise.all(Array.from({ length: askers }, work));
  return {
    get count() {
      return count;
    },
    failures,
    stop: async () => {
      stopped = true;
      await all;
    },
  };
}
