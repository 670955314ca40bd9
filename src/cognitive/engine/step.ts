import { appraiseOutcome } from './affect/appraisal.js';
import { EMOTION_PAD } from './affect/emotions.js';
import { replayNotes } from './affect/lessons.js';
import { enterCause } from './affect/ledger.js';
import { settleLabel } from './affect/label.js';
import { blendPad } from './affect/pad.js';
import { apply, keep, type Impression } from './apply.js';
import { dreamOf } from './dreams/dream.js';
import { isStrangest } from './dreams/insight.js';
import { factorsFor, flow, type Factors } from './flow.js';
import { evaluateSecond, publishedOf, turnMinute } from './hypotheses/register.js';
import { antecedentsOf } from './hypotheses/table.js';
import { idleSeconds, passIdly } from './idle.js';
import { use } from './memory/activation.js';
import { PARAMETERS, type Settings } from './parameters.js';
import { biologicalHour, circadian, circadianSleepiness } from './sleep/circadian.js';
import { inertiaAfter, nextPhase } from './sleep/phase.js';
import { isAsleep, type Phase } from './sleep/pressure.js';
import type { Stimulus } from './stimulus.js';
import type { State } from './state.js';
import { Random } from '../../common/kernel/random.js';

/** The model with its coefficients for one second. */
export interface Model {
  readonly settings: Settings;
  readonly second: Factors;
}

export const createModel = (settings: Settings): Model => ({ settings, second: factorsFor(1, settings) });

/**
 * Advances the state to a second on the absolute grid, one second at a time, so that any split of the way gives
 * the same state bit for bit. Events apply in order of their sequence number at their second, or at the next open
 * one when they come late. Going back in time is a no-op. Time passes at the state's own κ, whatever `model` was made
 * for; a `pace` event changes it from the next second on. Changes the state in place.
 * @param until Unix second @param notice told what each event did @returns events that lie beyond `until`
 */
export function advance(
  state: State,
  model: Model,
  until: number,
  stimuli: readonly Stimulus[] = [],
  notice?: (impression: Impression) => void,
): Stimulus[] {
  const waiting = stimuli.filter((s) => Number.isFinite(s.at)).sort((a, b) => a.at - b.at || a.seq - b.seq);
  let next = 0;
  let paced = model;
  while (state.second < until) {
    if (paced.settings.kappa !== state.kappa) paced = createModel({ kappa: state.kappa });
    const before = (next < waiting.length ? Math.min(until, waiting[next].at - 1) : until) - state.second;
    const idle = before > 1 ? idleSeconds(state, paced.second, before) : 0;
    if (idle > 1) {
      passIdly(state, paced.second, idle);
      continue;
    }
    let end = next;
    while (end < waiting.length && waiting[end].at <= state.second + 1) end++;
    tick(state, paced, end === next ? NONE : bySequence(waiting.slice(next, end)), notice);
    next = end;
  }
  return waiting.slice(next);
}

const NONE: readonly Stimulus[] = [];
const bySequence = (stimuli: Stimulus[]): Stimulus[] => stimuli.sort((a, b) => a.seq - b.seq);

/** One second: time passes, its events happen, then sleep, label, dreams and hypotheses follow. */
function tick(
  state: State,
  model: Model,
  stimuli: readonly Stimulus[],
  notice?: (impression: Impression) => void,
): void {
  flow(state, model.second);
  state.second++;
  for (const stimulus of stimuli) {
    const impression = apply(state, stimulus);
    if (impression) notice?.(impression);
  }
  noticeSilence(state);
  changePhase(state, model.settings);
  settleLabel(state.label, state.causes, state);
  if (state.second % PARAMETERS.hypotheses.binSeconds === 0) turnBin(state);
  evaluateSecond(state.register, state.table, state.second);
}

/** Ten minutes without any event is an episode of its own, once. */
function noticeSilence(state: State): void {
  if (state.silent || state.second - state.lastEvent < PARAMETERS.memory.silenceSeconds) return;
  state.silent = true;
  const nothing = { outcome: null, expected: null, surprise: 0, arousal: state.body.A };
  keep(state, { seq: state.seq, type: 'silence', topics: ['silence'], pad: [0, 0, 0], ...nothing });
}

function changePhase(state: State, settings: Settings): void {
  const c = circadian(biologicalHour(state.second, settings.kappa));
  const before = state.phase;
  const phase = nextPhase(state, c, before === 'rem' && isStrangest(state));
  state.bout.called = false;
  state.body.C = circadianSleepiness(c);
  if (phase !== before) enter(state, before, phase);
}

function enter(state: State, before: Phase, phase: Phase): void {
  state.phase = phase;
  state.phaseSince = state.second;
  state.worked.sleep = state.second;
  state.bout.dreamt = phase === 'rem' || (isAsleep(phase) && state.bout.dreamt);
  if (phase === 'awake' && isAsleep(before)) state.body.W = inertiaAfter(before);
  if (phase === 'awake' || phase === 'drowsy') state.dreaming = null;
  if (phase === 'nrem') dreamIn(state, before === 'drowsy' ? 'nrem' : null);
  if (phase === 'rem' && before === 'nrem') {
    replayNotes(state.lessons, state.second);
    dreamIn(state, 'rem');
  }
  if (phase === 'lucid') dreamIn(state, 'lucid');
}

/** About one dream a bout: a replay on falling asleep, one in each REM period, and another when it turns lucid. */
function dreamIn(state: State, stage: 'nrem' | 'rem' | 'lucid' | null): void {
  state.dreaming = null;
  if (stage === null) return;
  const random = new Random(state.random);
  const seed = random.uint32();
  state.random = random.state();
  const { episodes } = state.memory;
  const dream = dreamOf({ second: state.second, stage, episodes, past: state.dreams, seed });
  if (!dream) return;
  state.totalDreams++;
  state.dreams.push({ ...dream, id: state.totalDreams });
  if (state.dreams.length > PARAMETERS.dreams.kept) state.dreams.shift();
  state.dreaming = state.totalDreams;
  state.worked.dreaming = state.second;
  if (dream.type === 'replay') relive(state, dream.episodes);
}

/** What is dreamt again is used again. Episodes stand in the order of their ids, and none is left out. */
function relive({ memory: { episodes }, second }: State, ids: readonly number[]): void {
  for (const id of ids) use(episodes[id - episodes[0].id].uses, second);
}

/** Closes the minute: predictions issued for it are judged, and new ones issued for the next. */
function turnBin(state: State): void {
  const mask = turnMinute(state.register, state.table);
  for (const { b, p } of state.forecasts) judge(state, p, ((mask >>> b) & 1) === 1);
  state.forecasts = mask === 0 ? [] : forecastsOf(state);
  if (mask !== 0) state.worked.hypotheses = state.second;
}

/** What the published hypotheses say of the next minute, after the one that has just closed. */
function forecastsOf({ register, table }: State): State['forecasts'] {
  const closed = table.recent.at(-1);
  const now = closed ? antecedentsOf(closed) : [];
  return publishedOf(register).flatMap(({ subject, book }) =>
    subject.kind === 'sequence' && subject.lag < 2 && now.includes(subject.a)
      ? [{ b: subject.b, p: (book.next + 1) / (book.n + 2) }]
      : [],
  );
}

/** A prediction that proved right is a success in learning, by its own squared error. */
function judge(state: State, p: number, came: boolean): void {
  const right = p >= 0.5 === came;
  const error = ((came ? 1 : 0) - p) ** 2;
  const appraisal = appraiseOutcome(state.predictors, 'learning', right ? 1 : 0, {
    brier: error,
    stake: PARAMETERS.stakes.forecast,
  });
  const { emotion, predictor, intensity } = appraisal;
  const event = { seq: state.seq, at: state.second, kind: 'forecast', group: null, topic: 'pattern' as const };
  enterCause(state.causes, { ...event, emotion, predictor, intensity });
  blendPad(state.emotion, EMOTION_PAD[emotion], PARAMETERS.mood.blend * intensity);
  state.worked.prediction = state.second;
}
