import { setTimeout as sleep } from 'node:timers/promises';

/** A bound for what never comes, not for what comes late: machines that run tests are busy. */
const PATIENCE_MS = 180_000;

/**
 * Asks every 50 ms until the answer is neither undefined, null nor false, and returns it.
 * @param what names the awaited thing in the error
 */
export async function eventually<T>(
  what: string,
  ask: () => Promise<T | undefined | null | false> | T | undefined | null | false,
  patienceMs = PATIENCE_MS,
): Promise<T> {
  const end = performance.now() + patienceMs;
  for (;;) {
    const found = await ask();
    if (found !== undefined && found !== null && found !== false) return found;
    if (performance.now() > end) throw new Error(`${what}: not within ${patienceMs} ms`);
    await sleep(50);
  }
}

/** A process that is too busy to ask its database says so (503), has changed nothing, and is asked again. */
export async function toldAtLast<T extends { status: number }>(ask: () => Promise<T>): Promise<T> {
  const answer = await ask();
  return answer.status === 503 ? toldAtLast(ask) : answer;
}
