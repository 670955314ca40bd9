import { Random } from '../../../common/kernel/random.js';

/** One entrant as the paths see it; books are loadings on independent standard normal shocks of the time left. */
export interface Runner {
  /** equity ÷ start */
  base: number;
  /** expected costs of the time left, fraction */
  drag: number;
  book: readonly number[];
  past: readonly (readonly number[])[];
  /** probability of being eligible at the end */
  qualifies: number;
  /** [0, 1): ties its random choices to its id */
  phase: number;
}

const { floor, imul, max } = Math;
const WORD = 4_294_967_296;

/**
 * How many of the 2 · `pairs` antithetic paths each runner wins. A path goes to the highest multiple among those who
 * qualify in it (among all when nobody does); equals share it. Loops run over paths inside runners and shocks, so
 * that each inner loop is one coefficient times one column.
 */
export function race(runners: readonly Runner[], pairs: number): Float64Array {
  const field = new Finish(2 * pairs);
  const moves = new Float64Array(pairs);
  runners.forEach((runner, i) => {
    trace(runner, pairs, moves);
    offer(runner, i, moves, field);
  });
  return field.credit(runners.length);
}

/** Writes the runner's relative gain on each pair's first path; on the second it is the negative. */
function trace(runner: Runner, pairs: number, moves: Float64Array): void {
  const assets = runner.book.length;
  const shocks = shocksOf(pairs, 2 * assets);
  moves.fill(0);
  addAll(moves, shocks, 0, runner.book, 0, pairs);
  const books = runner.past.length;
  for (let h = 0; h < books; h++) {
    const from = floor((h * pairs) / books);
    const to = floor(((h + 1) * pairs) / books);
    const past = runner.past[(h + floor(runner.phase * books)) % books];
    addAll(moves, shocks, assets, past, from, to);
  }
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

/** Whether it qualifies in a path is asked only where it could lead. */
function offer(runner: Runner, i: number, moves: Float64Array, field: Finish): void {
  const { base, drag, qualifies, phase } = runner;
  const { best } = field;
  const seed = floor(phase * WORD);
  for (let k = 0; k < moves.length; k++) {
    const up = base * max(0, 1 + moves[k] - drag);
    const down = base * max(0, 1 - moves[k] - drag);
    if (up >= best[2 * k]) field.offer(2 * k, i, up, qualifies >= 1 || chance(seed, 2 * k) < qualifies);
    if (down >= best[2 * k + 1]) {
      field.offer(2 * k + 1, i, down, qualifies >= 1 || chance(seed, 2 * k + 1) < qualifies);
    }
  }
}

/** In [0, 1), fixed for a runner's seed and a path, independent between runners: a hash (MurmurHash3's finaliser) of both. */
function chance(seed: number, path: number): number {
  let x = imul(seed ^ imul(path + 1, 0x9e3779b1), 0x85ebca6b);
  x = imul(x ^ (x >>> 13), 0xc2b2ae35);
  return ((x ^ (x >>> 16)) >>> 0) / WORD;
}

/** Who leads each path. Multiples are ≥ 0 and below 1e9; those of the unqualified are pressed, in order, below zero. */
const below = (multiple: number): number => multiple * 1e-9 - 1;

class Finish {
  /** of each path, the leader's value: above it nobody's worth is less than as unqualified */
  readonly best: Float64Array;
  private readonly winner: Int32Array;
  private readonly ties = new Map<number, number[]>();

  constructor(paths: number) {
    this.best = new Float64Array(paths).fill(-2);
    this.winner = new Int32Array(paths).fill(-1);
  }

  offer(path: number, runner: number, multiple: number, qualified: boolean): void {
    const value = qualified ? multiple : below(multiple);
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
