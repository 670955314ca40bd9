import type { Logger } from '@nestjs/common';
import { nowAndThen } from '../kernel/now-and-then.js';
import { isDatabaseOutage } from './outage.js';

const isTime = nowAndThen(10_000);

/** Says what a clock of ours could not do; all that fails while PostgreSQL is away is one line in 10 s per process. */
export function tellTrouble(log: Logger, what: string, error: unknown): void {
  if (!isDatabaseOutage(error)) log.warn(`${what}: ${String(error)}`);
  else if (isTime()) log.warn(`PostgreSQL is away: ${what}: ${String(error)}`);
}
