import { Injectable } from '@nestjs/common';
import { DomainError } from '../common/kernel/errors.js';
import { isoTime } from '../common/kernel/clock.js';
import type { HistoryAnswer, HistoryQuery } from './dto/insight.dto.js';
import { HISTORY_FIELDS, merge, type Bucket, type HistoryField, type Row } from './engine/index.js';
import { HistoryRecorder } from './history.recorder.js';
import { Replica } from './replica.js';
import { starting } from './snapshot.service.js';

const MAX_BUCKETS = 1000;
const DEFAULT_SECONDS = 900;

/** The past in buckets of the caller's size, from the finest tier that reaches back far enough. */
@Injectable()
export class HistoryService {
  constructor(
    private readonly recorder: HistoryRecorder,
    private readonly replica: Replica,
  ) {}

  /** @throws DomainError validation_failed for an unknown field, or more than 1,000 buckets */
  read(query: HistoryQuery): HistoryAnswer {
    const { now } = this.replica;
    if (!now) throw starting();
    const present = now.state.second;
    const to = Math.min(secondOf(query.to) ?? present + 1, present + 1);
    const from = secondOf(query.from) ?? to - DEFAULT_SECONDS;
    const fields = fieldsOf(query.fields);
    const tier = this.recorder.tiers.find((t) => from >= present - t.seconds * t.buckets) ?? this.recorder.tiers[2];
    const step = Math.max(tier.seconds, query.step ?? Math.ceil((to - from) / MAX_BUCKETS));
    if ((to - from) / step > MAX_BUCKETS) throw invalid('step', `at most ${MAX_BUCKETS} buckets`);
    const buckets = grouped(tier.read(Math.max(0, from), to), step, fields);
    return { from: isoTime(from * 1000), to: isoTime(to * 1000), step, buckets };
  }
}

const invalid = (path: string, message: string): DomainError =>
  new DomainError('invalid', 'validation_failed', 'The query does not validate.', { errors: [{ path, message }] });

/** Unix second of ISO 8601 UTC or Unix seconds. */
export function secondOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const seconds = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Date.parse(text) / 1000;
  return Number.isFinite(seconds) ? Math.floor(seconds) : undefined;
}

function fieldsOf(list: string | undefined): HistoryField[] {
  if (list === undefined || list === '') return [...HISTORY_FIELDS];
  const wanted = list.split(',').map((field) => field.trim());
  const unknown = wanted.find((field) => !(HISTORY_FIELDS as readonly string[]).includes(field));
  if (unknown !== undefined) throw invalid('fields', `must be of ${HISTORY_FIELDS.join(', ')}`);
  return wanted as HistoryField[];
}

/** Buckets of a tier put together to buckets of `step` seconds. */
function grouped(
  rows: Iterable<[number, Row]>,
  step: number,
  fields: readonly HistoryField[],
): Record<string, unknown>[] {
  const sums = new Map<number, Map<HistoryField, Bucket>>();
  for (const [start, row] of rows) {
    const t = start - (start % step);
    const sum = sums.get(t) ?? new Map<HistoryField, Bucket>();
    for (const field of fields) {
      const known = sum.get(field);
      sum.set(field, known ? merge(known, row[field]) : row[field]);
    }
    sums.set(t, sum);
  }
  return [...sums].map(([t, sum]) => ({
    t: isoTime(t * 1000),
    ...Object.fromEntries([...sum].map(([f, b]) => [f, view(b)])),
  }));
}

const view = ({ min, max, sum, last, n }: Bucket) => ({ min, max, avg: sum / n, last, n });
