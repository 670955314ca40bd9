import { Injectable } from '@nestjs/common';
import type { DomainError } from '../../kernel/errors.js';
import { Burst, weightHeader } from './burst.js';
import { windowResetsAt } from '../counters/counting-window.js';
import type { Caller, Counter } from '../quota.types.js';
import { Quotas } from '../quotas.js';
import { rateLimitHeaders } from '../rate-limit-headers.js';
import { WindowLimiter } from './window-limiter.js';
import type { WindowTake } from './window.types.js';

/** The limits of a read that is answered at once: burst and hour, taken together by one script or not at all. */
@Injectable()
export class ReadLimits {
  constructor(
    private readonly burst: Burst,
    private readonly quotas: Quotas,
    private readonly windows: WindowLimiter,
  ) {}

  /**
   * Without promises: there may be tens of thousands of these in a second.
   * @param bucket an hourly one besides the burst limit; undefined where only that counts
   * @param answer gets the bucket's headers, names and values in turn, or the 429
   */
  ask(caller: Caller, bucket: string | undefined, answer: (outcome: readonly string[] | DomainError) => void): void {
    const burst = this.burst.counterFor(caller.client, caller.principal);
    const hourly = bucket === undefined ? undefined : this.quotas.hourlyCounter(bucket, caller);
    this.windows.ask(hourly ? [burst, hourly.window] : [burst], (take) => {
      if (take.refused === 0) answer(this.burst.refusal(burst, take.now));
      else if (take.refused === 1 && bucket !== undefined) void this.quotas.refusalOf(bucket, caller).then(answer);
      else answer(hourly ? headersOf(hourly.counter, take) : []);
    });
  }

  /** As `ask`, for what takes `units` of the burst limit and nothing else; the answer gets how much of it is used. */
  askWeight(caller: Caller, units: number, answer: (outcome: readonly string[] | DomainError) => void): void {
    const burst = { ...this.burst.counterFor(caller.client, caller.principal), units };
    this.windows.ask([burst], ({ refused, used, now }) =>
      answer(refused === null ? weightHeader({ ...burst, used: used[0] }) : this.burst.refusal(burst, now)),
    );
  }
}

function headersOf(counter: Counter, { used, now }: WindowTake): string[] {
  const headers = rateLimitHeaders([{ counter, used: used[1], resetsAt: windowResetsAt('hour', now) }], now);
  const list: string[] = [];
  for (const name in headers) list.push(name, headers[name]);
  return list;
}
