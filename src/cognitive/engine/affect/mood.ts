import { PARAMETERS } from '../parameters.js';
import type { Pad } from './pad.js';

const { rest, halfLife, emotionHalfLife } = PARAMETERS.mood;

/** Coefficients of the joint closed form for one stretch of time. */
export interface MoodFactors {
  /** what is left of m − m₀ */
  readonly mood: number;
  /** what is left of e − m₀ */
  readonly emotion: number;
  /** how much of m − m₀ passes into e */
  readonly drift: number;
}

/** @param seconds real seconds of the stretch */
export function moodFactors(seconds: number): MoodFactors {
  const a = Math.LN2 / emotionHalfLife;
  const b = Math.LN2 / halfLife;
  const emotion = Math.exp(-a * seconds);
  const mood = Math.exp(-b * seconds);
  return { mood, emotion, drift: (a / (a - b)) * (mood - emotion) };
}

/**
 * Emotion e follows mood m with half-life 15 min while m returns to rest m₀ with half-life 4 h:
 * de/dt = −a(e − m), dm/dt = −b(m − m₀), solved together. Changes both in place.
 * @param steps as many stretches, one after the other
 */
export function flowMood(e: Pad, m: Pad, f: MoodFactors, steps = 1): void {
  for (let i = 0; i < 3; i++) flowOne(e, m, i, f, steps);
}

/** What a step leaves as it is has come to rest. */
function flowOne(e: Pad, m: Pad, i: number, f: MoodFactors, steps: number): void {
  const at = rest[i];
  for (let step = 0; step < steps; step++) {
    const offset = m[i] - at;
    const emotion = at + (e[i] - at) * f.emotion + offset * f.drift;
    const mood = at + offset * f.mood;
    if (emotion === e[i] && mood === m[i]) return;
    e[i] = emotion;
    m[i] = mood;
  }
}
