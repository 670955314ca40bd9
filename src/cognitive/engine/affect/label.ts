import { PARAMETERS } from '../parameters.js';
import type { Phase } from '../sleep/pressure.js';
import { EMOTION_PAD, type Emotion } from './emotions.js';
import type { Pad } from './pad.js';

/** A prototype: a place in PAD, and for the labels of attention how much novelty belongs to it. */
interface Prototype {
  label: Emotion;
  pad: Pad;
  novelty: number | null;
}

/** Emotion PAD values are those of full intensity; a felt emotion reaches about half of them. */
const half = (pad: Pad): Pad => [pad[0] / 2, pad[1] / 2, pad[2] / 2];

/** Waking labels. Rest (.15, 0, .15) with some novelty is calm, without any it is bored. */
export const PROTOTYPES: readonly Prototype[] = [
  { label: 'calm', pad: [0.15, 0, 0.15], novelty: 0.2 },
  { label: 'bored', pad: [0.1, -0.05, 0.1], novelty: 0 },
  { label: 'curious', pad: [0.2, 0.1, 0.1], novelty: 0.6 },
  { label: 'neutral', pad: [0, 0, 0], novelty: 0.2 },
  ...(
    ['joy', 'satisfaction', 'relief', 'gratitude', 'hope', 'distress', 'disappointment', 'fear', 'anger'] as const
  ).map((label): Prototype => ({ label, pad: half(EMOTION_PAD[label]), novelty: null })),
];

/** The label in force and the one that would replace it. */
export interface LabelState {
  current: Emotion;
  candidate: Emotion;
  /** seconds for which the candidate has been nearer by the margin */
  held: number;
}

const ASLEEP: Partial<Record<Phase, Emotion>> = {
  drowsy: 'sleepy',
  nrem: 'sleepy',
  rem: 'dreaming',
  lucid: 'dreaming',
};
const { margin, holdSeconds } = PARAMETERS.label;

/** Distance in PAD, with novelty as a fourth axis where the prototype has a place on it. */
function distance(p: Prototype, e: Pad, novelty: number): number {
  const dp = e[0] - p.pad[0];
  const da = e[1] - p.pad[1];
  const dd = e[2] - p.pad[2];
  const dn = p.novelty === null ? 0 : novelty - p.novelty;
  return Math.sqrt(dp * dp + da * da + dd * dd + dn * dn);
}

/** The waking label nearest to an emotion. @param novelty [0, 1] */
export function nearestLabel(e: Pad, novelty: number): Emotion {
  return PROTOTYPES[nearestIndex(e, novelty)].label;
}

function nearestIndex(e: Pad, novelty: number): number {
  let best = 0;
  let least = Infinity;
  for (let i = 0; i < PROTOTYPES.length; i++) {
    const d = distance(PROTOTYPES[i], e, novelty);
    if (d < least) {
      least = d;
      best = i;
    }
  }
  return best;
}

/**
 * One second of the label: sleep names itself; awake, a label gives way once another has been nearer by .05
 * for 10 seconds, so that it neither flickers nor locks. Changes `state` in place.
 */
export function settleLabel(state: LabelState, e: Pad, novelty: number, phase: Phase): void {
  const asleep = ASLEEP[phase];
  if (asleep) return take(state, asleep);
  const index = nearestIndex(e, novelty);
  const nearest = PROTOTYPES[index].label;
  if (nearest === state.current) return hold(state, nearest, 0);
  const now = PROTOTYPES.find((p) => p.label === state.current);
  if (!now) return take(state, nearest);
  const clear = distance(now, e, novelty) - distance(PROTOTYPES[index], e, novelty) >= margin;
  hold(state, nearest, clear && state.candidate === nearest ? state.held + 1 : 0);
  if (state.held >= holdSeconds) take(state, nearest);
}

function hold(state: LabelState, candidate: Emotion, held: number): void {
  state.candidate = candidate;
  state.held = held;
}

function take(state: LabelState, label: Emotion): void {
  state.current = label;
  hold(state, label, 0);
}
