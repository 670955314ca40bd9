import type { BoardEntry } from './board.js';
import { BENCHMARK, hindsight, type JudgedFill, type MatchCourse } from './hindsight.js';

const closing = { 'BTC/USD': 110e6, 'ETH/USD': 90e6, 'SOL/USD': 1e6, 'BNB/USD': 1e6, 'XRP/USD': 1e6, 'DOGE/USD': 1e6 };
const entry = (id: string, eligible = true): BoardEntry => ({ id, eligible }) as BoardEntry;
const fill = (who: string, over: Partial<JudgedFill>): JudgedFill => ({
  participant_id: who,
  symbol: 'BTC/USD',
  side: 'buy',
  price: 100e6,
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

describe('stated confidence', () => {
  it('is judged by the next realised result, else by the closing price', () => {
    const fills = [
      fill('a', { confidence: 0.8 }),
      fill('a', { confidence: 0.6 }),
      fill('a', { side: 'sell', realized: 5, confidence: 0.9 }),
      fill('a', { side: 'sell', price: 120e6, confidence: 0.7 }),
      fill('a', { symbol: 'ETH/USD', price: 95e6, confidence: 0.5 }),
      fill('b', { confidence: 1 }),
      fill('b', { side: 'sell', realized: -1 }),
      fill('c', {}),
    ];
    expect(hindsight(course({ fills })).confidence).toEqual([
      { participant_id: 'a', stated: 4, came_true: 3, mean_confidence: 0.65, brier: (0.04 + 0.16 + 0.09 + 0.25) / 4 },
      { participant_id: 'b', stated: 1, came_true: 0, mean_confidence: 1, brier: 1 },
    ]);
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
