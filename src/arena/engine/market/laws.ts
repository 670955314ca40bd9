import { INSTRUMENTS } from '../instruments.js';
import { LOG_PRICE, type MarketState, type StoredMarketState } from './state.js';
import { STATE_SIZE as FIRST_SIZE } from './v1/state.js';
import { createStepper as firstStepper } from './v1/step.js';
import { genesis, STATE_SIZE } from './v2/state.js';
import { createStepper as secondStepper } from './v2/step.js';
import { tradedVolumes } from './v2/volume.js';
import { PRESENT_VERSION, type MarketVersion } from './version.js';

const SIZE = { 1: FIRST_SIZE, 2: STATE_SIZE, 3: STATE_SIZE };
const MINUTE_MS = 60_000;

/** A walker of the market by the law of the state that it is given. */
export function createStepper(): (state: MarketState, toMs: number) => void {
  const [first, second] = [firstStepper(), secondStepper()];
  return (state, toMs) => (state.version === 1 ? first : second)(state, toMs);
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
 * The state as it goes on under a later law: from version 2 on as it is, for their states are alike; from version 1 one drawn
 * from that law's stationary distribution at the same prices. Made of the state and the epoch's seed alone, so that whoever
 * knows both can check it. A state never goes back to an earlier law.
 */
export function underLaw(version: MarketVersion, state: MarketState, seed: string): MarketState {
  if (version === 1 || state.version >= version) return state;
  if (state.version > 1) return { ...state, version };
  const begun = genesis(state.time, `version ${version}/${seed}`, version);
  INSTRUMENTS.forEach((_, i) => (begun.values[LOG_PRICE + i] = state.values[LOG_PRICE + i]));
  return begun;
}

/** The state as an epoch that begins now takes it up. */
export const underPresentLaw = (state: MarketState, seed: string): MarketState =>
  underLaw(PRESENT_VERSION, state, seed);

/**
 * Traded notional of each market in the `dt` ms that end now, whole USD; null under version 1, whose volume is made of
 * published prices. A market that stood for longer than a minute has traded for one.
 */
export const volumesOf = (state: MarketState, dt: number): number[] | null =>
  state.version === 1 ? null : rounded(tradedVolumes(state, Math.min(dt, MINUTE_MS)));

function rounded(list: number[]): number[] {
  for (let i = 0; i < list.length; i++) list[i] = Math.round(list[i]);
  return list;
}
