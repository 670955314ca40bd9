import { EMOTIONS, type Emotion } from './affect/emotions.js';
import { confidence, creativity, curiosity, fatigue } from './scalars.js';
import { PHASES, type Phase } from './sleep/pressure.js';
import type { State } from './state.js';

/** Numbers that history keeps. New ones go last: saved buckets are read by place. */
const MEASURES = [
  'confidence',
  'curiosity',
  'fatigue',
  'creativity',
  'lucidity',
  'arousal',
  'sleep_pressure',
  'error',
  'pleasure',
  'mood_pleasure',
  'mood_arousal',
  'mood_dominance',
  'events',
] as const;
type Measure = (typeof MEASURES)[number];

/** Labels that history keeps: the last, and for how many samples each was in force. */
const LABELS = { emotion: EMOTIONS, ede_phase: PHASES } as const;
type Label = keyof typeof LABELS;
const LABEL_NAMES = Object.keys(LABELS) as Label[];

export type HistoryField = Measure | Label;
export const HISTORY_FIELDS: readonly HistoryField[] = [...MEASURES, ...LABEL_NAMES];

/** What a bucket says of a number. */
export interface Bucket {
  min: number;
  max: number;
  sum: number;
  last: number;
  n: number;
}

/** What a bucket says of a label. */
export interface Tally {
  last: Emotion | Phase;
  n: number;
  /** samples in which each was in force; those that never were are left out */
  counts: Partial<Record<Emotion | Phase, number>>;
}

/** Rings of closed buckets, fixed in size: 900 × 1 s, 5,760 × 15 s, 8,640 × 5 min. */
export const TIERS = [
  { seconds: 1, buckets: 900 },
  { seconds: 15, buckets: 5760 },
  { seconds: 300, buckets: 8640 },
] as const;

/** One second's values, by field; of a label its place in its list. */
export type Sample = Record<HistoryField, number>;

/** The values of one second. */
export const sampleOf = (state: State): Sample => ({
  confidence: confidence(state),
  curiosity: curiosity(state),
  fatigue: fatigue(state),
  creativity: creativity(state),
  lucidity: state.body.lucidity,
  arousal: state.body.A,
  sleep_pressure: state.body.S,
  error: state.body.err,
  pleasure: state.emotion[0],
  mood_pleasure: state.mood[0],
  mood_arousal: state.mood[1],
  mood_dominance: state.mood[2],
  events: eventsNow(state),
  emotion: EMOTIONS.indexOf(state.label.current),
  ede_phase: PHASES.indexOf(state.phase),
});

/** Events of the state's own second, at most as many as are traced. */
function eventsNow({ traces, second }: State): number {
  let n = 0;
  while (n < traces.length && traces[traces.length - 1 - n].second === second) n++;
  return n;
}

const OF_MEASURE = 5;
/** Where each label's numbers begin: its last one, and how often each of its list was in force. */
const PLACE_OF_LABEL = LABEL_NAMES.map(
  (_, i) =>
    MEASURES.length * OF_MEASURE + LABEL_NAMES.slice(0, i).reduce((width, name) => width + 1 + LABELS[name].length, 0),
);
/** Numbers of one bucket. */
const WIDTH = LABEL_NAMES.reduce((width, name) => width + 1 + LABELS[name].length, MEASURES.length * OF_MEASURE);

type Numbers = Float64Array | number[];

/** Adds a sample to the numbers of a bucket that begin at `at`. */
function put(d: Numbers, at: number, sample: Sample): void {
  MEASURES.forEach((field, i) => putMeasure(d, at + i * OF_MEASURE, sample[field]));
  LABEL_NAMES.forEach((name, i) => {
    const from = at + PLACE_OF_LABEL[i];
    d[from] = sample[name];
    d[from + 1 + sample[name]]++;
  });
}

function putMeasure(d: Numbers, at: number, value: number): void {
  const fresh = d[at + 4] === 0;
  d[at] = fresh ? value : Math.min(d[at], value);
  d[at + 1] = fresh ? value : Math.max(d[at + 1], value);
  d[at + 2] += value;
  d[at + 3] = value;
  d[at + 4]++;
}

/** Two buckets as if they had been one. @param b the later one */
export function merge(a: readonly number[], b: readonly number[]): number[] {
  const out = [...a];
  MEASURES.forEach((_, i) => mergeMeasure(out, b, i * OF_MEASURE));
  LABEL_NAMES.forEach((name, i) => {
    const from = PLACE_OF_LABEL[i];
    const counts = LABELS[name].map((_label, k) => b[from + 1 + k]);
    if (counts.some((n) => n > 0)) out[from] = b[from];
    counts.forEach((n, k) => (out[from + 1 + k] += n));
  });
  return out;
}

function mergeMeasure(out: number[], b: readonly number[], at: number): void {
  if (b[at + 4] === 0) return;
  const fresh = out[at + 4] === 0;
  out[at] = fresh ? b[at] : Math.min(out[at], b[at]);
  out[at + 1] = fresh ? b[at + 1] : Math.max(out[at + 1], b[at + 1]);
  out[at + 2] += b[at + 2];
  out[at + 3] = b[at + 3];
  out[at + 4] += b[at + 4];
}

const isLabel = (field: HistoryField): field is Label => field in LABELS;

/** What a bucket's numbers say of a field; null where it was not kept yet. */
export function bucketOf(numbers: readonly number[], field: HistoryField): Bucket | Tally | null {
  return isLabel(field) ? tallyOf(numbers, field) : measureOf(numbers, field);
}

function measureOf(numbers: readonly number[], field: Measure): Bucket | null {
  const at = MEASURES.indexOf(field) * OF_MEASURE;
  const [min, max, sum, last, n] = numbers.slice(at, at + OF_MEASURE);
  return n > 0 ? { min, max, sum, last, n } : null;
}

function tallyOf(numbers: readonly number[], name: Label): Tally | null {
  const from = PLACE_OF_LABEL[LABEL_NAMES.indexOf(name)];
  const labels: readonly (Emotion | Phase)[] = LABELS[name];
  const seen = labels.map((label, k) => [label, numbers[from + 1 + k]] as const).filter(([, n]) => n > 0);
  const n = seen.reduce((sum, [, count]) => sum + count, 0);
  return n > 0 ? { last: labels[numbers[from]], n, counts: Object.fromEntries(seen) } : null;
}

/** One tier: a ring of buckets, each its start and its numbers. */
export class Tier {
  private readonly data: Float64Array;
  private readonly width = WIDTH + 1;
  constructor(
    readonly seconds: number,
    readonly buckets: number,
  ) {
    this.data = new Float64Array(buckets * this.width);
  }

  /** Adds the sample of a second to its bucket; an older bucket in the same place gives way. */
  add(second: number, sample: Sample): void {
    const start = second - (second % this.seconds);
    const at = this.placeOf(start);
    if (this.data[at] !== start) this.data.fill(0, at, at + this.width);
    this.data[at] = start;
    put(this.data, at + 1, sample);
  }

  /** Puts a closed bucket back, as when restored. @param numbers of an older version fewer */
  restore(start: number, numbers: readonly number[]): void {
    const at = this.placeOf(start);
    this.data.fill(0, at, at + this.width);
    this.data[at] = start;
    this.data.set(numbers.slice(0, WIDTH), at + 1);
  }

  /** Buckets that start in [from, to), oldest first. */
  *read(from: number, to: number): Generator<[start: number, numbers: number[]]> {
    const oldest = Math.max(0, from, to - this.seconds * this.buckets);
    const first = oldest - (oldest % this.seconds);
    for (let start = first; start < to; start += this.seconds) {
      const at = this.placeOf(start);
      if (start >= from && this.data[at] === start && start > 0)
        yield [start, [...this.data.subarray(at + 1, at + this.width)]];
    }
  }

  /** Start of the oldest bucket held in [from, to); null for none. */
  oldest(from: number, to: number): number | null {
    for (const [start] of this.read(from, to)) return start;
    return null;
  }

  private placeOf(start: number): number {
    return ((start / this.seconds) % this.buckets) * this.width;
  }
}

/** All tiers of one life. */
export class Rings {
  readonly tiers = TIERS.map(({ seconds, buckets }) => new Tier(seconds, buckets));

  /** The next second worth a sample: each one near the present, every fifteenth before. */
  nextSample(second: number, present: number): number {
    const [fine, { seconds }] = TIERS;
    return present - second <= fine.buckets ? second + 1 : second + seconds - (second % seconds);
  }

  /** Takes down the state of its second, in the tiers that reach back to it from the present. */
  record(state: State, present: number): void {
    const sample = sampleOf(state);
    for (const tier of this.tiers) {
      if (present - state.second <= tier.seconds * tier.buckets) tier.add(state.second, sample);
    }
  }
}
