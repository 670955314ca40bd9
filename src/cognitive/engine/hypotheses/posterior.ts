import { PARAMETERS } from '../parameters.js';
import { logBeta } from '../special.js';

const { priorProbability, priorStrength } = PARAMETERS.hypotheses;

/** Successes k of n trials with (1) and without (0) the condition. */
export interface Counts {
  n1: number;
  k1: number;
  n0: number;
  k0: number;
}

/** ln of the Bayes factor of two rates against one, in one stratum; 0 where there is nothing to compare. */
function logBayesFactor({ n1, k1, n0, k0 }: Counts): number {
  const n = n1 + n0;
  const k = k1 + k0;
  if (n1 === 0 || n0 === 0 || k === 0 || k === n) return 0;
  const a = (priorStrength * k) / n;
  const b = priorStrength - a;
  const two = logBeta(k1 + a, n1 - k1 + b) + logBeta(k0 + a, n0 - k0 + b) - logBeta(a, b);
  return two - logBeta(k + a, n - k + b);
}

/**
 * Posterior probability that the rates differ: Beta-binomial marginal likelihoods, each rate with a prior of
 * strength 20 centred on the stratum's pooled rate, prior probability .05. Strata (how lively it had been) keep busy
 * times from passing for causes: only like is compared with like. Without contrast in the data, the prior.
 */
export function posterior(strata: readonly Counts[]): number {
  const evidence = strata.reduce((sum, counts) => sum + logBayesFactor(counts), 0);
  const odds = (priorProbability / (1 - priorProbability)) * Math.exp(Math.min(700, evidence));
  return odds / (1 + odds);
}

/** The counts over all strata. */
export const total = (strata: readonly Counts[]): Counts =>
  strata.reduce((sum, c) => ({ n1: sum.n1 + c.n1, k1: sum.k1 + c.k1, n0: sum.n0 + c.n0, k0: sum.k0 + c.k0 }), {
    n1: 0,
    k1: 0,
    n0: 0,
    k0: 0,
  });

/**
 * Rate with the condition relative to the rate without, like with like (Mantel & Haenszel 1959); Infinity when it
 * never happens without, NaN when it never happens at all.
 */
export function lift(strata: readonly Counts[]): number {
  let above = 0;
  let below = 0;
  for (const { n1, k1, n0, k0 } of strata) {
    if (n1 === 0 || n0 === 0) continue;
    above += (k1 * n0) / (n1 + n0);
    below += (k0 * n1) / (n1 + n0);
  }
  return above / below;
}

/**
 * P(p_B > p_A) for Beta(1, 1) priors (Miller's closed form). Not used to publish: over many rules it finds
 * chance patterns; it is shown beside the posterior.
 */
export function credence(a: { k: number; n: number }, b: { k: number; n: number }): number {
  const aA = a.k + 1;
  const bA = a.n - a.k + 1;
  const bB = b.n - b.k + 1;
  let total = 0;
  for (let i = 0; i <= b.k; i++) {
    total += Math.exp(logBeta(aA + i, bB + bA) - Math.log(bB + i) - logBeta(1 + i, bB) - logBeta(aA, bA));
  }
  return Math.min(1, total);
}

/**
 * Bayesian control of the false discovery rate: how many of the strongest may be published so that the
 * expected share of false ones is at most `rate`. @param descending posteriors, largest first
 */
export function publishable(descending: readonly number[], rate: number): number {
  let doubt = 0;
  let count = 0;
  descending.forEach((p, i) => {
    doubt += 1 - p;
    if (doubt / (i + 1) <= rate) count = i + 1;
  });
  return count;
}
