import { Injectable } from '@nestjs/common';
import { DomainError } from '../../common/kernel/errors.js';
import { isoTime } from '../../common/kernel/clock.js';
import { WorkerPool } from '../../common/workers/worker-pool.js';
import { CheckpointStore, type Checkpoint } from '../life/checkpoint.store.js';
import type { ExplanationView, ReplayAnswer, ReplayQuery } from '../dto/insight.dto.js';
import { secondOf } from './history.service.js';
import { initialState, serialize, type Explainable } from '../engine/index.js';
import { explanationView } from '../insight/explanation.view.js';
import { LogStore, type Head } from '../log/log.store.js';
import { starting } from '../snapshot/snapshot.service.js';
import type { ReplayInput, ReplayOutput } from './replay.worker.js';

const KEPT = 50;

/** A moment computed again, and what of it is answered by `replay`. */
interface Past {
  answer: ReplayAnswer;
  made: ReplayOutput;
}

/** A past moment computed again, with the hash of the whole state, so that anybody can check that nothing was made up. */
@Injectable()
export class ReplayService {
  private readonly known = new Map<number, Promise<Past>>();

  constructor(
    private readonly store: LogStore,
    private readonly checkpoints: CheckpointStore,
    private readonly workers: WorkerPool,
  ) {}

  /** @throws DomainError gone for a moment before the oldest checkpoint, validation_failed for one to come */
  async at(query: ReplayQuery): Promise<ReplayAnswer> {
    return (await this.moment(query)).answer;
  }

  /** The field as it was explained then. @throws DomainError as `at` */
  async explained(field: Explainable, at: string): Promise<ExplanationView> {
    const { made } = await this.moment({ at });
    return explanationView(made.explanations[field], made.recent_events);
  }

  private async moment({ at }: ReplayQuery): Promise<Past> {
    const head = await this.store.head();
    if (!head) throw starting();
    const second = secondOf(at, 'at') ?? head.second;
    if (second > head.second) {
      const errors = [{ path: 'at', message: 'must lie in the past' }];
      throw new DomainError('invalid', 'validation_failed', 'That moment has not come yet.', { errors });
    }
    const known = this.known.get(second) ?? this.compute(second, head);
    this.remember(second, known);
    return known;
  }

  private async compute(second: number, head: Head): Promise<Past> {
    const checkpoint = (await this.checkpoints.latest(second)) ?? (await this.birth(second, head));
    if (!checkpoint) throw new DomainError('gone', 'gone', 'The log does not reach back to that moment.');
    const batches = await this.store.batches(checkpoint.second, second);
    const input: ReplayInput = { state: checkpoint.state, batches, second };
    const made = await this.workers.run<ReplayOutput>(new URL('./replay.worker.js', import.meta.url), 'replay', input);
    const answer = {
      at: isoTime(second * 1000),
      snapshot: made.snapshot,
      body: made.body,
      predictors: made.predictors,
      state_hash: made.hash,
      from_checkpoint: isoTime(checkpoint.second * 1000),
      events: batches.reduce((n, { events }) => n + events.length, 0),
    };
    return { answer, made };
  }

  /** Before the first checkpoint the log is still whole, from the engine's first second on. */
  private async birth(
    second: number,
    { genesis, seed, kappa }: Head,
  ): Promise<Pick<Checkpoint, 'second' | 'state'> | null> {
    if (second < genesis || (await this.checkpoints.latest(Number.MAX_SAFE_INTEGER))) return null;
    return { second: genesis, state: serialize(initialState(genesis, seed, kappa)) };
  }

  private remember(second: number, answer: Promise<Past>): void {
    this.known.set(second, answer);
    answer.catch(() => this.known.delete(second));
    if (this.known.size > KEPT) for (const oldest of [...this.known.keys()].slice(0, 1)) this.known.delete(oldest);
  }
}
