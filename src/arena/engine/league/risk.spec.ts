import { INSTRUMENTS } from '../instruments.js';
import { advanceLeague, beginLeague, boardOf, equities, RULES, type League, type LeagueCommand } from './index.js';
import { boardEntries } from './board.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A Monday. */
const START = Date.UTC(2026, 10, 23, 6);
const genesis = INSTRUMENTS.map((one) => one.genesis_price);

interface Ring {
  league: League;
  /** one tick, so many ms on, with BTC at a multiple of its first price */
  tick: (ms: number, btc?: number, commands?: LeagueCommand[]) => void;
}

function ring(...ids: string[]): Ring {
  const league = beginLeague(START, genesis);
  const tick: Ring['tick'] = (ms, btc = 1, commands = []) => {
    const time = league.time + ms;
    const prices = genesis.map((price, i) => (i === 0 ? price * btc : price));
    advanceLeague(league, {
      time,
      prices,
      pricedAt: prices.map(() => time),
      commands,
      tickMs: 1000,
      oddsEveryMs: MINUTE,
    });
  };
  const enters = (id: string): LeagueCommand => ({
    kind: 'activate',
    participant: { id, kind: 'challenger', name: id, baseline: false },
  });
  tick(1000, 1, ids.map(enters));
  return { league, tick };
}

let count = 0;
const order = (id: string, action: object): LeagueCommand => ({
  kind: 'decide',
  participant_id: id,
  decision_id: `d${count++}`,
  actions: [{ symbol: 'BTC/USD', ...action } as Extract<LeagueCommand, { kind: 'decide' }>['actions'][number]],
});
const buys = (id: string, equity_pct: number, leverage = 1) =>
  order(id, { signal: 'buy_to_enter', equity_pct, leverage });
const closes = (id: string) => order(id, { signal: 'close' });

const board = ({ league }: Ring) => boardOf(league, league.matches['1h'], equities(league));
const line = (one: Ring, id: string) => board(one).find((entry) => entry.id === id);

describe('how often trades win', () => {
  /** Buys for 20 USD a minute with a target .12 % above and no stop, while BTC swings around its first price and ends below it. */
  it('says no more than what was won: small targets without stops', () => {
    const one = ring('scalper');
    for (let k = 1; k <= 58; k++) {
      const price = 1 + 0.002 * Math.sin(k / 3) - 0.00008 * k;
      const target = genesis[0] * price * 1.0012;
      one.tick(MINUTE, price, [order('scalper', { signal: 'buy_to_enter', notional_usd: 20, profit_target: target })]);
    }
    one.tick(MINUTE / 2, 0.99);
    const scalper = line(one, 'scalper');
    expect(scalper?.trades).toBeGreaterThan(30);
    expect(scalper?.pnl_usd).toBeLessThan(0);
    expect(scalper?.win_rate).toBeLessThan(0.5);
    one.league.matches['1h'].rules = RULES.byScore;
    one.league.matches['1h'].standings.forEach((standing) => Object.assign(standing, { won: 9, lost: 0 }));
    expect(line(one, 'scalper')?.win_rate).toBe(1); // as it was counted before
  });

  it('one that wins after fees, and one that does not', () => {
    const one = ring('good', 'dear');
    one.tick(1000, 1, [buys('good', 50), buys('dear', 50)]);
    one.tick(1000, 1.0002, [closes('dear')]);
    one.tick(1000, 1.01, []);
    expect([line(one, 'good')?.win_rate, line(one, 'dear')?.win_rate]).toEqual([1, 0]);
    one.tick(1000, 1.01, [closes('good')]);
    expect(line(one, 'good')?.win_rate).toBe(1);
  });

  /** Both hold over the end of an hour what they bought in it: one has gained and then loses, the other the other way round. */
  function overTheHour(): Ring {
    const one = ring('rich', 'poor');
    one.tick(1000, 1, [buys('rich', 50)]);
    one.tick(1000, 1.05, [buys('poor', 50)]);
    one.tick(HOUR, 1.02);
    return one;
  }

  it.each([
    ['what is held', []],
    ['what is added to', [buys('rich', 10), buys('poor', 10)]],
    ['what is closed', [closes('rich'), closes('poor')]],
    ['what is turned', [order('rich', { signal: 'sell_to_enter', equity_pct: 90 }), closes('poor')]],
  ])('gains of before the match are none of it: %s', (_, then) => {
    const one = overTheHour();
    expect([line(one, 'rich')?.win_rate, line(one, 'poor')?.win_rate]).toEqual([0, 0]); // no more than the fee of closing
    one.tick(1000, 1.015, then);
    expect([line(one, 'rich')?.win_rate, line(one, 'poor')?.win_rate]).toEqual([0, 0]);
    if (then.length === 0) one.tick(1000, 1.03);
    if (then.length === 0) expect([line(one, 'rich')?.win_rate, line(one, 'poor')?.win_rate]).toEqual([1, 1]);
  });

  it('what trades won and lost is what the match won and lost, but for funding', () => {
    const one = overTheHour();
    one.tick(1000, 1.03, [order('rich', { signal: 'close', quantity: 0.02 })]);
    one.tick(1000, 1.01, [buys('rich', 20)]);
    one.tick(1000, 1.025, [closes('rich')]);
    const { won, lost, brought } = one.league.matches['1h'].standings.get('rich')!;
    const pnl = line(one, 'rich')!.pnl_usd;
    expect(brought).toEqual([]);
    expect((won - lost) / 1e6).toBeCloseTo(pnl, -1);
  });
});

describe('ratios of a line', () => {
  it('speak of the equity that stands beside them: with the interval that is open', () => {
    const one = ring('calm');
    one.tick(1000, 1, [buys('calm', 50)]);
    for (let k = 1; k <= 5; k++) one.tick(MINUTE, 1 + 0.0002 * k + 0.0001 * (k % 2));
    expect(line(one, 'calm')!.sharpe).toBeGreaterThan(0);
    one.tick(30_000, 0.99);
    const { sharpe, sortino, return_pct } = line(one, 'calm')!;
    expect([Math.sign(return_pct), Math.sign(sharpe!), Math.sign(sortino!)]).toEqual([-1, -1, -1]);
  });

  it('a baseline has no rating, everybody else one', () => {
    const one = ring('calm', 'base');
    one.league.participants.get('base')!.baseline = true;
    expect(line(one, 'base')).toMatchObject({ rating: null, skill: null });
    expect(line(one, 'calm')).toMatchObject({ rating: { display: expect.any(Number) }, skill: { hours: 0 } });
  });
});

describe('what a match measures', () => {
  it('leverage wins the money board and no place', () => {
    const one = ring('calm', 'wild');
    one.tick(1000, 1, [buys('calm', 50), buys('wild', 1000, 20)]);
    for (let k = 1; k <= 30; k++) one.tick(MINUTE, 1 + 0.0002 * k + 0.0001 * (k % 2));
    const [calm, wild] = ['calm', 'wild'].map((id) => line(one, id));
    expect(wild?.return_pct).toBeGreaterThan(15 * (calm?.return_pct ?? Infinity));
    expect(Math.abs((wild?.score ?? 0) / (calm?.score ?? 1) - 1)).toBeLessThan(0.1);
    const money = boardEntries(one.league, one.league.matches['1h'], equities(one.league)).byReturn().slice();
    expect(money.map(({ rank, id }) => [rank, id])).toEqual([
      [1, 'wild'],
      [2, 'calm'],
    ]);
  });

  it('a book that is opened and closed between two samples has been risked, and held for as long as it was', () => {
    const one = ring('quick');
    one.tick(1000, 1, [buys('quick', 800, 20)]);
    const { largest } = one.league.matches['1h'].standings.get('quick')?.risk ?? { largest: 0 };
    expect(largest).toBeGreaterThan(0.02);
    one.tick(9_000, 1, [closes('quick')]);
    one.tick(MINUTE);
    expect(one.league.matches['1h'].standings.get('quick')?.risk.largest).toBe(largest);
    expect(line(one, 'quick')?.exposure).toBeCloseTo((8 * 9) / 70, 1);
  });

  it('who stops when ahead is measured by the whole match', () => {
    const one = ring('stops');
    one.tick(1000, 1, [buys('stops', 100)]);
    one.tick(MINUTE, 1.002, [closes('stops')]);
    for (let k = 0; k < 10; k++) one.tick(MINUTE, 1.002);
    const whole = 0.45 * Math.sqrt(HOUR / (365 * 24 * HOUR));
    expect(line(one, 'stops')?.score).toBeLessThan(0.002 / whole);
    expect(line(one, 'stops')?.score).toBeGreaterThan(0);
  });

  it('a book that was left is measured as if it were held: by the volatility that comes', () => {
    const one = ring('stops');
    one.tick(1000, 1, [buys('stops', 100)]);
    one.tick(MINUTE, 1.002, [closes('stops')]);
    for (let k = 0; k < 5; k++) one.tick(MINUTE, 1.002);
    const before = line(one, 'stops')?.score ?? 0;
    for (let k = 0; k < 20; k++) one.tick(MINUTE, 1.002 + 0.006 * (k % 2));
    const { score = 0, volatility_pct } = line(one, 'stops') ?? {};
    expect(score).toBeLessThan(before / 2);
    expect(score).toBeGreaterThan(0);
    expect(volatility_pct).toBeLessThan(50); // it has none of it itself
  });

  it('dust is not eligible, whatever it trades', () => {
    const one = ring('dust', 'real');
    for (let k = 0; k < 3; k++) one.tick(1000, 1, [buys('dust', 0.2), buys('real', 5)]);
    for (let k = 0; k < 5; k++) one.tick(MINUTE, 1.001);
    expect(line(one, 'dust')).toMatchObject({ eligible: false, reason: 'too_little_risk', trades: 3 });
    expect(line(one, 'real')).toMatchObject({ eligible: true });
    expect(one.league.matches['1h'].odds.get('real')).toBeGreaterThan(one.league.matches['1h'].odds.get('dust') ?? 1);
  });

  it('who holds nothing yet may still win, until there is no time left for it', () => {
    const one = ring('early', 'waits');
    one.tick(1000, 1, [buys('early', 50), buys('early', 5), buys('early', 5)]);
    const chance = (): number => one.league.matches['1h'].odds.get('waits') ?? -1;
    one.tick(MINUTE, 1.0001, [buys('waits', 0.2), buys('waits', 0.2), buys('waits', 0.2)]);
    one.tick(MINUTE, 1.0001);
    expect(chance()).toBeGreaterThan(0.1);
    for (let k = 0; k < 55; k++) one.tick(MINUTE, 1.0001 + 0.00001 * (k % 2));
    expect(chance()).toBeGreaterThan(0);
    expect(chance()).toBeLessThan(0.1);
  });

  it('a match of the first rules goes by return to its end', () => {
    const one = ring('calm', 'wild', 'dust');
    one.league.matches['1h'].rules = RULES.byReturn;
    for (let k = 0; k < 3; k++) one.tick(1000, 1, [buys('calm', 20), buys('wild', 300, 20), buys('dust', 0.2)]);
    for (let k = 1; k <= 5; k++) one.tick(MINUTE, 1 + 0.001 * k);
    expect(board(one).map(({ id, score, eligible }) => [id, score, eligible])).toEqual([
      ['wild', null, true],
      ['calm', null, true],
      ['dust', null, true],
    ]);
    expect(one.league.matches['1h'].odds).toEqual(one.league.matches['1h'].oddsByReturn);
  });
});
