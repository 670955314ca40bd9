import fc from 'fast-check';
import { eligibility } from './eligibility.js';
import { byReturn, ranked } from './ranking.js';
import { DURATIONS, matchWindow, samplesPerYear, timeLeft } from './window.js';

const at = (iso: string): number => Date.parse(iso);

describe('match windows', () => {
  it.each([
    ['1h', '2025-03-30T01:59:59.999Z', '2025-03-30T01:00:00Z', '2025-03-30T02:00:00Z'],
    ['1d', '2025-02-28T23:59:59Z', '2025-02-28T00:00:00Z', '2025-03-01T00:00:00Z'],
    ['1w', '2025-11-23T23:59:59Z', '2025-11-17T00:00:00Z', '2025-11-24T00:00:00Z'],
    ['1w', '2025-11-24T00:00:00Z', '2025-11-24T00:00:00Z', '2025-12-01T00:00:00Z'],
    ['1w', '1969-12-31T12:00:00Z', '1969-12-29T00:00:00Z', '1970-01-05T00:00:00Z'],
  ] as const)('%s at %s starts %s', (duration, t, starts, ends) =>
    expect(matchWindow(duration, at(t))).toEqual({ duration, starts_at: at(starts), ends_at: at(ends) }),
  );

  it('tile the time line', () =>
    fc.assert(
      fc.property(fc.constantFrom(...DURATIONS), fc.integer({ min: -1e12, max: 4e12 }), (duration, t) => {
        const window = matchWindow(duration, t);
        expect(window.starts_at <= t && t < window.ends_at).toBe(true);
        expect(matchWindow(duration, window.ends_at).starts_at).toBe(window.ends_at);
        expect(matchWindow(duration, window.ends_at - 1)).toEqual(window);
      }),
    ));

  it('weeks start on Monday', () =>
    expect(new Date(matchWindow('1w', at('2026-01-01')).starts_at).getUTCDay()).toBe(1));
  it('years have 365 days', () => expect(DURATIONS.map(samplesPerYear)).toEqual([525_600, 105_120, 8_760]));
  it('time left runs from 1 to 0', () => {
    const match = matchWindow('1h', 0);
    expect([-5, 0, 1_800_000, 3_600_000, 9e9].map((t) => timeLeft(match, t))).toEqual([1, 1, 0.5, 0, 0]);
  });
});

describe('eligibility', () => {
  const match = matchWindow('1h', 0);
  it.each([
    [900_000, 3, { eligible: true }],
    [900_001, 9, { eligible: false, reason: 'late_entry' }],
    [0, 2, { eligible: false, reason: 'too_few_trades' }],
    [0, 3, { eligible: false, reason: 'retired' }, 1, true],
    [0, 3, { eligible: true }, 0.05],
    [0, 3, { eligible: false, reason: 'too_little_risk' }, 0.0499],
  ])('entered at %p with %p trades: %p', (entered, trades, standing, exposure = 1, retired = false) =>
    expect(eligibility(match, { entered, trades, exposure, retired })).toEqual(standing),
  );
});

describe('ranking', () => {
  const entry = (id: string, score: number | null, max_drawdown_pct = 0, eligible = true, return_pct = 0) => ({
    id,
    score,
    return_pct,
    max_drawdown_pct,
    eligible,
  });

  it('eligible first, then score, drawdown, id', () => {
    const board = ranked([
      entry('idle', 9, 0, false),
      entry('b', 1, 2),
      entry('a', 1, 2),
      entry('calm', 1, 1),
      entry('loser', -5),
      entry('top', 2),
    ]);
    expect(board.map((e) => e.id)).toEqual(['top', 'calm', 'a', 'b', 'loser', 'idle']);
    expect(board.map((e) => e.rank)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('return buys no place but on the money board; who has no score yet follows, who has no equity is last', () => {
    const field = [
      entry('bust', -Infinity, 0, true, -100),
      entry('new', null, 0, true, 9),
      entry('newer', null, 0, true, 3),
      entry('rich', 0.5, 0, true, 50),
      entry('good', 0.8, 0, true, 1),
    ];
    expect(ranked(field).map(({ id }) => id)).toEqual(['good', 'rich', 'new', 'newer', 'bust']);
    expect(ranked(field, byReturn).map(({ id }) => id)).toEqual(['rich', 'new', 'newer', 'good', 'bust']);
  });

  it('does not depend on the order of arrival', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(fc.string(), fc.integer({ min: -3, max: 3 }), fc.nat(2), fc.boolean()), {
          selector: ([id]) => id,
        }),
        fc.nat(),
        (rows, cut) => {
          const entries = rows.map(([id, r, d, e]) => entry(id, r, d, e));
          const turned = [...entries.slice(cut % (rows.length + 1)), ...entries.slice(0, cut % (rows.length + 1))];
          expect(ranked(turned)).toEqual(ranked(entries));
        },
      ),
    ));
});
