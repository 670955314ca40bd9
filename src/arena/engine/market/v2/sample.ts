import { INSTRUMENTS } from '../../instruments.js';
import { HOUR_MS } from '../parameters.js';
import { AT, genesis } from './state.js';
import { createStepper } from './step.js';
import { tradedVolume } from './volume.js';

/** What a path showed: one-minute log returns and volumes of every market, and BTC's and ETH's returns at the fine step. */
export interface Sample {
  /** ms, a Monday */
  start: number;
  minutes: number[][];
  volumes: number[][];
  /** the first days at FINE_MS steps */
  fine: [number[], number[]];
}

const MINUTE_MS = 60_000;
export const FINE_MS = 10_000;
const START = Date.UTC(2026, 0, 5);

/** A path of `weeks` weeks, its first `fineDays` walked in steps of ten seconds, the rest by the minute. */
export function sampleOf(seed: string, weeks: number, fineDays: number): Sample {
  const sample: Sample = { start: START, minutes: [], volumes: [], fine: [[], []] };
  const state = genesis(START, seed);
  const step = createStepper();
  const lists = (): number[][] => INSTRUMENTS.map(() => []);
  const last = Float64Array.from(state.values.subarray(AT.logPrice, AT.logPrice + INSTRUMENTS.length));
  [sample.minutes, sample.volumes] = [lists(), lists()];
  for (let minute = 0; minute < weeks * 7 * 24 * 60; minute++) {
    const fine = minute < fineDays * 24 * 60;
    const before = Float64Array.from(last);
    for (let at = 0; at < MINUTE_MS; at += fine ? FINE_MS : MINUTE_MS) {
      step(state, state.time + (fine ? FINE_MS : MINUTE_MS));
      if (fine) sample.fine.forEach((list, i) => list.push(state.values[AT.logPrice + i] - last[i]));
      last.set(state.values.subarray(AT.logPrice, AT.logPrice + INSTRUMENTS.length));
    }
    INSTRUMENTS.forEach((_, i) => {
      sample.minutes[i].push(last[i] - before[i]);
      sample.volumes[i].push(tradedVolume(state, i, MINUTE_MS));
    });
  }
  return sample;
}

/** Hour of the day of the n-th hour of a sample. */
export const hourOf = (sample: Sample, n: number): number => (sample.start / HOUR_MS + n) % 24;
