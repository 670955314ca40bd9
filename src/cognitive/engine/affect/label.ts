import { PARAMETERS } from '../parameters.js';
import { isAsleep, type Phase } from '../sleep/pressure.js';
import { labelOf, type Emotion } from './emotions.js';
import { intensityOf, strongestCause, type Cause } from './ledger.js';
import type { Pad } from './pad.js';

/** The label in force, the event that carries it, and the mood that would replace another. */
export interface LabelState {
  current: Emotion;
  /** sequence number of the cause; null for a mood */
  cause: number | null;
  candidate: Emotion;
  /** seconds for which the candidate has been the mood */
  held: number;
}

/** What moods follow from: the pleasure of the emotion, novelty [0, 1], and the seconds since the last event. */
export interface Minded {
  phase: Phase;
  emotion: Pad;
  body: { nov: number };
  second: number;
  lastEvent: number;
}

const { holdSeconds, curiousFrom, boredBelow, boredAfter, neutralBelow, wakesSleeper } = PARAMETERS.label;

/** The mood where nothing in particular is felt. */
export function moodOf({ phase, emotion, body: { nov }, second, lastEvent }: Minded): Emotion {
  if (phase === 'nrem' || phase === 'drowsy') return 'sleepy';
  if (phase !== 'awake') return 'dreaming';
  if (nov >= curiousFrom) return 'curious';
  if (nov < boredBelow && second - lastEvent >= boredAfter) return 'bored';
  return emotion[0] < neutralBelow ? 'neutral' : 'calm';
}

/**
 * One second of the label: the strongest active cause names it; asleep only a strong one does. Without a cause it is the
 * mood, which gives way once another has held for ten seconds. Changes label and causes in place.
 */
export function settleLabel(label: LabelState, causes: Cause[], x: Minded): void {
  const cause = causes.length > 0 ? strongestCause(causes, x.second) : null;
  if (cause && (!isAsleep(x.phase) || intensityOf(cause, x.second) >= wakesSleeper)) {
    label.current = labelOf(cause.emotion);
    label.cause = cause.seq;
    label.held = 0;
    return;
  }
  settleMood(label, moodOf(x), label.cause !== null || isAsleep(x.phase));
}

/** Whether nothing but another phase or event can change the label: the mood is in force, and time does not end it. */
export function isSettled(label: LabelState, causes: readonly Cause[], x: Minded): boolean {
  if (causes.length > 0 || label.cause !== null || label.held > 0 || label.candidate !== label.current) return false;
  const mood = moodOf(x);
  return label.current === mood && (mood === 'bored' || x.phase !== 'awake');
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
