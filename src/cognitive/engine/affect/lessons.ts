import { PARAMETERS } from '../parameters.js';
import type { Topic } from '../swedish/nouns.js';
import type { PredictorId } from './goals.js';

/** Successes and failures of one kind of thing, ≥ 0. */
export interface Tally {
  good: number;
  bad: number;
}

/**
 * What is known of single kinds of things beyond their goal's predictor: that coats take long, say. By day outcomes are
 * only noted; asleep, each cycle's replay works them in. Without sleep the notes fade unused (complementary learning,
 * McClelland, McNaughton & O'Reilly 1995).
 */
export interface Lessons {
  noted: Record<string, Tally>;
  learned: Record<string, Tally>;
  /** second of the last replay */
  at: number;
}

export const newLessons = (second: number): Lessons => ({ noted: {}, learned: {}, at: second });

const { notesKept, halfLifeSeconds, trust, kinds } = PARAMETERS.lessons;

/** The goals whose outcomes differ by what they are about. */
const OF: ReadonlySet<PredictorId> = new Set<PredictorId>(['garments', 'profit', 'liked']);
const keyOf = (id: PredictorId, topic: Topic): string => `${id}:${topic}`;

/** Notes an outcome o ∈ [0, 1]; of more than the kept number, what was noted before counts half. */
export function noteOutcome(l: Lessons, id: PredictorId, topic: Topic, outcome: number): void {
  if (!OF.has(id)) return;
  const note = (l.noted[keyOf(id, topic)] ??= { good: 0, bad: 0 });
  note.good += outcome;
  note.bad += 1 - outcome;
  if (note.good + note.bad > notesKept) scale(note, 0.5);
}

const scale = (t: Tally, share: number): void => {
  t.good *= share;
  t.bad *= share;
};

/** One cycle of replay: the notes are worked in, older lessons fade. */
export function replayNotes(l: Lessons, second: number): void {
  const kept = Math.pow(2, -(second - l.at) / halfLifeSeconds);
  for (const tally of Object.values(l.learned)) scale(tally, kept);
  for (const [key, { good, bad }] of Object.entries(l.noted)) {
    if (!l.learned[key] && Object.keys(l.learned).length >= kinds) continue;
    const known = (l.learned[key] ??= { good: 0, bad: 0 });
    known.good += good;
    known.bad += bad;
  }
  l.noted = {};
  l.at = second;
}

/** What to expect of a thing: its goal's expectation, as far as nothing more is known of its kind. (0, 1) */
export function expected(l: Lessons, id: PredictorId, topic: Topic, general: number): number {
  const known = l.learned[keyOf(id, topic)];
  return known ? (trust * general + known.good) / (trust + known.good + known.bad) : general;
}
