const MINUTE = 60_000;
/** ms between two remembered books, and how many are kept (five hours and a third). */
export const EXPOSURE_EVERY_MS = 10 * MINUTE;
const KEPT = 32;
/** Of how many of those stretches it is known how much was traded and held: a day. */
const KEPT_STRETCHES = 144;
/** Belief before anything is seen: a book is replaced half a time in half an hour, as little as that is worth. Some never replace theirs. */
const PRIOR = { replaced: 0.5, time: 30 * MINUTE };
const FORGET = 0.98;

/**
 * What books a participant has held, for the odds: the last ones at intervals of ten minutes, and how quickly they
 * are replaced; and what each stretch between them was like, for the chance to qualify. Exposures are signed fractions of equity, one per symbol. JSON-safe.
 */
export interface ExposureHistory {
  /** time of the last remembered book, ms; −1 before the first */
  at: number;
  books: readonly (readonly number[])[];
  /** decayed sums over pairs of books: Σ|Δx|, Σ(|x before| + |x after|), their number, and the ms between them */
  changed: number;
  held: number;
  seen: number;
  elapsed: number;
  /** absent in what was stored before they were kept */
  stretches?: Stretches;
}

/** By stretch, oldest first. */
export interface Stretches {
  /** fills in it */
  fills: readonly number[];
  /** gross exposure at its end, fraction of equity */
  gross: readonly number[];
  /** fills of the participant until its end */
  counted: number;
}

export const startExposures = (): ExposureHistory => ({
  at: -1,
  books: [],
  changed: 0,
  held: 0,
  seen: 0,
  elapsed: 0,
});

/**
 * Offer the present book at any pace; it is remembered when ten minutes have passed.
 * @param now ms @param fills of the participant so far, in all
 */
export function observeExposures(
  history: ExposureHistory,
  exposures: readonly number[],
  now: number,
  fills = 0,
): ExposureHistory {
  if (history.at < 0)
    return { ...history, at: now, books: [exposures], stretches: { fills: [], gross: [], counted: fills } };
  if (now - history.at < EXPOSURE_EVERY_MS) return history;
  const last = history.books[history.books.length - 1];
  const change = exposures.reduce((sum, x, i) => sum + Math.abs(x - last[i]), 0);
  const size = exposures.reduce((sum, x, i) => sum + Math.abs(x) + Math.abs(last[i]), 0);
  return {
    at: now,
    books: [...history.books.slice(1 - KEPT), exposures],
    changed: FORGET * history.changed + change,
    held: FORGET * history.held + size,
    seen: FORGET * history.seen + 1,
    elapsed: FORGET * history.elapsed + now - history.at,
    stretches: nextStretch(history.stretches, exposures, fills),
  };
}

function nextStretch(before: Stretches | undefined, exposures: readonly number[], fills: number): Stretches {
  if (!before) return { fills: [], gross: [], counted: fills };
  const gross = exposures.reduce((sum, x) => sum + Math.abs(x), 0);
  return {
    fills: [...before.fills.slice(1 - KEPT_STRETCHES), fills - before.counted],
    gross: [...before.gross.slice(1 - KEPT_STRETCHES), gross],
    counted: fills,
  };
}

/** Length of a stretch on average, ms. */
export const stretchMs = ({ seen, elapsed }: ExposureHistory): number =>
  seen > 0 ? elapsed / seen : EXPOSURE_EVERY_MS;

/** How often a book is replaced is known a little: a gamma law of the rate, of mean `replaced` ÷ `time`. */
export interface Turnover {
  /** how many times it was replaced, > 0; its first time included as the belief has it */
  replaced: number;
  /** ms in which that was */
  time: number;
}

/** A pair of books in which the part ρ has changed was replaced −ln(1 − ρ) times in between. */
export function turnoverOf({ changed, held, seen, elapsed }: ExposureHistory): Turnover {
  const part = held > 0 ? Math.min(1, changed / held) : 0;
  return { replaced: PRIOR.replaced - seen * Math.log(Math.max(1e-3, 1 - part)), time: PRIOR.time + elapsed };
}

/**
 * Part of the next `ms` during which the present book is expected to stand: the mean of (1 − e^(−λτ))/(λτ) over the law of the rate,
 * ((1 + x)^(1 − a) − 1)/((1 − a)x) with a = replaced, x = τ ÷ time.
 */
export function heldFraction({ replaced, time }: Turnover, ms: number): number {
  const [x, power] = [ms / time, 1 - replaced];
  if (x < 1e-9) return 1;
  return Math.abs(power) < 1e-6 ? Math.log1p(x) / x : Math.expm1(power * Math.log1p(x)) / (power * x);
}
