import type { PastEvent } from '../../common/events/past-events.js';
import {
  advance,
  createModel,
  initialState,
  sampleOf,
  serialize,
  stateHash,
  Tier,
  TIERS,
  type State,
} from '../engine/index.js';
import { stimuliOf } from '../log/happenings.js';

/** A past longer than this is lived through from there on, seconds. */
const LONGEST = 8 * 86_400;
/** Of that past the coarsest history is kept, from a sample a minute. */
const COARSEST = TIERS[2];
const SAMPLE_SECONDS = 60;

export interface PastInput {
  seed: string;
  kappa: number;
  /** oldest first */
  events: PastEvent[];
  /** Unix second of birth, at which the past ends */
  until: number;
}

export interface LivedPast {
  /** serialised state at `until`, and its hash */
  state: string;
  hash: string;
  history: { seconds: number; rows: [start: number, numbers: number[]][] };
}

/** Lives through a past second by second, as the engine lives on: what happened in it happens, the rest is silence. */
export function livePast({ seed, kappa, events, until }: PastInput): LivedPast {
  const begin = Math.max((events[0]?.at ?? until) - 1, until - LONGEST);
  const [state, model, tier] = [
    initialState(begin, seed, kappa),
    createModel({ kappa }),
    new Tier(COARSEST.seconds, COARSEST.buckets),
  ];
  const pass = (to: number): void => {
    while (state.second < to) {
      advance(state, model, Math.min(to, state.second + SAMPLE_SECONDS));
      tier.add(state.second, sampleOf(state));
    }
  };
  for (const [at, told] of bySecond(events, state, until)) {
    pass(at - 1);
    advance(state, model, at, stimuliOf(told, at, state.seq));
    tier.add(at, sampleOf(state));
  }
  pass(until);
  const rows = [...tier.read(0, until + 1)];
  return { state: serialize(state), hash: stateHash(state), history: { seconds: COARSEST.seconds, rows } };
}

/** The events of each second after the state's own, until the end. */
function bySecond(events: readonly PastEvent[], { second }: State, until: number): Map<number, PastEvent['event'][]> {
  const seconds = new Map<number, PastEvent['event'][]>();
  for (const { at, event } of events) {
    if (at <= second || at > until) continue;
    const known = seconds.get(at);
    if (known) known.push(event);
    else seconds.set(at, [event]);
  }
  return seconds;
}
