import type { BoardEntry } from './board.js';
import { BENCHMARK, hindsight, type JudgedFill, type MatchCourse } from './hindsight.js';

const closing = { 'BTC/USD': 110e6, 'ETH/USD': 90e6, 'SOL/USD': 1e6, 'BNB/USD': 1e6, 'XRP/USD': 1e6, 'DOGE/USD': 1e6 };
const entry = (id: string, eligible = true): BoardEntry => ({ id, eligible }) as BoardEntry;
const fill = (who: string, over: Partial<JudgedFill>): JudgedFill => ({
  participant_id: who,
  symbol: 'BTC/USD',
  side: 'buy',
  price: 100e6,
  notional: 1_000e6,
  realized: 0,
  confidence: null,
  ...over,
});
const course = (over: Partial<MatchCourse>): MatchCourse => ({
  id: '1d-2026-11-20T00',
  board: [entry('up'), entry('down'), entry(BENCHMARK, false)],
  fills: [],
  closing,
  equity: [],
  ...over,
});

const sum = (list: readonly number[]): number => list.reduce((total, x) => total + x, 0);

describe('stated confidence', () => {
  it('is judged by the price of the next realised result, else by the closing one, after fees', () => {
    const fills = [
      fill('a', { confidence: 0.8 }),
      fill('a', { confidence: 0.6 }),
      fill('a', { side: 'sell', price: 105e6, realized: 5, confidence: 0.9 }),
      fill('a', { side: 'sell', price: 120e6, confidence: 0.7 }),
      fill('a', { symbol: 'ETH/USD', price: 95e6, confidence: 0.5 }),
      fill('b', { confidence: 1 }),
      fill('b', { side: 'sell', price: 100.05e6, realized: 5 }),
      fill('c', {}),
    ];
    const fees = 0.9;
    const results = [
      { weight: 50 - fees, score: 0.04 },
      { weight: 50 - fees, score: 0.16 },
      { weight: (10 / 120) * 1_000 - fees, score: 0.09 },
      { weight: (5 / 95) * 1_000 + fees, score: 0.25 },
    ];
    const weighted = sum(results.map(({ weight, score }) => weight * score)) / sum(results.map(({ weight }) => weight));
    expect(hindsight(course({ fills })).confidence).toEqual([
      { participant_id: 'a', stated: 4, came_true: 3, mean_confidence: 0.65, brier: expect.closeTo(weighted, 6) },
      { participant_id: 'b', stated: 1, came_true: 0, mean_confidence: 1, brier: 1 },
    ]);
  });

  it('many small winners and a loser that is never closed are no foresight', () => {
    const small = { notional: 20e6, price: 100e6 };
    const fills = Array.from({ length: 99 }, () => [
      fill('bot', { ...small, confidence: 0.99 }),
      fill('bot', { side: 'sell', price: 100.12e6, notional: 20.024e6, realized: 24_000 }),
    ]).flat();
    const held = fill('bot', { symbol: 'ETH/USD', notional: 60e6, price: 95e6, confidence: 0.99 });
    const [{ stated, came_true, brier }] = hindsight(course({ fills: [...fills, held] })).confidence;
    expect([stated, came_true]).toEqual([100, 99]);
    expect(brier).toBeGreaterThan(0.25);
  });
});

describe('luck', () => {
  const growing = (id: string, perStep: number, wobble: number) =>
    Array.from({ length: 97 }, (_, i) => ({
      participant_id: id,
      at: i * 900_000,
      equity: 10_000 * Math.exp(perStep * i + wobble * Math.sin(i * i)),
    }));
  const points = [...growing('up', 2e-3, 1e-3), ...growing('down', -2e-3, 1e-3), ...growing(BENCHMARK, 0, 1e-3)];
  const equity = points.sort((a, b) => a.at - b.at);

  it('tells a rank that skill explains, and who beats buy-and-hold', () => {
    const { luck } = hindsight(course({ equity }));
    expect(luck).toMatchObject({ benchmark: BENCHMARK, samples: 96 });
    expect(luck?.intervals).toEqual([
      { id: 'up', rank_low: 1, rank_high: 1, beats_benchmark: 1 },
      { id: 'down', rank_low: 3, rank_high: 3, beats_benchmark: 0 },
      { id: BENCHMARK, rank_low: 2, rank_high: 2, beats_benchmark: null },
    ]);
  });

  it('is silent with too few samples or nobody eligible', () => {
    expect(hindsight(course({ equity: equity.slice(0, 60) })).luck).toBeNull();
    expect(hindsight(course({ equity, board: [entry('up', false)] })).luck).toBeNull();
  });
});
