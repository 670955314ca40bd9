import { INSTRUMENTS } from '../instruments.js';
import { DURATIONS } from '../matches/index.js';
import { boardOf } from './board.js';
import {
  advanceLeague,
  beginLeague,
  type Answer,
  type League,
  type LeagueCommand,
  type LeagueEvents,
} from './index.js';
import { equities } from './standings.js';

const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 18, 9);
const prices = INSTRUMENTS.map((one) => one.genesis_price);

function tick(league: League, commands: LeagueCommand[], now: number[] = prices): LeagueEvents {
  const time = league.time + MINUTE;
  const input = { time, prices: now, pricedAt: prices.map(() => time), commands };
  return advanceLeague(league, { ...input, tickMs: MINUTE, oddsEveryMs: MINUTE });
}

const enters = {
  kind: 'activate' as const,
  participant: { id: 'wren', kind: 'challenger' as const, name: 'Wren', baseline: false },
} satisfies LeagueCommand;
const leaves: LeagueCommand = { kind: 'retire', participant_id: 'wren' };
const buys = (decision_id: string): LeagueCommand & { kind: 'decide' } => ({
  kind: 'decide',
  participant_id: 'wren',
  decision_id,
  actions: [{ symbol: 'BTC', signal: 'buy_to_enter', notional_usd: 500 }],
  message: 'Still here.',
});

describe('a decision that comes after its author has left', () => {
  const after = (...ticks: LeagueCommand[][]): { league: League; answers: Answer[] } => {
    const league = beginLeague(START, prices);
    tick(league, [enters, buys('first')]);
    const answers = ticks.flatMap((commands) => tick(league, commands).answers);
    return { league, answers };
  };

  it.each([
    ['in the same tick', [[leaves, buys('late')]]],
    ['in a later one', [[leaves], [buys('late')]]],
  ])('%s opens nothing, says nothing and rests nothing', (_, ticks) => {
    const { league, answers } = after(...ticks);
    expect(league.book.get('wren')).toMatchObject({ positions: [], orders: [] });
    expect(answers.map(({ kind }) => kind)).toEqual(['retired', 'done']);
    expect(league.chat.filter(({ text }) => text === 'Still here.')).toHaveLength(1);
    expect(league.tape.filter(({ decision_id }) => decision_id === 'late')).toEqual([]);
  });

  it('before it is executed as ever', () => {
    const { league, answers } = after([buys('early'), leaves]);
    expect(answers.map(({ kind }) => kind)).toEqual(['decided', 'retired']);
    expect(league.book.get('wren')?.positions).toEqual([]);
  });
});

describe('who has left', () => {
  const both = (): LeagueCommand => ({
    ...buys('both'),
    actions: ['BTC', 'ETH'].map((symbol) => ({ symbol, signal: 'buy_to_enter' as const, notional_usd: 500 })),
  });
  const withoutEth = prices.map((price, i) => (i === 1 ? Number.NaN : price));
  const heldBy = (league: League): number[] => league.book.get('wren')?.positions.map(({ market }) => market) ?? [];

  it('leaves a halted market with the tick in which it reopens, and is not written again', () => {
    const league = beginLeague(START, prices);
    tick(league, [enters, both()]);
    expect(heldBy(league)).toEqual([0, 1]);
    tick(league, [leaves], withoutEth);
    expect(heldBy(league)).toEqual([1]);
    expect(tick(league, [], withoutEth).accounts).toEqual([]);
    let ticks = 0;
    while (league.tickers[1].halted && ticks++ < 20) tick(league, []);
    expect(heldBy(league)).toEqual([]);
    expect(tick(league, []).accounts).toEqual([]);
  });

  it('has no chance any more, and the others have it all', () => {
    const league = beginLeague(START, prices);
    const stays = { ...enters, participant: { ...enters.participant, id: 'teal', name: 'Teal' } };
    tick(league, [
      enters,
      stays,
      ...['one', 'two', 'three'].flatMap((n) => [buys(n), { ...buys(n), participant_id: 'teal' } as const]),
    ]);
    const board = () => boardOf(league, league.matches['1w'], equities(league)).find(({ id }) => id === 'wren');
    expect(board()).toMatchObject({ eligible: false, reason: 'late_entry' });
    for (const duration of DURATIONS)
      league.matches[duration].standings.forEach((one) => {
        one.entered = 0;
        one.risk = { largest: 0, held: { at: 0, gross: 1, integral: 0 } };
      });
    expect(board()).toMatchObject({ eligible: true });
    tick(league, [leaves]);
    tick(league, []);
    expect(board()).toMatchObject({ eligible: false, reason: 'retired', win_probability: null });
    for (const duration of DURATIONS) {
      expect(Object.fromEntries(league.matches[duration].odds)).toEqual({ wren: 0, teal: 1 });
    }
  });
});
