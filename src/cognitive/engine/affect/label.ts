import { PARAMETERS } from '../parameters.js';
import type { Phase } from '../sleep/pressure.js';
import { labelOf, type Emotion } from './emotions.js';
import { intensityOf, strongestCause, type Cause } from './ledger.js';

/** The label in force, the event that carries it, and the mood that would replace another. */
export interface LabelState {
  current: Emotion;
  /** sequence number of the cause; null for a mood */
  cause: number | null;
  candidate: Emotion;
  /** seconds for which the candidate has been the mood */
  held: number;
}

/** What moods follow from. */
export interface MoodInputs {
  phase: Phase;
  /** pleasure of the emotion, [−1, 1]; novelty, [0, 1]; seconds since the last event */
  pleasure: number;
  novelty: number;
  silence: number;
}

const { holdSeconds, curiousFrom, boredBelow, boredAfter, neutralBelow, wakesSleeper } = PARAMETERS.label;

const ASLEEP: Partial<Record<Phase, Emotion>> = { nrem: 'sleepy', rem: 'dreaming', lucid: 'dreaming' };

/** The mood where nothing in particular is felt. */
export function moodOf({ phase, pleasure, novelty, silence }: MoodInputs): Emotion {
  const asleep = ASLEEP[phase];
  if (asleep) return asleep;
  if (phase === 'drowsy') return 'sleepy';
  if (novelty >= curiousFrom) return 'curious';
  if (novelty < boredBelow && silence >= boredAfter) return 'bored';
  return pleasure < neutralBelow ? 'neutral' : 'calm';
}

/**
 * One second of the label: the strongest active cause names it; asleep only a strong one does. Without a cause it is the
 * mood, which gives way once another has held for ten seconds. Changes label and causes in place.
 */
export function settleLabel(label: LabelState, causes: Cause[], x: MoodInputs, second: number): void {
  const cause = causes.length > 0 ? strongestCause(causes, second) : null;
  if (cause && (!ASLEEP[x.phase] || intensityOf(cause, second) >= wakesSleeper)) {
    label.current = labelOf(cause.emotion);
    label.cause = cause.seq;
    label.held = 0;
    return;
  }
  settleMood(label, moodOf(x), label.cause !== null || ASLEEP[x.phase] !== undefined);
}

function settleMood(label: LabelState, mood: Emotion, atOnce: boolean): void {
  label.cause = null;
  if (atOnce || mood === label.current) return take(label, mood);
  label.held = label.candidate === mood ? label.held + 1 : 1;
  label.candidate = mood;
  if (label.held > holdSeconds) take(label, mood);
}

function take(label: LabelState, mood: Emotion): void {
  label.current = mood;
  label.candidate = mood;
  label.held = 0;
}
