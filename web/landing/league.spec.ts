import { moved, shownOf, type LandingLeague } from './league.js';

const league: LandingLeague = {
  status: 'running',
  participants: { house: 2, challengersActive: 0 },
  markets: [{ symbol: 'BTC/USD', price: 1, change24hPct: null }],
  matches: ['1h', '1d'].map((duration) => ({
    duration,
    secondsLeft: 60,
    entries: [{ rank: 1, id: 'a', name: 'A', score: 0, returnPct: 0, winProbability: null }],
  })),
};

describe('the league on the first page', () => {
  test('a tick moves prices that are shown', () => {
    const prices = [
      { symbol: 'BTC/USD', price: 2, bid: 1, ask: 3, halted: false },
      { symbol: 'NEW/USD', price: 9, bid: 8, ask: 10, halted: false },
    ];
    const next = moved(league, { event: 'tick', data: { tick: 1, as_of: '2026-01-01T00:00:00.000Z', prices } });
    expect(next.markets).toEqual([{ symbol: 'BTC/USD', price: 2, change24hPct: null }]);
  });

  test('the page holds today’s first six and nothing else that is known', () => {
    const entry = { rank: 1, id: 'a', name: 'A', score: 0, returnPct: 0, winProbability: null, feesUsd: 1 };
    const known = { ...league, positions: [], matches: [{ ...league.matches[1], entries: Array(9).fill(entry) }] };
    const shown = shownOf(known);
    expect(Object.keys(shown)).toEqual(['status', 'participants', 'markets', 'matches']);
    expect(shown.matches[0].entries).toEqual(Array(6).fill(league.matches[1].entries[0]));
    expect(shownOf(league).matches.map(({ duration }) => duration)).toEqual(['1d']);
  });

  test('standings move the match they are of, and no other', () => {
    const entry = { rank: 1, participant_id: 'b', name: 'B', score: 1, return_pct: 2, win_probability: 1 };
    const odds = [{ id: 'b', name: 'B', win_probability: 0.4 }];
    const next = moved(league, { event: 'standings', data: { duration: '1d', match_id: 'm', entries: [entry], odds } });
    expect(next.matches[0]).toBe(league.matches[0]);
    expect(next.matches[1].entries).toEqual([
      { rank: 1, id: 'b', name: 'B', score: 1, returnPct: 2, winProbability: 0.4 },
    ]);
  });
});
