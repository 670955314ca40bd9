/** The engine's face: everything that the rest of the backend may use of it. */
export { MODEL_VERSION, PARAMETERS, type Settings } from './parameters.js';
export { initialState, recentEventsOf, type RecentEvent, type State } from './state.js';
export { advance, createModel, type Model } from './step.js';
export { project } from './flow.js';
export { preview } from './preview.js';
export { restore, serialize, stateHash, textHash } from './hash.js';
export { momentOf } from './moment.js';
export { hypothesesOf, NO_DREAM, snapshotOf, speechInputs, type EngineSnapshot } from './snapshot.js';
export { sayAt, SAYING_SECONDS } from './speech/say.js';
export type { Saying } from './speech/sayings.js';
export { EXPLAINABLE, explain, type Explainable, type Explanation, type FeltCause } from './explain.js';
export { readPredictors, SCALARS, type PredictorReading } from './scalars.js';
export { analyse, happeningOf, measuresOf, type Analysis, type Measures } from './language/analysis.js';
export { CRISIS_LINES, helpFor, saysNeed } from './language/concern/concern.js';
export { answerAbout } from './language/conversation/answers.js';
export { replyTo } from './language/reply.js';
export { recall, type Recalled } from './memory/retrieval.js';
export type { Episode } from './memory/episode.js';
export { EPISODE_TYPES } from './memory/episode.js';
export { retell } from './dreams/retelling.js';
export { glossOf } from './dreams/gloss.js';
export { explainVividness, type Dream } from './dreams/dream.js';
export { DREAM_TYPES, type DreamType } from './dreams/plans.js';
export { EMOTIONS, type Emotion } from './affect/emotions.js';
export { PREDICTOR_IDS, PREDICTORS, type PredictorId } from './affect/goals.js';
export { expectation } from './affect/predictor.js';
export { squash } from './attention/habit.js';
export { HEALTH, type Health } from './health.js';
export { PHASES, type Phase } from './sleep/pressure.js';
export {
  countsOf,
  elsewhereOf,
  factorOf,
  keyOf,
  kindOf,
  liftOf,
  posteriorOf,
  publishedOf,
  testedOf,
  type Published,
  type Retracted,
  type Test,
} from './hypotheses/register.js';
export { STRATEGY_NAMES, wordHypothesis } from './hypotheses/wording.js';
export { wordHypothesisInEnglish } from './hypotheses/wording-en.js';
export {
  GROUPS,
  PLACE_TOPIC,
  type Group,
  type Happening,
  type Stage,
  type Stimulus,
  type TextHappening,
} from './stimulus.js';
export { isTopic, topicOfGarment, topicOfSymbol, TOPICS, type Topic } from './swedish/nouns.js';
export { main as mainClause, subordinate } from './swedish/clause.js';
export { continued, newSession, readSession, writeSession, type Session } from './language/conversation/session.js';
export { retellInEnglish } from './dreams/retelling-en.js';
export { sentence } from './swedish/phrase.js';
export {
  bucketOf,
  HISTORY_FIELDS,
  merge,
  Rings,
  sampleOf,
  Tier,
  TIERS,
  type HistoryField,
  type Sample,
} from './history.js';
export { labelOf } from './affect/emotions.js';
export type { Impression } from './apply.js';
export { importanceOf } from './memory/retrieval.js';
export { activeModules } from './modules.js';
export { EMOTION_PAD } from './affect/emotions.js';
