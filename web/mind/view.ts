import type { components } from '../api.js';

type Schemas = components['schemas'];

export type Snapshot = Schemas['CognitiveSnapshot'];
export type Explanation = Schemas['ExplanationView'];
export type Contribution = Schemas['ContributionView'];
export type Cause = Schemas['CauseView'];
export type History = Schemas['HistoryAnswer'];
export type Model = Schemas['ModelAnswer'];
export type Replay = Schemas['ReplayAnswer'];
export type Dream = Schemas['DreamView'];
export type DreamDetail = Schemas['DreamDetail'];
export type Beliefs = Schemas['HypothesesAnswer'];
export type Belief = Schemas['NamedHypothesisView'];
export type Felt = Schemas['DemoAnswer'];
export type Said = Schemas['SayAnswer'];

/** What is drawn as a line, 0–1. */
export const SIGNALS = ['confidence', 'curiosity', 'fatigue', 'creativity', 'lucidity', 'arousal'] as const;
export type Signal = (typeof SIGNALS)[number];

/** What can be asked why. */
export const ASKABLE = ['confidence', 'curiosity', 'fatigue', 'creativity', 'lucidity', 'emotion'] as const;
export type Askable = (typeof ASKABLE)[number];

/** Pleasure, arousal, dominance; each −1 to 1. */
export interface Pad {
  pleasure: number;
  arousal: number;
  dominance: number;
}

/** A second as the stream tells it: the snapshot and what moves beneath. */
export interface Second extends Pick<Snapshot, 'timestamp' | 'emotion' | 'ede_phase' | 'health' | 'current_dream'> {
  confidence: number;
  curiosity: number;
  fatigue: number;
  creativity: number;
  lucidity: number;
  total_dreams: number;
  arousal: number;
  sleep_pressure: number;
  affect: Pad;
  cause: (Omit<Cause, 'at'> & { at: number }) | null;
  events: readonly Happening[];
}

/** Something that reached the engine. */
export interface Happening {
  kind: string;
  group: string | null;
  weight: number;
}

/** A point of the strip: some seconds together, with what happened in them. */
export interface Point extends Record<Signal, number> {
  /** Unix seconds of its beginning */
  t: number;
  sleep_pressure: number;
  phase: string;
  emotion: string;
  events: number;
}

/** H⁺ and H⁻ by the hour of the engine's day: mean ± amplitude · C. */
export interface Rhythm {
  upper: number;
  lower: number;
  amplitude: number;
  phaseHours: number;
  /** biological hours in one real hour */
  kappa: number;
}

/** Everything the page starts from; it stands in the page as JSON. */
export interface MindPageView {
  base: string;
  persona: string;
  second: Second;
  points: readonly Point[];
  rhythm: Rhythm;
  said: Said | null;
  dreams: readonly Dream[];
  beliefs: Beliefs;
}

/** How much of the past the strip shows, seconds. */
export const STRIP_SECONDS = 900;
export const STEP_SECONDS = 5;

/** The page's beginning from what the API answers. */
export function pointsOf({ buckets }: History): Point[] {
  return buckets.flatMap((bucket) => {
    const read = bucket as Record<string, { last: unknown; max?: number } | undefined>;
    const last = (field: string) => read[field]?.last;
    if (typeof last('fatigue') !== 'number' || typeof last('arousal') !== 'number') return [];
    const values = Object.fromEntries(SIGNALS.map((field) => [field, Number(last(field) ?? 0)]));
    return [
      {
        ...(values as Record<Signal, number>),
        t: Date.parse(bucket.t as string) / 1000,
        sleep_pressure: Number(last('sleep_pressure') ?? 0),
        phase: String(last('ede_phase')),
        emotion: String(last('emotion')),
        events: read.events?.max ?? 0,
      },
    ];
  });
}

/** A second as a page finds it that has not heard the stream yet: the feeling beneath is the mood. */
export function secondOf(snapshot: Snapshot, { body }: Model, { buckets }: History): Second {
  const last = (field: string) => (buckets.at(-1) as Record<string, { last: number } | undefined>)?.[field]?.last ?? 0;
  const { A: arousal, S: sleep_pressure } = body as { A: number; S: number };
  const affect = { pleasure: last('pleasure'), arousal: last('mood_arousal'), dominance: last('mood_dominance') };
  return { ...snapshot, arousal, sleep_pressure, affect, cause: null, events: [] };
}

/** The strip a second later: seconds of the same step are one point, what is too old goes. Pure. */
export function withSecond(points: readonly Point[], second: Second): Point[] {
  const t = Math.floor(second.timestamp / STEP_SECONDS) * STEP_SECONDS;
  const before = points.at(-1);
  const events = second.events.length + (before?.t === t ? before.events : 0);
  const point = { ...valuesOf(second), t, events };
  const kept = points.filter((one) => one.t < t && one.t > second.timestamp - STRIP_SECONDS);
  return [...kept, point];
}

const valuesOf = (second: Second) => ({
  ...(Object.fromEntries(SIGNALS.map((field) => [field, second[field]])) as Record<Signal, number>),
  sleep_pressure: second.sleep_pressure,
  phase: second.ede_phase,
  emotion: second.emotion,
});

/** What a model says of its rhythm. */
export function rhythmOf({ kappa, parameters }: Model): Rhythm {
  const { sleep } = parameters as {
    sleep: Record<'upperMean' | 'lowerMean' | 'circadianAmplitude' | 'circadianPhaseHours', number>;
  };
  const { upperMean: upper, lowerMean: lower, circadianAmplitude: amplitude, circadianPhaseHours: phaseHours } = sleep;
  return { upper, lower, amplitude, phaseHours, kappa };
}

/** Sleep pressure at which it falls asleep and at which it wakes. @param t Unix seconds */
export function thresholdsAt({ upper, lower, amplitude, phaseHours, kappa }: Rhythm, t: number): [number, number] {
  const hour = ((t * kappa) / 3600) % 24;
  const swing = amplitude * Math.sin((2 * Math.PI * (hour - phaseHours)) / 24);
  return [upper + swing, lower + swing];
}

const ASLEEP = new Set(['nrem', 'rem', 'lucid']);
export const isAsleep = (phase: string): boolean => ASLEEP.has(phase);

/** Stretches of a kind of phase, as [from, to] in Unix seconds. */
export function bandsOf(points: readonly Point[], isOf: (phase: string) => boolean): [number, number][] {
  const bands: [number, number][] = [];
  for (const [i, { t, phase }] of points.entries()) {
    if (!isOf(phase)) continue;
    const end = points[i + 1]?.t ?? t + STEP_SECONDS;
    const last = bands.at(-1);
    if (last && last[1] === t) last[1] = end;
    else bands.push([t, end]);
  }
  return bands;
}
