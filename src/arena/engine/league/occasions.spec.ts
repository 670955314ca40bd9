import { advanceLeague, beginLeague, houseEntries } from './index.js';
import { occasions } from './chatter.js';
import type { LeagueEvents } from './events.js';
import type { League } from './league.js';

const START = Date.UTC(2026, 10, 16);
const MINUTE = 60_000;
const PRICES = [60_000, 3000, 150, 0.5, 30, 15];
const NOTHING = {
  liquidations: [],
  ended: [],
  arrived: [],
  fills: [],
  leads: [],
  opened: [],
  tape: [],
  minute: true,
} as unknown as LeagueEvents;

/** A league in its first minutes whose first market moves as told, the others not at all. */
function after(factors: readonly number[]): { league: League; events: LeagueEvents } {
  const league = beginLeague(START, PRICES);
  let commands = houseEntries();
  let events: LeagueEvents | undefined;
  for (const [k, factor] of factors.entries()) {
    const prices = PRICES.map((price, i) => (i === 0 ? price * factor : price));
    const time = START + (k + 1) * MINUTE;
    const input = { time, prices, pricedAt: prices.map(() => time), commands, tickMs: MINUTE, oddsEveryMs: Infinity };
    events = advanceLeague(league, input);
    commands = [];
  }
  return { league, events: events as LeagueEvents };
}

const STILL = [1, 1, 1, 1, 1, 1, 1];
const kindsOf = (league: League, more: object): unknown[] =>
  occasions(league, { ...NOTHING, ...more }).map(({ event }) => event);

describe('what is worth a word', () => {
  const { league } = after(STILL);
  const [one, other] = [...league.participants.keys()];
  const fill = (more: object) => ({ participant_id: one, symbol: 'ETH/USD', kind: 'market', realized: 0, ...more });

  it('is nothing where nothing happens', () => {
    expect(kindsOf(league, {})).toEqual([]);
  });

  it.each([
    [1.02, 0.02],
    [0.97, -0.03],
  ])('is a market that goes to %d of its price, with its direction, once', (factor, change) => {
    const moved = after([1, 1, 1, 1, 1, 1, factor]);
    const jumps = (events: LeagueEvents): unknown[] =>
      occasions(moved.league, { ...NOTHING, minute: events.minute }).map(({ event }) => event);
    expect(jumps(moved.events)).toEqual([
      { kind: 'market_jump', symbol: 'BTC/USD', change_fraction: expect.closeTo(change, 6) as number, minutes: 5 },
    ]);
    expect(jumps({ ...moved.events, minute: false })).toEqual([]);
    expect(kindsOf(after([1, 1, 1, 1, 1, 1, factor, factor]).league, {})).toEqual([]);
    expect(kindsOf(after([1, 1, 1, 1, 1, 1, 1 + change / 4]).league, {})).toEqual([]);
  });

  it('is a result from 25 USD on, won or lost, but not a liquidation, which has its own word', () => {
    const of = (...fills: object[]): unknown[] => kindsOf(league, { fills: fills.map(fill) });
    const who = { id: one, name: league.participants.get(one)?.name };
    expect(of({ realized: 25e6 })).toEqual([{ kind: 'big_win', who, symbol: 'ETH/USD', usd: 25 }]);
    expect(of({ realized: -40e6 })).toEqual([{ kind: 'big_loss', who, symbol: 'ETH/USD', usd: 40 }]);
    expect(of({ realized: 24.9e6 }, { realized: -24.9e6 }, { kind: 'liquidation', realized: -90e6 })).toEqual([]);
    const fills = [
      fill({ kind: 'liquidation', realized: -90e6 }),
      fill({ kind: 'liquidation', realized: -30e6 }),
      fill({ kind: 'liquidation', realized: -50e6, participant_id: other }),
    ];
    expect(kindsOf(league, { fills, liquidations: [{ participant_id: one }] })).toEqual([
      { kind: 'liquidation', who, symbol: 'ETH/USD', usd: 120 },
    ]);
  });

  it('is funding from one USD on, paid or earned, of somebody', () => {
    const paid = (amount_usd: string, more: object = {}): unknown[] =>
      kindsOf(league, { tape: [{ type: 'funding', symbol: 'SOL/USD', amount_usd, participant_id: one, ...more }] });
    expect(paid('-2.50')).toMatchObject([{ kind: 'funding', usd: 2.5, paid: true, symbol: 'SOL/USD' }]);
    expect(paid('1.00')).toMatchObject([{ kind: 'funding', usd: 1, paid: false }]);
    expect([paid('0.99'), paid('-5', { type: 'fee' }), paid('-5', { participant_id: null })]).toEqual([[], [], []]);
  });

  it('is an arrival of a challenger, the opening of a match, and its end with an eligible winner', () => {
    expect(kindsOf(league, { arrived: [one] })).toEqual([]);
    expect(kindsOf(league, { opened: [league.matches['1h']] })).toEqual([
      { kind: 'match_start', duration: '1h', participants: league.matches['1h'].standings.size },
    ]);
    const ended = (eligible: boolean) => [
      {
        match: league.matches['1d'],
        board: [
          { id: one, eligible, return_pct: 3 },
          { id: other, eligible },
        ],
      },
    ];
    expect(kindsOf(league, { ended: ended(false) })).toEqual([]);
    expect(kindsOf(league, { ended: ended(true) })).toMatchObject([
      { kind: 'match_end', duration: '1d', winner: { id: one }, return_fraction: 0.03 },
    ]);
  });

  it('is silence after 25 minutes', () => {
    const said = (minutes: number): League => ({
      ...league,
      chat: [{ ...league.chat.at(-1), at: new Date(league.time - minutes * MINUTE).toISOString() }] as League['chat'],
    });
    expect(kindsOf(said(24), {})).toEqual([]);
    expect(kindsOf(said(31), {})).toEqual([{ kind: 'silence', minutes: 31 }]);
  });
});
