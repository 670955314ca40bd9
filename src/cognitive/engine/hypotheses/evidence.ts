import { PARAMETERS } from '../parameters.js';

const { leanings, sizes } = PARAMETERS.hypotheses.evidence;

/** Clusters of events by how much more came after than before: their sum, and how many leaned by 1, 2, 3 or more. */
export interface Leaning {
  /** Σ of the clusters' differences, each within ±3 */
  sum: number;
  /** clusters whose difference was ±1, ±2, ±3 */
  sized: readonly [number, number, number];
}

/** ln cosh x without overflow. */
const logCosh = (x: number): number => Math.abs(x) + Math.log1p(Math.exp(-2 * Math.abs(x))) - Math.LN2;

/** ln cosh of each leaning for each size of cluster. */
const COST = leanings.map((l) => sizes.map((size) => logCosh(l * size)));

/**
 * Bayes factor of "clusters lean one way" against "each might as well have run backwards", ln. Given its size, a cluster
 * leans forwards with probability e^(λd)/(e^(λd) + e^(−λd)) under the first and ½ under the second; λ is spread evenly
 * over `leanings`. Under the second it is a test martingale (Ville 1939): looking at it again and again is allowed, and
 * the chance that it ever reaches x is at most 1/x.
 * @param more whether the forward direction is asked about
 */
export function logBayesFactor({ sum, sized }: Leaning, more: boolean): number {
  const towards = more ? sum : -sum;
  return logMean(
    leanings.map((l, i) => l * towards - COST[i][0] * sized[0] - COST[i][1] * sized[1] - COST[i][2] * sized[2]),
  );
}

/**
 * Bayes factor of "wins more (or less) often than its share" against "wins by its share", ln; a test martingale too.
 * @param logRatios ln likelihood ratios of the alternatives asked about
 */
export function logMean(logRatios: readonly number[]): number {
  const top = Math.max(...logRatios);
  return top + Math.log(logRatios.reduce((total, x) => total + Math.exp(x - top), 0) / logRatios.length);
}

/** Probability for prior probability .05, [0, 1]. */
export function posterior(logFactor: number): number {
  const { priorProbability } = PARAMETERS.hypotheses;
  const odds = (priorProbability / (1 - priorProbability)) * Math.exp(Math.min(700, logFactor));
  return odds / (1 + odds);
}
