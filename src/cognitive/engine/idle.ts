import { isSettled } from './affect/label.js';
import { noteInsight } from './dreams/insight.js';
import { flowEvidence, flowSenses, flowSleep, type Factors } from './flow.js';
import { flowMood } from './affect/mood.js';
import { evaluateSecond } from './hypotheses/register.js';
import { PARAMETERS } from './parameters.js';
import { biologicalHour, circadian, circadianSleepiness } from './sleep/circadian.js';
import { restsFor } from './sleep/phase.js';
import type { State } from './state.js';

const { binSeconds } = PARAMETERS.hypotheses;

/**
 * For how many seconds nothing happens but that time passes: no event, no other phase, label or minute. Never too many.
 * In REM without novelty curiosity only grows, while S falls, so that the dream is the strangest at the end of the stretch.
 * @param most seconds until the next event
 */
export function idleSeconds(state: State, f: Factors, most: number): number {
  if (!state.silent || state.bout.called || !isSettled(state.label, state.causes, state)) return 0;
  if (state.phase === 'rem' && state.body.nov > 0) return 0;
  const inMinute = binSeconds - 1 - (state.second % binSeconds);
  return Math.min(
    Math.floor(most),
    inMinute,
    restsFor(state, circadianAt(state.second, state.kappa), f.sleep, state.kappa),
  );
}

const circadianAt = (second: number, kappa: number): number => circadian(biologicalHour(second, kappa));

/** Lets idle seconds pass: the same as second by second, bit for bit. Changes the state in place. */
export function passIdly(state: State, f: Factors, seconds: number): void {
  const { body, phase, emotion, mood, register, table, second, kappa } = state;
  const sleepiness = (step: number): number => circadianSleepiness(circadianAt(second + step, kappa));
  flowSleep(body, phase, f, seconds, phase === 'awake' ? sleepiness : undefined);
  body.C = sleepiness(seconds);
  for (let step = 1; step <= seconds; step++) evaluateSecond(register, table, second + step);
  state.second += seconds;
  flowSenses(body, f, seconds);
  flowMood(emotion, mood, f.mood, seconds);
  flowEvidence(state, f.evidence, seconds);
  if (phase === 'rem') noteInsight(state);
}
