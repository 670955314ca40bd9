import type { Random } from '../../../common/kernel/random.js';
import { JUMPS } from './parameters.js';

/** Sizes of jumps: mean log size upwards and downwards, and the probability of up. */
export interface JumpLaw {
  meanUp: number;
  meanDown: number;
  probabilityUp: number;
}

const DECAY = Math.LN2 / JUMPS.halfLifeMs;
const EXCITE = JUMPS.branching * DECAY;
const STATIONARY = JUMPS.baseRate / (1 - JUMPS.branching);
/** No step has more jumps than this; the intensity cannot run away within one transition. */
const MOST = 64;

/** Expected number of jumps in the next `dt` ms, children included, given the excess intensity (per ms). */
export function expectedJumps(excess: number, dt: number): number {
  const gap = DECAY - EXCITE;
  const above = JUMPS.baseRate + excess - STATIONARY;
  return STATIONARY * dt + (above * -Math.expm1(-gap * dt)) / gap;
}

/**
 * Jump count and excess intensity after `dt` ms of the exponential Hawkes process, by exact inversion of the compensator
 * between events (Ogata 1981; Dassios & Zhao 2013). The count is returned, the intensity is written to `out`.
 */
export function advanceHawkes(excess: number, dt: number, random: Random, out: { excess: number }): number {
  let left = dt;
  let x = excess;
  for (let count = 0; ; count++) {
    const target = -Math.log(1 - random.next());
    const wait = count < MOST && target < compensator(x, left) ? inverse(x, target, left) : left;
    x *= Math.exp(-DECAY * wait);
    if (wait === left) {
      out.excess = x;
      return count;
    }
    left -= wait;
    x += EXCITE;
  }
}

/** ∫ of the intensity over t ms without events. */
function compensator(excess: number, t: number): number {
  return JUMPS.baseRate * t + (excess * -Math.expm1(-DECAY * t)) / DECAY;
}

/** The time in (0, limit) at which the compensator reaches `target`: Newton on a concave increasing function. */
function inverse(excess: number, target: number, limit: number): number {
  let t = Math.min(limit, target / (JUMPS.baseRate + excess));
  for (let i = 0; i < 20; i++) {
    const gap = target - compensator(excess, t);
    if (Math.abs(gap) < 1e-12) break;
    t = Math.min(limit, t + gap / (JUMPS.baseRate + excess * Math.exp(-DECAY * t)));
  }
  return t;
}

/** Sum of `count` double-exponential log sizes (Kou 2002) of the factor, before scaling by volatility. */
export function jumpSizes(count: number, random: Random, law: JumpLaw = JUMPS): number {
  let total = 0;
  for (let i = 0; i < count; i++) {
    const size = -Math.log(1 - random.next());
    total += random.chance(law.probabilityUp) ? law.meanUp * size : -law.meanDown * size;
  }
  return total;
}

/** E[e^(b·J)] − 1 of one jump of the factor felt with loading b; b is kept below the pole of the upward tail. */
export function jumpDrift(b: number, law: JumpLaw = JUMPS): number {
  const load = Math.min(b, 0.5 / law.meanUp);
  const up = law.probabilityUp / (1 - load * law.meanUp);
  return up + (1 - law.probabilityUp) / (1 + load * law.meanDown) - 1;
}
