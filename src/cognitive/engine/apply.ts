import { appraiseOutcome, appraiseProspect, appraiseWords, type Appraisal } from './affect/appraisal.js';
import { EMOTION_PAD } from './affect/emotions.js';
import { endProspect, enterCause } from './affect/ledger.js';
import { expected, noteOutcome } from './affect/lessons.js';
import { expectation } from './affect/predictor.js';
import { blendPad, type Pad } from './affect/pad.js';
import { meet, meetWords } from './attention/familiarity.js';
import { observe, squash } from './attention/habit.js';
import { effectOf, type Effect } from './effects.js';
import { noteMade, noteMatch } from './hypotheses/register.js';
import { note } from './hypotheses/table.js';
import { encode, type EpisodeType } from './memory/episode.js';
import type { ModuleName } from './modules.js';
import { PARAMETERS } from './parameters.js';
import { sanitize, type Happening, type Stimulus } from './stimulus.js';
import type { State } from './state.js';

const { weight, habituationFloor, sleepPressureShare, loadShare, errorShare, noveltyShare, perWakefulness } =
  PARAMETERS.impulse;
const { encodeSurprise, encodeIntensity } = PARAMETERS.memory;
const TRACES = 32;
const VITALS = 64;

/** What one event did. */
export interface Impression {
  /** nats of Bayesian surprise, its rate's or its outcome's */
  nats: number;
  /** [0, 1] */
  surprise: number;
  novelty: number;
  /** excitation after habituation */
  weight: number;
  appraisal: Appraisal | null;
}

const work = (state: State, ...names: ModuleName[]): void => {
  for (const name of names) state.worked[name] = state.second;
};

/** Applies one event at the state's second. Events at or before the last sequence number were seen. Changes the state. */
export function apply(state: State, stimulus: Stimulus): Impression | null {
  if (!(stimulus.seq > state.seq)) return null;
  state.seq = stimulus.seq;
  const what = sanitize(stimulus.what);
  state.counts[what.kind] = (state.counts[what.kind] ?? 0) + 1;
  if (what.kind === 'vitals') return takeVitals(state, what);
  if (what.kind === 'pace') return setPace(state, what.kappa);
  const effect = effectOf(what);
  return effect && impress(state, what, effect);
}

function takeVitals(state: State, { lagMs, queue, storageFailures }: Extract<Happening, { kind: 'vitals' }>): null {
  state.vitals.push({ at: state.second, lagMs, queue, storageFailures });
  if (state.vitals.length > VITALS) state.vitals.shift();
  work(state, 'vitals');
  return null;
}

function setPace(state: State, kappa: number): null {
  state.kappa = kappa;
  return null;
}

function impress(state: State, what: Happening, effect: Effect): Impression {
  const before = { ...state.body };
  const impression = perceive(state, what, effect);
  excite(state, effect, impression);
  if (what.kind === 'text' && impression.weight >= PARAMETERS.sleep.callWeight) state.bout.called = true;
  feel(state, what, effect, impression);
  remember(state, what, effect, impression);
  contrast(state, what);
  note(state.table, effect.mask, effect.count, state.second);
  state.lastEvent = state.second;
  state.silent = false;
  trace(state, what, effect, impression, before);
  return impression;
}

/** How surprising and how new it is, and what it means for the goals. */
function perceive(state: State, what: Happening, effect: Effect): Impression {
  work(state, 'perception', 'habituation');
  const nats = observe(state.habits[effect.habit], state.second, effect.count);
  const novelty = noveltyOf(state, what, effect);
  const appraisal = appraise(state, what, effect);
  const content = what.kind === 'text' ? 0.5 * novelty : 0;
  const surprise = 1 - (1 - squash(nats)) * (1 - content);
  const w = weight[effect.excite] * (habituationFloor + (1 - habituationFloor) * surprise);
  return { nats: Math.max(nats, appraisal?.nats ?? 0), surprise, novelty, weight: w, appraisal };
}

/** Mean newness of its kind and topics; of a text, as much of its words. */
function noveltyOf(state: State, what: Happening, effect: Effect): number {
  const things = [effect.episode, ...effect.topics];
  const known = things.reduce((sum, thing) => sum + meet(state.familiarity, thing, state.second), 0) / things.length;
  if (what.kind !== 'text') return known;
  work(state, 'language');
  return what.cells.length === 0 ? known : (known + meetWords(state.familiarity, what.cells)) / 2;
}

function appraise(state: State, what: Happening, effect: Effect): Appraisal | null {
  const { outcome, prospect } = effect;
  const { predictors, lessons } = state;
  const topic = effect.topics[0];
  if (prospect?.change === -1) release(state, prospect.predictor);
  if (prospect?.change === 1) {
    const id = prospect.predictor;
    return appraiseProspect(predictors, id, expected(lessons, id, topic, expectation(predictors[id])));
  }
  if (!outcome) return null;
  work(state, 'appraisal', 'prediction');
  const id = outcome.predictor;
  const issued = expected(lessons, id, topic, expectation(predictors[id]));
  const appraisal = appraiseOutcome(predictors, id, outcome.value, { issued, stake: outcome.stake });
  noteOutcome(lessons, id, topic, outcome.value);
  if (what.kind !== 'text') return appraisal;
  return appraiseWords(appraisal, what.compound, what.addressed, what.fearful);
}

function release(state: State, predictor: keyof State['predictors']): void {
  const p = state.predictors[predictor];
  p.pending = Math.max(0, p.pending - 1);
}

const towardsOne = (x: number, share: number): number => x + (1 - x) * share;

/** Convex blends towards 1: nothing can leave [0, 1]. */
function excite(state: State, effect: Effect, impression: Impression): void {
  const { body } = state;
  body.A = towardsOne(body.A, impression.weight * Math.min(1, perWakefulness * (1 - body.S)));
  body.S = towardsOne(body.S, sleepPressureShare * impression.weight);
  body.L = towardsOne(body.L, loadShare * impression.weight);
  body.nov = towardsOne(body.nov, noveltyShare * impression.novelty);
  body.nats = Math.max(body.nats, impression.nats);
  if (effect.error) body.err = towardsOne(body.err, errorShare);
}

/** Moves emotion by .6·i and mood by a tenth of that towards the appraised emotion; prospects count by their surprise. */
function feel(state: State, what: Happening, effect: Effect, { appraisal, surprise }: Impression): void {
  if (effect.prospect?.change === -1 || (effect.outcome && what.kind === 'job'))
    endProspect(state.causes, (effect.prospect ?? effect.outcome)?.predictor ?? 'garments');
  if (!appraisal) return;
  work(state, 'appraisal');
  const i = effect.prospect ? appraisal.intensity * surprise : appraisal.intensity;
  const { emotion, predictor } = appraisal;
  const [topic = null] = effect.topics;
  const event = { seq: state.seq, at: state.second, kind: what.kind, group: effect.group, topic };
  enterCause(state.causes, { ...event, emotion, predictor, intensity: i });
  const target = EMOTION_PAD[emotion];
  blendPad(state.emotion, target, PARAMETERS.mood.blend * i);
  blendPad(state.mood, target, PARAMETERS.mood.moodBlend * i);
}

function remember(state: State, what: Happening, effect: Effect, impression: Impression): void {
  const intensity = impression.appraisal?.intensity ?? 0;
  if (!effect.memorable && impression.surprise < encodeSurprise && intensity < encodeIntensity) return;
  keep(state, {
    seq: state.seq,
    type: effect.episode,
    topics: effect.topics,
    pad: feltPad(impression.appraisal),
    arousal: state.body.A,
    surprise: impression.surprise,
    outcome: effect.outcome?.value ?? null,
    expected: impression.appraisal && effect.outcome ? impression.appraisal.expected : null,
  });
}

function feltPad(appraisal: Appraisal | null): Pad {
  if (!appraisal) return [0, 0, 0];
  const [p, a, d] = EMOTION_PAD[appraisal.emotion];
  return [p * appraisal.intensity, a * appraisal.intensity, d * appraisal.intensity];
}

/** Encodes an episode and keeps the counts per type with the ring. */
export function keep(state: State, fresh: Parameters<typeof encode>[1]): void {
  work(state, 'memory');
  const { episodes } = state.memory;
  const oldest = episodes[0];
  const newest = episodes.at(-1);
  encode(state.memory, fresh, state.second);
  if (episodes.at(-1) === newest) return;
  count(state, fresh.type, 1);
  if (episodes[0] !== oldest && oldest) count(state, oldest.type, -1);
}

const count = (state: State, type: EpisodeType, change: number): void => {
  state.variety[type] = (state.variety[type] ?? 0) + change;
};

/** League: which strategy wins in which regime. Design: which garments are finished in time. */
function contrast(state: State, what: Happening): void {
  const { register, second } = state;
  if (what.kind === 'match' && what.results.length > 0) {
    const results = what.results.map(({ strategy, regime, won }) => ({ level: `${strategy}|${regime}`, won }));
    noteMatch(register, what.results[0].regime, results, second);
  }
  if (what.kind === 'job' && what.work === 'design' && (what.stage === 'completed' || what.stage === 'failed'))
    noteMade(register, what.topic, what.stage === 'completed' && !what.slow, second);
}

function trace(state: State, what: Happening, effect: Effect, impression: Impression, before: State['body']): void {
  const { body } = state;
  state.traces.push({
    seq: state.seq,
    second: state.second,
    kind: what.kind,
    group: effect.group,
    weight: impression.weight,
    arousal: body.A - before.A,
    error: body.err - before.err,
    novelty: body.nov - before.nov,
  });
  if (state.traces.length > TRACES) state.traces.shift();
}
