import { INSTRUMENTS } from '../instruments.js';

export const BREAKER = {
  /** a move beyond this share of the reference halts the market */
  limit: 0.1,
  /** the reference is at least this old before it is renewed, ms */
  windowMs: 5 * 60_000,
  /** length of a halt, ms */
  haltMs: 2 * 60_000,
  /** a single price this far from the last one is not believed at all */
  absurd: 0.3,
  /** without a new believed price for this long a market is halted, ms */
  staleMs: 15_000,
};

/** One market's circuit breaker; plain data, JSON-safe. */
export interface Breaker {
  reference: number;
  referenceAt: number;
  haltedUntil: number;
  last: number;
  lastAt: number;
  /** bid and ask freshness: an absurd or stale price halts until a believable one arrives */
  distrusted: boolean;
}

export const armed = (price: number, time: number): Breaker => ({
  reference: price,
  referenceAt: time,
  haltedUntil: 0,
  last: price,
  lastAt: time,
  distrusted: false,
});

export const isHalted = (breaker: Breaker, time: number): boolean => breaker.distrusted || time < breaker.haltedUntil;

/**
 * The breaker after a feed's price (USD) at `time`; `at` is when that price was made. A price that is not finite, not
 * positive, stale or outside the band of the last one is refused: the market halts and keeps its last price.
 */
export function check(breaker: Breaker, price: number, time: number, at = time): Breaker {
  const absurd = !Number.isFinite(price) || price <= 0 || Math.abs(price / breaker.last - 1) > BREAKER.absurd;
  if (absurd || time - at > BREAKER.staleMs) return { ...breaker, distrusted: true };
  const moved = Math.abs(price / breaker.reference - 1) > BREAKER.limit;
  const renewed = moved || time - breaker.referenceAt >= BREAKER.windowMs;
  return {
    reference: renewed ? price : breaker.reference,
    referenceAt: renewed ? time : breaker.referenceAt,
    haltedUntil: moved ? time + BREAKER.haltMs : breaker.haltedUntil,
    last: price,
    lastAt: at,
    distrusted: false,
  };
}

/** Accepts that the level has really changed (a long outage of the feed): the next comparisons start from here. */
export const rearm = (breaker: Breaker, price: number, time: number): Breaker => ({
  ...armed(price, time),
  haltedUntil: Math.max(breaker.haltedUntil, time + BREAKER.haltMs),
});

export const armAll = (prices: readonly number[], time: number): Breaker[] =>
  INSTRUMENTS.map((_, i) => armed(prices[i], time));
