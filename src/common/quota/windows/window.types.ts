/** A fixed window: at most `limit` units in each stretch of `windowMs` counted from the epoch. */
export interface WindowCounter {
  key: string;
  limit: number;
  windowMs: number;
}

export interface WindowTake {
  /** Index of the first counter that is full; null when all admitted. */
  refused: number | null;
  /** Milliseconds since the epoch by the clock that counted. */
  now: number;
  used: number[];
}
