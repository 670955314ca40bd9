import { riskIn } from '../skill/score.js';
import { cholesky, covarianceOver } from './covariance.js';
import type { Covariance } from './covariance.js';
import { heldFraction, turnoverRate } from './exposure-history.js';
import type { ExposureHistory } from './exposure-history.js';
import { race } from './race.js';
import type { Runner } from './race.js';
import { byReturn, byStanding } from './ranking.js';

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
  risk: RiskSoFar;
}

/** What the score divides by, so far in the match; fractions. */
export interface RiskSoFar {
  /** Σ of squared returns */
  squares: number;
  /** largest `bookRisk` held */
  largest: number;
  /** `leastRisk` of the match */
  floor: number;
}

/** Probability of each entrant to finish first by score, and by return; Σ = 1 each (empty for an empty field). */
export interface Odds {
  score: number[];
  return: number[];
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
 * Monte Carlo over the assets' returns in
 * the time left, on fixed common antithetic draws. The present book stands for e = (1 − e^(−λτ))/(λτ) of that time;
 * the rest is fought with a book of the entrant's own past; what it will have risked by then is expected. Every random number is tied to an entrant's id, so the
 * order of the list does not matter. Ties share a path.
 * @param msLeft time to the end @param msMatch length of the match
 */
export function oddsOf(
  entrants: readonly Entrant[],
  covariance: Covariance,
  msLeft: number,
  msMatch: number,
  settings: OddsSettings = ODDS,
): Odds {
  if (entrants.length === 0) return { score: [], return: [] };
  if (msLeft <= 0) return decided(entrants);
  const pairs = pairsFor(entrants.length, settings.pairs);
  const credit = race(runnersOf(entrants, covariance, msLeft, msMatch), pairs);
  const prior = settings.prior * Math.min(1, msLeft / msMatch);
  return {
    score: shrunk(credit.score, entrants, 2 * pairs, prior),
    return: shrunk(credit.return, entrants, 2 * pairs, prior),
  };
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

function decided(entrants: readonly Entrant[]): Odds {
  const order = entrants.map((entrant, at) => ({
    at,
    id: entrant.id,
    eligible: entrant.qualifies > 0,
    score: scoreNow(entrant),
    return_pct: entrant.equity / entrant.start,
    max_drawdown_pct: entrant.drawdown,
  }));
  const certain = (by: typeof byStanding): number[] => {
    const winner = order.reduce((best, next) => (by(next, best) < 0 ? next : best)).at;
    return entrants.map((_, i) => (i === winner ? 1 : 0));
  };
  return { score: certain(byStanding), return: certain(byReturn) };
}

const scoreNow = ({ equity, start, risk: { squares, largest, floor } }: Entrant): number =>
  equity > 0 ? Math.log(equity / start) / Math.max(Math.sqrt(squares), largest, floor) : -Infinity;

/** Each entrant's books in the space of independent shocks: √e·(book·L) now, √(1−e)·(past book·L) later. */
function runnersOf(entrants: readonly Entrant[], covariance: Covariance, msLeft: number, msMatch: number): Runner[] {
  const assets = Math.round(Math.sqrt(covariance.fast.length));
  const lower = cholesky(covarianceOver(covariance, msLeft), assets);
  const whole = covarianceOver(covariance, msMatch);
  return entrants.map((entrant) => {
    const held = heldFraction(turnoverRate(entrant.history), msLeft);
    const books = entrant.history.books.length > 0 ? entrant.history.books : [entrant.exposures];
    const book = projected(entrant.exposures, lower, assets, Math.sqrt(held));
    const past = books.map((one) => projected(one, lower, assets, Math.sqrt(1 - held)));
    return {
      base: entrant.equity / entrant.start,
      drag: entrant.drag * msLeft,
      book,
      past,
      qualifies: entrant.qualifies,
      phase: phaseOf(entrant.id),
      sigma: sigmaAtEnd(entrant, size(book) + mean(past.map(size)), held, whole),
    };
  });
}

/** @param coming variance of the time left @param held part of it in which the present book stands @param whole covariance of the match */
function sigmaAtEnd(
  { risk, exposures, history }: Entrant,
  coming: number,
  held: number,
  whole: readonly number[],
): number {
  const largest = Math.max(risk.largest, riskIn(exposures, whole));
  const past = history.books.reduce((most, book) => Math.max(most, riskIn(book, whole)), largest);
  return Math.max(Math.sqrt(risk.squares + coming), largest + (1 - held) * (past - largest), risk.floor);
}

const size = (loadings: readonly number[]): number => loadings.reduce((sum, x) => sum + x * x, 0);
const mean = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / list.length;

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
