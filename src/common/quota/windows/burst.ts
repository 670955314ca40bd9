import { Inject, Injectable, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { presentedApiKey, presentedArenaKey } from '../../auth/presented-key.js';
import type { Principal } from '../../auth/principal.js';
import { CONFIG, type Config } from '../../config/env.js';
import { DomainError } from '../../kernel/errors.js';
import { refusals } from '../../telemetry/metrics.js';
import { retryHeaders } from '../rate-limit-headers.js';
import { currentRequest, type RequestContext } from '../../http/request-context.js';
import { Allowances } from './allowances.js';
import { WindowLimiter } from './window-limiter.js';
import type { WindowCounter } from './window.types.js';

const REMEMBERED = 10_000;

/** Whose burst counts where: by client address, or by account once a key with a burst limit of its own is known. */
@Injectable()
export class Burst {
  private readonly overridden = new Map<string, Principal>();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly windows: WindowLimiter,
    private readonly allowances: Allowances,
  ) {}

  /** The counter of a request at Nest's door, chosen once: what is learnt of its key meanwhile is for `meet`. */
  of(context: ExecutionContext): WindowCounter {
    const http = context.switchToHttp().getRequest<Request>();
    const request = currentRequest();
    const counter =
      request?.burst ?? this.counter(request?.client ?? 'unknown', presentedApiKey(http) ?? presentedArenaKey(http));
    if (request) request.burst = counter;
    return counter;
  }

  private counter(client: string, presentedKey: string | undefined): WindowCounter {
    return this.counterOf(client, presentedKey === undefined ? undefined : this.overridden.get(presentedKey));
  }

  /** @param known the holder of the key that is shown, where it has a burst limit of its own */
  private counterOf(client: string, known: Principal | undefined): WindowCounter {
    const { burst_limit, burst_window_seconds } = known?.overrides ?? {};
    return {
      key: known ? `burst:account:${known.accountId}` : `burst:${client}`,
      limit: burst_limit ?? this.allowances.cap('burst', client, this.config.burstLimit),
      windowMs: (burst_window_seconds || this.config.burstWindowSeconds) * 1000,
    };
  }

  /**
   * Remembers what was learnt of a key, and counts this request in the key's own bucket when the first gate could not know it.
   * @throws rate_limit_exceeded
   */
  async meet(presentedKey: string, principal: Principal, request: RequestContext): Promise<void> {
    this.learn(presentedKey, principal);
    if (request.burst === undefined) return;
    const counter = { ...this.counter(request.client, presentedKey), units: request.burst.units };
    if (request.burst.key === counter.key) return;
    request.burst = counter;
    const { refused, now, used } = await this.windows.take([counter]);
    request.burst.used = used[0];
    if (refused !== null) throw this.refusal(counter, now);
  }

  /** As `counter`, for a key whose holder is known. */
  counterFor(client: string, principal: Principal | undefined): WindowCounter {
    return this.counterOf(client, principal && hasOwnBurst(principal) ? principal : undefined);
  }

  private learn(presentedKey: string, principal: Principal): void {
    if (!hasOwnBurst(principal)) {
      this.overridden.delete(presentedKey);
      return;
    }
    if (this.overridden.size >= REMEMBERED) this.overridden.clear();
    this.overridden.set(presentedKey, principal);
  }

  /** The burst's own 429. @param now ms */
  refusal({ limit, windowMs }: WindowCounter, now: number): DomainError {
    refusals.inc({ bucket: 'burst' });
    const seconds = Math.max(1, Math.ceil((windowMs - (now % windowMs)) / 1000));
    return new DomainError(
      'limit_exceeded',
      'rate_limit_exceeded',
      `At most ${limit} requests in ${windowMs / 1000} seconds.`,
      {
        members: { upgrade_url: `${this.config.publicUrl}/api/pricing` },
        headers: {
          ...retryHeaders(seconds),
          'X-RateLimit-Limit': String(limit),
          'X-RateLimit-Remaining': '0',
          'X-RateLimit-Reset': String(Math.ceil(now / 1000) + seconds),
          'RateLimit-Policy': `"burst";q=${limit};w=${windowMs / 1000}`,
          RateLimit: `"burst";r=0;t=${seconds}`,
        },
      },
    );
  }
}

const hasOwnBurst = ({ overrides }: Principal): boolean =>
  overrides?.burst_limit !== undefined || overrides?.burst_window_seconds !== undefined;

/** How much of a window's weight is used, by the name that the futures protocol gives its length. */
export const weightHeader = ({ windowMs, limit, used = limit }: WindowCounter): [name: string, value: string] => [
  `X-MBX-USED-WEIGHT-${windowMs === 60_000 ? '1M' : `${windowMs / 1000}S`}`,
  String(used),
];
