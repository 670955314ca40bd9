import { PARAMETERS } from '../parameters.js';

/** When something was used: the last k uses exactly, the earlier ones by their number and span. */
export interface Uses {
  /** uses ever, ≥ 1 */
  n: number;
  /** second of the first use */
  first: number;
  /** seconds of the last uses, newest first, at most `k` */
  recent: number[];
}

/** Base-level activation of every use, B = ln Σ t^−d (Anderson & Schooler 1991). @param ages > 0, in one unit */
export const exactActivation = (ages: readonly number[], d: number): number =>
  Math.log(ages.reduce((total, age) => total + Math.pow(age, -d), 0));

/** ACT-R's optimised learning, B ≈ ln(n/(1−d)) − d·ln L. @param lifetime age of the first use */
export const optimizedActivation = (n: number, lifetime: number, d: number): number =>
  Math.log(n / (1 - d)) - d * Math.log(lifetime);

/**
 * Petrov's hybrid approximation (2006): the newest k uses exactly, the other n − k as if spread evenly
 * over the time before. @param recentAges ages of the newest uses, ascending @param oldest age of the first use
 */
export function hybridActivation(recentAges: readonly number[], n: number, oldest: number, d: number): number {
  let total = 0;
  for (const age of recentAges) total += d === 0.5 ? 1 / Math.sqrt(age) : Math.pow(age, -d);
  const k = recentAges.length;
  const last = recentAges[k - 1];
  if (n > k && oldest > last) {
    total += ((n - k) * (Math.pow(oldest, 1 - d) - Math.pow(last, 1 - d))) / ((1 - d) * (oldest - last));
  }
  return Math.log(total);
}

/** Minutes since a second, at least one second. */
const minutesSince = (second: number, now: number): number => Math.max(1, now - second) / 60;

/** (t/60)^−½ = √60·t^−½: seconds to minutes at d = ½. */
const PER_MINUTE = Math.sqrt(60);

/**
 * e^B of the base-level activation B with ages in minutes; the same as the hybrid form, without a list of ages.
 * @param seconds of the newest uses, from `at` on `k` of them @param now Unix seconds
 */
function strength(seconds: ArrayLike<number>, at: number, k: number, n: number, first: number, now: number): number {
  let total = 0;
  for (let i = at; i < at + k; i++) total += PER_MINUTE / Math.sqrt(Math.max(1, now - seconds[i]));
  const last = seconds[at + k - 1];
  return n > k ? total + earlier(n - k, minutesSince(first, now), minutesSince(last, now)) : total;
}

/** B itself. @param now Unix seconds */
export const activation = ({ recent, n, first }: Uses, now: number): number =>
  Math.log(strength(recent, 0, recent.length, n, first, now));

/** σ(B) = e^B / (1 + e^B), (0, 1): how easily it comes to mind. @param now Unix seconds */
export const availability = ({ recent, n, first }: Uses, now: number): number =>
  availabilityFrom(recent, 0, recent.length, n, first, now);

/** The same of uses that lie in a longer list. */
export function availabilityFrom(
  seconds: ArrayLike<number>,
  at: number,
  k: number,
  n: number,
  first: number,
  now: number,
): number {
  const s = strength(seconds, at, k, n, first, now);
  return s / (1 + s);
}

/** What uses spread evenly between two ages add at d = ½: ∫ t^−½ dt over the span, per use. */
const earlier = (count: number, oldest: number, newest: number): number =>
  oldest > newest ? (2 * count * (Math.sqrt(oldest) - Math.sqrt(newest))) / (oldest - newest) : 0;

/** Counts one more use at a second; keeps the newest ten. */
export function use(uses: Uses, second: number): void {
  uses.n++;
  uses.recent.unshift(second);
  if (uses.recent.length > PARAMETERS.memory.uses) uses.recent.pop();
}
