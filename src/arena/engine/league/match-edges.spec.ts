import { DURATIONS, type Duration } from '../matches/index.js';
import { INSTRUMENTS } from '../instruments.js';
import {
  advanceLeague,
  beginLeague,
  boardOf,
  equities,
  type League,
  type LeagueCommand,
  type LeagueEvents,
} from './index.js';

const MINUTE = 60_000;
/** A quarter to midnight before a Monday. */
const SUNDAY = Date.UTC(2026, 10, 22, 23, 45);
const MONDAY = SUNDAY + 15 * MINUTE;

const genesis = INSTRUMENTS.map((one) => one.genesis_price);

/** One tick with BTC at a multiple of its first price, the others as they were. */
function tick(league: League, time: number, btc = 1, commands: LeagueCommand[] = []): LeagueEvents {
  const prices = genesis.map((price, i) => (i === 0 ? price * btc : price));
  const input = { time, prices, pricedAt: prices.map(() => time), commands };
  return advanceLeague(league, { ...input, tickMs: MINUTE, oddsEveryMs: 5 * MINUTE });
}

const enters = (id: string): LeagueCommand => ({
  kind: 'activate',
  participant: { id, kind: 'challenger', name: id, baseline: false },
});

const order = (
  id: string,
  n: number,
  signal: 'buy_to_enter' | 'sell_to_enter',
  notional_usd: number,
  symbol: 'BTC/USD' | 'SOL/USD' = 'BTC/USD',
): LeagueCommand => ({
  kind: 'decide',
  participant_id: id,
  decision_id: `${id}-${n}`,
  actions: [{ symbol, signal, notional_usd }],
});

const buys = (id: string, notional: number): LeagueCommand => order(id, 0, 'buy_to_enter', notional);

const standingIn = (league: League, duration: Duration, id: string) => {
  const standing = league.matches[duration].standings.get(id);
  if (!standing) throw new Error(`${id} is not in the ${duration} match`);
  return standing;
};

describe('where one match ends and the next begins', () => {
  it('a match is sampled at its end and not at its beginning: sixty returns in an hour of minutes', () => {
    const league = beginLeague(SUNDAY, genesis);
    tick(league, SUNDAY + MINUTE, 1, [enters('wren')]);
    const ended: number[] = [];
    for (let k = 2; k <= 15 + 60; k++) {
      const { ended: over, opened } = tick(league, SUNDAY + k * MINUTE);
      for (const { match } of over) {
        if (match.duration === '1h') ended.push(match.standings.get('wren')?.performance.samples ?? -1);
      }
      for (const { standings } of opened) expect(standings.get('wren')?.performance.samples).toBe(0);
    }
    expect(ended).toEqual([14, 60]);
  });

  it('the last move of a match counts for its drawdown and its ratios, and not for those of the next', () => {
    const league = beginLeague(SUNDAY, genesis);
    tick(league, SUNDAY + MINUTE, 1, [enters('wren'), buys('wren', 5_000)]);
    for (let k = 2; k < 15; k++) tick(league, SUNDAY + k * MINUTE, 1 + 0.0005 * k);
    const { ended } = tick(league, MONDAY, 0.98);
    for (const { board } of ended) {
      const line = board.find(({ id }) => id === 'wren');
      expect(line?.return_pct).toBeLessThan(-1);
      expect(line?.max_drawdown_pct).toBeGreaterThan(-(line?.return_pct ?? 0));
    }
    tick(league, MONDAY + MINUTE, 0.98);
    for (const duration of DURATIONS) {
      expect(standingIn(league, duration, 'wren').performance.drawdown).toBe(0);
    }
  });

  it('who starts again on Monday starts all matches with the new cash, not with a return of thousands of percent', () => {
    const league = beginLeague(SUNDAY, genesis);
    tick(league, SUNDAY + MINUTE, 1, [enters('wren'), enters('heron')]);
    const broke = league.book.get('wren');
    if (!broke) throw new Error('no account');
    league.book.set('wren', { ...broke, cash: 5e6, realized: -9_995e6, bust: true });
    tick(league, MONDAY);
    expect(league.book.get('wren')).toMatchObject({ cash: 10_000e6, bust: false });
    tick(league, MONDAY + MINUTE);
    for (const duration of DURATIONS) {
      expect(standingIn(league, duration, 'wren').start).toBe(10_000e6);
      const line = boardOf(league, league.matches[duration], equities(league)).find(({ id }) => id === 'wren');
      expect(line).toMatchObject({ return_pct: 0, pnl_usd: 0, max_drawdown_pct: 0 });
    }
  });

  it('what books somebody holds is remembered from one match to the next of the same length', () => {
    const league = beginLeague(SUNDAY, genesis);
    tick(league, SUNDAY + MINUTE, 1, [enters('wren'), buys('wren', 5_000)]);
    for (let k = 2; k < 15; k++) tick(league, SUNDAY + k * MINUTE);
    const { books } = standingIn(league, '1h', 'wren').exposures;
    expect(books.length).toBeGreaterThan(1);
    tick(league, MONDAY);
    expect(standingIn(league, '1h', 'wren').exposures.books.slice(0, books.length)).toEqual(books);
  });

  it('the first fees are not taken for what a whole week will cost', () => {
    const league = beginLeague(MONDAY, genesis);
    tick(league, MONDAY + MINUTE, 1, ['wren', 'heron', 'crow'].map(enters));
    const markets = { wren: 'SOL/USD', heron: 'BTC/USD', crow: 'BTC/USD' } as const;
    const all = (k: number): LeagueCommand[] =>
      (['wren', 'heron', 'crow'] as const).map((id) => order(id, k, 'buy_to_enter', 500, markets[id]));
    for (const k of [2, 3, 4]) tick(league, MONDAY + k * MINUTE, 1, all(k));
    tick(league, MONDAY + 5 * MINUTE, 1, [order('wren', 5, 'buy_to_enter', 3_000)]);
    tick(league, MONDAY + 6 * MINUTE, 1, [order('wren', 6, 'sell_to_enter', 3_000)]);
    tick(league, MONDAY + 12 * MINUTE);
    const chance = league.matches['1w'].odds.get('wren');
    expect(chance).toBeGreaterThan(0.25);
    expect(chance).toBeLessThan(0.5);
  });
});
