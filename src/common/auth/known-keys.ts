import type { Principal } from './principal.js';

/**
 * How long a key that was looked up is believed. Whoever changes what a key opens answers only after this time (`CompletionInterceptor`),
 * so that nobody who was told of a change meets a process that has not heard of it: no message can be lost or late.
 */
export const BELIEVED_MS = 200;
const REMEMBERED = 10_000;

interface Seen {
  principal: Principal;
  /** by the process's own steady clock, ms */
  askedAt: number;
}

/** Holders of keys that this process has just looked up. Times are of a clock that never goes back, in ms. */
export class KnownKeys {
  private readonly seen = new Map<string, Seen>();

  /** @returns the holder as it was at most `BELIEVED_MS` ago */
  holder(presented: string, now: number): Principal | undefined {
    const seen = this.seen.get(presented);
    if (!seen) return undefined;
    if (now - seen.askedAt < BELIEVED_MS) return seen.principal;
    this.seen.delete(presented);
    return undefined;
  }

  /** @param askedAt before the question was sent: the answer may be as old as that */
  learn(presented: string, principal: Principal, askedAt: number): void {
    if (this.seen.size >= REMEMBERED) this.seen.clear();
    this.seen.set(presented, { principal, askedAt });
  }
}
