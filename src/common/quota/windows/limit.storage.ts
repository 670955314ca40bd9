import { Injectable } from '@nestjs/common';
import type { ThrottlerStorage } from '@nestjs/throttler';
import { currentRequest } from '../../http/request-context.js';
import { WindowLimiter } from './window-limiter.js';

type ThrottlerRecord = Awaited<ReturnType<ThrottlerStorage['increment']>>;

/** Throttler's storage over our window limiter: a refused hit is not counted, so N admitted is N. */
@Injectable()
export class LimitStorage implements ThrottlerStorage {
  constructor(private readonly windows: WindowLimiter) {}

  /** @param ttl window in milliseconds */
  async increment(key: string, ttl: number, limit: number, _block: number, _name: string): Promise<ThrottlerRecord> {
    const counter = currentRequest()?.burst;
    const { refused, now, used } = await this.windows.take([{ key, limit, windowMs: ttl, units: counter?.units }]);
    if (counter) counter.used = used[0];
    const timeToExpire = Math.ceil((ttl - (now % ttl)) / 1000);
    return { totalHits: used[0], timeToExpire, isBlocked: refused !== null, timeToBlockExpire: timeToExpire };
  }
}
