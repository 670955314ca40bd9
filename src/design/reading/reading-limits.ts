import { Injectable } from '@nestjs/common';
import { DomainError } from '../../common/kernel/errors.js';
import { retryHeaders } from '../../common/quota/rate-limit-headers.js';
import { Allowances } from '../../common/quota/windows/allowances.js';
import { WindowLimiter } from '../../common/quota/windows/window-limiter.js';
import type { WindowCounter, WindowTake } from '../../common/quota/windows/window.types.js';

/** Readings of an address in a minute. */
const PER_MINUTE = 60;
/** Processor time of an address in an hour, in slices. */
const SLICES_PER_HOUR = 2000;
const SLICE_MS = 5;
/** A reading never takes longer; what it takes is counted up to here. */
const MOST_SLICES = 40;

/** How much an address may have read without a key: so many texts a minute, so much time of a processor an hour. */
@Injectable()
export class ReadingLimits {
  constructor(
    private readonly windows: WindowLimiter,
    private readonly allowances: Allowances,
  ) {}

  /** Counts a reading and the first slice of its time. @throws DomainError rate_limit_exceeded */
  async admit(client: string): Promise<void> {
    const counters = [this.requests(client), this.time(client)];
    const take = await this.windows.take(counters);
    if (take.refused !== null) throw refusal(counters[take.refused], take);
  }

  /** Counts the rest of the time. @param ms that it took */
  async spend(client: string, ms: number): Promise<void> {
    const more = Math.min(MOST_SLICES, Math.ceil(ms / SLICE_MS)) - 1;
    for (let slice = 0; slice < more; slice++) await this.windows.take([this.time(client)]);
  }

  private requests(client: string): WindowCounter {
    return { key: `reading:${client}`, limit: this.allowances.cap('burst', client, PER_MINUTE), windowMs: 60_000 };
  }

  private time(client: string): WindowCounter {
    const limit = this.allowances.cap('burst', client, SLICES_PER_HOUR);
    return { key: `reading-time:${client}`, limit, windowMs: 3_600_000 };
  }
}

function refusal({ limit, windowMs }: WindowCounter, { refused, now }: WindowTake): DomainError {
  const seconds = Math.max(1, Math.ceil((windowMs - (now % windowMs)) / 1000));
  const what = refused === 0 ? `${limit} readings a minute` : `${(limit * SLICE_MS) / 1000} s of reading an hour`;
  return new DomainError('limit_exceeded', 'rate_limit_exceeded', `At most ${what} without a key.`, {
    headers: retryHeaders(seconds),
  });
}
