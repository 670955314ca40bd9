import type { Pad } from './affect/pad.js';
import { explain, type FeltCause } from './explain.js';
import { recentEventsOf, type RecentEvent, type State } from './state.js';

/** What moves beneath the snapshot in a second, for those who watch it. */
export interface MomentView {
  arousal: number;
  sleep_pressure: number;
  /** of the emotion and of the mood that it follows, each [−1, 1] */
  affect: PadView;
  mood: PadView;
  /** the event that carries the label; null for a mood */
  cause: FeltCause | null;
  /** of this second, newest first, at most as many as are traced */
  events: RecentEvent[];
}

interface PadView {
  pleasure: number;
  arousal: number;
  dominance: number;
}

const padView = ([pleasure, arousal, dominance]: Pad): PadView => ({ pleasure, arousal, dominance });

export const momentOf = (state: State): MomentView => ({
  arousal: state.body.A,
  sleep_pressure: state.body.S,
  affect: padView(state.emotion),
  mood: padView(state.mood),
  cause: explain(state, 'emotion').cause ?? null,
  events: recentEventsOf(state).filter(({ second }) => second === state.second),
});
