import { PARAMETERS } from '../parameters.js';
import { betaDivergence } from '../special.js';

const { forgettingHalfLife, fastWindow, slowWindow } = PARAMETERS.predictor;

/** A Beta predictor of one kind of outcome; what is beyond Beta(1, 1) fades with the forgetting half-life. */
export interface Predictor {
  /** successes and failures beyond the prior, ≥ 0 */
  good: number;
  bad: number;
  /** outcomes ever, for provenance */
  seen: number;
  /** prospects that wait for their outcome, ≥ 0 */
  pending: number;
  /** exponentially weighted Brier scores over about 8 and 64 issued predictions, [0, 1] */
  fast: number;
  slow: number;
}

/** Brier scores begin at .25, the score of knowing nothing. */
export const newPredictor = (): Predictor => ({ good: 0, bad: 0, seen: 0, pending: 0, fast: 0.25, slow: 0.25 });

/** Expected probability of success, (0, 1). */
export const expectation = (p: Predictor): number => (1 + p.good) / (2 + p.good + p.bad);

/** What is left of the evidence after a stretch. @param seconds real seconds */
export const forgetting = (seconds: number): number => Math.pow(2, -seconds / forgettingHalfLife);

/** 1 − standard deviation relative to knowing nothing: 0 for Beta(1, 1), → 1 with evidence. */
export function certaintyOf(p: Predictor): number {
  if (p.good === 0 && p.bad === 0) return 0;
  const a = 1 + p.good;
  const b = 1 + p.bad;
  const n = a + b;
  return 1 - Math.sqrt((12 * a * b) / (n * n * (n + 1)));
}

/** What one outcome taught. */
export interface Lesson {
  /** the probability issued before the outcome */
  expected: number;
  /** Bayesian surprise, nats (Itti & Baldi 2009) */
  nats: number;
}

/**
 * Learns one outcome o ∈ [0, 1] (fractions count in part on both sides); the prediction is read before.
 * @param issued the prediction that was issued, when it was not this predictor's own
 * @param brier its squared error, when it was of something else
 */
export function learn(p: Predictor, outcome: number, issued?: number, brier?: number): Lesson {
  const expected = issued ?? expectation(p);
  const a = 1 + p.good;
  const b = 1 + p.bad;
  p.good += outcome;
  p.bad += 1 - outcome;
  p.seen++;
  const error = brier ?? (outcome - expected) ** 2;
  p.fast += (error - p.fast) / fastWindow;
  p.slow += (error - p.slow) / slowWindow;
  return { expected, nats: betaDivergence(a + outcome, b + 1 - outcome, a, b) };
}

/** Learning progress: how far the recent error lies under the long-run error, [0, 1] (Oudeyer & Kaplan 2007). */
export const learningProgress = (p: Predictor): number => Math.min(1, Math.max(0, 4 * (p.slow - p.fast)));
