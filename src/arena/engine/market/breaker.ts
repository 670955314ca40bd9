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
  /** so many quotes in a row that agree make a level beyond that believed after all */
  confirmations: 5,
  /** quotes agree within this share */
  agreement: 0.02,
  /** beyond this multiple of the last level no number of quotes is believed */
  furthest: 10,
  /** without a new believed price for this long a market is halted, ms */
  staleMs: 15_000,
};

/** Prices outside cannot be booked, USD. */
const LEAST = 1e-6;
const MOST = 1e9;

/** A level that is not believed yet: its last quote, when that was made (ms), and how many in a row have agreed. */
export interface Suspect {
  price: number;
  at: number;
  seen: number;
}

/** One market's circuit breaker; plain data, JSON-safe. */
export interface Breaker {
  reference: number;
  referenceAt: number;
  haltedUntil: number;
  last: number;
  lastAt: number;
  /** an absurd or stale price halts until a believable one arrives */
  distrusted: boolean;
  suspect?: Suspect | null;
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
 * positive, stale or outside the band of the last one is refused: the market halts and keeps its last price. Outside the
 * band, quotes that keep agreeing move the level in the end, and the market stays halted for a while from there on.
 * Go on with what is returned: a price like the one before is noted in the given breaker itself.
 */
export function check(breaker: Breaker, price: number, time: number, at = time): Breaker {
  const usable = price >= LEAST && price <= MOST;
  if (!usable) return { ...breaker, distrusted: true, suspect: null };
  if (!(time - at <= BREAKER.staleMs)) return { ...breaker, distrusted: true };
  return Math.abs(price / breaker.last - 1) > BREAKER.absurd
    ? doubted(breaker, price, time, at)
    : accepted(breaker, price, time, at);
}

function accepted(breaker: Breaker, price: number, time: number, at: number): Breaker {
  const moved = Math.abs(price / breaker.reference - 1) > BREAKER.limit;
  const renewed = moved || time - breaker.referenceAt >= BREAKER.windowMs;
  if (!renewed && !breaker.distrusted && breaker.suspect === undefined) {
    breaker.last = price;
    breaker.lastAt = at;
    return breaker;
  }
  return {
    reference: renewed ? price : breaker.reference,
    referenceAt: renewed ? time : breaker.referenceAt,
    haltedUntil: moved ? time + BREAKER.haltMs : breaker.haltedUntil,
    last: price,
    lastAt: at,
    distrusted: false,
  };
}

/** The same quote seen again counts once. */
function doubted(breaker: Breaker, price: number, time: number, at: number): Breaker {
  const { suspect } = breaker;
  if (suspect && suspect.at === at && suspect.price === price) return { ...breaker, distrusted: true };
  const agrees = suspect && Math.abs(price / suspect.price - 1) <= BREAKER.agreement;
  const seen = agrees ? suspect.seen + 1 : 1;
  const far = Math.abs(Math.log(price / breaker.last)) > Math.log(BREAKER.furthest);
  if (seen >= BREAKER.confirmations && !far) return rearm(breaker, price, time);
  return { ...breaker, distrusted: true, suspect: { price, at, seen } };
}

/** Accepts that the level has really changed: the next comparisons start from here, after a halt. */
const rearm = (breaker: Breaker, price: number, time: number): Breaker => ({
  ...armed(price, time),
  haltedUntil: Math.max(breaker.haltedUntil, time + BREAKER.haltMs),
});

export const armAll = (prices: readonly number[], time: number): Breaker[] =>
  INSTRUMENTS.map((_, i) => armed(prices[i], time));
