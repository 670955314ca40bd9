import { flowMood, moodFactors, type MoodFactors } from './affect/mood.js';
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
import { predictorsOf, type Body, type State } from './state.js';

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

type Tired = Pick<Body, 'S' | 'C' | 'W' | 'L'>;

/** Fatigue from the body alone: .42·S + .18·C + .25·W + .15·L. */
export function bodyFatigue(body: Tired): number {
  const w = PARAMETERS.scalars.fatigue;
  const own = w.sleep_pressure * body.S + w.circadian * body.C + w.sleep_inertia * body.W;
  return Math.min(1, own + w.load * body.L);
}

/** Where lucidity tends to in a phase, [0, 1]; awake it suffers from fatigue and sleep inertia. */
export function lucidityTarget(phase: Phase, body: Tired): number {
  const targets = PARAMETERS.lucidity;
  if (phase !== 'awake') return targets[phase];
  return targets.awake * (1 - targets.fatigueShare * bodyFatigue(body)) * (1 - body.W);
}

/** Relaxation towards 0; what no double could show beside 1 counts as reached. */
function fade(x: number, kept: number): number {
  const left = x * kept;
  return left < 1e-12 ? 0 : left;
}

/** The same, stretch after stretch. */
function fadeBy(x: number, kept: number, steps: number): number {
  let left = x;
  for (let i = 0; i < steps && left > 0; i++) left = fade(left, kept);
  return left;
}

/** Lets a stretch of time pass over the body. Changes it in place. */
function flowBody(body: Body, phase: Phase, f: Factors): void {
  flowSleep(body, phase, f, 1);
  flowSenses(body, f, 1);
}

/**
 * Over sleep and wakefulness, and the load that tires.
 * @param steps as many stretches, one after the other @param sleepiness the circadian one after each, where it matters
 */
export function flowSleep(
  body: Body,
  phase: Phase,
  f: Factors,
  steps: number,
  sleepiness?: (step: number) => number,
): void {
  let { S, R, W, L, C, lucidity } = body;
  for (let step = 1; step <= steps; step++) {
    S = sleepPressure(S, isAsleep(phase), f.sleep);
    R = remPressureAfter(R, phase, f.sleep);
    W = fade(W, f.sleep.inertia);
    L = fade(L, f.load);
    const target = lucidityTarget(phase, { S, W, L, C });
    lucidity = target + (lucidity - target) * f.lucidity;
    if (sleepiness) C = sleepiness(step);
  }
  body.S = S;
  body.R = R;
  body.W = W;
  body.L = L;
  body.C = C;
  body.lucidity = lucidity;
}

/** Over what nothing but events raises. @param steps as many stretches, one after the other */
export function flowSenses(body: Body, f: Factors, steps: number): void {
  body.A = fadeBy(body.A, f.arousal, steps);
  body.err = fadeBy(body.err, f.error, steps);
  body.nov = fadeBy(body.nov, f.novelty, steps);
  body.nats = fadeBy(body.nats, f.surprise, steps);
}

/** Lets a stretch of time pass over all that flows. Changes the state in place. */
export function flow(state: State, f: Factors): void {
  flowBody(state.body, state.phase, f);
  flowMood(state.emotion, state.mood, f.mood);
  flowEvidence(state, f.evidence, 1);
}

/** Lets the predictors forget, second by second. @param kept of a second */
export function flowEvidence(state: State, kept: number, seconds: number): void {
  const predictors = predictorsOf(state);
  for (let i = 0; i < predictors.length; i++) {
    const p = predictors[i];
    p.good = fadeBy(p.good, kept, seconds);
    p.bad = fadeBy(p.bad, kept, seconds);
  }
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
