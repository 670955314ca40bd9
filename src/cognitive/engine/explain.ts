import { activeCauses, intensityOf, type Cause } from './affect/ledger.js';
import { labelOf, type Emotion } from './affect/emotions.js';
import { PREDICTORS, type Goal } from './affect/goals.js';
import { moodOf } from './affect/label.js';
import { bodyFatigue, lucidityTarget } from './flow.js';
import { PARAMETERS } from './parameters.js';
import { term, type Contribution } from './contribution.js';
import { explainScalar, SCALARS } from './scalars.js';
import type { Group } from './stimulus.js';
import type { State } from './state.js';
import type { Topic } from './swedish/nouns.js';

export const EXPLAINABLE = [...SCALARS, 'lucidity', 'emotion'] as const;
export type Explainable = (typeof EXPLAINABLE)[number];

/** An appraised event that is still felt. */
export interface FeltCause {
  emotion: Emotion;
  kind: string;
  group: Group | null;
  topic: Topic | null;
  goal: Goal;
  /** second of the event */
  at: number;
  /** at the event, and now; [0, 1] */
  intensity_then: number;
  intensity: number;
}

export interface Explanation {
  field: Explainable;
  value: number;
  contributions: Contribution[];
  /** of the contributions; equals the value */
  sum: number;
  /** of `emotion` only: the label, the event that carries it (null for a mood), what else is felt, the mood beneath */
  label?: Emotion;
  cause?: FeltCause | null;
  runners_up?: FeltCause[];
  mood?: Emotion;
}

/** Why a field has its value: contributions that add up to it. */
export function explain(state: State, field: Explainable): Explanation {
  if (field === 'emotion') return explainEmotion(state);
  if (field === 'lucidity') return summed(field, state.body.lucidity, lucidityTerms(state));
  const { value, contributions } = explainScalar(state, field);
  return summed(field, value, contributions);
}

const summed = (field: Explainable, value: number, contributions: Contribution[]): Explanation => ({
  field,
  value,
  contributions,
  sum: contributions.reduce((total, c) => total + c.contribution, 0),
});

/** What the phase allows, less fatigue and inertia while awake, and the part of the way that is still to go. */
function lucidityTerms({ phase, body }: State): Contribution[] {
  const target = lucidityTarget(phase, body);
  const ahead = body.lucidity - target;
  const settling = term('settling', Math.sign(ahead) || 1, Math.abs(ahead));
  const targets = PARAMETERS.lucidity;
  if (phase !== 'awake') return [term(`phase_${phase}`, targets[phase], 1), settling];
  const fatigue = bodyFatigue(body);
  const freshness = 1 - targets.fatigueShare * fatigue;
  return [
    term('phase_awake', targets.awake, 1),
    term('fatigue', -targets.awake * targets.fatigueShare, fatigue),
    term('sleep_inertia', -targets.awake * freshness, body.W),
    settling,
  ];
}

/** The intensity of the label now: its cause's at the event, and how much of it is left; 0 for a mood. */
function explainEmotion(state: State): Explanation {
  const { label, causes, second } = state;
  const felt = activeCauses(causes, second);
  const carrier = felt.find((c) => c.seq === label.cause) ?? null;
  const value = carrier ? intensityOf(carrier, second) : 0;
  const contributions = carrier ? [term(carrier.kind, value / carrier.intensity, carrier.intensity)] : [];
  return {
    ...summed('emotion', value, contributions),
    label: label.current,
    cause: carrier && feltCause(carrier, second),
    runners_up: felt.filter((c) => c !== carrier).map((c) => feltCause(c, second)),
    mood: moodOf(state),
  };
}

const feltCause = (c: Cause, second: number): FeltCause => ({
  emotion: labelOf(c.emotion),
  kind: c.kind,
  group: c.group,
  topic: c.topic,
  goal: PREDICTORS[c.predictor],
  at: c.at,
  intensity_then: c.intensity,
  intensity: intensityOf(c, second),
});
