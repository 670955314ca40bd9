import { createHash } from 'node:crypto';
import { correlation } from '../../../../common/kernel/moments.js';
import { mean, standardDeviation } from '../../../../common/kernel/statistics.js';
import { copyState, publishedMids, rawPrice, restoreState, storeState, type MarketState } from '../index.js';
import {
  advance,
  AT,
  declaredEdges,
  expectedMove,
  genesis,
  hourLean,
  LAG,
  LEANING_HOURS,
  tradedVolume,
  volatilities,
} from './index.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const START = Date.UTC(2026, 0, 5);
const after = (count: number, walked: (state: MarketState) => number): number[] =>
  Array.from({ length: count }, (_, n) => walked(genesis(START, `path ${n}`)));

describe('determinism', () => {
  it.each([
    [2, 'e995b82bf435da4b75f17332981bac186ce6126f8cb52ec81b48e30e2de6328e'],
    [3, 'ad21fa315c6f4775298bce22155756b42f6fc4952c34f9a5b9230587d142ab12'],
  ] as const)('a seed gives this path under version %s, whatever machine', (version, path) => {
    const market = genesis(START, 'pinned', version);
    const hash = createHash('sha256');
    for (let t = 1; t <= 10_000; t++) {
      advance(market, START + t * 1000);
      hash.update(publishedMids(market).join());
      hash.update(Math.round(tradedVolume(market, t % 6, 1000)).toString());
    }
    expect(hash.digest('hex')).toBe(path);
  });

  it('the same seed gives the same path, with or without storing it on the way', () => {
    const one = genesis(START, 'same');
    let other = genesis(START, 'same');
    for (let t = 1; t <= 2_000; t++) {
      advance(one, START + t * 1000);
      advance(other, START + t * 1000);
      if (t % 7 === 0) other = restoreState(JSON.parse(JSON.stringify(storeState(other))));
    }
    expect([...other.values]).toEqual([...one.values]);
    expect(other.random).toEqual(one.random);
  });

  it('refuses the state of another version', () => {
    const stored = storeState(genesis(START, 'short'));
    expect(() => restoreState({ ...stored, values: stored.values.slice(1) })).toThrow(RangeError);
    expect(() => expectedMove({ ...genesis(START, 'first'), version: 1 }, 0, MINUTE)).toThrow(RangeError);
  });
});

describe('the law of a path does not depend on the step', () => {
  const calm = (state: MarketState): MarketState => {
    state.values.fill(0, AT.factor, AT.hawkes);
    return state;
  };
  const tenMinutes = (step: number, i: number): number[] =>
    after(600, (state) => {
      const before = calm(state).values[AT.logPrice + i];
      for (let t = START; t < START + 10 * MINUTE; t += step) advance(state, t + step);
      return Math.max(-0.01, Math.min(0.01, state.values[AT.logPrice + i] - before));
    });

  it('neither that of a follower’s price nor its share in the factor', () => {
    const [fine, coarse] = [5_000, 60_000].map((step) => [0, 1].map((i) => tenMinutes(step, i)));
    const ratio = standardDeviation(fine[1]) / standardDeviation(coarse[1]);
    expect(ratio).toBeGreaterThan(0.88);
    expect(ratio).toBeLessThan(1.14);
    const [near, far] = [fine, coarse].map(([btc, eth]) => correlation(btc, eth));
    expect(near).toBeGreaterThan(0.5);
    expect(Math.abs(near - far)).toBeLessThan(0.1);
  });
});

describe('what is declared comes true', () => {
  /** Mean move of a market over an hour when a part of its state is set, less that when it is set the other way. */
  const effect = (i: number, at: number, value: number): { seen: number; said: number } => {
    const moved = (sign: number): { seen: number; said: number } => {
      const paths = Array.from({ length: 150 }, (_, n) => {
        const state = genesis(START, `effect ${n}`);
        state.values[at] = sign * value;
        const said = expectedMove(state, i, MINUTE);
        const before = state.values[AT.logPrice + i];
        advance(state, START + MINUTE);
        return { seen: state.values[AT.logPrice + i] - before, said };
      });
      return { seen: mean(paths.map((p) => p.seen)), said: mean(paths.map((p) => p.said)) };
    };
    const [up, down] = [moved(1), moved(-1)];
    return { seen: up.seen - down.seen, said: up.said - down.said };
  };

  it.each([
    ['the trend of the factor', 0, AT.trend, 1],
    ['the own part comes back', 1, AT.reversion + 1, -1],
    ['the own part goes on where volume was high', 1, AT.weighed + 1, 1],
    ['a follower pays what it owes', 1, AT.lag, 1],
    ['a follower’s noise goes', 1, AT.noise + 1, -1],
  ])('%s', (_, i, at, sign) => {
    const { seen, said } = effect(i, at, at === AT.lag || at === AT.noise + 1 ? 0.002 : 50);
    expect(Math.sign(seen)).toBe(sign);
    expect(seen / said).toBeGreaterThan(0.9);
    expect(seen / said).toBeLessThan(1.1);
  });

  it('the hours give nothing over a day', () => {
    const minutes = Array.from({ length: 1440 }, (_, n) => hourLean(START + n * MINUTE));
    expect(mean(minutes)).toBeCloseTo(0, 12);
    expect(hourLean(START + LEANING_HOURS.from * HOUR)).toBe(1);
    expect(hourLean(START + LEANING_HOURS.until * HOUR)).toBeLessThan(0);
  });

  it('names an R² of each edge, none above its part', () => {
    for (const { r2 } of declaredEdges()) {
      for (const share of Object.values(r2)) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThan(1);
      }
    }
    expect(declaredEdges().map(({ edge }) => edge)).toEqual(['trend', 'reversion', 'volume', 'hour', 'lead_lag']);
  });
});

describe('the markets after BTC', () => {
  const state = genesis(START, 'followers');
  const hours = Array.from({ length: 1200 }, () => {
    advance(state, state.time + 10 * MINUTE);
    return [state.values[AT.lag], state.values[AT.noise + 1], volatilities(state).factor];
  });

  it('owe as much in wild hours as in calm ones: the gap has one deviation', () => {
    const middle = hours.map(([, , sigma]) => sigma).sort((a, b) => a - b)[600];
    const gap = (wild: boolean): number =>
      standardDeviation(
        hours.filter(([, , sigma]) => sigma > middle === wild).map(([lag, noise]) => 1.05 * lag - noise),
      );
    for (const wild of [false, true]) {
      expect(gap(wild) / (1.05 * LAG.gap)).toBeGreaterThan(0.85);
      expect(gap(wild) / (1.05 * LAG.gap)).toBeLessThan(1.15);
    }
  });

  it('a copy walks alone, and prices are those of the state', () => {
    const copy = copyState(state);
    advance(copy, copy.time + HOUR);
    expect([...copy.values]).not.toEqual([...state.values]);
    expect(rawPrice(state, 0)).toBe(Math.exp(state.values[AT.logPrice]));
  });
});

it('volume is no function of the same return: it stays where the price is put back', () => {
  const state = genesis(START, 'volume');
  const before = tradedVolume(state, 0, MINUTE);
  state.values[AT.logPrice] += 0.05;
  expect(tradedVolume(state, 0, MINUTE)).toBe(before);
  state.values[AT.volume] += 1;
  expect(tradedVolume(state, 0, MINUTE) / before).toBeCloseTo(Math.E, 9);
});
