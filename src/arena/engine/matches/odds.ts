import { riskIn } from '../skill/score.js';
import { cholesky, covarianceOver, underCorrelation } from './covariance.js';
import type { Expected } from './covariance.js';
import { heldFraction, stretchMs, turnoverOf } from './exposure-history.js';
import type { ExposureHistory } from './exposure-history.js';
import { race } from './race.js';
import type { Later, Runner } from './race.js';
import { byReturn, byStanding } from './ranking.js';

export interface Entrant {
  id: string;
  /** USD now, and the equity from which its return counts */
  equity: number;
  start: number;
  /** signed, fractions of equity, in the order of the covariance */
  exposures: readonly number[];
  history: ExposureHistory;
  /** probability of being eligible at the end, 0–1 (`outlookOf`); 1 for those who already are */
  qualifies: number;
  /** maximum drawdown so far, ≥ 0; breaks ties at the end */
  drawdown: number;
  /** expected costs of the time left where it qualifies, fraction of equity, ≥ 0 (fills still to come × what one costs); 0 when unknown */
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
  /** deviation of ln(variance to come ÷ variance expected) */
  unsure: number;
  /** how far the odds are tempered at the start of a match: p to the power 1 ÷ (1 + this × (share of the time left)²) */
  temper: number;
  /** part of the paths, over a time much longer than one's past, in which one trades like others of the field */
  others: number;
}

/** Chosen by log loss over leagues of their own seeds; see decision 45. */
export const ODDS: OddsSettings = { pairs: 750, prior: 0.03, unsure: 0.7, temper: 0.25, others: 0.5 };

const FULL_FIELD = 64;
const FEWEST_PAIRS = 128;
/**
 * Monte Carlo over the assets' returns in the time left, on fixed common antithetic draws whose variance is itself uncertain. The
 * present book stands for `heldFraction` of that time; the rest is fought with a book of the entrant's own past, or, the more so
 * the longer the time left is than that past, with one of the field's. What it will have risked by then goes with the path.
 * Every random number is tied to an entrant's id, so the order of the list does not matter. Ties share a path.
 * @param msLeft time to the end @param msMatch length of the match
 */
export function oddsOf(
  entrants: readonly Entrant[],
  expected: Expected,
  msLeft: number,
  msMatch: number,
  settings: OddsSettings = ODDS,
): Odds {
  if (entrants.length === 0) return { score: [], return: [] };
  if (msLeft <= 0) return decided(entrants);
  const pairs = pairsFor(entrants.length, settings.pairs);
  const credit = race(runnersOf(entrants, expected, msLeft, msMatch, settings.others), pairs, settings.unsure);
  const share = Math.min(1, msLeft / msMatch);
  const [of, power] = [settings.prior * share, 1 / (1 + settings.temper * share ** 2)];
  const odds = (wins: Float64Array): number[] => shrunk(tempered(wins, power), entrants, of);
  return { score: odds(credit.score), return: odds(credit.return) };
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

/** A book in the space of independent shocks over all of the time left, and what it risks. */
interface Seen {
  loadings: readonly number[];
  /** as minutes show it, from which realised risk is made */
  variance: number;
  /** of the whole match */
  risk: number;
}

/** What a book comes to. */
type Sight = (book: readonly number[]) => Seen;

function sightOf(expected: Expected, msLeft: number, msMatch: number): Sight {
  const minutes = covarianceOver(expected, msLeft);
  const whole = covarianceOver(expected, msMatch);
  const assets = Math.round(Math.sqrt(minutes.length));
  const { correlation } = expected;
  const lower = cholesky(correlation ? underCorrelation(minutes, correlation) : minutes, assets);
  return (book) => ({
    loadings: projected(book, lower, assets),
    variance: riskIn(book, minutes) ** 2,
    risk: riskIn(book, whole),
  });
}

/** Books of each one's past that are looked at in a field so large that there are few paths. */
const FEW_BOOKS = 8;

const runnersOf = (
  entrants: readonly Entrant[],
  expected: Expected,
  msLeft: number,
  msMatch: number,
  others: number,
): Runner[] => {
  const see = sightOf(expected, msLeft, msMatch);
  const field = booksOfField(entrants).map(see);
  const most = entrants.length <= FULL_FIELD ? Infinity : FEW_BOOKS;
  return entrants.map((entrant) => runnerOf(entrant, see, field, msLeft, others, most));
};

function runnerOf(
  entrant: Entrant,
  see: Sight,
  field: readonly Seen[],
  msLeft: number,
  others: number,
  most: number,
): Runner {
  const { history, risk, exposures, equity, start, drag, qualifies, id } = entrant;
  const held = heldFraction(turnoverOf(history), msLeft);
  const now = see(exposures);
  const past = spreadOver(history.books, exposures, most).map(see);
  const largest = Math.max(risk.largest, now.risk);
  const phase = phaseOf(id);
  const usual = held * now.variance + (1 - held) * mean(past.map(({ variance }) => variance));
  const riskiest = largest + (1 - held) * Math.max(0, ...past.map((one) => one.risk - largest));
  const own = past.map(({ loadings }): Later => ({
    loadings: scaled(loadings, Math.sqrt(1 - held)),
    variance: usual,
    largest: riskiest,
  }));
  const foreign = ({ loadings, variance, risk: its }: Seen): Later => ({
    loadings: scaled(loadings, Math.sqrt(1 - held)),
    variance: held * now.variance + (1 - held) * variance,
    largest: Math.max(riskiest, largest + (1 - held) * (its - largest)),
  });
  const span = history.books.length * stretchMs(history);
  return {
    base: equity / start,
    drag,
    book: scaled(now.loadings, Math.sqrt(held)),
    later: mixed(own, field, (others * msLeft) / (msLeft + span), phase).map((one) =>
      'risk' in one ? foreign(one) : one,
    ),
    qualifies,
    phase,
    squares: risk.squares,
    floor: risk.floor,
  };
}

/** Own books that come in turn at least. */
const FEWEST_OWN = 16;

/** One's own books, each as often, and so many of the field's that they are this share. */
function mixed(own: readonly Later[], field: readonly Seen[], share: number, phase: number): (Later | Seen)[] {
  const turns = Math.ceil(FEWEST_OWN / own.length);
  const mine = Array.from({ length: turns }, () => own).flat();
  const count = Math.round((mine.length * share) / (1 - share));
  const [from, step] = [Math.floor(phase * field.length), Math.max(1, Math.floor(field.length / Math.max(1, count)))];
  return [...mine, ...Array.from({ length: count }, (_, k) => field[(from + k * step) % field.length])];
}

/** Whose books, and how many of each, stand for what one of the field may hold. */
const FIELD = { entrants: 64, books: 4 };

function booksOfField(entrants: readonly Entrant[]): (readonly number[])[] {
  const there = entrants.filter(({ qualifies }) => qualifies > 0);
  const some = (there.length > 0 ? there : entrants).map((one) => ({ one, phase: phaseOf(one.id) }));
  some.sort((a, b) => a.phase - b.phase || (a.one.id < b.one.id ? -1 : 1));
  return some.slice(0, FIELD.entrants).flatMap(({ one }) => spreadOver(one.history.books, one.exposures, FIELD.books));
}

/** At most so many books, as far apart in time as they are. */
function spreadOver(books: readonly (readonly number[])[], now: readonly number[], most: number) {
  if (books.length === 0) return [now];
  const every = Math.max(1, Math.ceil(books.length / most));
  return books.filter((_, i) => (books.length - 1 - i) % every === 0);
}

const scaled = (loadings: readonly number[], by: number): number[] => loadings.map((x) => by * x);
const mean = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / list.length;

/** book · L */
function projected(book: readonly number[], lower: Float64Array, n: number): number[] {
  const out: number[] = [];
  for (let j = 0; j < n; j++) {
    let sum = 0;
    for (let i = j; i < n; i++) sum += book[i] * lower[i * n + j];
    out.push(sum);
  }
  return out;
}

/** FNV-1a of an id, in [0, 1): where its random choices start. */
function phaseOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193);
  return (hash >>> 0) / 4_294_967_296;
}

function shrunk(chances: readonly number[], entrants: readonly Entrant[], prior: number): number[] {
  const weight = entrants.reduce((sum, entrant) => sum + entrant.qualifies, 0);
  return entrants.map((entrant, i) => {
    const share = weight > 0 ? entrant.qualifies / weight : 1 / entrants.length;
    return (chances[i] + prior * share) / (1 + prior);
  });
}

/** Shares of the paths, brought closer by a power below 1 (temperature scaling, Guo et al. 2017): what is certain stays so. */
function tempered(wins: Float64Array, power: number): number[] {
  const powers = Array.from(wins, (won) => won ** power);
  const total = powers.reduce((sum, p) => sum + p, 0);
  return powers.map((p) => p / total);
}
