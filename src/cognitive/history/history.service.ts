import { Injectable } from '@nestjs/common';
import { DomainError } from '../../common/kernel/errors.js';
import { isoTime } from '../../common/kernel/clock.js';
import type { HistoryAnswer, HistoryQuery } from '../dto/insight.dto.js';
import { bucketOf, HISTORY_FIELDS, merge, type HistoryField, type Tier } from '../engine/index.js';
import { HistoryRecorder } from './history.recorder.js';
import { Replica } from '../life/replica.js';
import { starting } from '../snapshot/snapshot.service.js';

const MAX_BUCKETS = 1000;
const DEFAULT_SECONDS = 900;
/** What a finer tier may lack of the time asked for. */
const NEGLIGIBLE_SECONDS = 60;

/** The past in buckets of the caller's size, from the finest tier that reaches back far enough. */
@Injectable()
export class HistoryService {
  constructor(
    private readonly recorder: HistoryRecorder,
    private readonly replica: Replica,
  ) {}

  /** @throws DomainError validation_failed for an unknown field, times out of order, or more than 1,000 buckets */
  read(query: HistoryQuery): HistoryAnswer {
    const { now } = this.replica;
    if (!now) throw starting();
    const present = now.state.second;
    const until = secondOf(query.to, 'to') ?? present + 1;
    const from = secondOf(query.from, 'from') ?? Math.max(0, Math.min(until, present + 1) - DEFAULT_SECONDS);
    if (from > until) throw invalid('from', 'must not lie after to');
    const to = Math.max(from, Math.min(until, present + 1));
    const tier = this.tierFor(from, present);
    const step = Math.max(tier.seconds, query.step ?? Math.ceil((to - from) / (MAX_BUCKETS - 1)));
    if (bucketsIn(from, to, step) > MAX_BUCKETS) throw invalid('step', `at most ${MAX_BUCKETS} buckets`);
    const buckets = grouped(tier.read(from, to), step, fieldsOf(query.fields));
    return { from: isoTime(from * 1000), to: isoTime(to * 1000), step, buckets };
  }

  /** The finest that reaches back so far, unless a coarser one remembers more of it, as after a restart. */
  private tierFor(from: number, present: number): Tier {
    const { tiers } = this.recorder;
    const reaching = tiers.filter((t) => from >= present - t.seconds * t.buckets);
    const oldest = reaching.map((t) => t.oldest(from, present) ?? present);
    const remembersMore = (i: number): boolean =>
      reaching.some((t, j) => j > i && oldest[i] - oldest[j] > t.seconds + NEGLIGIBLE_SECONDS);
    return reaching.find((_, i) => !remembersMore(i)) ?? tiers[2];
  }
}

/** Buckets of `step` seconds that [from, to) touches. */
const bucketsIn = (from: number, to: number, step: number): number => Math.ceil(to / step) - Math.floor(from / step);

const invalid = (path: string, message: string): DomainError =>
  new DomainError('invalid', 'validation_failed', 'The query does not validate.', { errors: [{ path, message }] });

/** Unix second of ISO 8601 UTC or Unix seconds. @throws DomainError validation_failed for a day that no calendar has */
export function secondOf(text: string | undefined, path: string): number | undefined {
  if (text === undefined) return undefined;
  const seconds = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Date.parse(text) / 1000;
  if (!Number.isFinite(seconds)) throw invalid(path, 'must be a moment of the calendar');
  return Math.floor(seconds);
}

function fieldsOf(list: string | undefined): HistoryField[] {
  if (list === undefined || list === '') return [...HISTORY_FIELDS];
  const wanted = list.split(',').map((field) => field.trim());
  const unknown = wanted.find((field) => !(HISTORY_FIELDS as readonly string[]).includes(field));
  if (unknown !== undefined) throw invalid('fields', `must be of ${HISTORY_FIELDS.join(', ')}`);
  return [...new Set(wanted as HistoryField[])];
}

/** Buckets of a tier put together to buckets of `step` seconds. */
function grouped(
  rows: Iterable<[number, number[]]>,
  step: number,
  fields: readonly HistoryField[],
): Record<string, unknown>[] {
  const sums = new Map<number, number[]>();
  for (const [start, numbers] of rows) {
    const t = start - (start % step);
    const sum = sums.get(t);
    sums.set(t, sum ? merge(sum, numbers) : numbers);
  }
  return [...sums].map(([t, numbers]) => ({ t: isoTime(t * 1000), ...shown(numbers, fields) }));
}

/** What was not kept yet when the bucket closed is left out. */
const shown = (numbers: readonly number[], fields: readonly HistoryField[]): object =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const bucket = bucketOf(numbers, field);
      return bucket ? [[field, view(bucket)]] : [];
    }),
  );

function view(bucket: NonNullable<ReturnType<typeof bucketOf>>): object {
  if (!('sum' in bucket)) return bucket;
  const { min, max, sum, last, n } = bucket;
  return { min, max, avg: sum / n, last, n };
}
