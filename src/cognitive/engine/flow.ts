import { flowMood, moodFactors, type MoodFactors } from './affect/mood.js';
import { PREDICTOR_IDS } from './affect/goals.js';
import { forgetting } from './affect/predictor.js';
import { PARAMETERS, type Settings } from './parameters.js';
import {
  isAsleep,
  remPressureAfter,
  sleepFactors,
  sleepPressure,
  type Phase,
  type SleepFactors,
} from './sleep/pressure.js';
import type { Body, State } from './state.js';

/** What is left after one stretch of time, for everything that relaxes. */
export interface Factors {
  readonly sleep: SleepFactors;
  readonly mood: MoodFactors;
  readonly arousal: number;
  readonly load: number;
  readonly error: number;
  readonly novelty: number;
  readonly surprise: number;
  readonly lucidity: number;
  readonly evidence: number;
}

/** @param seconds real seconds of the stretch @param settings κ turns them into biological hours */
export function factorsFor(seconds: number, settings: Settings): Factors {
  const { arousal, load, error, novelty, surprise } = PARAMETERS.relaxation;
  return {
    sleep: sleepFactors((seconds * settings.kappa) / 3600),
    mood: moodFactors(seconds),
    arousal: Math.exp(-seconds / arousal),
    load: Math.exp(-seconds / load),
    error: Math.exp(-seconds / error),
    novelty: Math.exp(-seconds / novelty),
    surprise: Math.exp(-seconds / surprise),
    lucidity: Math.exp(-seconds / PARAMETERS.lucidity.tauSeconds),
    evidence: forgetting(seconds),
  };
}

/** Fatigue from the body alone: .42·S + .18·C + .25·W + .15·L. */
export function bodyFatigue(body: Body): number {
  const w = PARAMETERS.scalars.fatigue;
  const own = w.sleep_pressure * body.S + w.circadian * body.C + w.sleep_inertia * body.W;
  return Math.min(1, own + w.load * body.L);
}

/** Where lucidity tends to in a phase, [0, 1]; awake it suffers from fatigue and sleep inertia. */
export function lucidityTarget(phase: Phase, body: Body): number {
  const targets = PARAMETERS.lucidity;
  if (phase !== 'awake') return targets[phase];
  return targets.awake * (1 - targets.fatigueShare * bodyFatigue(body)) * (1 - body.W);
}

/** Relaxation towards 0; what no double could show beside 1 counts as reached. */
function fade(x: number, kept: number): number {
  const left = x * kept;
  return left < 1e-12 ? 0 : left;
}

/** Lets a stretch of time pass over the body. Changes it in place. */
export function flowBody(body: Body, phase: Phase, f: Factors): void {
  body.S = sleepPressure(body.S, isAsleep(phase), f.sleep);
  body.R = remPressureAfter(body.R, phase, f.sleep);
  body.W = fade(body.W, f.sleep.inertia);
  body.A = fade(body.A, f.arousal);
  body.L = fade(body.L, f.load);
  body.err = fade(body.err, f.error);
  body.nov = fade(body.nov, f.novelty);
  body.nats = fade(body.nats, f.surprise);
  const target = lucidityTarget(phase, body);
  body.lucidity = target + (body.lucidity - target) * f.lucidity;
}

/** Lets a stretch of time pass over all that flows. Changes the state in place. */
export function flow(state: State, f: Factors): void {
  flowBody(state.body, state.phase, f);
  flowMood(state.emotion, state.mood, f.mood);
  const predictors = listed(state.predictors);
  for (let i = 0; i < predictors.length; i++) {
    const p = predictors[i];
    p.good = fade(p.good, f.evidence);
    p.bad = fade(p.bad, f.evidence);
  }
}

type Predictors = State['predictors'];

/** The predictors of a state as a list, made once: looking each up by its name, second by second, was most of a second's time. */
const lists = new WeakMap<Predictors, Predictors[keyof Predictors][]>();

function listed(predictors: Predictors): Predictors[keyof Predictors][] {
  const known = lists.get(predictors);
  if (known) return known;
  const list = PREDICTOR_IDS.map((id) => predictors[id]);
  lists.set(predictors, list);
  return list;
}

/** Body and emotion as they would be a little later; the state itself is left alone. @param seconds ≥ 0 */
export function project(state: State, settings: Settings, seconds: number): Pick<State, 'body' | 'emotion' | 'mood'> {
  const f = factorsFor(Math.max(0, seconds), settings);
  const copy = { body: { ...state.body }, emotion: [...state.emotion], mood: [...state.mood] } as Pick<
    State,
    'body' | 'emotion' | 'mood'
  >;
  flowBody(copy.body, state.phase, f);
  flowMood(copy.emotion, copy.mood, f.mood);
  return copy;
}
