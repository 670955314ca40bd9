import { normalCdf, normalQuantile } from '../../../common/kernel/normal.js';
import type { Moments } from './evidence.js';

const EULER_MASCHERONI = 0.5772156649015329;

/**
 * Probability that the true Sharpe ratio is above a benchmark, given skewness and kurtosis (Bailey & López de Prado, "The Sharpe
 * Ratio Efficient Frontier", Journal of Risk 15(2), 2012). @param benchmark per observation, as the measured one
 */
export function probabilisticSharpe({ observations, sharpe, skewness, kurtosis }: Moments, benchmark = 0): number {
  const spread = 1 - skewness * sharpe + ((kurtosis - 1) / 4) * sharpe ** 2;
  return normalCdf(((sharpe - benchmark) * Math.sqrt(observations - 1)) / Math.sqrt(Math.max(spread, 1e-12)));
}

/**
 * Expected largest of the Sharpe ratios of `trials` independent participants without skill (Bailey & López de Prado, "The
 * Deflated Sharpe Ratio", Journal of Portfolio Management 40(5), 2014). @param variance of the ratios over the trials
 */
export function bestOfLuck(trials: number, variance: number): number {
  if (trials < 2) return 0;
  const high = (1 - EULER_MASCHERONI) * normalQuantile(1 - 1 / trials);
  return Math.sqrt(variance) * (high + EULER_MASCHERONI * normalQuantile(1 - 1 / (trials * Math.E)));
}

/** Probability that the true Sharpe ratio is above what the luckiest of `trials` would show (same source). */
export const deflatedSharpe = (moments: Moments, trials: number, variance: number): number =>
  probabilisticSharpe(moments, bestOfLuck(trials, variance));
