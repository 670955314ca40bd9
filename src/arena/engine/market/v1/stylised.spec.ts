import { createHash } from 'node:crypto';
import { mean, standardDeviation } from '../../../../common/kernel/statistics.js';
import { copyState, publishedMids, restoreState, storeState, type MarketState } from '../index.js';
import { AT, genesis } from './state.js';
import { advance } from './step.js';
import {
  autocorrelation,
  correlation,
  hill,
  HOUR,
  hourly,
  kurtosis,
  MINUTE,
  sampleOf,
  START,
} from './stylised.fixture.js';

describe('stylised facts of four months at one-minute steps (Cont 2001)', () => {
  const samples = ['basalt', 'gneiss'].map((seed) => sampleOf(seed, 120));

  it.each(samples.map((s, n) => [n, s] as const))('tails and clustering, path %i', (_, returns) => {
    for (const r of returns) {
      expect(kurtosis(r)).toBeGreaterThan(6);
      expect(kurtosis(r)).toBeLessThan(120);
      expect(hill(r)).toBeGreaterThan(2.5);
      expect(hill(r)).toBeLessThan(4.5);
      const size = r.map(Math.abs);
      expect(autocorrelation(size, 1)).toBeGreaterThan(0.1);
      expect(autocorrelation(size, 288)).toBeGreaterThan(0.02);
    }
  });

  it('returns themselves are hardly correlated', () => {
    for (const returns of samples) {
      for (const lag of [1, 2, 12]) expect(Math.abs(autocorrelation(returns[0], lag))).toBeLessThan(0.03);
    }
  });

  it('annual volatilities are those of the table', () => {
    const expected = [0.45, 0.62, 0.8, 0.52, 0.75, 0.9];
    expected.forEach((sigma, i) => {
      const all = samples.flatMap((s) => s[i]);
      const found = standardDeviation(all) * Math.sqrt(288 * 365);
      expect(found / sigma).toBeGreaterThan(0.75);
      expect(found / sigma).toBeLessThan(1.3);
    });
  });

  it('BTC and ETH move together, and falls raise volatility', () => {
    for (const returns of samples) {
      const [btc, eth] = [hourly(returns[0]), hourly(returns[1])];
      expect(correlation(btc, eth)).toBeGreaterThan(0.65);
      expect(correlation(btc, eth)).toBeLessThan(0.9);
      const later = btc.slice(1).map((x) => x * x);
      expect(correlation(btc.slice(0, -1), later)).toBeLessThan(0);
    }
  });

  it('prices do not drift: t-test on simple returns', () => {
    for (let i = 0; i < 6; i++) {
      const simple = samples.flatMap((s) => s[i].map(Math.expm1));
      const t = mean(simple) / (standardDeviation(simple) / Math.sqrt(simple.length));
      expect(Math.abs(t)).toBeLessThan(3.5);
    }
  });
});

describe('the declared predictable part', () => {
  const HOURS = 8;
  const after = (shape: (market: MarketState) => void): number[] =>
    Array.from({ length: 120 }, (_, n) => {
      const market = genesis(START, `signal ${n}`);
      const before = market.values[AT.logPrice + 1];
      shape(market);
      advance(market, START + HOURS * HOUR);
      return market.values[AT.logPrice + 1] - before;
    });

  /** strength/(1 − strength)·(1 − e^(−κ(1 − strength)h)) per unit of weighted past return */
  const gain = (strength: number, halfLife: number): number =>
    (strength / (1 - strength)) * -Math.expm1((-Math.LN2 / halfLife) * (1 - strength) * HOURS);

  it.each([
    ['trend', AT.trend, 1.05 * gain(0.25, 8)],
    ['reversion', AT.reversion + 1, gain(-0.25, 12)],
  ])('%s moves the price as declared', (_, at, expected) => {
    const signal = 0.3;
    const with_ = after((market) => (market.values[at] = signal));
    const without = after(() => undefined);
    expect((mean(with_) - mean(without)) / (signal * expected)).toBeCloseTo(1, 1);
  });
});

describe('determinism', () => {
  it('a seed gives this path, whatever machine', () => {
    const market = genesis(START, 'pinned');
    const hash = createHash('sha256');
    for (let t = 1; t <= 10_000; t++) {
      advance(market, START + t * 1000);
      hash.update(publishedMids(market).join());
    }
    expect(hash.digest('hex')).toBe('c3cf01772393139a3018ebbe6850c55cc5c53292db71fe92e02134203e4b794d');
  });

  it('the same seed gives the same path, with or without storing it on the way', () => {
    const one = genesis(START, 'same');
    let other = genesis(START, 'same');
    for (let t = 1; t <= 5_000; t++) {
      advance(one, START + t * 1000);
      advance(other, START + t * 1000);
      if (t % 7 === 0) other = restoreState(JSON.parse(JSON.stringify(storeState(other))));
    }
    expect([...other.values]).toEqual([...one.values]);
    expect(other.random).toEqual(one.random);
  });

  it('a copy walks alone, another seed walks elsewhere', () => {
    const one = genesis(START, 'same');
    const copy = copyState(one);
    advance(copy, START + HOUR);
    expect([...one.values]).toEqual([...genesis(START, 'same').values]);
    expect([...genesis(START, 'other').values]).not.toEqual([...one.values]);
  });

  it('volatility does not depend on the length of the step', () => {
    const spread = (step: number): number => {
      const ends = Array.from({ length: 400 }, (_, n) => {
        const market = genesis(START, `step ${n}`);
        market.values.fill(0, AT.factor, AT.reversion);
        for (let t = START; t < START + 20 * MINUTE; t += step) advance(market, t + step);
        return market.values[AT.logPrice] - Math.log(96_000);
      });
      return standardDeviation(ends.map((x) => Math.max(-0.01, Math.min(0.01, x))));
    };
    const ratio = spread(5_000) / spread(60_000);
    expect(ratio).toBeGreaterThan(0.85);
    expect(ratio).toBeLessThan(1.18);
  });
});
