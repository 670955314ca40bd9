import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { Random } from '../../../common/kernel/random.js';
import { luckIntervals } from './bootstrap.js';
import {
  addQuote,
  brierScore,
  calibrationError,
  confidenceScore,
  emptyReliability,
  logScore,
  reliabilityBins,
} from './scoring.js';
import { canonical, RecordHasher, settlementHash } from './settlement-hash.js';

describe('scores', () => {
  it.each([
    [[1, 0], 0, 0, 0],
    [[0, 1], 0, 2, Infinity],
    [[0.25, 0.25, 0.25, 0.25], 2, 0.75, Math.log(4)],
    [[0.7, 0.2, 0.1], 0, 0.14, -Math.log(0.7)],
  ])('of %p when %p wins', (p, winner, brier, log) => {
    expect(brierScore(p, winner)).toBeCloseTo(brier, 12);
    expect(logScore(p, winner)).toBeCloseTo(log, 12);
  });

  it('are proper: the truth has the best expectation', () =>
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 0.99, noNaN: true }),
        fc.double({ min: 0.01, max: 0.99, noNaN: true }),
        (truth, told) => {
          const expected = (score: typeof brierScore, q: number) =>
            truth * score([q, 1 - q], 0) + (1 - truth) * score([q, 1 - q], 1);
          for (const score of [brierScore, logScore])
            expect(expected(score, truth)).toBeLessThanOrEqual(expected(score, told) + 1e-12);
        },
      ),
    ));

  it('confidence', () =>
    expect([confidenceScore(0.8, true), confidenceScore(0.8, false)]).toEqual([
      expect.closeTo(0.04),
      expect.closeTo(0.64),
    ]));

  it('reliability bins add up', () => {
    let reliability = addQuote(emptyReliability(), [1, 0, 0], 0);
    reliability = addQuote(reliability, [0.15, 0.85, 0], 0);
    const bins = reliabilityBins(reliability);
    expect(bins.map((bin) => bin.forecasts)).toEqual([3, 1, 0, 0, 0, 0, 0, 0, 1, 1]);
    expect(bins[1]).toEqual({ from: 0.1, to: 0.2, forecasts: 1, mean_forecast: 0.15, observed: 1 });
    expect(bins[4].observed).toBeNull();
    expect(calibrationError(reliability)).toBeCloseTo((0.85 + 0.85) / 6, 12);
    expect(calibrationError(emptyReliability())).toBe(0);
  });
});

describe('luck against skill', () => {
  const noisy = (drift: number, seed: string) => {
    const random = Random.from(seed);
    return Array.from({ length: 168 }, () => drift + 0.004 * random.normal());
  };
  const tracks = [
    { id: 'sure', returns: noisy(0.004, 'a') },
    { id: 'even', returns: noisy(0, 'b') },
    { id: 'hold', returns: noisy(0, 'c') },
    { id: 'sunk', returns: noisy(-0.004, 'd') },
  ];
  const intervals = luckIntervals(tracks, 'hold', 500, Random.from('boot'));
  const of = (id: string) => intervals.find((interval) => interval.id === id);

  it('skill has a narrow interval, luck a wide one', () => {
    expect(of('sure')).toMatchObject({ rank_low: 1, rank_high: 1 });
    expect(of('sunk')).toMatchObject({ rank_low: 4, rank_high: 4 });
    expect(of('even')).toMatchObject({ rank_low: 2, rank_high: 3 });
  });
  it('says who beats holding', () => {
    expect(of('sure')?.beats_benchmark).toBeGreaterThan(0.99);
    expect(of('sunk')?.beats_benchmark).toBeLessThan(0.01);
    expect(of('hold')?.beats_benchmark).toBeNull();
  });
  it('is nothing without samples', () => {
    expect(luckIntervals([], 'hold', 20, Random.from(1))).toEqual([]);
    expect(luckIntervals([{ id: 'a', returns: [] }], 'hold', 20, Random.from(1))).toEqual([]);
  });
});

describe('settlement hash', () => {
  it('is the SHA-256 of the canonical lines', () => {
    expect(canonical({ b: [1, -0, 'x'], a: null, gone: undefined })).toBe('{"a":null,"b":[1,0,"x"]}');
    expect(settlementHash([])).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(settlementHash(['abc'])).toBe(settlementHash(['abc']));
  });
  it('sees order and content, not the order of keys', () => {
    const a = { tick: 1, price: 64_000.1 };
    const b = { price: 64_000.1, tick: 1 };
    expect(settlementHash([a])).toBe(settlementHash([b]));
    expect(settlementHash([a, 'z'])).not.toBe(settlementHash(['z', a]));
    expect(settlementHash(['a', 'b'])).not.toBe(settlementHash(['a\nb']));
  });
  it('refuses what JSON cannot say', () => expect(() => canonical([Number.NaN])).toThrow(RangeError));
});

it('a record is hashed as docs/arena.md says: lines by chapter, then the hashes of the chapters in quotation marks', () => {
  const lists = [['{"tick":7}', '{"fill":1}'], ['{"tick":3607}']];
  const hasher = new RecordHasher(7);
  hasher.add(7, lists[0]);
  hasher.add(3607, lists[1]);
  const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
  const chapters = lists.map((lines) => sha256(lines.map((line) => `${line}\n`).join('')));
  const hash = sha256(chapters.map((chapter) => `"${chapter}"\n`).join(''));
  expect(hasher.finish(3608)).toEqual({ hash, chapters });
});
