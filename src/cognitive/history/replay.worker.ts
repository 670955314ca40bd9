import {
  advance,
  createModel,
  EXPLAINABLE,
  explain,
  readPredictors,
  restore,
  snapshotOf,
  stateHash,
  recentEventsOf,
  type EngineSnapshot,
  type Explainable,
  type Explanation,
  type PredictorReading,
  type RecentEvent,
  type State,
} from '../engine/index.js';
import { stimuliOf } from '../log/happenings.js';
import type { Batch } from '../log/log.store.js';

export interface ReplayInput {
  /** serialised state of the checkpoint */
  state: string;
  batches: Batch[];
  /** Unix second to stop at */
  second: number;
}

export interface ReplayOutput {
  snapshot: EngineSnapshot;
  body: State['body'];
  predictors: PredictorReading[];
  hash: string;
  explanations: Record<Explainable, Explanation>;
  recent_events: RecentEvent[];
}

/** Computes a past second again from a checkpoint and the log. */
export function replay({ state: text, batches, second }: ReplayInput): ReplayOutput {
  const state = restore(text);
  const model = createModel({ kappa: state.kappa });
  for (const { second: at, events } of batches) {
    advance(state, model, at - 1);
    advance(state, model, at, stimuliOf(events, at, state.seq));
  }
  advance(state, model, second);
  const explanations = Object.fromEntries(EXPLAINABLE.map((field) => [field, explain(state, field)]));
  return {
    snapshot: snapshotOf(state),
    body: state.body,
    predictors: readPredictors(state),
    hash: stateHash(state),
    explanations: explanations as Record<Explainable, Explanation>,
    recent_events: recentEventsOf(state),
  };
}
