import { setImmediate as breathe } from 'node:timers/promises';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { tellTrouble } from '../../common/db/trouble.js';
import { Notifier } from '../../common/db/notifier.js';
import { CheckpointStore, type Checkpoint } from './checkpoint.store.js';
import { SECOND_CLOSED } from '../cognitive.names.js';
import { advance, createModel, initialState, restore, textHash, type Model, type State } from '../engine/index.js';
import { stimuliOf } from '../log/happenings.js';
import { HistoryRecorder } from '../history/history.recorder.js';
import { LogStore, type Batch, type Head } from '../log/log.store.js';

/** Seconds computed between two breaths of the event loop. */
const STRIDE = 10_000;
const LOOK_MS = 1500;

/** The engine at one closed second. */
export interface Moment {
  state: State;
  model: Model;
  head: Head;
}

/** The model at the state's pace; the one at hand when it still is. */
const modelOf = (state: State, known: Model): Model =>
  known.settings.kappa === state.kappa ? known : createModel({ kappa: state.kappa });

type Listener = (moment: Moment) => void;

/**
 * The engine's state in this process, computed from the checkpoint and the log. It is a function of them, so all
 * processes show the same, and whoever takes the lease over goes on without a jump.
 */
@Injectable()
export class Replica implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(Replica.name);
  private readonly listeners = new Set<Listener>();
  private moment: Moment | null = null;
  private timer: NodeJS.Timeout | undefined;
  private following = false;
  private again = false;
  private ended = false;

  constructor(
    private readonly store: LogStore,
    private readonly checkpoints: CheckpointStore,
    private readonly history: HistoryRecorder,
    private readonly notifier: Notifier,
  ) {}

  onApplicationBootstrap(): void {
    this.notifier.listen(SECOND_CLOSED, () => void this.wake());
    this.timer = setInterval(() => void this.wake(), LOOK_MS);
    void this.wake();
  }

  beforeApplicationShutdown(): void {
    this.ended = true;
    clearInterval(this.timer);
  }

  /** The engine as far as it is computed; null until the first second has been reached. */
  get now(): Moment | null {
    return this.moment;
  }

  /** Called after each closed second that has been computed. */
  onSecond(listener: Listener): void {
    this.listeners.add(listener);
  }

  /** Whether it has caught up with the log. */
  get current(): boolean {
    return this.moment !== null && this.moment.state.second >= this.moment.head.second;
  }

  /** Follows the log to its head; calls while it does so make it look once more. */
  private async wake(): Promise<void> {
    this.again = true;
    if (this.following) return;
    this.following = true;
    while (this.again && !this.ended) {
      this.again = false;
      await this.follow().catch((error: unknown) => tellTrouble(this.log, 'cannot follow the log', error));
    }
    this.following = false;
  }

  private async follow(): Promise<void> {
    const head = await this.store.head();
    if (!head) return;
    const begun = this.moment ?? (await this.load(head));
    const { state } = begun;
    if (head.second <= state.second) return;
    const batches = head.seq > begun.head.seq ? await this.store.batches(state.second, head.second) : [];
    await this.computeTo(state, begun.model, head.second, batches);
    if (this.ended) return;
    this.moment = { state, model: modelOf(state, begun.model), head };
    for (const listener of this.listeners) listener(this.moment);
  }

  /** From the newest checkpoint, or from birth. */
  private async load(head: Head): Promise<Moment> {
    const saved = await this.checkpoints.latest(head.second);
    const state = (saved && this.revive(saved)) ?? initialState(head.genesis, head.seed, head.kappa);
    await this.history.load(head.second);
    return { state, model: createModel({ kappa: state.kappa }), head: { ...head, seq: saved?.seq ?? 0 } };
  }

  /** A checkpoint of another version of the engine cannot be read; then it is born anew from what the log still has. */
  private revive(saved: Checkpoint): State | null {
    try {
      const state = restore(saved.state);
      if (textHash(saved.state) !== saved.hash)
        this.log.error('the checkpoint has another hash than it was saved with');
      return state;
    } catch (error) {
      this.log.warn(`cannot read the checkpoint, the engine is born anew: ${String(error)}`);
      return null;
    }
  }

  private async computeTo(state: State, begun: Model, second: number, batches: readonly Batch[]): Promise<void> {
    let model = begun;
    for (const batch of batches) {
      await this.pass(state, model, batch.second - 1, second);
      advance(state, model, batch.second, stimuliOf(batch.events, batch.second, state.seq));
      model = modelOf(state, model);
      this.history.record(state, second);
    }
    await this.pass(state, model, second, second);
  }

  /** Time without events, second by second near the present and in strides of a history bucket before. */
  private async pass(state: State, model: Model, until: number, present: number): Promise<void> {
    for (let n = 0; state.second < until && !this.ended; n++) {
      const step = this.history.nextSample(state.second, present);
      advance(state, model, Math.min(until, step));
      this.history.record(state, present);
      if (n % STRIDE === STRIDE - 1) await breathe();
    }
  }
}
