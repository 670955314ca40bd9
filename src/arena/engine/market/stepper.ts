import { MAX_STEP_MS } from './parameters.js';
import type { MarketState } from './state.js';

/**
 * Walks a market in steps of at most MAX_STEP_MS, and keeps the coefficients of the last step length, since most steps have
 * the same.
 * @returns a function that advances the state to a time in place, epoch ms
 */
export function stepperOf<Transition extends { dt: number }>(
  transitionOf: (dtMs: number) => Transition,
  move: (state: MarketState, step: Transition) => void,
): (state: MarketState, toMs: number) => void {
  let transition = transitionOf(1000);
  return (state, toMs) => {
    while (state.time < toMs) {
      const dt = Math.min(MAX_STEP_MS, toMs - state.time);
      if (dt !== transition.dt) transition = transitionOf(dt);
      move(state, transition);
    }
  };
}
