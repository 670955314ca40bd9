import { windowResetsAt } from '../counters/counting-window.js';
import type { Counter } from '../quota.types.js';

const REMEMBERED = 10_000;

/**
 * Counters that were seen full, until they start again. It is a hint to look before working, never a refusal: units come back
 * and limits are raised in other processes too.
 */
export class SpentMemory {
  private readonly until = new Map<string, number>();

  /** @param now ms since the epoch */
  note(way: readonly Counter[], now: number): void {
    if (this.until.size >= REMEMBERED) this.until.clear();
    for (const counter of way) {
      const resetsAt = windowResetsAt(counter.window, now);
      this.until.set(nameOf(counter), resetsAt === null ? Infinity : resetsAt * 1000);
    }
  }

  /** Whether one of the counters was last seen full. */
  has(way: readonly Counter[], now: number): boolean {
    return this.until.size > 0 && way.some((counter) => (this.until.get(nameOf(counter)) ?? 0) > now);
  }

  forget(way: readonly Counter[]): void {
    for (const counter of way) this.until.delete(nameOf(counter));
  }
}

const nameOf = ({ bucket, subject, limit }: Counter): string => `${bucket} ${subject} ${limit}`;
