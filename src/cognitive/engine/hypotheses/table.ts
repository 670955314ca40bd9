import { PARAMETERS } from '../parameters.js';
import { ANTECEDENTS, bitsOf, mayBeAsked, measureOf, MEASURES, PREDICATE_COUNT, PREDICATES } from './predicates.js';

const { clusterGapBins, clusterBins } = PARAMETERS.hypotheses;

/** One minute: which predicates happened, in which seconds, and how many of each measure. */
export interface Bin {
  mask: number;
  /** a predicate and its seconds, in order */
  seconds: [b: number, ...at: number[]][];
  counts: number[];
}

/**
 * Of bins with a: how often b came after (k1), before (k0) and four minutes before that (far); the clusters' leaning:
 * sum, how many leaned by 1, 2, 3; and the difference within the cluster still open. Integers, so a log recounts them.
 */
export type Cell = [k1: number, k0: number, far: number, sum: number, d1: number, d2: number, d3: number, open: number];
export const newCell = (): Cell => [0, 0, 0, 0, 0, 0, 0, 0];

/**
 * Where b is looked for, seconds: later than the first and up to the second after a, and likewise before a. Seconds and
 * not bins, so that what always happens on the minute has equal times on both sides.
 */
export const LAGS = [
  { from: 0, to: 60 },
  { from: 0, to: 120 },
  { from: 60, to: 180 },
] as const;
const CELLS_A_ROW = PREDICATE_COUNT * LAGS.length;
const FAR = 240;

/** Bins kept: the one looked at, those after it, and those before it. */
const AFTER = 3;
const BEFORE = 7;

export interface Table {
  open: Bin;
  /** closed bins, oldest first: BEFORE + 1 + AFTER */
  recent: Bin[];
  /** bins closed and looked at */
  bins: number;
  /** bins with each antecedent since exploring began anew */
  met: number[];
  /** first and last bin of each antecedent's open cluster */
  runs: [first: number, last: number][];
  /** row of the antecedent × b × lag; only where anything was counted */
  cells: Record<number, Cell>;
}

const newBin = (): Bin => ({ mask: 0, seconds: [], counts: [] });

export const newTable = (): Table => ({
  open: newBin(),
  recent: Array.from({ length: BEFORE + 1 + AFTER }, newBin),
  bins: 0,
  met: ANTECEDENTS.map(() => 0),
  runs: ANTECEDENTS.map(() => [0, 0]),
  cells: {},
});

export const cellAt = (a: number, b: number, lag: number): number => a * CELLS_A_ROW + b * LAGS.length + lag;

/** Notes what happened in a second. @param mask bits of predicates @param count how many, for those that are counted */
export function note(t: Table, mask: number, count: number, second: number): void {
  t.open.mask |= mask;
  for (const b of bitsOf(mask)) {
    const known = t.open.seconds.find(([p]) => p === b);
    if (!known) t.open.seconds.push([b, second]);
    else if (known.at(-1) !== second) known.push(second);
    const measure = measureOf(PREDICATES[b]);
    if (measure >= 0) addCount(t.open, measure, count);
  }
}

function addCount(bin: Bin, measure: number, count: number): void {
  if (bin.counts.length === 0) bin.counts = MEASURES.map(() => 0);
  bin.counts[measure] += count;
}

/** What one bin with an antecedent says about b. */
export interface Sight {
  a: number;
  b: number;
  lag: number;
  after: number;
  before: number;
  far: number;
  /** whether b was in the next bin */
  next: number;
  /** number of the bin looked at */
  bin: number;
}

/** Told what is counted, and that an antecedent's cluster has ended. */
export interface Watcher {
  met(a: number, bin: number): void;
  sight(sight: Sight): void;
  clusterEnds(a: number): void;
}

/**
 * Closes the open bin and counts the one whose surroundings are now complete; empty bins pass like any other. Changes
 * the table in place.
 * @returns the mask of the bin that closed
 */
export function closeBin(t: Table, watcher: Watcher): number {
  const { mask } = t.open;
  if (mask !== 0 || t.recent.some((bin) => bin.mask !== 0)) {
    t.recent.push(t.open);
    t.recent.shift();
    t.open = newBin();
    countBin(t, watcher);
  }
  t.bins++;
  return mask;
}

function countBin(t: Table, watcher: Watcher): void {
  const bin = t.recent[BEFORE];
  if (bin.mask === 0) return;
  const times = timesOf(t.recent);
  for (const a of antecedentsOf(bin)) {
    enterCluster(t, a, watcher);
    t.met[a]++;
    watcher.met(a, t.bins - AFTER);
    const [, ...own] = bin.seconds.find(([p]) => p === predicateOf(a)) ?? [a];
    for (const [b, at] of times) if (mayBeAsked(a, b)) lookAround(t, a, b, [own[0], own.at(-1) ?? 0], at, watcher);
  }
}

const predicateOf = (a: number): number => (a < PREDICATE_COUNT ? a : PREDICATES.indexOf(ANTECEDENTS[a].predicate));

/** The seconds of each predicate over all bins kept, in order. */
function timesOf(bins: readonly Bin[]): Map<number, number[]> {
  const out = new Map<number, number[]>();
  for (const { seconds } of bins)
    for (const [b, ...at] of seconds) {
      const known = out.get(b);
      if (known) known.push(...at);
      else out.set(b, at);
    }
  return out;
}

/** Indices of the antecedents that a bin holds. */
export const antecedentsOf = (bin: Bin): number[] => {
  const out = bitsOf(bin.mask);
  for (let a = PREDICATE_COUNT; a < ANTECEDENTS.length; a++) {
    const { predicate, atLeast } = ANTECEDENTS[a];
    if ((bin.counts[measureOf(predicate)] ?? 0) >= atLeast) out.push(a);
  }
  return out;
};

/** Bins with the antecedent that are near each other make one cluster, of a quarter of an hour at most. */
function enterCluster(t: Table, a: number, watcher: Watcher): void {
  const run = t.runs[a];
  if (t.bins - run[1] > clusterGapBins || t.bins - run[0] >= clusterBins) {
    for (let i = a * CELLS_A_ROW; i < (a + 1) * CELLS_A_ROW; i++) if (t.cells[i]) fold(t.cells[i]);
    watcher.clusterEnds(a);
    run[0] = t.bins;
  }
  run[1] = t.bins;
}

/** @param span first and last second of a in its bin @param at seconds of b around it, in order */
function lookAround(t: Table, a: number, b: number, span: Span, at: readonly number[], watcher: Watcher): void {
  const [first, last] = span;
  const next = (t.recent[BEFORE + 1].mask >>> b) & 1;
  for (let lag = 0; lag < LAGS.length; lag++) {
    const { from, to } = LAGS[lag];
    const after = anyIn(at, first + from + 1, last + to);
    const before = anyIn(at, first - to, last - from - 1);
    const far = anyIn(at, first - to - FAR, last - from - 1 - FAR);
    if (!after && !before && !far) continue;
    const index = cellAt(a, b, lag);
    count((t.cells[index] ??= newCell()), after, before, far);
    watcher.sight({ a, b, lag, after, before, far, next, bin: t.bins - AFTER });
  }
}

type Span = readonly [first: number, last: number];

/** Whether any of ascending numbers lies within [low, high]. */
function anyIn(ascending: readonly number[], low: number, high: number): number {
  let [i, end] = [0, ascending.length];
  while (i < end) {
    const middle = (i + end) >>> 1;
    if (ascending[middle] < low) i = middle + 1;
    else end = middle;
  }
  return i < ascending.length && ascending[i] <= high ? 1 : 0;
}

/** Adds what one bin says to a cell. */
export function count(cell: Cell, after: number, before: number, far: number): void {
  cell[0] += after;
  cell[1] += before;
  cell[2] += far;
  cell[7] += after - before;
}

/** Ends the open cluster of a cell. */
export function fold(cell: Cell): void {
  const size = Math.min(3, Math.abs(cell[7]));
  if (size > 0) {
    cell[3] += Math.sign(cell[7]) * size;
    cell[3 + size]++;
  }
  cell[7] = 0;
}

/** Forgets what was explored; clusters and bins go on. */
export function exploreAnew(t: Table): void {
  t.met = t.met.map(() => 0);
  t.cells = {};
}
