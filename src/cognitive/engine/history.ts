import { confidence, creativity, curiosity, fatigue } from './scalars.js';
import type { State } from './state.js';

/** What history keeps, one column each. */
export const HISTORY_FIELDS = [
  'confidence',
  'curiosity',
  'fatigue',
  'creativity',
  'lucidity',
  'arousal',
  'sleep_pressure',
  'error',
  'pleasure',
] as const;
export type HistoryField = (typeof HISTORY_FIELDS)[number];

export interface Bucket {
  min: number;
  max: number;
  sum: number;
  last: number;
  n: number;
}
export type Row = Record<HistoryField, Bucket>;

/** Rings of closed buckets, fixed in size: 900 × 1 s, 5,760 × 15 s, 8,640 × 5 min. */
export const TIERS = [
  { seconds: 1, buckets: 900 },
  { seconds: 15, buckets: 5760 },
  { seconds: 300, buckets: 8640 },
] as const;

/** The values of one second. */
export function sampleOf(state: State): Record<HistoryField, number> {
  return {
    confidence: confidence(state),
    curiosity: curiosity(state),
    fatigue: fatigue(state),
    creativity: creativity(state),
    lucidity: state.body.lucidity,
    arousal: state.body.A,
    sleep_pressure: state.body.S,
    error: state.body.err,
    pleasure: state.emotion[0],
  };
}

export const merge = (a: Bucket, b: Bucket): Bucket => ({
  min: Math.min(a.min, b.min),
  max: Math.max(a.max, b.max),
  sum: a.sum + b.sum,
  last: b.last,
  n: a.n + b.n,
});

const WIDTH = HISTORY_FIELDS.length * 5 + 1;

/** One tier: a ring of numbers, [bucket start, then min max sum last n per field]. */
export class Tier {
  private readonly data: Float64Array;
  constructor(
    readonly seconds: number,
    readonly buckets: number,
  ) {
    this.data = new Float64Array(buckets * WIDTH).fill(0);
  }

  /** Adds the sample of a second to its bucket; an older bucket in the same place gives way. */
  add(second: number, sample: Record<HistoryField, number>): void {
    const start = second - (second % this.seconds);
    const at = ((start / this.seconds) % this.buckets) * WIDTH;
    const fresh = this.data[at] !== start;
    this.data[at] = start;
    HISTORY_FIELDS.forEach((field, i) => this.put(at + 1 + i * 5, sample[field], fresh));
  }

  private put(at: number, value: number, fresh: boolean): void {
    const d = this.data;
    d[at] = fresh ? value : Math.min(d[at], value);
    d[at + 1] = fresh ? value : Math.max(d[at + 1], value);
    d[at + 2] = fresh ? value : d[at + 2] + value;
    d[at + 3] = value;
    d[at + 4] = fresh ? 1 : d[at + 4] + 1;
  }

  /** Puts a closed bucket back, as when restored. */
  restore(start: number, row: Row): void {
    const at = ((start / this.seconds) % this.buckets) * WIDTH;
    this.data[at] = start;
    HISTORY_FIELDS.forEach((field, i) => {
      const { min, max, sum, last, n } = row[field];
      this.data.set([min, max, sum, last, n], at + 1 + i * 5);
    });
  }

  /** Buckets that start in [from, to), oldest first. */
  *read(from: number, to: number): Generator<[start: number, row: Row]> {
    const oldest = Math.max(0, from, to - this.seconds * this.buckets);
    const first = oldest - (oldest % this.seconds);
    for (let start = first; start < to; start += this.seconds) {
      const at = ((start / this.seconds) % this.buckets) * WIDTH;
      if (start >= from && this.data[at] === start && start > 0) yield [start, this.rowAt(at)];
    }
  }

  /** Start of the oldest bucket held in [from, to); null for none. */
  oldest(from: number, to: number): number | null {
    for (const [start] of this.read(from, to)) return start;
    return null;
  }

  private rowAt(at: number): Row {
    const entries = HISTORY_FIELDS.map((field, i) => {
      const [min, max, sum, last, n] = this.data.subarray(at + 1 + i * 5, at + 6 + i * 5);
      return [field, { min, max, sum, last, n }];
    });
    return Object.fromEntries(entries) as Row;
  }
}
