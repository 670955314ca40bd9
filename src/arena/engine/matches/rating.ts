import { rate, rating } from 'openskill';
import { plackettLuce } from './plackett-luce.js';

/** Skill as a normal belief; a newcomer is 25 ± 25/3. */
export interface Rating {
  mu: number;
  sigma: number;
}

/** Uncertainty added before each match, so that ratings follow those who change (Weng & Lin's τ). */
const TAU = 25 / 300;
/** openskill compares everybody with everybody; larger fields go the linear way to the same numbers. */
const PAIRWISE_FIELD = 256;

export const newRating = (): Rating => rating();

/** The displayed rating, 24·(μ − 3σ) + 1500: a newcomer stands at 1500. */
export const displayRating = ({ mu, sigma }: Rating): number => 24 * (mu - 3 * sigma) + 1500;

/**
 * Ratings after one match by Plackett–Luce (Weng & Lin, JMLR 12, 2011; openskill), in the order given.
 * @param ranks 1 = first; equal ranks are ties. A field of fewer than two changes nothing.
 */
export function ratedAfter(ratings: readonly Rating[], ranks: readonly number[]): Rating[] {
  if (ratings.length < 2) return ratings.map((r) => ({ ...r }));
  if (ratings.length > PAIRWISE_FIELD) return plackettLuce(ratings, ranks, TAU);
  return rate(
    ratings.map((r) => [rating(r)]),
    { rank: [...ranks], tau: TAU },
  ).map(([after]) => ({ mu: after.mu, sigma: after.sigma }));
}
