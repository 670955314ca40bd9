import { PARAMETERS } from '../parameters.js';
import type { Appraised } from './emotions.js';
import { utilityOf, type PredictorId } from './goals.js';
import { expectation, learn, type Lesson, type Predictor } from './predictor.js';

const { habituatedWords } = PARAMETERS.stakes;

/** What an event means for a goal. */
export interface Appraisal extends Lesson {
  emotion: Appraised;
  predictor: PredictorId;
  /** |utility · (o − p̂)|, [0, 1] */
  intensity: number;
  /** o − p̂, [−1, 1] */
  delta: number;
}

/**
 * Appraises an outcome o ∈ [0, 1] of a goal and learns it. Unexpected success is joy, unexpected failure distress;
 * when the outcome had been awaited, hope ends in satisfaction or disappointment and fear in relief or in being
 * confirmed (GAMYGDALA, Popescu et al. 2014, with its unreachable branches repaired).
 */
export function appraiseOutcome(
  predictors: Record<PredictorId, Predictor>,
  id: PredictorId,
  outcome: number,
  { issued, brier, stake = 1 }: { issued?: number; brier?: number; stake?: number } = {},
): Appraisal {
  const p = predictors[id];
  const awaited = p.pending > 0;
  if (awaited) p.pending--;
  const lesson = learn(p, outcome, issued, brier);
  const delta = outcome - lesson.expected;
  const emotion = awaited ? resolved(lesson.expected, delta >= 0) : delta >= 0 ? 'joy' : 'distress';
  return { ...lesson, emotion, predictor: id, delta, intensity: Math.abs(stake * utilityOf(id) * delta) };
}

const resolved = (expected: number, well: boolean): Appraised =>
  expected >= 0.5 ? (well ? 'satisfaction' : 'disappointment') : well ? 'relief' : 'fear-confirmed';

/** Appraises a prospect that now waits for its outcome: hope when success is likelier, fear when failure is. */
export function appraiseProspect(
  predictors: Record<PredictorId, Predictor>,
  id: PredictorId,
  issued?: number,
): Appraisal {
  const p = predictors[id];
  p.pending++;
  const expected = issued ?? expectation(p);
  const delta = expected - 0.5;
  const emotion = delta >= 0 ? 'hope' : 'fear';
  return { expected, nats: 0, emotion, predictor: id, delta, intensity: Math.abs(utilityOf(id) * delta) };
}

/**
 * What somebody says to the engine: attributed to the speaker when it is addressed, or fear when it speaks of fear. The
 * tone gives the sign and cannot lose it; what one has come to expect is felt less, and what goes against it more.
 * @param lesson what the words taught the predictor of being liked @param compound tone, [−1, 1]
 */
export function appraiseWords(lesson: Appraisal, compound: number, addressed: boolean, fearful: boolean): Appraisal {
  const agreeing = compound >= 0 ? lesson.expected : 1 - lesson.expected;
  const delta = compound * (1 - (1 - habituatedWords) * agreeing);
  const intensity = Math.abs(utilityOf(lesson.predictor) * delta);
  return { ...lesson, emotion: emotionOfWords(compound, addressed, fearful), delta, intensity };
}

function emotionOfWords(compound: number, addressed: boolean, fearful: boolean): Appraised {
  if (compound >= 0) return addressed ? 'gratitude' : 'joy';
  if (fearful) return 'fear';
  return addressed ? 'anger' : 'distress';
}
