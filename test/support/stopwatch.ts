import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, Client } from './http.js';

/** A status that came, 0 when none did, and how long that took. */
export interface Timed {
  status: number;
  tookMs: number;
  answer: Answer | null;
}

export async function timed(ask: () => Promise<Answer>): Promise<Timed> {
  const began = performance.now();
  const answer = await ask().catch(() => null);
  return { status: answer?.status ?? 0, tookMs: performance.now() - began, answer };
}

/** How often each status came, as `503×4`. */
export function countsOf(asked: readonly Timed[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of asked) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Milliseconds until `path` answers with `status`, asked every 50 ms. */
export async function msUntil(client: Client, path: string, status: number, patienceMs: number): Promise<number> {
  const began = performance.now();
  for (;;) {
    const { status: now } = await timed(() => client.get(path, { signal: AbortSignal.timeout(5000) }));
    if (now === status) return Math.round(performance.now() - began);
    if (performance.now() - began > patienceMs) throw new Error(`${path} does not answer ${status}, but ${now}`);
    await sleep(50);
  }
}
