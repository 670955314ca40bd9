import { Random } from '../../../common/kernel/random.js';

/** One entrant as the paths see it; books are loadings on independent standard normal shocks of the time left. */
export interface Runner {
  /** equity ÷ start */
  base: number;
  /** expected costs of the time left, ln */
  drag: number;
  book: readonly number[];
  /** what the rest of the time may be fought with, each on as many paths */
  later: readonly Later[];
  /** probability of being eligible at the end */
  qualifies: number;
  /** [0, 1): ties its random choices to its id */
  phase: number;
  /** Σ of squared returns so far, and the least risk of the match: its score is ln(multiple) ÷ the largest of risks */
  squares: number;
  floor: number;
}

/** A way to fight the rest of the time. */
export interface Later {
  loadings: readonly number[];
  /** variance of all of the time left, where nothing is unusual about it */
  variance: number;
  /** largest risk that will have been held */
  largest: number;
}

/** How many paths each runner wins, by either measure. */
export interface Credit {
  score: Float64Array;
  return: Float64Array;
}

const { exp, floor, imul, log, max, sqrt } = Math;
const WORD = 4_294_967_296;

/**
 * How many of the 2 · `pairs` antithetic paths each runner wins. A path's variance is its own, for all alike (`variancesOf`). A path goes to the highest score, or return, among those who
 * qualify in it (among all when nobody does); equals share it. Loops run over paths inside runners and shocks, so
 * that each inner loop is one coefficient times one column.
 */
export function race(runners: readonly Runner[], pairs: number, unsure = 0): Credit {
  const field = { score: new Finish(2 * pairs), return: new Finish(2 * pairs) };
  const moves = new Float64Array(pairs);
  const variances = variancesOf(pairs, unsure);
  runners.forEach((runner, i) => {
    trace(runner, pairs, moves);
    offer(runner, i, moves, variances, field);
  });
  return { score: field.score.credit(runners.length), return: field.return.credit(runners.length) };
}

/** Writes the runner's gain in logarithms, but for its drift, on each pair's first path; on the second it is the negative. */
function trace(runner: Runner, pairs: number, moves: Float64Array): void {
  const assets = runner.book.length;
  const shocks = shocksOf(pairs, 2 * assets);
  moves.fill(0);
  addAll(moves, shocks, 0, runner.book, 0, pairs);
  for (const { later, from, to } of partsOf(runner, pairs)) addAll(moves, shocks, assets, later.loadings, from, to);
}

/** Which pairs are fought how. */
function partsOf({ later, phase }: Runner, pairs: number): { later: Later; from: number; to: number }[] {
  const ways = later.length;
  return later.map((_, h) => ({
    later: later[(h + floor(phase * ways)) % ways],
    from: floor((h * pairs) / ways),
    to: floor(((h + 1) * pairs) / ways),
  }));
}

/** Adds a book's loadings times their columns, from `column` on; two at a time, which reads and writes half as much. */
function addAll(
  moves: Float64Array,
  shocks: readonly Float64Array[],
  column: number,
  book: readonly number[],
  from: number,
  to: number,
): void {
  for (let j = 0; j < book.length; j += 2) {
    const [a, b] = [book[j], book[j + 1] ?? 0];
    const x = shocks[column + j];
    const y = shocks[column + j + 1] ?? x;
    if (a !== 0 || b !== 0) for (let k = from; k < to; k++) moves[k] = moves[k] + a * x[k] + b * y[k];
  }
}

/** A multiple of no more than this is ruin. */
const RUIN = 1e-9;

/** Variance of the moves: books are kept at their part of equity, so that gains multiply and costs never take more than all. */
function spreadOf({ book, later }: Runner): number {
  return square(book) + later.reduce((sum, { loadings }) => sum + square(loadings), 0) / Math.max(1, later.length);
}

const square = (loadings: readonly number[]): number => loadings.reduce((sum, x) => sum + x * x, 0);

type Field = { score: Finish; return: Finish };

/** @param moves of each pair's first path at the expected variance @param variances of each path, ÷ the expected */
function offer(runner: Runner, i: number, moves: Float64Array, variances: Float64Array, field: Field): void {
  const { base, drag } = runner;
  const start = log(max(RUIN, base)) - drag;
  const spread = spreadOf(runner) / 2;
  for (const { later, from, to } of partsOf(runner, moves.length)) {
    for (let path = 2 * from; path < 2 * to; path++) {
      const move = path % 2 === 0 ? moves[path >> 1] : -moves[path >> 1];
      const times = variances[path];
      const risk = max(later.largest, runner.floor, sqrt(runner.squares + later.variance * times));
      finish(runner, i, path, start + move * sqrt(times) - spread * times, risk, field);
    }
  }
}

/** Whether it qualifies in a path is asked only where it could lead. */
function finish({ qualifies, phase }: Runner, i: number, path: number, gain: number, risk: number, field: Field): void {
  const score = gain / risk;
  if (gain < field.return.best[path] && score < field.score.best[path]) return;
  const qualified = qualifies >= 1 || chance(floor(phase * WORD), path) < qualifies;
  field.return.offer(path, i, gain, qualified);
  field.score.offer(path, i, score, qualified);
}

/** In [0, 1), fixed for a runner's seed and a path, independent between runners: a hash (MurmurHash3's finaliser) of both. */
function chance(seed: number, path: number): number {
  let x = imul(seed ^ imul(path + 1, 0x9e3779b1), 0x85ebca6b);
  x = imul(x ^ (x >>> 13), 0xc2b2ae35);
  return ((x ^ (x >>> 16)) >>> 0) / WORD;
}

/** Who leads each path. Values are far above −1e8; those of the unqualified are moved, in order, below. */
const below = (value: number): number => value - 1e9;

class Finish {
  /** of each path, the leader's value: above it nobody's worth is less than as unqualified */
  readonly best: Float64Array;
  private readonly winner: Int32Array;
  private readonly ties = new Map<number, number[]>();

  constructor(paths: number) {
    this.best = new Float64Array(paths).fill(-Infinity);
    this.winner = new Int32Array(paths).fill(-1);
  }

  offer(path: number, runner: number, of: number, qualified: boolean): void {
    const value = qualified ? of : below(of);
    if (value < this.best[path]) return;
    if (value === this.best[path]) {
      this.tie(path, runner);
      return;
    }
    this.best[path] = value;
    this.winner[path] = runner;
    if (this.ties.size > 0) this.ties.delete(path);
  }

  private tie(path: number, runner: number): void {
    const list = this.ties.get(path);
    if (list) list.push(runner);
    else this.ties.set(path, [this.winner[path], runner]);
  }

  credit(runners: number): Float64Array {
    const credit = new Float64Array(runners);
    this.winner.forEach((runner, path) => {
      const list = this.ties.get(path) ?? [runner];
      for (const one of list) credit[one] += 1 / list.length;
    });
    return credit;
  }
}

const cache = new Map<string, Float64Array[]>();

/** Fixed standard normals, one column of `pairs` per shock, each scaled to variance 1. */
function shocksOf(pairs: number, columns: number): Float64Array[] {
  const key = `${pairs}x${columns}`;
  let shocks = cache.get(key);
  if (!shocks) {
    const random = Random.from(`odds/${key}`);
    shocks = Array.from({ length: columns }, () => standardised(pairs, random));
    cache.set(key, shocks);
  }
  return shocks;
}

function standardised(length: number, random: Random): Float64Array {
  const column = Float64Array.from({ length }, () => random.normal());
  const scale = Math.sqrt(column.reduce((sum, x) => sum + x * x, 0) / length);
  return column.map((x) => x / scale);
}

/** Variance of each path ÷ the expected one: lognormal, mean 1, `unsure` the deviation of its logarithm; a pair has opposite ones. */
function variancesOf(pairs: number, unsure: number): Float64Array {
  const [column] = shocksOf(pairs, 1);
  return Float64Array.from({ length: 2 * pairs }, (_, path) => {
    const shock = path % 2 === 0 ? column[path >> 1] : -column[path >> 1];
    return exp(unsure * shock - unsure ** 2 / 2);
  });
}
