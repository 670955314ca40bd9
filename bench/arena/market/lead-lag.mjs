/** What following BTC by the second is worth: a filter for what each other market still owes, and thresholds of its costs. */
import { feeBps, FEES } from '../../../dist/src/arena/engine/exchange/fee.js';
import { averageImpact } from '../../../dist/src/arena/engine/exchange/impact.js';
import { INSTRUMENTS } from '../../../dist/src/arena/engine/instruments.js';
import {
  AT,
  createStepper,
  expectedMoves,
  FACTOR,
  genesis,
  LAG,
} from '../../../dist/src/arena/engine/market/v2/index.js';
import { printed } from './printed.mjs';

const START = Date.UTC(2026, 0, 5);
const YEAR_MS = 365 * 86_400_000;
const STEP_MS = 1000;
const DAY_STEPS = 86_400_000 / STEP_MS;
/** Small, so that impact hardly counts: a Sharpe ratio knows no size. */
const NOTIONAL_USD = 1000;
const FEE = feeBps(FEES.taker) / 1e4;
/** Enter when what is owed covers the costs of both ways so many times. */
const THRESHOLDS = [0.8, 1, 1.2, 1.35, 1.5, 1.7];
/** Leave when no more than this is owed, fraction. */
const ENOUGH = 2e-5;
/** A move of so many deviations in a second may be a jump, which all markets show at once: of what is wild nothing is owed. */
const JUMP = 3.2;

const beta = INSTRUMENTS.map((one) => one.beta);
/** Shares of each market's variance that are the factor's diffusion, of which the filter takes its gains. */
const share = INSTRUMENTS.map(
  ({ volatility, beta: b }) => ((b * FACTOR.volatility) ** 2 * FACTOR.diffusiveShare) / volatility ** 2,
);
const fromBtc = beta.map((b) => (b / beta[0]) * share[0]);

/** Prints the table over thresholds; returns the best net Sharpe ratio. */
export function leadLag(seeds, weeks) {
  const traders = THRESHOLDS.map((threshold) => ({ threshold, days: [], expected: 0, paid: 0, turned: 0 }));
  for (const seed of seeds) run(seed, weeks, traders);
  const rows = traders.map(reportOf);
  printed(`Lead–lag: followers of BTC by the second, ${seeds.length} paths of ${weeks} weeks, annual Sharpe ratios`, [
    ['threshold, times the costs', 'trades a day', 'expected bp a side', 'cost bp a side', 'net, taker', 'realised'],
    ...rows,
  ]);
  return Math.max(...rows.map((row) => row[4]));
}

function reportOf({ threshold, days, expected, paid, turned }) {
  const n = days.length;
  const mean = days.reduce((a, b) => a + b, 0) / n;
  const risk = Math.sqrt(days.reduce((a, b) => a + (b - mean) ** 2, 0) / (n - 1));
  const annual = (perDay) => (risk > 0 ? (perDay / risk) * Math.sqrt(365) : 0);
  const perSide = (total) => (turned > 0 ? (total / turned) * 1e4 : NaN);
  return [threshold, turned / 2 / n, perSide(expected), perSide(paid), annual((expected - paid) / n), annual(mean)];
}

function run(seed, weeks, traders) {
  const state = genesis(START, seed);
  const step = createStepper();
  const keep = 2 ** (-STEP_MS / 1_800_000);
  const variance = INSTRUMENTS.map((one) => one.volatility ** 2);
  const quick = { variances: [...variance], keep: 2 ** (-STEP_MS / 240_000) };
  const owed = beta.map(() => 0);
  const held = traders.map(() => new Float64Array(6));
  const wanted = traders.map(() => new Float64Array(6));
  const day = traders.map(() => 0);
  const last = state.values.slice(AT.logPrice, AT.logPrice + 6);
  for (let k = 1; k <= weeks * 7 * DAY_STEPS; k++) {
    const means = expectedMoves(state, STEP_MS);
    step(state, state.time + STEP_MS);
    const returns = beta.map((_, i) => state.values[AT.logPrice + i] - last[i]);
    for (let i = 0; i < 6; i++) last[i] += returns[i];
    watch(returns, variance, keep, quick, owed);
    for (let i = 1; i < 6; i++) {
      const stress = Math.min(8, Math.max(0.25, Math.sqrt(variance[i]) / INSTRUMENTS[i].volatility));
      const cost =
        FEE + INSTRUMENTS[i].half_spread * stress + averageImpact(0, NOTIONAL_USD, INSTRUMENTS[i].depth_usd / stress);
      traders.forEach((trader, n) => {
        day[n] += held[n][i] * returns[i];
        trader.expected += held[n][i] * means[i];
        const turn = Math.abs(wanted[n][i] - held[n][i]);
        held[n][i] = wanted[n][i];
        trader.turned += turn;
        trader.paid += turn * cost;
        day[n] -= turn * cost;
        wanted[n][i] = choice(held[n][i], owed[i], 2 * cost * trader.threshold);
      });
    }
    if (k % DAY_STEPS === 0) traders.forEach((trader, n) => (trader.days.push(day[n]), (day[n] = 0)));
  }
}

/** Variances, and by the stationary Kalman–Bucy filter of present ones what each market still owes, fraction of its price. */
function watch(returns, variance, keep, quick, owed) {
  const perYear = YEAR_MS / STEP_MS;
  const jump = Math.abs(returns[0]) > JUMP * Math.sqrt(quick.variances[0] / perYear);
  returns.forEach((r, i) => (variance[i] += (1 - keep) * (r * r * perYear - variance[i])));
  if (!jump)
    returns.forEach((r, i) => (quick.variances[i] += (1 - quick.keep) * (r * r * perYear - quick.variances[i])));
  const factor = (0.5 * (variance[0] + quick.variances[0]) * share[0]) / beta[0] ** 2;
  const left = Math.exp(-factor / perYear / LAG.gap ** 2);
  for (let i = 1; i < 6; i++) {
    const alike = Math.min(0.95, (beta[i] ** 2 * factor) / quick.variances[i]);
    const fromOwn = 1 - Math.sqrt(1 - alike * share[0]);
    const news = jump ? 0 : fromBtc[i] * returns[0] - fromOwn * (returns[i] - (1 - left) * owed[i]);
    owed[i] = left * owed[i] + news;
  }
}

function choice(held, owed, threshold) {
  const side = Math.sign(owed);
  if (Math.abs(owed) > threshold) return side;
  return held !== 0 && owed * held > ENOUGH ? held : 0;
}
