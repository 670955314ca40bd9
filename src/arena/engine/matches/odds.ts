import { Random } from '../../../common/kernel/random.js';
import { cholesky, covarianceOver } from './covariance.js';
import type { Covariance } from './covariance.js';
import { heldFraction, turnoverRate } from './exposure-history.js';
import type { ExposureHistory } from './exposure-history.js';
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
/** Steps of two low-discrepancy sequences: frac(k·step) fills [0, 1) evenly. */
const GOLDEN = 0.618_033_988_749_894_9;
const SILVER = 0.414_213_562_373_095_1;

const { floor, max } = Math;

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
  const field = prepare(entrants, covariance, msLeft);
  const pairs = pairsFor(entrants.length, settings.pairs);
  const credit = new Float64Array(entrants.length);
  const race = raceOf(field, credit);
  const normals = draws(settings.pairs, field.assets);
  for (let k = 0; k < pairs; k++) runPair(field, normals, k, race);
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

/** The field as flat arrays: per entrant its base multiple, its book and past books in the space of the shocks. */
interface Field {
  size: number;
  assets: number;
  base: Float64Array;
  drag: Float64Array;
  /** √e · (book · L) per entrant */
  book: Float64Array;
  /** √(1−e) · (past book · L), all entrants' past books one after another */
  past: Float64Array;
  pastFrom: Int32Array;
  pastCount: Int32Array;
  qualifies: Float64Array;
  phase: Float64Array;
  everyoneQualifies: boolean;
}

function prepare(entrants: readonly Entrant[], covariance: Covariance, msLeft: number): Field {
  const assets = Math.round(Math.sqrt(covariance.fast.length));
  const lower = cholesky(covarianceOver(covariance, msLeft), assets);
  const size = entrants.length;
  const books = entrants.map((entrant) =>
    entrant.history.books.length > 0 ? entrant.history.books : [entrant.exposures],
  );
  const field: Field = {
    size,
    assets,
    base: Float64Array.from(entrants, (e) => e.equity / e.start),
    drag: Float64Array.from(entrants, (e) => e.drag * msLeft),
    book: new Float64Array(size * assets),
    past: new Float64Array(books.reduce((sum, list) => sum + list.length, 0) * assets),
    pastFrom: new Int32Array(size),
    pastCount: Int32Array.from(books, (list) => list.length),
    qualifies: Float64Array.from(entrants, (e) => e.qualifies),
    phase: Float64Array.from(entrants, (e) => phaseOf(e.id)),
    everyoneQualifies: entrants.every((e) => e.qualifies >= 1),
  };
  let from = 0;
  entrants.forEach((entrant, i) => {
    const held = heldFraction(turnoverRate(entrant.history), msLeft);
    project(entrant.exposures, lower, assets, Math.sqrt(held), field.book, i * assets);
    field.pastFrom[i] = from;
    for (const book of books[i]) {
      project(book, lower, assets, Math.sqrt(1 - held), field.past, from);
      from += assets;
    }
  });
  return field;
}

/** Writes scale · (book · L) into `out` at `offset`. */
function project(
  book: readonly number[],
  lower: Float64Array,
  n: number,
  scale: number,
  out: Float64Array,
  offset: number,
): void {
  for (let j = 0; j < n; j++) {
    let sum = 0;
    for (let i = j; i < n; i++) sum += book[i] * lower[i * n + j];
    out[offset + j] = scale * sum;
  }
}

/** FNV-1a of an id, in [0, 1): where its low-discrepancy sequences start. */
function phaseOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193);
  return (hash >>> 0) / 4_294_967_296;
}

interface Race {
  /** one path: who leads among the qualified and among all, ties included */
  offer(entrant: number, multiple: number, qualified: boolean): void;
  finish(): void;
}

function raceOf(field: Field, credit: Float64Array): Race {
  const winners = new Int32Array(field.size);
  const leaders = new Int32Array(field.size);
  let best = -Infinity;
  let ties = 0;
  let bestOfAll = -Infinity;
  let tiesOfAll = 0;
  return {
    offer(entrant, multiple, qualified) {
      if (qualified) {
        if (multiple > best) {
          best = multiple;
          ties = 0;
        }
        if (multiple === best) winners[ties++] = entrant;
      } else if (best === -Infinity) {
        if (multiple > bestOfAll) {
          bestOfAll = multiple;
          tiesOfAll = 0;
        }
        if (multiple === bestOfAll) leaders[tiesOfAll++] = entrant;
      }
    },
    finish() {
      const first = ties > 0 ? winners : leaders;
      const count = ties > 0 ? ties : tiesOfAll;
      for (let i = 0; i < count; i++) credit[first[i]] += 1 / count;
      best = bestOfAll = -Infinity;
      ties = tiesOfAll = 0;
    },
  };
}

/** One antithetic pair of paths: the shocks, and the shocks turned round. */
function runPair(field: Field, normals: Float64Array, pair: number, race: Race): void {
  const moves = new Float64Array(field.size);
  for (let i = 0; i < field.size; i++) moves[i] = moveOf(field, normals, pair, i);
  for (const sign of [1, -1]) {
    const path = 2 * pair + (sign > 0 ? 0 : 1);
    for (let i = 0; i < field.size; i++) {
      const qualified = field.everyoneQualifies || fraction(field.phase[i] + path * GOLDEN) < field.qualifies[i];
      race.offer(i, field.base[i] * max(0, 1 + sign * moves[i] - field.drag[i]), qualified);
    }
    race.finish();
  }
}

function moveOf(field: Field, normals: Float64Array, pair: number, i: number): number {
  const n = field.assets;
  const shock = pair * 2 * n;
  const drawn = floor(fraction(field.phase[i] + pair * SILVER) * field.pastCount[i]);
  const past = field.pastFrom[i] + drawn * n;
  let move = 0;
  for (let j = 0; j < n; j++) {
    move += field.book[i * n + j] * normals[shock + j] + field.past[past + j] * normals[shock + n + j];
  }
  return move;
}

const fraction = (x: number): number => x - floor(x);

function shrunk(credit: Float64Array, entrants: readonly Entrant[], paths: number, prior: number): number[] {
  const weight = entrants.reduce((sum, entrant) => sum + entrant.qualifies, 0);
  return entrants.map((entrant, i) => {
    const share = weight > 0 ? entrant.qualifies / weight : 1 / entrants.length;
    return (credit[i] / paths + prior * share) / (1 + prior);
  });
}

const cache = new Map<string, Float64Array>();

/** The fixed standard normals: two per asset and pair of paths, each column scaled to variance 1. */
function draws(pairs: number, assets: number): Float64Array {
  const key = `${pairs}x${assets}`;
  const known = cache.get(key);
  if (known) return known;
  const random = Random.from(`odds/${key}`);
  const out = Float64Array.from({ length: pairs * 2 * assets }, () => random.normal());
  for (let j = 0; j < 2 * assets; j++) {
    let squares = 0;
    for (let k = 0; k < pairs; k++) squares += out[k * 2 * assets + j] ** 2;
    for (let k = 0; k < pairs; k++) out[k * 2 * assets + j] /= Math.sqrt(squares / pairs);
  }
  cache.set(key, out);
  return out;
}
