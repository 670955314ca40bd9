import fc from 'fast-check';
import { mean } from '../../../common/kernel/statistics.js';
import { Random } from '../../../common/kernel/random.js';
import { BarList, priceInBar, readHeader, readRow, readTime, recordedPrice, recordingOf, type Bars } from './index.js';

const T0 = Date.UTC(2024, 0, 1);

describe('times', () => {
  it.each([
    ['2024-01-01', T0],
    ['2024-01-01T00:00:00Z', T0],
    ['2024-01-01 00:00', T0],
    ['2024-01-01 00:00:00.000 UTC', T0],
    ['2024-01-01T01:00:00+01:00', T0],
    ['2024-01-01T01:00+0100', T0],
    ['1704067200', T0],
    ['1704067200.0', T0],
    ['1704067200000', T0],
    ['1704067200000000', T0],
    ['1', Number.NaN],
    ['', Number.NaN],
    ['yesterday', Number.NaN],
    ['2024-13-01', Number.NaN],
    ['01/02/2024', Number.NaN],
    ['1e400', Number.NaN],
  ])('reads %s', (text, ms) => expect(readTime(text)).toBe(ms));
});

describe('lines', () => {
  const layout = readHeader('\uFEFF"Open Time",Symbol,O,H,L,C,Volume');

  it('takes columns by name, in any order and case, quoted or not', () => {
    expect(readRow(layout, '1704067200000,"ETHUSDT",10,12,9,11,5')).toEqual({
      symbol: 'ETH/USD',
      time: T0,
      prices: [10, 12, 9, 11],
    });
    expect(readRow(layout, '1704067200000,PEPE,10,12,9,11,5').symbol).toBeUndefined();
    expect(readRow(readHeader('close,low,high,open,time'), '11,9,12,10,1704067200')).toMatchObject({
      symbol: null,
      prices: [10, 12, 9, 11],
    });
  });

  it.each([
    ['x,BTC,10,12,9,11', "'x' is no time"],
    ['1704067200,BTC,0,12,9,11', "open '0' is no price"],
    ['1704067200,BTC,10,-12,9,11', "high '-12' is no price"],
    ['1704067200,BTC,10,12,NaN,11', "low 'NaN' is no price"],
    ['1704067200,BTC,10,12,9,1e308', "close '1e308' is no price"],
    ['1704067200,BTC,10,Infinity,9,11', "high 'Infinity' is no price"],
    ['1704067200,BTC,10,12,9', "close '' is no price"],
    ['1704067200,BTC,10,10.5,9,11', 'are not between'],
    ['1704067200,BTC,10,12,10.5,11', 'are not between'],
  ])('refuses %s', (line, reason) => expect(() => readRow(layout, line)).toThrow(reason));

  it('names the columns that a header lacks', () =>
    expect(() => readHeader('time,open,close')).toThrow('no column high, low'));

  it('refuses bars that are not sorted', () => {
    const list = new BarList();
    list.add(T0, [1, 1, 1, 1]);
    expect(() => list.add(T0, [1, 1, 1, 1])).toThrow('is not after 2024-01-01T00:00:00.000Z: sort by time');
  });
});

const barsOf = (rows: [number, number, number, number, number][]): Bars => {
  const list = new BarList();
  for (const [time, ...prices] of rows) list.add(time, prices);
  return list.bars();
};

describe('the path within a bar', () => {
  const price = fc.double({ min: 0.01, max: 1e6, noNaN: true });

  it('begins at the open, stays within low and high, touches both (if not with its close), and does not depend on who asks when', () => {
    fc.assert(
      fc.property(
        price,
        price,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (a, b, u, v) => {
          const [low, high] = [Math.min(a, b), Math.max(a, b)];
          const within = (share: number): number => Math.min(high, Math.max(low, low + share * (high - low)));
          const bars = barsOf([[T0, within(u), high, low, within(v)]]);
          const seen = Array.from({ length: 60 }, (_, s) => recordedPrice(bars, T0 + s * 1000, 'BTC/USD'));
          expect(seen[0] / within(u)).toBeCloseTo(1, 6);
          expect(Math.max(...seen, within(v)) / high).toBeCloseTo(1, 6);
          expect(Math.min(...seen, within(v)) / low).toBeCloseTo(1, 6);
          for (const p of seen) expect(p >= low && p <= high).toBe(true);
          expect(recordedPrice(bars, T0 + 31_000, 'BTC/USD')).toBe(seen[31]);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('tells next to nothing of what follows: bars made of a random walk, replayed, stay one', () => {
    const random = Random.from('bars');
    const splits = [3_000, 6_000, 12_000, 30_000, 54_000];
    const moves = splits.map((): [number, number][] => []);
    for (let n = 0; n < 2_000; n++) {
      const walk = [0];
      for (let s = 0; s < 60; s++) walk.push(walk[s] + 0.0005 * random.normal());
      const [open, high, low, close] = [0, Math.max(...walk), Math.min(...walk), walk[60]].map(Math.exp);
      const bars = barsOf([[T0 + n * 60_000, open, high, low, close]]);
      splits.forEach((ms, k) => {
        const passed = Math.log(priceInBar(bars, 0, ms, 'BTC/USD'));
        moves[k].push([passed, walk[60] - passed]);
      });
    }
    for (const list of moves) {
      const size = Math.sqrt(mean(list.map(([x]) => x * x)) * mean(list.map(([, y]) => y * y)));
      expect(Math.abs(mean(list.map(([x, y]) => x * y)) / size)).toBeLessThan(0.12);
    }
  });
});

describe('a recording', () => {
  const bars = barsOf([
    [T0, 10, 12, 9, 11],
    [T0 + 60_000, 11, 13, 10, 12],
    [T0 + 600_000, 20, 21, 19, 20],
  ]);

  it('has the shortest distance as its interval', () => expect(bars.intervalMs).toBe(60_000));

  it('shows nothing before its first bar, in a gap and after its end', () => {
    expect(recordedPrice(bars, T0 - 1, 'x')).toBeNaN();
    expect(recordedPrice(bars, T0, 'x')).toBeCloseTo(10, 9);
    expect(recordedPrice(bars, T0 + 119_999, 'x')).toBeCloseTo(12, 2);
    expect(recordedPrice(bars, T0 + 300_000, 'x')).toBeNaN();
    expect(recordedPrice(bars, T0 + 600_000, 'x')).toBeCloseTo(20, 9);
    expect(recordedPrice(bars, T0 + 660_000, 'x')).toBeNaN();
  });

  it('lasts from its first to its last bar of any market', () => {
    const [btc, eth] = [new BarList(), new BarList()];
    btc.add(T0, [1, 1, 1, 1]);
    eth.add(T0 + 3_600_000, [1, 1, 1, 1]);
    const { origin, ends, markets } = recordingOf(
      new Map([
        ['BTC/USD', btc],
        ['ETH/USD', eth],
      ] as const),
    );
    expect([origin, ends]).toEqual([T0, T0 + 3_660_000]);
    expect(markets.map((one) => one !== null)).toEqual([true, true, false, false, false, false]);
  });
});
