import { PARAMETERS } from '../parameters.js';
import { gammaDivergence } from '../special.js';

const { priorShape, priorRateSeconds, forgettingHalfLife, scaleNats } = PARAMETERS.surprise;
const TAU = forgettingHalfLife / Math.LN2;

/** Gamma posterior over the rate of one stimulus group, events per second; excess over the prior fades. */
export interface Habit {
  /** shape beyond the prior, ≥ 0 */
  events: number;
  /** exposure beyond the prior, seconds ≥ 0 */
  exposure: number;
  /** second up to which silence has been counted */
  at: number;
}

export const newHabit = (second: number): Habit => ({ events: 0, exposure: 0, at: second });

/** Surprise in [0, 1) of nats of divergence. */
export const squash = (nats: number): number => 1 - Math.exp(-nats / scaleNats);

/**
 * Bayesian surprise of `count` events of a group within one second, after the silence since the last
 * (Gamma–Poisson; Itti & Baldi's KL of posterior from prior). Steady traffic soon surprises nobody.
 * Changes the habit in place. @param count ≥ 1 @returns nats ≥ 0
 */
export function observe(habit: Habit, second: number, count: number): number {
  const silence = Math.max(0, second - 1 - habit.at);
  const kept = Math.exp(-silence / TAU);
  habit.events *= kept;
  habit.exposure = habit.exposure * kept + TAU * (1 - kept);
  const shape = priorShape + habit.events;
  const rate = priorRateSeconds + habit.exposure;
  habit.events += count;
  habit.exposure += 1;
  habit.at = Math.max(habit.at, second);
  return gammaDivergence(shape + count, rate + 1, shape, rate);
}
