import { Random } from '../../common/kernel/random.js';
import { viewAccount, type AccountStatement } from '../engine/exchange/index.js';
import { INSTRUMENTS } from '../engine/instruments.js';
import {
  advanceLeague,
  beginLeague,
  houseEntries,
  marketView,
  type League,
  type LeagueCommand,
  type MarketView,
  type TapeEntry,
} from '../engine/league/index.js';
import { SYMBOLS } from '../engine/types.js';
import { SimulatedFeed } from '../feeds/simulated-feed.js';
import { AGENT } from './episode.js';
import { Gym, type Step } from './gym.js';
import type { GymSettings } from './settings.js';

const [MINUTE, HOUR] = [60_000, 3_600_000];
/** A third of an hour before its match ends. */
const START = Date.UTC(2026, 0, 7, 13, 40);
const END = Date.UTC(2026, 0, 7, 14);
const SETTINGS: Partial<GymSettings> = {
  seed: 'the same for both',
  start: new Date(START).toISOString(),
  warmup_hours: 2,
  step_seconds: 10,
};

interface Seen {
  markets: readonly MarketView[];
  account: AccountStatement;
}

/** Wild: every kind of order and exit, far too large ones, and now and then nothing. A function of what it sees and its own chance. */
function wild(seed: string): (seen: Seen) => object | null {
  const random = Random.from(seed);
  return ({ markets, account }) => {
    if (random.chance(0.2)) return null;
    const { symbol, price, bid } = random.pick(markets);
    if (random.chance(0.2)) return { symbol, signal: 'close' };
    const side = random.chance(0.5) ? 1 : -1;
    const exits = { stop_loss: price * (1 - side * 0.0008), profit_target: price * (1 + side * 0.001) };
    const limit = { order_type: 'limit', limit_price: bid * (1 - side * 0.0002) };
    return {
      symbol,
      signal: side > 0 ? 'BUY' : 'SELL',
      leverage: 1 + random.int(20),
      ...(random.chance(0.5) ? { notional_usd: 20 + account.equity_usd * 4 * random.next() } : { equity_pct: 80 }),
      ...(random.chance(0.4) ? exits : {}),
      ...(random.chance(0.4) ? limit : {}),
    };
  };
}

/** What depends on who else acts in a tick: numbers within it. */
const withoutNumbers = ({ fill_id: _fill, order_id: _order, id: _id, name: _name, ...rest }: TapeEntry) => rest;

const seenIn = (league: League): Seen => ({
  markets: INSTRUMENTS.map((one) => marketView(league, one)),
  account: viewAccount(league.book.get(AGENT)!, league.tickers),
});

/** The league itself: house, a rival who acts in the same ticks, and the agent. */
function inTheLeague(decide: (seen: Seen) => object | null) {
  const identity = { secret: String(SETTINGS.seed), genesis: START - 2 * HOUR, revealHours: 72 };
  let feed = SimulatedFeed.begin(identity);
  const league = beginLeague(identity.genesis, feed.prices().prices);
  const entry = (id: string): LeagueCommand => ({
    kind: 'activate',
    participant: { id, kind: 'challenger', name: id, baseline: false },
  });
  const decision = (id: string, place: number, one: object | null): LeagueCommand[] =>
    one === null ? [] : [{ kind: 'decide', participant_id: id, decision_id: `gym_${place}`, actions: [named(one)] }];
  let pending = houseEntries();
  const tick = (time: number, tickMs: number, own: LeagueCommand[]) => {
    const input = { time, ...feed.advance(time), commands: [...pending, ...own], tickMs, oddsEveryMs: Infinity };
    const events = advanceLeague(league, input);
    pending = events.house;
    return events;
  };
  for (let time = identity.genesis + MINUTE; time <= START; time += MINUTE) {
    tick(time, MINUTE, time === START - MINUTE ? [entry('a-rival'), entry(AGENT), entry('z-rival')] : []);
  }
  feed = SimulatedFeed.restore(identity, { state: feed.state(), latent: null, stepMs: 1000 });
  const rival = wild('a rival');
  const fills: TapeEntry[] = [];
  const boards: unknown[] = [];
  let decided = 0;
  for (let time = START + 1000; time <= END; time += 1000) {
    const turn = time % 10_000 === 1000;
    const asked = turn ? decide(seenIn(league)) : null;
    const others = turn ? decision('a-rival', 0, rival(seenIn(league))) : [];
    const own = asked === null ? [] : decision(AGENT, ++decided, asked);
    const { tape, ended } = tick(time, 1000, [...others, ...own]);
    fills.push(...tape.filter(({ type, participant_id }) => type === 'trade' && participant_id === AGENT));
    boards.push(...ended.flatMap(({ board }) => board.filter(({ id }) => id === AGENT)));
  }
  return { fills, boards, ...seenIn(league) };
}

const WORDS: Record<string, string> = { BUY: 'buy_to_enter', SELL: 'sell_to_enter' };
const named = (one: object) => {
  const action = one as { symbol: string; signal: string };
  return { ...action, signal: WORDS[action.signal] ?? action.signal } as never;
};

function inTheGym(decide: (seen: Seen) => object | null, more: Partial<GymSettings> = {}, most = Infinity) {
  const gym = new Gym({ ...SETTINGS, ...more });
  let { observation } = gym.reset();
  const steps: Step[] = [];
  while (steps.length < most && !steps.at(-1)?.truncated && !steps.at(-1)?.terminated) {
    steps.push(gym.step(decide(observation as Seen)));
    ({ observation } = steps.at(-1)!);
  }
  return {
    gym,
    steps,
    fills: steps.flatMap(({ info }) => info.fills),
    ...(observation as Required<typeof observation>),
  };
}

describe('the gym and the league', () => {
  const league = inTheLeague(wild('the agent'));
  const gym = inTheGym(wild('the agent'));

  it('the same strategy on the same seed has the same fills, one by one', () => {
    expect(league.fills.length).toBeGreaterThan(40);
    const kinds = league.fills.map(({ execution, liquidity }) => `${String(execution)} ${String(liquidity)}`);
    expect(new Set(kinds).size).toBeGreaterThanOrEqual(4);
    expect(gym.fills.map(withoutNumbers)).toEqual(league.fills.map(withoutNumbers));
  });

  it('so it has the same account, sees the same markets, and the match measures the same', () => {
    const numberless = ({ open_orders, ...account }: AccountStatement) => ({
      ...account,
      orders: open_orders.map(({ id: _id, ...order }) => order),
    });
    expect(numberless(gym.account)).toEqual(numberless(league.account));
    expect(gym.markets).toEqual(league.markets);
    const [{ score, return_pct, max_drawdown_pct, sharpe, exposure, trades, win_rate, fees_usd }] =
      league.boards as never[];
    const measured = { score, return_pct, max_drawdown_pct, sharpe, exposure, trades, win_rate, fees_usd };
    expect(gym.match).toMatchObject({ ...measured, seconds_left: 0 });
    expect(score).not.toBeNull();
  });

  it('with the house it is the same again, among its fighters', () => {
    const crowded = inTheGym(wild('the agent'), { house: true }, 40);
    const { fills } = crowded;
    expect(fills.length).toBeGreaterThan(10);
    expect(fills.map(withoutNumbers)).toEqual(gym.fills.slice(0, fills.length).map(withoutNumbers));
    expect([gym.match.participants, crowded.match.participants]).toEqual([1, 15]);
  });

  it('another seed is another market', () => {
    const other = new Gym({ ...SETTINGS, seed: 'another' }).reset().observation;
    expect(other.markets).not.toEqual(new Gym(SETTINGS).reset().observation.markets);
    expect(new Gym({ ...SETTINGS, seed: 7 }).reset()).toMatchObject({
      observation: new Gym({ ...SETTINGS, seed: '7' }).reset().observation,
    });
  });

  it('the last step says that the match is over, and rewards sum to what was earned', () => {
    expect(gym.steps.map(({ truncated }) => truncated).filter(Boolean)).toEqual([true]);
    expect(gym.steps).toHaveLength(120);
    const sum = gym.steps.reduce((total, { reward }) => total + reward, 0);
    expect(sum).toBeCloseTo(Math.log(gym.account.equity_usd / 10_000), 9);
    expect(() => gym.gym.step()).toThrow(expect.objectContaining({ code: 'episode_over' }));
  });
});

describe('an episode', () => {
  /** What pays a percent of the account in fees each time. */
  const DEAR = { equity_pct: 1700, leverage: 20 };
  const SHORT: Partial<GymSettings> = { warmup_hours: 1, candles: { '1m': 3 } };

  it('begins where its match does, with the cash of a newcomer', () => {
    const { observation, info } = new Gym(SHORT).reset();
    expect(observation).toMatchObject({
      as_of: '2026-01-05T00:00:00.000Z',
      account: { equity_usd: 10_000, positions: [] },
      match: { id: '1h-2026-01-05T00', seconds_left: 3600, rank: 1, participants: 1, trades: 0 },
    });
    expect(Object.keys(observation.candles!['1m']!)).toEqual([...SYMBOLS]);
    expect(observation.candles!['1m']!['BTC/USD']).toHaveLength(3);
    expect(info.market_version).toBe(3);
  });

  it('ends when the account has nothing left to trade with', () => {
    const gym = new Gym({ ...SHORT, duration: '1w', tick_ms: 60_000, observe: ['account'] });
    gym.reset();
    let last: Step | null = null;
    for (let n = 0; n < 5_000 && !last?.terminated; n++) {
      last = gym.step(n % 2 ? { symbol: 'DOGE', signal: 'close' } : { symbol: 'DOGE', signal: 'BUY', ...DEAR });
    }
    expect(last).toMatchObject({ terminated: true, truncated: false });
    expect(last!.observation.account!.equity_usd).toBeLessThan(10);
    expect(() => gym.step()).toThrow(expect.objectContaining({ code: 'episode_over' }));
    expect(gym.reset().observation.account!.equity_usd).toBe(10_000);
  });

  it('an unknown market is refused as the league refuses it, and the other actions are executed', () => {
    const gym = new Gym(SHORT);
    gym.reset();
    const { info } = gym.step({
      actions: [
        { symbol: 'FOO/USD', signal: 'BUY', notional_usd: 100 },
        { symbol: 'BTC/USD', signal: 'BUY', notional_usd: 100 },
      ],
    });
    expect(info.results).toMatchObject([{ status: 'rejected', code: 'unknown_symbol' }, { status: 'filled' }]);
    expect(info.fills).toHaveLength(1);
  });

  it.each([
    ['score', (before: Seen & { score: number | null }) => before.score ?? 0],
    ['usd', ({ account }: Seen) => account.equity_usd],
  ] as const)('is rewarded for its %s', (reward, worth) => {
    const gym = new Gym({ ...SHORT, reward });
    const scored = ({ observation }: { observation: unknown }) => {
      const { match, ...seen } = observation as Seen & { match: { score: number | null } };
      return worth({ ...seen, score: match.score });
    };
    let before = scored(gym.reset());
    for (const decision of [{ symbol: 'ETH', signal: 'BUY', equity_pct: 300, leverage: 5 }, null, null, null]) {
      const step = gym.step(decision, 120);
      expect(step.reward).toBeCloseTo(scored(step) - before, 6);
      before = scored(step);
    }
    expect(before).not.toBe(0);
  });

  it.each([
    [{ seed: { a: 1 } }, 'seed must be a whole number or a text of 1 to 200 characters'],
    [{ seed: Number.NaN }, 'seed must be a whole number or a text of 1 to 200 characters'],
    [{ seed: null }, 'seed must be a whole number or a text of 1 to 200 characters'],
    [{ duration: '2h' }, 'duration must be one of 1h, 1d, 1w'],
    [{ start: '2026-01-05' }, 'start must be a full minute in UTC'],
    [{ start: '2026-13-05T00:00:00Z' }, 'start must be a full minute in UTC'],
    [{ step_seconds: 0.5 }, 'step_seconds must be market time of whole ticks'],
    [{ tick_ms: 7 }, 'tick_ms must divide a minute'],
    [{ candles: { '2m': 1 } }, 'candles must say how many'],
    [{ observe: ['all'] }, 'observe must be a list of markets, account, match'],
    [{ warmup_hours: -1 }, 'warmup_hours must be a whole number from 1 to 1000'],
    [{ speed: 9 }, 'speed is not known'],
    [[], 'settings must be an object'],
  ])('settings %j are refused: %s', (given, message) => {
    const gym = new Gym(SHORT);
    const { observation } = gym.reset();
    expect(() => gym.reset(given as never)).toThrow(message);
    expect(gym.step(null, 1).observation.tick).toBe(observation.tick + 1);
  });

  it('a decision that is refused moves nothing', () => {
    const gym = new Gym(SHORT);
    const { observation } = gym.reset();
    const bad = [{ notional_usd: Number.NaN }, { notional_usd: 1, quantity: 1 }, { notional_usd: 100, foo: 1 }];
    for (const part of bad) {
      const wrong = { symbol: 'BTC', signal: 'BUY', ...part };
      expect(() => gym.step(wrong)).toThrow(expect.objectContaining({ code: 'validation_failed' }));
    }
    expect(() => gym.step([] as never)).toThrow(expect.objectContaining({ code: 'validation_failed' }));
    expect(() => gym.step(null, Infinity)).toThrow(expect.objectContaining({ code: 'invalid_setting' }));
    expect(gym.step(null, 1).observation.tick).toBe(observation.tick + 1);
  });
});
