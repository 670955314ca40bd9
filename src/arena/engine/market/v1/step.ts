import { Random } from '../../../../common/kernel/random.js';
import { INSTRUMENTS } from '../../instruments.js';
import { advanceHawkes, expectedJumps, jumpDrift, jumpSizes } from '../hawkes.js';
import { YEAR_MS, type VolatilityScale } from '../parameters.js';
import type { MarketState } from '../state.js';
import { stepperOf } from '../stepper.js';
import { FACTOR, OWN_SCALES, PREDICTABLE } from './parameters.js';
import { season } from '../season.js';
import { cutShock, studentMixture, studentShock } from './shocks.js';
import { AT } from './state.js';

const MARKETS = INSTRUMENTS.length;
const OWN = OWN_SCALES.length;
const BETA = Float64Array.from(INSTRUMENTS, (i) => i.beta);
/** What of each market's annual volatility the factor does not explain. */
const OWN_VOLATILITY = Float64Array.from(INSTRUMENTS, (i) =>
  Math.sqrt(i.volatility ** 2 - (i.beta * FACTOR.volatility) ** 2),
);
const FACTOR_CENTRE = -0.5 * FACTOR.scales.reduce((total, s) => total + s.deviation ** 2, 0);
const OWN_CENTRE = -0.5 * OWN_SCALES.reduce((total, s) => total + s.deviation ** 2, 0);
const DIFFUSIVE = FACTOR.volatility * Math.sqrt(FACTOR.diffusiveShare);
const INDEPENDENT = Math.sqrt(1 - FACTOR.leverage ** 2);

interface Transition {
  dt: number;
  rootYears: number;
  factorDecay: Float64Array;
  factorNoise: Float64Array;
  ownDecay: Float64Array;
  ownNoise: Float64Array;
  trend: Feedback;
  reversion: Feedback;
}

interface Feedback {
  decay: number;
  /** drift over the step per unit of weighted past return */
  gain: number;
}

const decayOf = (scale: VolatilityScale, dt: number): number => Math.exp((-Math.LN2 * dt) / scale.halfLifeMs);
const noiseOf = (scale: VolatilityScale, dt: number): number =>
  scale.deviation * Math.sqrt(-Math.expm1((-2 * Math.LN2 * dt) / scale.halfLifeMs));

function feedback({ halfLifeMs, strength }: { halfLifeMs: number; strength: number }, dt: number): Feedback {
  const rate = (Math.LN2 / halfLifeMs) * (1 - strength);
  return { decay: Math.exp(-rate * dt), gain: (strength / (1 - strength)) * -Math.expm1(-rate * dt) };
}

function transitionOf(dt: number): Transition {
  return {
    dt,
    rootYears: Math.sqrt(dt / YEAR_MS),
    factorDecay: Float64Array.from(FACTOR.scales, (s) => decayOf(s, dt)),
    factorNoise: Float64Array.from(FACTOR.scales, (s) => noiseOf(s, dt)),
    ownDecay: Float64Array.from(OWN_SCALES, (s) => decayOf(s, dt)),
    ownNoise: Float64Array.from(OWN_SCALES, (s) => noiseOf(s, dt)),
    trend: feedback(PREDICTABLE.trend, dt),
    reversion: feedback(PREDICTABLE.reversion, dt),
  };
}

/** A walker of the market. */
export const createStepper = (): ((state: MarketState, toMs: number) => void) => stepperOf(transitionOf, move);

const advanceOnce = createStepper();

/**
 * Advances the state to `toMs` in place. Ornstein–Uhlenbeck parts use exact transitions, so the law of the path does
 * not depend on the step; gaps above MAX_STEP_MS are walked. Equal state and times give equal paths on every machine.
 */
export const advance = (state: MarketState, toMs: number): void => advanceOnce(state, toMs);

/** Log-variance Σ of components around a centre that makes E[e^ℓ] = 1. */
function logVariance(values: Float64Array, at: number, count: number, centre: number): number {
  let total = centre;
  for (let k = 0; k < count; k++) total += values[at + k];
  return total;
}

const jumping = { excess: 0 };

function move(state: MarketState, step: Transition): void {
  const { values } = state;
  const random = new Random(state.random);
  const pace = season(state.time) * step.rootYears;
  const load = Math.exp(0.5 * logVariance(values, AT.factor, FACTOR.scales.length, FACTOR_CENTRE));
  const z = random.normal();
  const deviation = DIFFUSIVE * load * pace;
  const shock = deviation * cutShock(z * studentMixture(random));
  const expected = expectedJumps(values[AT.hawkes], step.dt);
  const jump = load * jumpSizes(advanceHawkes(values[AT.hawkes], step.dt, random, jumping), random);
  values[AT.hawkes] = jumping.excess;
  const drift = step.trend.gain * values[AT.trend];
  const common = { move: shock + jump + drift, variance: deviation * deviation, load, expected };
  moveMarkets(values, step, pace, common, random);
  values[AT.trend] = values[AT.trend] * step.trend.decay + shock + jump - load * expected * MEAN_JUMP;
  for (let k = 0; k < FACTOR.scales.length; k++) {
    const noise = FACTOR.leverage * z + INDEPENDENT * random.normal();
    values[AT.factor + k] = values[AT.factor + k] * step.factorDecay[k] + step.factorNoise[k] * noise;
  }
  state.time += step.dt;
  state.random = random.state();
}

/** Mean log size of one jump of the factor: the trend is fed by the compensated return. */
const MEAN_JUMP = jumpDrift(1e-6) / 1e-6;

interface Common {
  /** factor's return of the step */
  move: number;
  /** its conditional diffusive variance */
  variance: number;
  /** e^(ℓ/2) of the factor, the scale of jumps */
  load: number;
  /** expected number of jumps in the step */
  expected: number;
}

/** Each market's log price: loading on the factor, own shock and reversion, minus what keeps the price a martingale. */
function moveMarkets(values: Float64Array, step: Transition, pace: number, common: Common, random: Random): void {
  for (let i = 0; i < MARKETS; i++) {
    const at = AT.own + i * OWN;
    const deviation = OWN_VOLATILITY[i] * Math.exp(0.5 * logVariance(values, at, OWN, OWN_CENTRE)) * pace;
    const shock = deviation * studentShock(random);
    const own = shock + step.reversion.gain * values[AT.reversion + i];
    const beta = BETA[i];
    const convexity = 0.5 * (beta * beta * common.variance + deviation * deviation);
    values[AT.logPrice + i] += beta * common.move + own - convexity - common.expected * jumpDrift(beta * common.load);
    values[AT.reversion + i] = values[AT.reversion + i] * step.reversion.decay + shock;
    for (let k = 0; k < OWN; k++) {
      values[at + k] = values[at + k] * step.ownDecay[k] + step.ownNoise[k] * random.normal();
    }
  }
}
