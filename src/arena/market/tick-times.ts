/**
 * When the next tick is due, ms: the first multiple of the tick's length that is still to come, or, after a tick that took
 * longer than its length, the multiple that passed meanwhile: who waits for it has waited long enough. One that passed before
 * that is left out, so ticks never come faster than one per multiple.
 * @param last the multiple of the last tick; null before the first
 */
export function nextTick(now: number, last: number | null, tickMs: number): number {
  const passed = Math.floor(now / tickMs) * tickMs;
  return last !== null && passed > last ? passed : passed + tickMs;
}
