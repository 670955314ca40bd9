import type { Cause } from './affect/ledger.js';
import type { LabelState } from './affect/label.js';
import { PREDICTOR_IDS, type PredictorId } from './affect/goals.js';
import { newLessons, type Lessons } from './affect/lessons.js';
import { newPredictor, type Predictor } from './affect/predictor.js';
import type { Pad } from './affect/pad.js';
import { newHabit, type Habit } from './attention/habit.js';
import { newFamiliarity, type Familiarity } from './attention/familiarity.js';
import type { Dream } from './dreams/dream.js';
import type { Vitals } from './health.js';
import { newRegister, type Register } from './hypotheses/register.js';
import { newTable, type Table } from './hypotheses/table.js';
import type { Episode, EpisodeType, Memory } from './memory/episode.js';
import { MODULES, type ModuleName } from './modules.js';
import { PARAMETERS } from './parameters.js';
import { biologicalHour, circadian, circadianSleepiness } from './sleep/circadian.js';
import type { Phase } from './sleep/pressure.js';
import { GROUPS, type Group } from './stimulus.js';
import { Random, type RandomState } from '../../common/kernel/random.js';

/** What flows by itself between events; all but lucidity are relaxations towards 0 or 1. All in [0, 1]. */
export interface Body {
  /** sleep pressure */
  S: number;
  /** REM pressure */
  R: number;
  /** sleep inertia */
  W: number;
  /** arousal */
  A: number;
  /** load */
  L: number;
  /** error level */
  err: number;
  /** novelty */
  nov: number;
  /** largest recent Bayesian surprise, nats ≥ 0, relaxing */
  nats: number;
  lucidity: number;
  /** how much the biological hour makes for sleep */
  C: number;
}

/** Groups of stimuli with a habit of their own. */
export const HABITS = [
  ...GROUPS.map((g) => `traffic:${g}` as const),
  ...GROUPS.map((g) => `error:${g}` as const),
  'trade',
  'match',
  'job',
  'text',
  'other',
] as const;
export type HabitId = (typeof HABITS)[number];

/** One of the last events, for explanations: what it did to the body. */
export interface Trace {
  seq: number;
  second: number;
  kind: string;
  group: Group | null;
  /** excitation after habituation, [0, 1] */
  weight: number;
  /** change of A, err and nov */
  arousal: number;
  error: number;
  novelty: number;
}

/** Grows with every change of the state's shape. */
export const STATE_VERSION = 6;

/** The whole of the engine: JSON-safe, and nothing outside it decides what the snapshot shows. */
export interface State {
  version: typeof STATE_VERSION;
  /** second of birth */
  born: number;
  /** committed grid second, Unix time */
  second: number;
  /** last sequence number applied */
  seq: number;
  random: RandomState;
  /** κ, biological hours per real hour, as the last `pace` event set it */
  kappa: number;
  body: Body;
  phase: Phase;
  /** second the phase began */
  phaseSince: number;
  /** whether the running sleep has had REM, and whether somebody called in this second */
  bout: { dreamt: boolean; called: boolean };
  emotion: Pad;
  mood: Pad;
  label: LabelState;
  /** appraised events that are still felt */
  causes: Cause[];
  predictors: Record<PredictorId, Predictor>;
  lessons: Lessons;
  habits: Record<HabitId, Habit>;
  familiarity: Familiarity;
  memory: Memory;
  /** episodes in memory per type, kept with the ring */
  variety: Partial<Record<EpisodeType, number>>;
  dreams: Dream[];
  totalDreams: number;
  /** the dream of the running bout, null when none */
  dreaming: number | null;
  table: Table;
  register: Register;
  /** predictions issued by hypotheses for the open bin: probability per predicate */
  forecasts: { b: number; p: number }[];
  worked: Record<ModuleName, number>;
  /** the last measurements of all processes, oldest first, at most 64 */
  vitals: Vitals[];
  traces: Trace[];
  /** second of the last event, for silence */
  lastEvent: number;
  silent: boolean;
  counts: Record<string, number>;
}

const record = <K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>;

const circadianSleepinessAt = (second: number, kappa: number): number =>
  circadianSleepiness(circadian(biologicalHour(second, kappa)));

/** A newborn engine: rested, at its resting mood, knowing nothing. @param second Unix second @param kappa 1–10,000 */
export function initialState(second: number, seed: string, kappa = 24): State {
  const rest = PARAMETERS.mood.rest;
  return {
    version: STATE_VERSION,
    born: second,
    second,
    seq: 0,
    random: Random.from(seed).state(),
    kappa,
    body: {
      S: 0.3,
      R: 0,
      W: 0,
      A: 0,
      L: 0,
      err: 0,
      nov: 0,
      nats: 0,
      lucidity: 0.8,
      C: circadianSleepinessAt(second, kappa),
    },
    phase: 'awake',
    phaseSince: second,
    bout: { dreamt: false, called: false },
    emotion: [...rest],
    mood: [...rest],
    label: { current: 'calm', cause: null, candidate: 'calm', held: 0 },
    causes: [],
    predictors: record(PREDICTOR_IDS, newPredictor),
    lessons: newLessons(second),
    habits: record(HABITS, () => newHabit(second)),
    familiarity: newFamiliarity(),
    memory: { next: 1, episodes: [] as Episode[] },
    variety: {},
    dreams: [],
    totalDreams: 0,
    dreaming: null,
    table: newTable(),
    register: newRegister(),
    forecasts: [],
    worked: record(MODULES, () => second - PARAMETERS.modules.recentSeconds),
    vitals: [],
    traces: [],
    lastEvent: second,
    silent: false,
    counts: {},
  };
}

type Predictors = State['predictors'];

/** The list last asked for: looking each up by its name, second by second, was most of a second's time. */
let latest: { of: Predictors | null; list: Predictor[] } = { of: null, list: [] };

/** The predictors in the order of `PREDICTOR_IDS`. */
export function predictorsOf({ predictors }: State): readonly Predictor[] {
  if (latest.of !== predictors) latest = { of: predictors, list: PREDICTOR_IDS.map((id) => predictors[id]) };
  return latest.list;
}

/** One of the last events, as it is shown. */
export type RecentEvent = Omit<Trace, 'seq'>;

/** The last events, newest first. */
export const recentEventsOf = (state: State): RecentEvent[] =>
  state.traces.toReversed().map(({ seq: _seq, ...rest }) => rest);
