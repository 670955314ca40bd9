import type { Account, Posting } from '../exchange/index.js';
import { SYMBOLS } from '../types.js';
import { held, netOf, RoundTrips, type RoundTrip, type TripFill } from './round-trip.js';
import { IDS, wildLeague } from './wild-league.fixture.js';

const fill = (part: Partial<TripFill>): TripFill => ({
  id: 'fil_1',
  tick: 1,
  participant_id: 'ada',
  symbol: 'BTC/USD',
  side: 'buy',
  lots: 1_000_000,
  price: 100e6,
  notional: 100e6,
  fee: 45_000,
  realized: 0,
  ...part,
});

describe('round trips', () => {
  it('goes from flat to flat: entry, exit, what it cost and brought', () => {
    const trips = new RoundTrips();
    trips.fill(fill({}));
    trips.fill(fill({ id: 'fil_2', tick: 2, notional: 110e6, price: 110e6, fee: 49_500 }));
    trips.fund({ tick: 3, participant_id: 'ada', amounts: [-2_000] });
    trips.fill(
      fill({
        id: 'fil_3',
        tick: 4,
        side: 'sell',
        lots: 2_000_000,
        price: 120e6,
        notional: 240e6,
        fee: 108_000,
        realized: 30e6,
      }),
    );
    const [trip] = trips.take();
    expect(trip).toMatchObject({
      side: 'long',
      entry_fill: 'fil_1',
      exit_fill: 'fil_3',
      opened_tick: 1,
      closed_tick: 4,
    });
    expect(trip).toMatchObject({ entered: 210e6, left: 240e6, fills: 3 });
    expect(netOf(trip)).toBe(30e6 - 45_000 - 49_500 - 108_000 - 2_000);
    expect(trips.take()).toEqual([]);
  });

  it('a fill that turns a position ends one trip and begins the other, its fee shared by lots', () => {
    const trips = new RoundTrips();
    trips.fill(fill({}));
    trips.fill(fill({ id: 'fil_2', tick: 9, side: 'sell', lots: 4_000_000, notional: 400e6, fee: 180_000 }));
    const [long, short] = trips.take();
    expect(long).toMatchObject({ exit_fill: 'fil_2', closed_tick: 9, left: 100e6, fees: 45_000 + 45_000 });
    expect(short).toMatchObject({ side: 'short', entry_fill: 'fil_2', exit_fill: null, entered: 300e6, fees: 135_000 });
    expect(held(short)).toBe(3_000_000);
  });

  it('funding goes to the markets in their order; a position too small to pay is passed over', () => {
    const trips = new RoundTrips();
    trips.fill(fill({ symbol: 'DOGE/USD', lots: 1, notional: 32_000, price: 0.32e6 }));
    trips.fill(fill({ symbol: 'ETH/USD', notional: 3_300e6 }));
    trips.fill(fill({}));
    trips.fund({ tick: 2, participant_id: 'ada', amounts: [-5, 7] });
    trips.fund({ tick: 2, participant_id: 'bob', amounts: [99] });
    const earned = Object.fromEntries(trips.take().map((trip) => [trip.symbol, trip.funding]));
    expect(earned).toEqual({ 'BTC/USD': -5, 'ETH/USD': 7, 'DOGE/USD': 0 });
  });

  it('goes on from the open trips that were kept', () => {
    const first = new RoundTrips();
    first.fill(fill({}));
    const kept = first.take().map((trip): RoundTrip => structuredClone(trip));
    const second = new RoundTrips(kept);
    second.fill(fill({ id: 'fil_9', tick: 5, side: 'sell' }));
    expect(second.take()).toMatchObject([{ entry_fill: 'fil_1', exit_fill: 'fil_9' }]);
  });
});

const amountsOf = (postings: readonly Posting[], id: string): number[] =>
  postings.filter(({ kind, account }) => kind === 'funding' && account === id).map(({ amount }) => amount);

describe('round trips beside the ledger', () => {
  it.each(['agate', 'beryl', 'chert'])(
    'add up to what trading has done to every account, to the micro-dollar (%s)',
    (seed) => {
      const book = new Map<string, Account>();
      const trips = new RoundTrips();
      const all = new Map<string, RoundTrip>();
      for (const { tick, outcome } of wildLeague(seed, 300, book)) {
        for (const participant_id of IDS) {
          trips.fund({ tick, participant_id, amounts: amountsOf(outcome.postings, participant_id) });
        }
        for (const one of outcome.fills) trips.fill({ ...one, tick });
        for (const trip of trips.take()) all.set(`${trip.entry_fill} ${trip.participant_id}`, trip);
      }
      for (const account of book.values()) {
        const own = [...all.values()].filter((trip) => trip.participant_id === account.id);
        expect(own.length).toBeGreaterThan(30);
        expect(own.reduce((sum, trip) => sum + netOf(trip), 0)).toBe(
          account.cash - account.starting - account.adjustments,
        );
        const open = own.filter((trip) => trip.exit_fill === null);
        expect(open.map(({ symbol }) => symbol).sort()).toEqual(
          account.positions.map(({ market }) => SYMBOLS[market]).sort(),
        );
        for (const { market, lots } of account.positions) {
          const trip = open.find(({ symbol }) => symbol === SYMBOLS[market]);
          expect(trip && held(trip) * (trip.side === 'long' ? 1 : -1)).toBe(lots);
        }
      }
    },
  );
});
