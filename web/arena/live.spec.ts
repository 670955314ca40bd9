import { after } from './live.js';
import { valueAt } from './match-chart.js';
import { withBeginners, type ArenaView, type Tape } from './view.js';

const entry = (id: string, rank: number) => ({ id, rank, name: id, kind: 'house', score: 0, return_pct: 0 });
const view = {
  matchId: 'm',
  asOf: '2026-01-01T00:01:00.000Z',
  entries: [entry('a', 1), entry('b', 2)],
  lines: { unit: 'score', times: [0], lines: ['a', 'b'].map((id) => ({ id, name: id, kind: 'house', values: [0] })) },
  tape: [{ id: 't1' }],
  chat: [],
  markets: [{ symbol: 'BTC/USD', price: 1 }],
} as unknown as ArenaView;

const standing = (participant_id: string, rank: number, score: number | null) => ({
  rank,
  participant_id,
  name: participant_id,
  score,
  return_pct: 1,
  win_probability: 0.5,
});

const ODDS = [{ id: 'b', name: 'b', win_probability: 1 }];

describe('the live view', () => {
  test('standings move the board and lengthen every line', () => {
    const entries = [standing('b', 1, 2), standing('a', 2, null)];
    const next = after(view, { event: 'standings', data: { duration: '1d', match_id: 'm', entries, odds: ODDS } });
    expect(next.odds).toEqual(ODDS);
    expect(next.entries.map(({ id, score }) => [id, score])).toEqual([
      ['b', 2],
      ['a', null],
    ]);
    expect(next.lines.lines.map(({ values }) => values)).toEqual([
      [0, 0],
      [0, 2],
    ]);
    expect(next.lines.times).toEqual([0, Date.parse(view.asOf)]);
    expect(view.lines.times).toEqual([0]);
  });

  test('standings of another match change nothing', () => {
    const data = { duration: '1h', match_id: 'other', entries: [standing('b', 1, 2)], odds: ODDS } as const;
    expect(after(view, { event: 'standings', data: { ...data, entries: [...data.entries] } })).toBe(view);
  });

  test('a fill that is shown already is not shown twice', () => {
    const once = after(view, { event: 'trade', data: { id: 't2' } as Tape });
    expect(after(once, { event: 'trade', data: { id: 't2' } as Tape }).tape.map(({ id }) => id)).toEqual(['t2', 't1']);
  });

  test('a tick moves clock and prices', () => {
    const prices = [{ symbol: 'BTC/USD', price: 5, bid: 4, ask: 6, halted: true }];
    const next = after(view, { event: 'tick', data: { tick: 1, as_of: '2026-01-01T00:02:00.000Z', prices } });
    expect(next.markets[0]).toMatchObject({ price: 5, halted: true });
    expect(next.asOf).toBe('2026-01-01T00:02:00.000Z');
  });

  test('who has no score yet stands at zero, and what was done before the line began stands at its beginning', () => {
    const line = { id: 'n', name: 'n', kind: 'challenger', values: [null, null] };
    const { lines, times } = withBeginners({ unit: 'score', times: [0, 60], lines: [line] }, [line, entry('late', 2)]);
    expect(lines.map(({ id, values }) => [id, values])).toEqual([
      ['n', [null, 0]],
      ['late', [null, 0]],
    ]);
    expect(withBeginners({ unit: 'score', times: [], lines: [] }, [line]).lines[0].values).toEqual([]);
    expect([valueAt(times, lines[0].values, 30), valueAt(times, lines[0].values, 90)]).toEqual([0, 0]);
    expect(valueAt([0, 10, 20, 30], [1, null, 3, 4], 5)).toBe(3);
    expect(valueAt([0, 10], [1, 3], 5)).toBe(2);
    expect(valueAt([0, 10], [null, null], 5)).toBeNull();
    const young = { ...view, lines: { ...view.lines, lines: [{ ...line, id: 'a', values: [null] }] } } as ArenaView;
    const data = { duration: '1d', match_id: 'm', entries: [standing('a', 1, null)], odds: ODDS } as const;
    const next = after(young, { event: 'standings', data: { ...data, entries: [...data.entries] } });
    expect(next.lines.lines[0].values).toEqual([null, 0]);
  });
});
