import { labelOf, type Emotion } from './affect/emotions.js';
import { expectation } from './affect/predictor.js';
import type { DreamType } from './dreams/plans.js';
import { healthOf, type Health } from './health.js';
import { publishedOf } from './hypotheses/register.js';
import { wordHypothesis } from './hypotheses/wording.js';
import { wordHypothesisInEnglish } from './hypotheses/wording-en.js';
import { priorityOf } from './dreams/replay.js';
import { activeModules } from './modules.js';
import { PARAMETERS, type Settings } from './parameters.js';
import { confidence, creativity, curiosity, fatigue, forecastSkill } from './scalars.js';
import { biologicalHour } from './sleep/circadian.js';
import type { Phase } from './sleep/pressure.js';
import { SAD, type SpeechInputs } from './speech/sayings.js';
import type { State } from './state.js';

/** The part of the public snapshot that follows from the engine's state. */
export interface EngineSnapshot {
  confidence: number;
  emotion: Emotion;
  curiosity: number;
  fatigue: number;
  health: Health;
  active_modules: number;
  current_dream: string;
  hypotheses: string[];
  ede_phase: Phase;
  lucidity: number;
  dreams: { essence: string; type: DreamType; vividness: number }[];
  total_dreams: number;
  creativity: number;
}

export const NO_DREAM = 'Ännu ingen dröm';

/** Published hypotheses in Swedish, the most credible first, at most eight. */
export const hypothesesOf = (state: State, tongue: 'sv' | 'en' = 'sv'): string[] =>
  publishedOf(state.register)
    .slice(0, 8)
    .map(tongue === 'en' ? wordHypothesisInEnglish : wordHypothesis);

/** The engine as the public sees it; reading changes nothing. */
export function snapshotOf(state: State): EngineSnapshot {
  const recent = state.dreams.slice(-PARAMETERS.dreams.shown).toReversed();
  return {
    confidence: confidence(state),
    emotion: state.label.current,
    curiosity: curiosity(state),
    fatigue: fatigue(state),
    health: healthOf(state.body.err, state.vitals, state.second),
    active_modules: activeModules(state.worked, state.phase, state.second).length,
    current_dream: state.dreams.at(-1)?.essence ?? NO_DREAM,
    hypotheses: hypothesesOf(state),
    ede_phase: state.phase,
    lucidity: state.body.lucidity,
    dreams: recent.map(({ essence, type, vividness }) => ({ essence, type, vividness })),
    total_dreams: state.totalDreams,
    creativity: creativity(state),
  };
}

/** What speech follows from. */
export function speechInputs(state: State, { kappa }: Settings): SpeechInputs {
  const seen = snapshotOf(state);
  const { predictors, memory, second } = state;
  const salient = memory.episodes.toSorted((a, b) => priorityOf(b, second) - priorityOf(a, second) || b.id - a.id);
  return {
    phase: seen.ede_phase,
    inPhase: second - state.phaseSince,
    troubled: state.causes.some(({ emotion }) => SAD.includes(labelOf(emotion))),
    feltFor: second - (state.causes.find(({ seq }) => seq === state.label.cause)?.at ?? -Infinity),
    emotion: seen.emotion,
    health: seen.health,
    fatigue: seen.fatigue,
    confidence: seen.confidence,
    skill: forecastSkill(state),
    curiosity: seen.curiosity,
    creativity: seen.creativity,
    lucidity: seen.lucidity,
    pleasure: state.emotion[0],
    arousal: state.body.A,
    error: state.body.err,
    novelty: state.body.nov,
    S: state.body.S,
    hour: biologicalHour(second, kappa),
    second,
    age: Math.floor(((second - state.born) * kappa) / 86_400),
    texts: state.counts.text ?? 0,
    activeModules: seen.active_modules,
    episodes: memory.episodes,
    salient: salient.slice(0, 8),
    dream: state.dreams.at(-1) ?? null,
    totalDreams: seen.total_dreams,
    hypotheses: seen.hypotheses.length,
    hypothesis: seen.hypotheses[0] ?? null,
    garment: expectation(predictors.garments),
    reliability: expectation(predictors.reliability_tools),
    liked: expectation(predictors.liked),
  };
}
