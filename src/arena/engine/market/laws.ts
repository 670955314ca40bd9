import { INSTRUMENTS } from '../instruments.js';
import { LOG_PRICE, type MarketState, type StoredMarketState } from './state.js';
import { STATE_SIZE as FIRST_SIZE } from './v1/state.js';
import { createStepper as firstStepper } from './v1/step.js';
import { genesis, STATE_SIZE } from './v2/state.js';
import { createStepper as secondStepper } from './v2/step.js';
import { tradedVolume } from './v2/volume.js';
import { PRESENT_VERSION } from './version.js';

const SIZE = { 1: FIRST_SIZE, 2: STATE_SIZE };
const MINUTE_MS = 60_000;

/** A walker of the market by the law of the state that it is given. */
export function createStepper(): (state: MarketState, toMs: number) => void {
  const steppers = { 1: firstStepper(), 2: secondStepper() };
  return (state, toMs) => steppers[state.version](state, toMs);
}

const advanceOnce = createStepper();

/** Advances the state to `toMs` in place. */
export const advance = (state: MarketState, toMs: number): void => advanceOnce(state, toMs);

/** @throws RangeError when the stored values do not fit their version's layout */
export function restoreState({ version = 1, time, values, random }: StoredMarketState): MarketState {
  if (values.length !== SIZE[version]) throw new RangeError('stored market state has another layout');
  return { version, time, values: Float64Array.from(values), random };
}

/**
 * The state under the present law: as it is, or one drawn from that law's stationary distribution at the same prices. Made of
 * the state and the epoch's seed alone, so that whoever knows both can check it.
 */
export function underPresentLaw(state: MarketState, seed: string): MarketState {
  if (state.version === PRESENT_VERSION) return state;
  const begun = genesis(state.time, `version ${PRESENT_VERSION}/${seed}`);
  INSTRUMENTS.forEach((_, i) => (begun.values[LOG_PRICE + i] = state.values[LOG_PRICE + i]));
  return begun;
}

/**
 * Traded notional of each market in the `dt` ms that end now, whole USD; null under version 1, whose volume is made of
 * published prices. A market that stood for longer than a minute has traded for one.
 */
export const volumesOf = (state: MarketState, dt: number): number[] | null =>
  state.version === 1 ? null : INSTRUMENTS.map((_, i) => Math.round(tradedVolume(state, i, Math.min(dt, MINUTE_MS))));
