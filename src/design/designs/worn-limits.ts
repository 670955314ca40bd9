import { Injectable } from '@nestjs/common';
import { DomainError } from '../../common/kernel/errors.js';
import { retryHeaders } from '../../common/quota/rate-limit-headers.js';
import { Allowances } from '../../common/quota/windows/allowances.js';
import { WindowLimiter } from '../../common/quota/windows/window-limiter.js';

/** Garments that an address may have draped in an hour: some ten seconds of a processor each, never more than a minute. */
const PER_HOUR = 20;
const HOUR_MS = 3_600_000;

/** How many garments are draped for whoever asks without a key. What is draped already is free. */
@Injectable()
export class WornLimits {
  constructor(
    private readonly windows: WindowLimiter,
    private readonly allowances: Allowances,
  ) {}

  /** @throws DomainError rate_limit_exceeded */
  async admit(client: string): Promise<void> {
    const limit = this.allowances.cap('burst', client, PER_HOUR);
    const { refused, now } = await this.windows.take([{ key: `worn:${client}`, limit, windowMs: HOUR_MS }]);
    if (refused === null) return;
    const seconds = Math.max(1, Math.ceil((HOUR_MS - (now % HOUR_MS)) / 1000));
    throw new DomainError('limit_exceeded', 'rate_limit_exceeded', `At most ${limit} garments are draped an hour.`, {
      headers: retryHeaders(seconds),
    });
  }
}
