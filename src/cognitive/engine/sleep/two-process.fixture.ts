import { isAsleep, sleepFactors, sleepPressure } from './pressure.js';

/** The thresholds of one published case; C = sin(2πt/24). */
export interface TwoProcess {
  upperMean: number;
  lowerMean: number;
  amplitude: number;
}

export interface Sleep {
  /** clock hours */
  onset: number;
  hours: number;
  pressureAtOnset: number;
}

/**
 * The bare two-process model on a grid, for comparison with the literature.
 * @param days length of the run, biological days @param stepSeconds grid, biological seconds
 * @returns completed sleeps that began after the first `transient` days
 */
export function simulateTwoProcess(model: TwoProcess, days: number, transient: number, stepSeconds = 1): Sleep[] {
  const factors = sleepFactors(stepSeconds / 3600);
  const sleeps: Sleep[] = [];
  let S = 0.5;
  let phase: 'awake' | 'nrem' = 'awake';
  let start = { t: 0, S: 0 };
  for (let i = 1; i <= (days * 86_400) / stepSeconds; i++) {
    const t = (i * stepSeconds) / 3600;
    S = sleepPressure(S, isAsleep(phase), factors);
    const c = model.amplitude * Math.sin((2 * Math.PI * t) / 24);
    if (phase === 'awake' && S >= model.upperMean + c) {
      phase = 'nrem';
      start = { t, S };
    } else if (phase === 'nrem' && S <= model.lowerMean + c) {
      phase = 'awake';
      if (start.t >= transient * 24) sleeps.push({ onset: start.t % 24, hours: t - start.t, pressureAtOnset: start.S });
    }
  }
  return sleeps;
}
