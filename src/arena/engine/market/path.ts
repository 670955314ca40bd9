import { INSTRUMENTS, priceMicro, toTick } from '../instruments.js';
import { createStepper } from './laws.js';
import { rawPrice, reseed, type MarketState } from './state.js';
import type { MarketVersion } from './version.js';

/** One uninterrupted stretch of an epoch's path: steps end at the multiples of `step_ms`. Times in ms. */
export interface Stretch {
  /** where it takes up the state */
  from: number;
  step_ms: number;
  /** its last price; absent for the last stretch */
  until?: number;
}

/** The latent state at which an epoch's seed took over, and how the time was walked from there on. JSON-safe. */
export interface EpochLatent {
  /** absent: 1 */
  version?: MarketVersion;
  time: number;
  values: number[];
  path: Stretch[];
}

/** A market that has not moved for longer than this was closed: it goes on where it stood, ms. */
export const CLOSED_AFTER_MS = 120_000;

type Step = (state: MarketState, toMs: number) => void;

/** First multiple of the step after a time, ms. */
export const nextOnGrid = (time: number, stepMs: number): number => (Math.floor(time / stepMs) + 1) * stepMs;

/** Last multiple of the step before a time, ms. */
export const lastOnGrid = (time: number, stepMs: number): number => (Math.ceil(time / stepMs) - 1) * stepMs;

/**
 * Walks to `toMs` by way of every multiple of the step, so that a path is a function of its seed and not of which ticks
 * took place: who moves the market cannot choose among futures by leaving ticks out.
 */
export function walk(state: MarketState, toMs: number, stepMs: number, step: Step): void {
  while (state.time < toMs) step(state, Math.min(toMs, nextOnGrid(state.time, stepMs)));
}

/** Mids of all markets as they are published, micro-USD on the tick. */
export const publishedMids = (state: MarketState): number[] =>
  INSTRUMENTS.map((instrument, i) => toTick(instrument, priceMicro(rawPrice(state, i))));

/** No generator state is published with an epoch: its seed makes it. */
const UNSEEDED = [0, 0, 0, 0] as const;

/** The state at which an epoch's seed took over. */
export const begun = ({ version = 1, time, values }: EpochLatent, seed: string): MarketState =>
  reseed({ version, time, values: Float64Array.from(values), random: UNSEEDED }, seed);

/**
 * Published mids (micro-USD) at the given times of one epoch, recomputed from what is published when it is over.
 * @param seed 32 bytes, hexadecimal @param times ms, ascending, after `latent.time` and within the epoch
 */
export function recompute(latent: EpochLatent, seed: string, times: readonly number[]): number[][] {
  const step = createStepper();
  const { path } = latent;
  const state = begun(latent, seed);
  let place = 0;
  return times.map((at) => {
    for (; path[place + 1] && at > path[place + 1].from; place++) {
      walk(state, path[place].until ?? path[place + 1].from, path[place].step_ms, step);
      state.time = path[place + 1].from;
    }
    walk(state, at, path[place].step_ms, step);
    return publishedMids(state);
  });
}
