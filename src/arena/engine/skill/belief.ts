import { normalCdf, normalQuantile } from '../../../common/kernel/normal.js';
import type { Measured } from './evidence.js';

/** A participant's weekly Sharpe ratio, as far as it is known: posterior mean and 90 % interval. */
export interface Skill {
  estimate: number;
  low: number;
  high: number;
  probability_positive: number;
}

export interface Belief {
  /** before anything is corrected for the best of many: what ratings order by */
  plain: Skill;
  /** `low` is not above 0 unless the best of as many participants without skill would rarely look so good */
  skill: Skill;
}

/** Probability below an interval, and in it. */
const TAIL = 0.05;
export const HELD = 0.9;
const TOLERANCE = 1e-6;
/** Deviations beyond which there is nothing to find. */
const REACH = 5;
/** Chance that any participant of a field without skill is said to have some. */
export const FALSE_ALARM = 0.05;

/** Spread of true weekly Sharpe ratios in the population: equally likely before anything is seen. */
const SPREADS = Float64Array.from({ length: 24 }, (_, k) => 0.02 * 1.25 ** k);
/** Belief about the population's mean before anything is seen: 0 ± 1. */
const PRIOR_VARIANCE = 1;
/** Spreads less likely than this, relative to the likeliest, are left out. */
const NEGLIGIBLE = 1e-3;

/** One possible population: weight, and the posterior mean and variance of its mean. */
interface Population {
  spread: number;
  weight: number;
  mean: number;
  variance: number;
}

/**
 * Skill of everybody from what was measured: hierarchical normal model (Efron & Morris, JASA 70, 1975; its population integrated
 * over a grid of spreads rather than plugged in, as in Gelman et al., Bayesian Data Analysis, ch. 5). Who has measured nothing yet
 * (null) is believed to be as the population. In the order given; equal lists give equal beliefs.
 */
export function beliefs(measured: readonly (Measured | null)[]): Belief[] {
  const known = measured.filter((one) => one !== null);
  const populations = populationsOf(known);
  // standard errors above 0 that the luckiest of the field reaches one time in twenty (Šidák, JASA 62, 1967)
  const needed = normalQuantile((1 - FALSE_ALARM) ** (1 / Math.max(1, known.length)));
  return measured.map((one) => {
    const parts = populations.map((population) => componentOf(population, one));
    const plain = summary(parts);
    const proven = one !== null && one.sharpe > needed * one.error;
    return { plain, skill: proven || plain.low <= 0 ? plain : fromZero(plain, parts) };
  });
}

/** The interval of the same probability that begins at 0. */
const fromZero = (plain: Skill, parts: readonly Component[]): Skill => ({
  ...plain,
  low: 0,
  high: quantileOf(parts, 1 - plain.probability_positive + HELD),
});

function populationsOf(known: readonly Measured[]): Population[] {
  const all = Array.from(SPREADS, (spread) => populationOf(known, spread));
  const best = Math.max(...all.map(({ weight }) => weight));
  const likely = all
    .map((one) => ({ ...one, weight: Math.exp(one.weight - best) }))
    .filter(({ weight }) => weight > NEGLIGIBLE);
  const total = likely.reduce((sum, { weight }) => sum + weight, 0);
  return likely.map((one) => ({ ...one, weight: one.weight / total }));
}

/** A population of this spread; its weight is the log of the marginal likelihood, times the share of the grid's step. */
function populationOf(known: readonly Measured[], spread: number): Population {
  let precision = 1 / PRIOR_VARIANCE;
  let weighted = 0;
  let log = 0;
  for (const { sharpe, error } of known) {
    const variance = error * error + spread * spread;
    precision += 1 / variance;
    weighted += sharpe / variance;
    log -= (Math.log(variance) + (sharpe * sharpe) / variance) / 2;
  }
  const mean = weighted / precision;
  return {
    spread,
    mean,
    variance: 1 / precision,
    weight: log + Math.log(spread) + (weighted * mean - Math.log(precision)) / 2,
  };
}

interface Component {
  weight: number;
  mean: number;
  deviation: number;
}

function summary(parts: readonly Component[]): Skill {
  return {
    estimate: parts.reduce((sum, { weight, mean }) => sum + weight * mean, 0),
    low: quantileOf(parts, TAIL),
    high: quantileOf(parts, TAIL + HELD),
    probability_positive: 1 - below(parts, 0),
  };
}

/** What is believed of a participant in one population; an error without end is a measurement not made. */
function componentOf({ spread, weight, mean, variance }: Population, measured: Measured | null): Component {
  const own = spread * spread;
  if (measured === null) return { weight, mean, deviation: Math.sqrt(own + variance) };
  const noise = measured.error * measured.error;
  const shrink = noise / (noise + own);
  return {
    weight,
    mean: shrink * mean + (1 - shrink) * measured.sharpe,
    deviation: Math.sqrt((1 - shrink) * noise + shrink * shrink * variance),
  };
}

function below(parts: readonly Component[], x: number): number {
  let sum = 0;
  for (const { weight, mean, deviation } of parts) sum += weight * normalCdf((x - mean) / deviation);
  return sum;
}

function densityAt(parts: readonly Component[], x: number): number {
  let sum = 0;
  for (const { weight, mean, deviation } of parts)
    sum += (weight / deviation) * Math.exp(-(((x - mean) / deviation) ** 2) / 2);
  return sum / Math.sqrt(2 * Math.PI);
}

/** Within 1e-6, between the components' farthest reaches: by Newton's steps, halving where one leads outside. */
function quantileOf(parts: readonly Component[], p: number): number {
  let [low, high] = [Infinity, -Infinity];
  for (const { mean, deviation } of parts) {
    low = Math.min(low, mean - REACH * deviation);
    high = Math.max(high, mean + REACH * deviation);
  }
  let x = (low + high) / 2;
  while (high - low > TOLERANCE) {
    const off = below(parts, x) - p;
    if (off < 0) low = x;
    else high = x;
    const next = x - off / densityAt(parts, x);
    if (Math.abs(next - x) < TOLERANCE) return next;
    x = next > low && next < high ? next : (low + high) / 2;
  }
  return (low + high) / 2;
}

/** Rating as shown: 1500 + 400 × low, so that nobody leads before it has shown something. */
export const displayOf = ({ low }: Pick<Skill, 'low'>): number => Math.round(1500 + 400 * low);
