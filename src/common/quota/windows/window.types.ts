/** A fixed window: at most `limit` units in each stretch of `windowMs` counted from the epoch. */
export interface WindowCounter {
  key: string;
  limit: number;
  windowMs: number;
  /** what one caller takes of it at once; 1 where not said */
  units?: number;
  /** what had been taken of it, this included, when it was last asked */
  used?: number;
}

export interface WindowTake {
  /** Index of the first counter that is full; null when all admitted. */
  refused: number | null;
  /** Milliseconds since the epoch by the clock that counted. */
  now: number;
  used: number[];
}
