import fc from 'fast-check';
import { INSTRUMENTS } from '../instruments.js';
import {
  averageImpact,
  IMPACT_AT_DEPTH,
  lotsWithin,
  slippageBps,
  takeable,
  takerPrice,
  usualSlippage,
} from './impact.js';
import { valueOf } from './margin.js';
import type { Ticker } from '../ticker.js';

const ETH = INSTRUMENTS.findIndex(({ symbol }) => symbol === 'ETH/USD');
const ticker: Ticker = { mid: 3e9, bid: 2.9994e9, ask: 3.0006e9, depth: 1e12, funding: 0, halted: false };
const usd = fc.double({ min: 1, max: 9e5, noNaN: true }).map((value) => value * 1e6);
const SIDES = [1, -1] as const;

describe('the price of taking depth', () => {
  it('follows the square root, and splitting an order gains nothing', () => {
    expect(averageImpact(0, 1e12, 1e12)).toBeCloseTo(IMPACT_AT_DEPTH, 12);
    expect(averageImpact(0, 0.25e12, 1e12)).toBeCloseTo(IMPACT_AT_DEPTH / 2, 12);
    expect(averageImpact(5e11, 0, 1e12)).toBe(0);
    fc.assert(
      fc.property(usd, usd, (a, b) => {
        const parts = a * averageImpact(0, a, 1e12) + b * averageImpact(a, b, 1e12);
        expect(parts / ((a + b) * averageImpact(0, a + b, 1e12))).toBeCloseTo(1, 6);
        expect(averageImpact(a, b, 1e12)).toBeGreaterThan(averageImpact(0, b, 1e12));
      }),
      { seed: 1, numRuns: 50 },
    );
  });

  it.each(SIDES)('leaves to side %d what nobody has taken, never more than the depth', (side) => {
    const value = (lots: number): number => Math.abs(valueOf(ETH, lots, side > 0 ? ticker.ask : ticker.bid));
    const all = takeable(ETH, ticker, side, 0);
    expect(value(all)).toBeLessThanOrEqual(ticker.depth);
    expect(value(all + 1)).toBeGreaterThan(ticker.depth);
    expect(takeable(ETH, ticker, side, ticker.depth / 2)).toBeCloseTo(all / 2, -1);
    expect(takeable(ETH, ticker, side, ticker.depth * 2)).toBe(0);
  });

  it('takes as many lots as the limit allows, and not one more', () => {
    const anyLimit = fc.record({
      side: fc.constantFrom(...SIDES),
      wanted: fc.integer({ min: 0, max: 3000 }),
      taken: fc.double({ min: 0, max: 5e11, noNaN: true }),
      off: fc.double({ min: -0.0005, max: 0.0012, noNaN: true }),
    });
    fc.assert(
      fc.property(anyLimit, ({ side, wanted, taken, off }) => {
        const limit = (side > 0 ? ticker.ask : ticker.bid) * (1 + side * off);
        const fits = (lots: number): boolean => (limit - takerPrice(ETH, ticker, side, lots, taken)) * side >= 0;
        const lots = lotsWithin(ETH, ticker, side, wanted, taken, limit);
        expect(lots === 0 || fits(lots)).toBe(true);
        expect(lots === wanted || !fits(lots + 1)).toBe(true);
      }),
      { seed: 2, numRuns: 200 },
    );
  });

  it.each(SIDES)('is worse than the mid for side %d, and says by how much', (side) => {
    const price = takerPrice(ETH, ticker, side, 100, 0);
    expect((price - (side > 0 ? ticker.ask : ticker.bid)) * side).toBeGreaterThanOrEqual(0);
    expect(slippageBps(ticker.mid * (1 + side * 0.0003), ticker, side)).toBeCloseTo(3, 6);
    expect(slippageBps(ticker.mid * (1 - side * 0.0003), ticker, side)).toBeCloseTo(-3, 6);
  });

  it('is reckoned over the markets for who is asked what a usual fill costs: half a spread and the impact of that much', () => {
    const market = { mid: 1e8, bid: 0.9998e8, ask: 1.0002e8, depth: 1e12, funding: 0, halted: false };
    const wide = { ...market, bid: 0.9996e8, ask: 1.0004e8 };
    expect(usualSlippage([market, wide], 0)).toBeCloseTo(3e-4, 12);
    expect(usualSlippage([market], 0.25e12)).toBeCloseTo(2e-4 + IMPACT_AT_DEPTH / 2, 12);
    expect(usualSlippage([market], 9e12)).toBeCloseTo(2e-4 + IMPACT_AT_DEPTH, 12);
  });
});
