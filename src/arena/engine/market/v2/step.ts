import { Random } from '../../../../common/kernel/random.js';
import { INSTRUMENTS } from '../../instruments.js';
import { advanceHawkes, expectedJumps, jumpDrift, jumpSizes } from '../hawkes.js';
import { season } from '../season.js';
import type { MarketState } from '../state.js';
import { stepperOf } from '../stepper.js';
import { hourLean } from './hour.js';
import { YEAR_MS } from '../parameters.js';
import {
  BUSY,
  editionOf,
  edgesOf,
  FACTOR,
  LAG,
  LEANING_HOURS,
  OWN,
  varianceOf,
  VOLUME,
  VOLUME_DEVIATION,
} from './parameters.js';
import { AT } from './state.js';
import { transitionOf, type OuSteps, type Transition } from './transition.js';

const MARKETS = INSTRUMENTS.length;
const BETA = Float64Array.from(INSTRUMENTS, (i) => i.beta);
/** What of each market's annual volatility the factor does not explain. */
const OWN_VOLATILITY = Float64Array.from(INSTRUMENTS, (i) =>
  Math.sqrt(i.volatility ** 2 - (i.beta * FACTOR.volatility) ** 2),
);
const FACTOR_CENTRE = -0.5 * varianceOf(FACTOR.scales);
const OWN_CENTRE = -0.5 * (OWN.shared ** 2 * varianceOf(FACTOR.scales) + varianceOf(OWN.scales));
const DIFFUSIVE = FACTOR.volatility * Math.sqrt(FACTOR.diffusiveShare);
const LEVERAGE = Float64Array.from(FACTOR.scales, ({ leverage }) => leverage);
const INDEPENDENT = LEVERAGE.map((rho) => Math.sqrt(1 - rho * rho));
const [SCALES, OWN_SCALES, VOLUME_SCALES] = [FACTOR.scales.length, OWN.scales.length, VOLUME.scales.length];
const GAP_VARIANCE = LAG.gap ** 2;

/** Mean of the trend's signal weighed by volatility: falls raise volatility, so that without it prices would sink. All versions trend for as long. */
const TREND_CENTRE = FACTOR.scales.reduce((total, { halfLifeMs, deviation, leverage }) => {
  const [a, b] = [1 / halfLifeMs, 1 / edgesOf().trend.halfLifeMs];
  return total + (deviation * leverage * Math.sqrt(a * b)) / (a + b);
}, 0);

const sumOf = (values: Float64Array, at: number, count: number): number => {
  let total = 0;
  for (let k = 0; k < count; k++) total += values[at + k];
  return total;
};

/** Volatility of the factor and of one market's own part now, per √year; season included. */
export function volatilities(state: MarketState): { factor: number; own: number[] } {
  const common = sumOf(state.values, AT.factor, SCALES);
  const pace = season(state.time);
  return {
    factor: DIFFUSIVE * Math.exp(0.5 * (FACTOR_CENTRE + common)) * pace,
    own: INSTRUMENTS.map((_, i) => ownDeviation(state.values, i, common) * pace),
  };
}

function ownDeviation(values: Float64Array, i: number, common: number): number {
  const own = sumOf(values, AT.own + i * OWN_SCALES, OWN_SCALES);
  return OWN_VOLATILITY[i] * Math.exp(0.5 * (OWN_CENTRE + OWN.shared * common + own));
}

/** A walker of the market by the version of the state that it is given. */
export function createStepper(): (state: MarketState, toMs: number) => void {
  const steppers = { 2: stepperOf(transitionOf(2), move), 3: stepperOf(transitionOf(3), move) };
  return (state, toMs) => steppers[editionOf(state.version)](state, toMs);
}

const advanceOnce = createStepper();

/**
 * Advances the state to `toMs` in place. All parts use exact transitions, so the law of the path does not depend on the
 * step; gaps above MAX_STEP_MS are walked. Equal state and times give equal paths on every machine.
 */
export const advance = (state: MarketState, toMs: number): void => advanceOnce(state, toMs);

const jumping = { excess: 0 };

/** What a step brings to all markets, reused from step to step. */
const common = {
  pace: 0,
  logVariance: 0,
  diffusive: 0,
  variance: 0,
  rest: 0,
  followed: 0,
  keep: 0,
  noise: 0,
  load: 0,
  expected: 0,
};

function move(state: MarketState, step: Transition): void {
  const { values } = state;
  const random = new Random(state.random);
  const z = random.normal();
  moveFactor(state, step, z, random);
  for (let i = 0; i < MARKETS; i++) moveMarket(values, i, step, random);
  const { decay, noise } = step.factor;
  for (let k = 0; k < SCALES; k++) {
    const shock = LEVERAGE[k] * z + INDEPENDENT[k] * random.normal();
    values[AT.factor + k] = values[AT.factor + k] * decay[k] + noise[k] * shock;
  }
  values[AT.trend] = values[AT.trend] * step.trend.decay + step.trend.noise * z;
  state.time += step.dt;
  state.random = random.state();
}

/** The factor's step into `common`: diffusion, jumps, drift, and what of the diffusion the followers still owe. */
function moveFactor({ time, values }: MarketState, step: Transition, z: number, random: Random): void {
  const x = sumOf(values, AT.factor, SCALES);
  const load = Math.exp(0.5 * (FACTOR_CENTRE + x));
  const pace = season(time) * step.rootYears;
  const deviation = DIFFUSIVE * load * pace;
  const jumps = advanceHawkes(values[AT.hawkes], step.dt, random, jumping);
  common.logVariance = x;
  common.pace = pace;
  common.diffusive = deviation * z;
  common.variance = deviation * deviation;
  common.load = load;
  common.expected = expectedJumps(values[AT.hawkes], step.dt);
  common.rest =
    (jumps > 0 ? common.load * jumpSizes(jumps, random, FACTOR.jumps) : 0) +
    factorDrift(time, values, load, deviation, step);
  values[AT.hawkes] = jumping.excess;
  owe(values, random);
}

function factorDrift(time: number, values: Float64Array, load: number, deviation: number, step: Transition): number {
  const trend = step.edges.trend.sharpe * (values[AT.trend] - TREND_CENTRE) * deviation * step.rootYears;
  return trend + LEANING_HOURS.sharpe * hourLean(time) * DIFFUSIVE * load * step.years;
}

/** G over the step, exactly: its integral of the shock given the whole shock, and the bridge's rest, one for all followers. */
function owe(values: Float64Array, random: Random): void {
  const rate = common.variance / GAP_VARIANCE;
  const keep = Math.exp(-rate);
  const part = rate > 1e-9 ? (1 - keep) / rate : 1;
  const square = rate > 1e-9 ? (1 - keep * keep) / (2 * rate) : 1;
  const before = values[AT.lag];
  const rest = Math.sqrt(Math.max(0, common.variance * (square - part * part)));
  values[AT.lag] = keep * before + part * common.diffusive + rest * random.normal();
  common.keep = keep;
  common.noise = Math.sqrt(common.variance * square);
  common.followed = common.diffusive - (values[AT.lag] - before);
}

/** One market's log price, signals and own variances. */
function moveMarket(values: Float64Array, i: number, step: Transition, random: Random): void {
  const beta = BETA[i];
  const deviation = ownDeviation(values, i, common.logVariance) * common.pace;
  const z = random.normal();
  const { volume, reversion } = step.edges;
  const lean = volume.sharpe * values[AT.weighed + i] - reversion.sharpe * values[AT.reversion + i];
  const own = deviation * (z + lean * step.rootYears);
  const convexity = 0.5 * (beta * beta * common.variance + deviation * deviation);
  const shown = i === 0 ? beta * common.diffusive : follow(values, i, beta, random);
  const jumps = common.expected * jumpDrift(beta * common.load, FACTOR.jumps);
  values[AT.logPrice + i] += shown + beta * common.rest + own - convexity - jumps;
  remember(values, i, step, z);
  walkScales(values, AT.own + i * OWN_SCALES, step.own, random);
  walkScales(values, AT.volume + i * VOLUME_SCALES, step.volume, random);
}

function follow(values: Float64Array, i: number, beta: number, random: Random): number {
  const before = values[AT.noise + i];
  values[AT.noise + i] = common.keep * before + beta * common.noise * random.normal();
  return beta * common.followed + values[AT.noise + i] - before;
}

function remember(values: Float64Array, i: number, { reversion, weighed }: Transition, z: number): void {
  const volume = BUSY * common.logVariance + sumOf(values, AT.volume + i * VOLUME_SCALES, VOLUME_SCALES);
  const heavy = volume / VOLUME_DEVIATION;
  values[AT.reversion + i] = values[AT.reversion + i] * reversion.decay + reversion.noise * z;
  values[AT.weighed + i] = values[AT.weighed + i] * weighed.decay + weighed.noise * z * heavy;
}

function walkScales(values: Float64Array, at: number, { decay, noise }: OuSteps, random: Random): void {
  for (let k = 0; k < decay.length; k++) values[at + k] = values[at + k] * decay[k] + noise[k] * random.normal();
}

/** Expected log move of each market over the next `dt` ms given the whole latent state: what can be predicted at best. */
export function expectedMoves(state: MarketState, dt: number): number[] {
  const { values, time, version } = state;
  const edges = edgesOf(editionOf(version));
  const years = dt / YEAR_MS;
  const now = volatilities(state);
  const pay = -Math.expm1((-now.factor * now.factor * years) / GAP_VARIANCE);
  const factor =
    edges.trend.sharpe * (values[AT.trend] - TREND_CENTRE) * now.factor +
    (LEANING_HOURS.sharpe * hourLean(time) * now.factor) / season(time);
  return now.own.map((own, i) => {
    const owed = i === 0 ? 0 : (BETA[i] * values[AT.lag] - values[AT.noise + i]) * pay;
    const lean = edges.volume.sharpe * values[AT.weighed + i] - edges.reversion.sharpe * values[AT.reversion + i];
    return owed + (BETA[i] * factor + lean * own) * years;
  });
}

/** The same of market `i`. */
export const expectedMove = (state: MarketState, i: number, dt: number): number => expectedMoves(state, dt)[i];
