import { mean, standardDeviation } from '../../../../common/kernel/statistics.js';
import { AT, genesis } from './state.js';
import { advance } from './step.js';
import {
  autocorrelation,
  correlation,
  hill,
  hourly,
  HOUR,
  kurtosis,
  MINUTE,
  sampleOf,
  START,
} from './stylised.fixture.js';

const SEEDS = ['agate', 'beryl', 'chert', 'diorite', 'emerald', 'flint', 'gabbro', 'halite'];

/** Bands of domain knowledge (Cont 2001), on eight paths that no other test has looked at. */
describe('stylised facts, eight paths of half a year', () => {
  const samples = SEEDS.map((seed) => sampleOf(seed, 180));
  const each = <T>(measure: (returns: number[]) => T): T[] => samples.flatMap((markets) => markets.map(measure));

  it('kurtosis of five minutes', () => {
    for (const found of each(kurtosis)) {
      expect(found).toBeGreaterThan(6);
      expect(found).toBeLessThan(200);
    }
  });

  it('Hill index between 2.5 and 4.5', () => {
    for (const found of each(hill)) {
      expect(found).toBeGreaterThan(2.5);
      expect(found).toBeLessThan(4.5);
    }
  });

  it('sizes of returns are correlated for a day, and the longer apart the less', () => {
    const [near, far] = [1, 288].map((lag) => each((r) => autocorrelation(r.map(Math.abs), lag)));
    near.forEach((rho, n) => {
      expect(rho).toBeGreaterThan(0.1);
      expect(far[n]).toBeGreaterThan(0.015);
      expect(far[n]).toBeLessThan(rho);
    });
  });

  it('returns themselves are not', () => {
    for (const lag of [1, 12]) {
      for (const rho of each((r) => autocorrelation(r, lag))) expect(Math.abs(rho)).toBeLessThan(0.03);
    }
  });

  it('falls raise volatility, on average over the paths', () => {
    const leverage = each((r) => {
      const hours = hourly(r);
      return correlation(
        hours.slice(0, -1),
        hours.slice(1).map((x) => x * x),
      );
    });
    expect(mean(leverage)).toBeLessThan(-0.01);
  });

  it('BTC and ETH move together', () => {
    for (const [btc, eth] of samples) {
      const rho = correlation(hourly(btc), hourly(eth));
      expect(rho).toBeGreaterThan(0.65);
      expect(rho).toBeLessThan(0.9);
    }
  });

  it('no drift: t-tests on simple returns, of each path and of all together', () => {
    const t = (r: number[]): number => {
      const simple = r.map(Math.expm1);
      return mean(simple) / (standardDeviation(simple) / Math.sqrt(simple.length));
    };
    for (const found of each(t)) expect(Math.abs(found)).toBeLessThan(3.7);
    for (let i = 0; i < 6; i++) expect(Math.abs(t(samples.flatMap((markets) => markets[i])))).toBeLessThan(3);
  });
});

/** Largest distance of two empirical distributions. */
function distance(x: readonly number[], y: readonly number[]): number {
  const [a, b] = [x, y].map((list) => [...list].sort((p, q) => p - q));
  let [i, j, most] = [0, 0, 0];
  while (i < a.length && j < b.length) {
    if (a[i] <= b[j]) i++;
    else j++;
    most = Math.max(most, Math.abs(i / a.length - j / b.length));
  }
  return most;
}

it.each([5_000, 20_000])(
  'hours walked in steps of %i ms have the law of those walked by the minute (Kolmogorov–Smirnov)',
  (step) => {
    const count = 1_500;
    const hours = (dt: number, market: number): number[] =>
      Array.from({ length: count }, (_, n) => {
        const state = genesis(START, `law ${dt} ${n}`);
        const before = state.values[AT.logPrice + market];
        for (let t = START; t < START + HOUR; t += dt) advance(state, Math.min(START + HOUR, t + dt));
        return state.values[AT.logPrice + market] - before;
      });
    expect(distance(hours(step, 1), hours(MINUTE, 1))).toBeLessThan(1.63 * Math.sqrt(2 / count));
  },
);
