import fc from 'fast-check';
import { mean, standardDeviation } from '../../../common/kernel/statistics.js';
import {
  addEquity,
  marked,
  returnOf,
  sharpe,
  sortino,
  startPerformance,
  volatility,
  winRate,
  withOpen,
} from './metrics.js';
import type { Performance } from './metrics.js';

const performanceOf = (returns: readonly number[]): Performance =>
  returns.reduce((p, r) => addEquity(p, p.last * (1 + r)), startPerformance(1));

/** Series and values of empyrical's tests (quantopian/empyrical test_stats.py @40f61b4, Apache-2.0), leading NaN dropped. */
const MIXED = [0.01, 0.1, -0.04, 0.02, 0.03, 0.02, 0.01, -0.1];
const POSITIVE = [0.01, 0.02, 0.01, 0.01, 0.01, 0.01, 0.01, 0.01, 0.01];
const NEGATIVE = [0, -0.06, -0.07, -0.01, -0.09, -0.02, -0.06, -0.08, -0.05];
const BENCHMARK = [0, 0.01, 0, 0.01, 0, 0.01, 0, 0.01, 0];
const DAILY = 252;
const MONTHLY = 12;

describe('performance', () => {
  it.each([
    ['Sharpe, mixed', () => sharpe(performanceOf(MIXED), DAILY), 1.7238613961706866],
    ['Sharpe, positive', () => sharpe(performanceOf(POSITIVE), DAILY), 52.915026221291804],
    ['Sortino, mixed', () => sortino(performanceOf(MIXED), DAILY), 2.605531251673693],
    ['Sortino, monthly with a leading zero', () => sortino(performanceOf([0, ...MIXED]), MONTHLY), 0.5360562674188976],
    ['volatility, mixed', () => volatility(performanceOf(MIXED), DAILY), 0.9136465399704637],
    ['drawdown, benchmark', () => performanceOf(BENCHMARK).drawdown, 0],
    ['drawdown, negative', () => performanceOf(NEGATIVE).drawdown, 0.3659],
    ['return, mixed', () => returnOf(performanceOf(MIXED), performanceOf(MIXED).last), 0.03893],
  ])('%s', (name, compute, expected) =>
    expect(compute()).toBeCloseTo(expected, name.startsWith('drawdown') || name.startsWith('return') ? 4 : 9),
  );

  it('is null where it is undefined', () => {
    const flat = Array.from({ length: 9 }, () => 1).reduce((p) => addEquity(p, 100), startPerformance(100));
    expect(sharpe(flat, DAILY)).toBeNull();
    expect(sharpe(performanceOf(Array.from({ length: 9 }, () => 0.01)), DAILY)).toBeNull();
    expect(sharpe(startPerformance(100), DAILY)).toBeNull();
    expect(sortino(startPerformance(100), DAILY)).toBeNull();
    expect(sortino(performanceOf(POSITIVE), DAILY)).toBeNull();
    expect(sharpe(performanceOf([0.1]), DAILY)).toBeNull();
    expect(winRate(0, 0)).toBeNull();
    expect(winRate(3, 1)).toBe(0.75);
  });

  it('equals the definitions over the whole series', () =>
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 50, max: 200, noNaN: true }), { minLength: 3, maxLength: 60 }),
        (equities) => {
          const p = equities.slice(1).reduce(addEquity, startPerformance(equities[0]));
          const returns = equities.slice(1).map((e, i) => e / equities[i] - 1);
          const deviation = standardDeviation(returns);
          const peaks = equities.map((_, i) => Math.max(...equities.slice(0, i + 1)));
          expect(p.drawdown).toBeCloseTo(Math.max(...equities.map((e, i) => 1 - e / peaks[i])), 12);
          expect(p.mean).toBeCloseTo(mean(returns), 10);
          if (deviation > 1e-6) expect(sharpe(p, 1)).toBeCloseTo(mean(returns) / deviation, 8);
        },
      ),
    ));

  it.each([MIXED, POSITIVE, NEGATIVE])(
    'an interval that is open counts for its part, without a jump at either end: %#',
    (...returns) => {
      const before = performanceOf(returns.slice(0, -1));
      const whole = performanceOf(returns);
      const now = (passed: number, equity: number) => withOpen(before, equity, passed);
      expect(now(0, whole.last)).toEqual(before);
      expect(sharpe(now(1e-9, before.last), DAILY) ?? 0).toBeCloseTo(sharpe(before, DAILY) ?? 0, 5);
      expect(sharpe(now(1, whole.last), DAILY) ?? 0).toBeCloseTo(sharpe(whole, DAILY) ?? 0, 6);
      expect(sortino(now(1, whole.last), DAILY) ?? 0).toBeCloseTo(sortino(whole, DAILY) ?? 0, 6);
    },
  );

  it('sees a drawdown between two samples', () => {
    const p = marked(marked(startPerformance(100), 80), 100);
    expect(p.drawdown).toBeCloseTo(0.2, 12);
    expect(p.samples).toBe(0);
  });
});
