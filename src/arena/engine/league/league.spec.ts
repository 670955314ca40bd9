import { balances, unbalanced, type Posting } from '../exchange/index.js';
import { advance, genesis, rawPrice } from '../market/index.js';
import { DURATIONS } from '../matches/index.js';
import { newKnown, type Known } from '../skill/index.js';
import {
  advanceLeague,
  beginLeague,
  fighterOf,
  houseEntries,
  learn,
  settle,
  snapshotOf,
  uiState,
  type League,
  type LeagueCommand,
  type LeagueEvents,
} from './index.js';

const MINUTE = 60_000;
/** Half past nine on a Thursday. */
const START = Date.UTC(2026, 10, 19, 9, 30);

interface Run {
  league: League;
  events: LeagueEvents[];
}

/** A league of the house alone, minute by minute; `arrive` commands join at their minute. */
function run(minutes: number, arrive: Record<number, LeagueCommand[]> = {}): Run {
  const market = genesis(START, 'league spec');
  const prices = (): number[] => [0, 1, 2, 3, 4, 5].map((i) => rawPrice(market, i));
  const league = beginLeague(START, prices());
  const events: LeagueEvents[] = [];
  let commands = houseEntries();
  for (let k = 1; k <= minutes; k++) {
    const time = START + k * MINUTE;
    advance(market, time);
    const all = [...commands, ...(arrive[k] ?? [])];
    const pricedAt = prices().map(() => time);
    events.push(
      advanceLeague(league, {
        time,
        prices: prices(),
        pricedAt,
        commands: all,
        tickMs: MINUTE,
        oddsEveryMs: 5 * MINUTE,
      }),
    );
    commands = events[k - 1].house;
  }
  return { league, events };
}

const newcomer = { id: 'agt_new', kind: 'challenger', name: 'Newcomer', baseline: false } as const;
const arrival: LeagueCommand[] = [
  { kind: 'activate', participant: newcomer, message: 'Hello.' },
  {
    kind: 'decide',
    participant_id: newcomer.id,
    decision_id: 'one',
    actions: [{ symbol: 'BTC', signal: 'buy_to_enter', notional_usd: 5_000 }],
  },
];

describe('a league of the house and a newcomer', () => {
  const { league, events } = run(24 * 60, { 1200: arrival });

  it('keeps its books', () => {
    const postings: Posting[] = events.flatMap((one) => one.postings);
    expect(unbalanced(postings)).toEqual([]);
    const totals = balances(postings);
    for (const account of league.book.values()) expect(totals.get(account.id)).toBe(account.cash);
  });

  it('ends each hour, with ranks without gaps, and settles it', () => {
    const ended = events.flatMap((one) => one.ended).filter(({ match }) => match.duration === '1h');
    expect(ended).toHaveLength(24);
    const { match, board } = ended[20];
    expect(board.map(({ rank }) => rank)).toEqual(board.map((_, i) => i + 1));
    const rated = [...league.participants.values()].filter(({ baseline }) => !baseline);
    const before: ReadonlyMap<string, Known> = new Map(rated.map(({ id }) => [id, newKnown()]));
    const learnt = (known: ReadonlyMap<string, Known>, { match: one, board: lines }: (typeof ended)[0]) =>
      learn({ duration: one.duration, endsAt: one.ends_at, board: lines }, known);
    const after = ended.reduce(learnt, before);
    expect([...after.values()].filter(({ rating }) => rating.hours > 5).length).toBeGreaterThan(4);
    expect(learnt(after, ended[23])).toEqual(after); // an hour teaches once
    const settlement = settle({ board, quotes: match.quotes, before, after });
    expect(settle({ board, quotes: match.quotes, before, after: before }).ratings).toEqual([]);
    expect(settlement.winner).toBe(board[0].eligible ? board[0].id : null);
    expect(settlement.ratings.map(({ participant_id }) => participant_id)).not.toContain('tumble');
    expect(settlement.odds?.quotes).toHaveLength(5);
  });

  it('counts a newcomer from its cash, its first fill included, and late in the day', () => {
    const standing = league.matches['1d'].standings.get(newcomer.id);
    expect(standing).toMatchObject({ start: 10_000e6 });
    const first = events[1199];
    expect(first.answers.at(-1)).toMatchObject({ kind: 'decided', answer: { results: [{ status: 'filled' }] } });
    expect(first.chat.map(({ text }) => text)).toContain('Hello.');
    expect(
      league.chat.some(({ text, participant_id }) => participant_id !== newcomer.id && text.includes('Newcomer')),
    ).toBe(true);
  });

  it('quotes odds that sum to 1 for every match', () => {
    for (const duration of DURATIONS) {
      const total = [...league.matches[duration].odds.values()].reduce((sum, p) => sum + p, 0);
      expect(total).toBeCloseTo(1, 9);
    }
  });

  const picture = () =>
    snapshotOf(league, {
      status: 'running',
      base: 'https://arena.test',
      feed: {},
      rules: {},
      challengers: [],
      records: new Map(),
      participants: { house: 14, challengers_active: 1, challengers_queued: 0 },
      replayed: { from: '', until: '', source: 'simulated', filled_from: '', complete: true },
    });

  it('gives the addresses of the avatars whole', () =>
    expect(picture().fighters[0].avatar_url).toBe('https://arena.test/api/v1/fighters/ember-vane/avatar.svg'));

  it('shows odds that sum to 1: of all who may win, and on the board among the eligible alone', () => {
    const { odds, boards } = picture();
    for (const duration of DURATIONS) {
      const lines = odds[duration];
      expect(lines.reduce((sum, line) => sum + line.win_probability, 0)).toBeCloseTo(1, 9);
      for (const { win_probability, decimal_odds } of lines) expect(decimal_odds).toBeCloseTo(1 / win_probability, 9);
      const entries = boards[duration].entries.slice();
      const others = entries.filter(({ eligible }) => !eligible);
      const eligible = entries.filter((entry) => entry.eligible);
      expect(others.every(({ win_probability, reason }) => win_probability === null && reason !== undefined)).toBe(
        true,
      );
      const sum = eligible.reduce((total, { win_probability }) => total + (win_probability ?? NaN), 0);
      expect(sum).toBeCloseTo(eligible.length > 0 ? 1 : 0, 9);
    }
    expect(boards['1w'].entries.of(newcomer.id)).toMatchObject({ reason: 'late_entry' });
    expect(odds['1d'].map(({ id }) => id)).toContain(newcomer.id);
  });

  it('gathers the least likely of a large field in one line, so that the sum stays 1', () => {
    const match = league.matches['1d'];
    const kept = match.odds;
    const weights = Array.from({ length: 10_000 }, (_, i) => 1 / (i + 1));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    match.odds = new Map(weights.map((weight, i) => [`agt_${i}`, weight / total]));
    const { odds } = picture();
    match.odds = kept;
    const lines = odds['1d'];
    expect(lines.reduce((sum, line) => sum + line.win_probability, 0)).toBeCloseTo(1, 9);
    expect([lines.length, lines[98].id]).toEqual([100, 'agt_98']);
    expect(lines[99]).toMatchObject({ id: 'others', participants: 9_901 });
  });

  it('gives a user interface its start in less than 200 KB, and one fighter whole', () => {
    const snapshot = picture();
    const state = JSON.parse(JSON.stringify(uiState(snapshot))) as {
      fighters: { id: string; lore: string; equity_curve: unknown[] }[];
      equity_curves: Record<string, unknown[]>;
      candles: Record<string, Record<string, unknown[]>>;
    };
    expect(JSON.stringify(state).length).toBeLessThan(200_000);
    const [{ id, lore, equity_curve }] = state.fighters;
    const whole = fighterOf(snapshot, id)?.equity_curve ?? [];
    // A day of quarters of an hour, and the point at which it came.
    expect([equity_curve.length, whole.length, lore.length > 0]).toEqual([16, 97, true]);
    expect([equity_curve[0], equity_curve.at(-1)]).toEqual([whole[0], whole.at(-1)]);
    expect(Object.keys(state.equity_curves)).toContain(newcomer.id);
    expect([state.candles['1m']['BTC/USD'].length, state.candles['1h']['DOGE/USD'].length]).toEqual([45, 24]);
    expect(fighterOf(snapshot, 'nobody')).toBeNull();
  });

  it('shows a picture that the next tick does not change', () => {
    const shown = picture();
    const before = JSON.stringify(shown);
    const prices = league.observed.mids.map((mid) => (mid / 1e6) * 1.01);
    const time = league.time + MINUTE;
    advanceLeague(league, {
      time,
      prices,
      pricedAt: prices.map(() => time),
      commands: [],
      tickMs: MINUTE,
      oddsEveryMs: 0,
    });
    expect(JSON.stringify(shown)).toBe(before);
  });
});

it('equal inputs give equal leagues', () => {
  const digest = ({ league, events }: Run): string =>
    JSON.stringify([[...league.book], events.map(({ fills, tape, chat }) => [fills, tape, chat])]);
  expect(digest(run(400, { 100: arrival }))).toBe(digest(run(400, { 100: arrival })));
});
