import { advance, genesis, rawPrice } from '../market/index.js';
import { DURATIONS } from '../matches/index.js';
import { byStanding } from '../matches/ranking.js';
import { boardEntries, boardOf } from './board.js';
import { advanceLeague, beginLeague, houseEntries } from './index.js';
import type { League, LeagueCommand } from './league.js';
import { equities } from './standings.js';

const START = Date.UTC(2026, 10, 16, 6);

function running(): { league: League; step: (seconds: number) => void } {
  const market = genesis(START, 'board');
  const prices = () => [0, 1, 2, 3, 4, 5].map((i) => rawPrice(market, i));
  const league = beginLeague(START, prices());
  let commands: LeagueCommand[] = houseEntries();
  const step = (seconds: number): void => {
    advance(market, market.time + seconds * 1000);
    const fresh = { prices: prices(), pricedAt: Array(6).fill(market.time) as number[] };
    const input = { time: market.time, ...fresh, commands, tickMs: 1000, oddsEveryMs: 60_000 };
    commands = advanceLeague(league, input).house;
  };
  for (let minute = 0; minute < 240; minute++) step(60);
  return { league, step };
}

describe('a board of which only what is asked for is made', () => {
  const { league, step } = running();

  it('is in the one order, and its parts are those of the whole', () => {
    const equity = equities(league);
    for (const duration of DURATIONS) {
      const match = league.matches[duration];
      const whole = boardOf(league, match, equity);
      expect(whole.map(({ rank }) => rank)).toEqual(whole.map((_, i) => i + 1));
      expect([...whole].sort(byStanding)).toEqual(whole);
      const entries = boardEntries(league, match, equity);
      expect(entries.slice(3, 5)).toEqual(whole.slice(3, 5));
      expect(entries.slice(whole.length)).toEqual([]);
      expect([entries.length, entries.leader]).toEqual([whole.length, whole[0].id]);
      for (const entry of whole) expect(entries.of(entry.id)).toEqual(entry);
      expect(entries.of('nobody')).toBeUndefined();
    }
  });

  it('shows what stood when it was ordered, whenever a line is made', () => {
    const take = () => DURATIONS.map((duration) => boardEntries(league, league.matches[duration], equities(league)));
    const [early, late] = [take().map((board) => board.slice()), take()];
    for (let minute = 0; minute < 90; minute++) step(60);
    expect(late.map((board) => board.slice())).toEqual(early);
    expect(take().map((board) => board.slice())).not.toEqual(early);
  });
});
