import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../config/env.js';
import { currentRequest } from '../../http/request-context.js';
import { isFree } from '../../jobs/origin.js';
import { DomainError } from '../../kernel/errors.js';
import { refusals } from '../../telemetry/metrics.js';
import { windowResetsAt } from './counting-window.js';
import { DayCaps } from './day-caps.js';
import type { Caller, Counter, Room } from '../quota.types.js';
import { retryHeaders, secondsUntil } from '../rate-limit-headers.js';

const KIB = 1024;

/** How much may be stored in a day by callers who pay nothing: those of an address, and those of a network. */
@Injectable()
export class ByteBudget {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly caps: DayCaps,
  ) {}

  /**
   * The room that the request at hand needs: its body and `more` bytes; at least a KiB, for the rows around it.
   * @returns undefined where nothing counts: somebody pays, or nobody asks
   */
  roomFor(more: number): Room | undefined {
    const request = currentRequest();
    return request && this.roomOf(request, (request.bodyBytes ?? 0) + more);
  }

  roomOf(caller: Caller, bytes: number): Room | undefined {
    if (!isFree(caller)) return undefined;
    const counters = this.caps.of('bytes', caller.client, this.config.bytesPerIp);
    return { counters: [inKib(counters[0]), inKib(counters[1])], kib: Math.max(1, Math.ceil(bytes / KIB)) };
  }

  /** The 429 of a day that is full. */
  refusal(): DomainError {
    refusals.inc({ bucket: 'bytes' });
    const now = Date.now();
    const resets = windowResetsAt('day', now) ?? 0;
    const detail = 'Callers of this address or network have stored all that may be stored for nothing in a UTC day.';
    return new DomainError('limit_exceeded', 'storage_exhausted', detail, {
      headers: retryHeaders(secondsUntil(resets, now)),
      members: { upgrade_url: `${this.config.publicUrl}/api/pricing` },
    });
  }
}

const inKib = (counter: Counter): Counter => ({ ...counter, limit: Math.floor(counter.limit / KIB) });
