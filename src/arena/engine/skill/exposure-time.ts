/** Gross exposure below which, averaged over time, nobody is eligible; fraction of equity. */
export const LEAST_EXPOSURE = 0.05;

/** How much was held for how long in a match. JSON-safe. */
export interface HeldTime {
  /** ms at which it was last brought up to date */
  at: number;
  /** gross exposure since then, fraction of equity */
  gross: number;
  /** ∫ gross exposure dt until then, fraction × ms */
  integral: number;
}

/** @param at ms of the match's start or of entry @param gross exposure with which it was entered */
export const startHolding = (at: number, gross = 0): HeldTime => ({ at, gross, integral: 0 });

/** The exposure is `gross` from `now` (ms, not before the last) on. */
export const holdFrom = (held: HeldTime, now: number, gross: number): HeldTime => ({
  at: now,
  gross,
  integral: held.integral + held.gross * (now - held.at),
});

/** Gross exposure averaged over the time from `since` until `now`; 0 at its first instant. */
export const meanExposure = (held: HeldTime, since: number, now: number): number =>
  now > since ? (held.integral + held.gross * (now - held.at)) / (now - since) : 0;
