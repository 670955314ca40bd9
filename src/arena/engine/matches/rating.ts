import { plackettLuce } from './plackett-luce.js';

/** Skill as a normal belief; a newcomer is 25 ± 25/3. */
export interface Rating {
  mu: number;
  sigma: number;
}

/** Uncertainty added before each match, so that ratings follow those who change (Weng & Lin's τ). */
const TAU = 25 / 300;

export const newRating = (): Rating => ({ mu: 25, sigma: 25 / 3 });

/** The displayed rating, 24·(μ − 3σ) + 1500: a newcomer stands at 1500. */
export const displayRating = ({ mu, sigma }: Rating): number => 24 * (mu - 3 * sigma) + 1500;

/**
 * Ratings after one match by Plackett–Luce (Weng & Lin, JMLR 12, 2011), in the order given.
 * @param ranks 1 = first; equal ranks are ties. A field of fewer than two changes nothing.
 */
export function ratedAfter(ratings: readonly Rating[], ranks: readonly number[]): Rating[] {
  return ratings.length < 2 ? ratings.map((r) => ({ ...r })) : plackettLuce(ratings, ranks, TAU);
}
