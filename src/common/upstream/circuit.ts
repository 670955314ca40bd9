import { Logger } from '@nestjs/common';
import CircuitBreaker from 'opossum';
import { upstreamOpen, upstreamRequests } from '../telemetry/metrics.js';
import { CallerLeft, LeftAlone, UpstreamFailure, UpstreamRefusal } from './failure.js';

/** How long an upstream that keeps failing is left alone, ms. */
const REST_MS = 5_000;

/** So many failures one after the other, or half of those of a minute. */
const IN_A_ROW = 4;
const RULES = {
  timeout: false as const,
  errorThresholdPercentage: 50,
  volumeThreshold: 4,
  rollingCountTimeout: 60_000,
};

type Work = () => Promise<unknown>;

/** Neither a caller who leaves nor one who asks what cannot be asked speaks against the upstream. */
const isInnocent = (error: unknown): boolean => error instanceof CallerLeft || error instanceof UpstreamRefusal;

/** Leaves an upstream alone after repeated failures; then one request at a time tries whether it is back. */
export class Circuit {
  private readonly log = new Logger('Upstream');
  private readonly breaker: CircuitBreaker<[Work], unknown>;
  private inARow = 0;

  /** @param what names the upstream in the log */
  constructor(
    private readonly what: string,
    restMs = REST_MS,
  ) {
    this.breaker = new CircuitBreaker((work: Work) => work(), {
      ...RULES,
      resetTimeout: restMs,
      errorFilter: isInnocent,
    });
    this.show(what.replace(/^the upstream /, ''));
    this.breaker.on('success', () => (this.inARow = 0));
    this.breaker.on('failure', () => {
      if (++this.inARow >= IN_A_ROW) this.breaker.open();
    });
    this.breaker.on('open', () => this.log.warn(`${what} is left alone for ${restMs / 1000} s`));
    this.breaker.on('close', () => this.log.log(`${what} answers again`));
  }

  private show(upstream: string): void {
    const count = (outcome: string): void => upstreamRequests.inc({ upstream, outcome });
    this.breaker.on('success', () => count('answered'));
    this.breaker.on('failure', () => count('failed'));
    this.breaker.on('reject', () => count('left_alone'));
    upstreamOpen.set({ upstream }, 0);
    this.breaker.on('open', () => upstreamOpen.set({ upstream }, 1));
    this.breaker.on('close', () => upstreamOpen.set({ upstream }, 0));
  }

  /** @throws what `work` throws; LeftAlone at once while the upstream is left alone */
  async run<T>(work: () => Promise<T>): Promise<T> {
    try {
      return (await this.breaker.fire(work)) as T;
    } catch (error) {
      if (CircuitBreaker.isOurError(error as Error)) throw new LeftAlone();
      throw error;
    }
  }

  /** Counts a failure that came after `run` had succeeded: an answer that broke off. */
  broke(reason: string): void {
    this.log.warn(`${this.what} broke off: ${reason}`);
    void this.breaker.fire(() => Promise.reject(new UpstreamFailure(reason))).catch(() => undefined);
  }

  shutdown(): void {
    this.breaker.shutdown();
  }
}
