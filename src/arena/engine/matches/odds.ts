import { cholesky, covarianceOver } from './covariance.js';
import type { Covariance } from './covariance.js';
import { heldFraction, turnoverRate } from './exposure-history.js';
import type { ExposureHistory } from './exposure-history.js';
import { race } from './race.js';
import type { Runner } from './race.js';
import { byStanding } from './ranking.js';

export interface Entrant {
  id: string;
  /** USD now, and the equity from which its return counts */
  equity: number;
  start: number;
  /** signed, fractions of equity, in the order of the covariance */
  exposures: readonly number[];
  history: ExposureHistory;
  /** probability of being eligible at the end, 0–1 (`chanceToQualify`); 1 for those who already are */
  qualifies: number;
  /** maximum drawdown so far, ≥ 0; breaks ties at the end */
  drawdown: number;
  /** expected costs, fraction of equity per ms, ≥ 0 (fees so far ÷ equity ÷ time); 0 when unknown */
  drag: number;
}

export interface OddsSettings {
  /** antithetic pairs of paths for up to 64 entrants; fewer beyond, at least 128 */
  pairs: number;
  /** weight of the uniform prior at the start of a match, as a part of all paths; falls linearly to 0 */
  prior: number;
}

export const ODDS: OddsSettings = { pairs: 750, prior: 0.03 };

const FULL_FIELD = 64;
const FEWEST_PAIRS = 128;
/**
 * Probability of each entrant to finish first, Σ = 1 (0 for an empty field): Monte Carlo over the assets' returns in
 * the time left, on fixed common antithetic draws. The present book stands for e = (1 − e^(−λτ))/(λτ) of that time;
 * the rest is fought with a book of the entrant's own past. Every random number is tied to an entrant's id, so the
 * order of the list does not matter. Ties share a path.
 * @param msLeft time to the end @param msMatch length of the match
 */
export function winProbabilities(
  entrants: readonly Entrant[],
  covariance: Covariance,
  msLeft: number,
  msMatch: number,
  settings: OddsSettings = ODDS,
): number[] {
  if (entrants.length === 0) return [];
  if (msLeft <= 0) return decided(entrants);
  const pairs = pairsFor(entrants.length, settings.pairs);
  const credit = race(runnersOf(entrants, covariance, msLeft), pairs);
  return shrunk(credit, entrants, 2 * pairs, settings.prior * Math.min(1, msLeft / msMatch));
}

const pairsFor = (entrants: number, pairs: number): number =>
  entrants <= FULL_FIELD ? pairs : Math.min(pairs, Math.max(FEWEST_PAIRS, Math.round((pairs * FULL_FIELD) / entrants)));

/** 1 / p without margin; null for an impossible win. */
export const decimalOdds = (probability: number): number | null => (probability > 0 ? 1 / probability : null);

/** Probabilities given that one of the `eligible` wins: scaled to Σ = 1 over them, null for the others. */
export function amongEligible(probabilities: readonly number[], eligible: readonly boolean[]): (number | null)[] {
  const count = eligible.filter(Boolean).length;
  const total = probabilities.reduce((sum, p, i) => sum + (eligible[i] ? p : 0), 0);
  return probabilities.map((p, i) => (!eligible[i] ? null : total > 0 ? p / total : 1 / count));
}

function decided(entrants: readonly Entrant[]): number[] {
  const order = entrants.map((entrant, at) => ({
    at,
    id: entrant.id,
    eligible: entrant.qualifies > 0,
    return_pct: entrant.equity / entrant.start,
    max_drawdown_pct: entrant.drawdown,
  }));
  const winner = order.reduce((best, next) => (byStanding(next, best) < 0 ? next : best)).at;
  return entrants.map((_, i) => (i === winner ? 1 : 0));
}

/** Each entrant's books in the space of independent shocks: √e·(book·L) now, √(1−e)·(past book·L) later. */
function runnersOf(entrants: readonly Entrant[], covariance: Covariance, msLeft: number): Runner[] {
  const assets = Math.round(Math.sqrt(covariance.fast.length));
  const lower = cholesky(covarianceOver(covariance, msLeft), assets);
  return entrants.map((entrant) => {
    const held = heldFraction(turnoverRate(entrant.history), msLeft);
    const past = entrant.history.books.length > 0 ? entrant.history.books : [entrant.exposures];
    return {
      base: entrant.equity / entrant.start,
      drag: entrant.drag * msLeft,
      book: projected(entrant.exposures, lower, assets, Math.sqrt(held)),
      past: past.map((book) => projected(book, lower, assets, Math.sqrt(1 - held))),
      qualifies: entrant.qualifies,
      phase: phaseOf(entrant.id),
    };
  });
}

/** scale · (book · L) */
function projected(book: readonly number[], lower: Float64Array, n: number, scale: number): number[] {
  const out: number[] = [];
  for (let j = 0; j < n; j++) {
    let sum = 0;
    for (let i = j; i < n; i++) sum += book[i] * lower[i * n + j];
    out.push(scale * sum);
  }
  return out;
}

/** FNV-1a of an id, in [0, 1): where its random choices start. */
function phaseOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193);
  return (hash >>> 0) / 4_294_967_296;
}

function shrunk(credit: Float64Array, entrants: readonly Entrant[], paths: number, prior: number): number[] {
  const weight = entrants.reduce((sum, entrant) => sum + entrant.qualifies, 0);
  return entrants.map((entrant, i) => {
    const share = weight > 0 ? entrant.qualifies / weight : 1 / entrants.length;
    return (credit[i] / paths + prior * share) / (1 + prior);
  });
}
