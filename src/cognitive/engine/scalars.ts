import { certaintyOf, expectation, learningProgress, type Predictor } from './affect/predictor.js';
import { PREDICTOR_IDS, PREDICTOR_WEIGHT, PREDICTORS, type Goal, type PredictorId } from './affect/goals.js';
import { term, type Contribution } from './contribution.js';
import { squash } from './attention/habit.js';
import { bodyFatigue } from './flow.js';
import { EPISODE_TYPES } from './memory/episode.js';
import { PARAMETERS } from './parameters.js';
import { predictorsOf, type State } from './state.js';

const W = PARAMETERS.scalars;

/** The convex sums of [0, 1] drivers. */
export const SCALARS = ['confidence', 'curiosity', 'fatigue', 'creativity'] as const;
export type Scalar = (typeof SCALARS)[number];

type Raw<K extends Scalar> = Record<keyof (typeof W)[K], number>;

/** Weighted mean of what the predictors say, with the goals' utilities as weights. */
function overPredictors(state: State, read: (p: Predictor) => number): number {
  const predictors = predictorsOf(state);
  let total = 0;
  for (let i = 0; i < predictors.length; i++) total += PREDICTOR_WEIGHT[i] * read(predictors[i]);
  return total;
}

export const certainty = (state: State): number => overPredictors(state, certaintyOf);

/** Entropy of the kinds of episodes in memory relative to the largest possible, [0, 1]. */
export function episodeVariety(state: State): number {
  const total = state.memory.episodes.length;
  let entropy = 0;
  for (const n of Object.values(state.variety)) if (n > 0) entropy -= (n / total) * Math.log(n / total);
  return Math.max(0, entropy / Math.log(EPISODE_TYPES.length));
}

/** Mean incongruence of the last eight dreams, [0, 1]; 0 before the first. */
export function recombinationDistance(state: State): number {
  const recent = state.dreams.slice(-PARAMETERS.dreams.shown);
  return recent.length === 0 ? 0 : recent.reduce((sum, d) => sum + d.incongruence, 0) / recent.length;
}

/** Brier score of who knows nothing and always says ½. */
const CHANCE = 0.25;

/** Brier skill against chance, [0, 1]: 0 for who does no better than always saying ½, 1 for who errs never. */
export const skillOverChance = (brier: number): number => Math.max(0, 1 - brier / CHANCE);

/** What its forecasts do better than chance. */
export const forecastSkill = (state: State): number => skillOverChance(overPredictors(state, (p) => p.slow));

const fatigueRaw = ({ body }: State): Raw<'fatigue'> => ({
  sleep_pressure: body.S,
  circadian: body.C,
  sleep_inertia: body.W,
  load: body.L,
});

const confidenceRaw = (state: State): Raw<'confidence'> => ({
  certainty: certainty(state),
  skill_over_chance: forecastSkill(state),
  error_free: 1 - state.body.err,
  freshness: 1 - fatigue(state),
});

const curiosityRaw = (state: State): Raw<'curiosity'> => ({
  novelty_surprise: state.body.nov * squash(state.body.nats),
  learning_progress: overPredictors(state, learningProgress),
  uncertainty: 1 - certainty(state),
  wakefulness: 1 - state.body.S,
});

const creativityRaw = (state: State): Raw<'creativity'> => ({
  episode_variety: episodeVariety(state),
  curiosity: curiosity(state),
  dream_recombination: recombinationDistance(state),
  pleasure: (state.emotion[0] + 1) / 2,
});

/** fatigue = .42·S + .18·C + .25·W + .15·L, as in the three-process model (Åkerstedt & Folkard 1997), and load */
export const fatigue = (state: State): number => bodyFatigue(state.body);

/** confidence = .35·certainty + .30·(1 − Brier/.25)⁺ + .20·(1 − err) + .15·(1 − fatigue): an index of four drivers, no probability */
export function confidence(state: State): number {
  const [w, x] = [W.confidence, confidenceRaw(state)];
  const known = w.certainty * x.certainty + w.skill_over_chance * x.skill_over_chance;
  return Math.min(1, known + w.error_free * x.error_free + w.freshness * x.freshness);
}

/** curiosity = .35·nov·(1 − e^(−KL/.2)) + .30·learning progress + .20·(1 − certainty) + .15·(1 − S) */
export function curiosity(state: State): number {
  const [w, x] = [W.curiosity, curiosityRaw(state)];
  const drawn = w.novelty_surprise * x.novelty_surprise + w.learning_progress * x.learning_progress;
  return Math.min(1, drawn + w.uncertainty * x.uncertainty + w.wakefulness * x.wakefulness);
}

/** creativity = .40·entropy of episode types + .30·curiosity + .20·recombination distance + .10·(P + 1)/2 */
export function creativity(state: State): number {
  const [w, x] = [W.creativity, creativityRaw(state)];
  const known = w.episode_variety * x.episode_variety + w.curiosity * x.curiosity;
  return Math.min(1, known + w.dream_recombination * x.dream_recombination + w.pleasure * x.pleasure);
}

const RAW: { [K in Scalar]: (state: State) => Raw<K> } = {
  fatigue: fatigueRaw,
  confidence: confidenceRaw,
  curiosity: curiosityRaw,
  creativity: creativityRaw,
};

/** Why a scalar has its value: contributions that add up to it. */
export function explainScalar(state: State, field: Scalar): { value: number; contributions: Contribution[] } {
  const raw: Record<string, number> = RAW[field](state);
  const contributions = Object.entries(W[field]).map(([driver, weight]) => term(driver, weight, raw[driver]));
  return { value: { fatigue, confidence, curiosity, creativity }[field](state), contributions };
}

/** What one predictor holds; confidence's certainty is Σ weight·certainty, its skill over chance (1 − Σ weight·brier/.25)⁺. */
export interface PredictorReading {
  id: PredictorId;
  goal: Goal;
  /** of this predictor among all; they sum to 1 */
  weight: number;
  /** probability of a good outcome that it would issue now, (0, 1) */
  expected: number;
  /** successes and failures that it has not forgotten, ≥ 0 */
  good: number;
  bad: number;
  certainty: number;
  /** squared error of the last 64 predictions or so, [0, 1] */
  brier: number;
  /** outcomes ever, and those that are awaited */
  seen: number;
  pending: number;
}

export const readPredictors = ({ predictors }: State): PredictorReading[] =>
  PREDICTOR_IDS.map((id, i) => {
    const p = predictors[id];
    const { good, bad, seen, pending, slow: brier } = p;
    const read = { expected: expectation(p), good, bad, certainty: certaintyOf(p), brier, seen, pending };
    return { id, goal: PREDICTORS[id], weight: PREDICTOR_WEIGHT[i], ...read };
  });
