import { beginObserving, tickersOf } from '../market/index.js';
import { INSTRUMENTS } from '../instruments.js';
import { commit, exitId, runTick, type Account, type Command, type RequestedAction } from '../exchange/index.js';
import { accountView, maxNotionalAt, positionRisk } from './account-view.js';
import { changedLevels, depthOf } from './book.js';
import { barFor, barsOf, barStart, BAR_NAMES } from './klines.js';
import { orderIdOf, placeOf } from './order-state.js';
import { lotDigits, priceDigits } from './symbols.js';
import { tickOfTrade, tradeIdOf } from './trade-view.js';

const [BTC] = INSTRUMENTS;
const prices = INSTRUMENTS.map((one) => one.genesis_price);
const tickers = tickersOf(
  beginObserving(0, prices),
  prices.map(() => false),
);

describe('the book', () => {
  const { bids, asks } = depthOf(BTC, tickers[0]);

  it('begins at bid and ask, goes away from them, and holds the published depth', () => {
    expect([Number(bids[0][0]), Number(asks[0][0])]).toEqual([tickers[0].bid / 1e6, tickers[0].ask / 1e6]);
    const sorted = [...asks].sort(([a], [b]) => Number(a) - Number(b));
    expect(asks).toEqual(sorted);
    expect(new Set(asks.map(([price]) => price)).size).toBe(asks.length);
    const worth = asks.reduce((sum, [, quantity]) => sum + Number(quantity), 0) * (tickers[0].ask / 1e6);
    expect(worth / (tickers[0].depth / 1e6)).toBeCloseTo(1, 3);
  });

  it('who walks all of it pays the impact that the league takes for its depth: a tenth of a percent', () => {
    const paid = asks.reduce((sum, [price, quantity]) => sum + Number(price) * Number(quantity), 0);
    const coins = asks.reduce((sum, [, quantity]) => sum + Number(quantity), 0);
    expect((paid / coins / (tickers[0].ask / 1e6) - 1) * 1e4).toBeCloseTo(10, 0);
  });

  it('changes are the levels that differ and those that went', () => {
    expect(changedLevels([['1', '2'], ['2', '2']], [['2', '3'], ['3', '1']])).toEqual([['2', '3'], ['3', '1'], ['1', '0']]); // prettier-ignore
    expect(changedLevels(asks, asks)).toEqual([]);
  });
});

describe('bars', () => {
  const minutes = Array.from({ length: 30 }, (_, i) => {
    const price = 100 + i;
    return { time: i * 60_000, open: price, high: price + 2, low: price - 2, close: price + 1, volume_usd: 10 };
  });

  it('of a quarter of an hour are those of its minutes', () => {
    const quarter = { ...barFor('15m'), from: '1m' as const };
    expect(barsOf(quarter, minutes)).toEqual([
      { time: 0, open: 100, high: 116, low: 98, close: 115, volume_usd: 150 },
      { time: 900_000, open: 115, high: 131, low: 113, close: 130, volume_usd: 150 },
    ]);
  });

  it('begin where those of others do: weeks on Mondays', () => {
    const at = Date.parse('2026-11-26T13:45:00Z');
    const starts = BAR_NAMES.map((name) => new Date(barStart(barFor(name), at)).toISOString().slice(5, 16));
    expect(starts.slice(-3)).toEqual(['11-26T00:00', expect.stringMatching(/T00:00$/), '11-23T00:00']);
  });
});

it('decimals are those of tick and lot', () =>
  expect(INSTRUMENTS.map((one) => [priceDigits(one), lotDigits(one)])).toEqual([[1, 6], [2, 5], [3, 4], [2, 4], [5, 2], [6, 1]])); // prettier-ignore

it('numbers of orders and trades lead back', () => {
  expect(placeOf(orderIdOf(123_456_789_012, 19))).toEqual({ seq: 123_456_789_012, place: 19 });
  expect(tradeIdOf('fil_7ps_2')).toBe(Number.parseInt('7ps', 36) * 1_000_000 + 2);
  expect(tickOfTrade(tradeIdOf('fil_7ps_2'))).toBe(Number.parseInt('7ps', 36));
});

it.each([[1, 100_000_000], [5, 100_000_000], [6, 2_000_000], [10, 2_000_000], [11, 500_000], [20, 500_000]])(
  'at leverage %d the first market carries %d USD',
  (leverage, usd) => expect(maxNotionalAt(BTC, leverage)).toBe(usd),
); // prettier-ignore

describe('an account', () => {
  const book = new Map<string, Account>();
  let tick = 0;
  const run = (...commands: Command[]) => {
    const outcome = runTick(book, { tick: ++tick, time: tick * 1000, tickers, fundingDue: false, commands });
    commit(book, outcome);
    return outcome;
  };
  const decide = (decision_id: string, action: Omit<RequestedAction, 'symbol'>): Command => ({
    kind: 'decide',
    participant_id: 'ada',
    decision_id,
    actions: [{ symbol: 'BTC/USD', ...action }],
  });

  beforeAll(() => {
    run({ kind: 'admit', participant_id: 'ada', cash: 10_000e6 });
    run(decide('in', { signal: 'sell_to_enter', quantity: 0.02, leverage: 4 }));
  });
  const ground = () => ({ account: book.get('ada')!, tickers, leverages: INSTRUMENTS.map(() => 3), at: 0 });

  it('adds up: margin balance is wallet and profit, available is what no margin holds', () => {
    const view = accountView(ground(), 3);
    const [wallet, profit, balance, initial, available] = [
      view.totalWalletBalance,
      view.totalUnrealizedProfit,
      view.totalMarginBalance,
      view.totalInitialMargin,
      view.availableBalance,
    ].map(Number);
    expect(balance).toBeCloseTo(wallet + profit, 8);
    expect(available).toBeCloseTo(balance - initial, 8);
    expect(view.positions).toMatchObject([{ symbol: 'BTCUSDT', positionAmt: '-0.020000' }]);
    expect(accountView(ground(), 2).positions).toHaveLength(6);
  });

  it('an open position has the leverage it was entered with, another market the one that is set', () => {
    const leverages = positionRisk(ground(), 2).map((one) => ('leverage' in one ? one.leverage : null));
    expect(leverages).toEqual(['4', '3', '3', '3', '3', '3']);
    expect(positionRisk(ground(), 3)).toHaveLength(1);
  });

  it('an exit that is taken back stands no more; the other one stays', () => {
    run(decide('exits', { signal: 'hold', stop_loss: 120_000, profit_target: 50_000 }));
    const cancel = { kind: 'cancel_order', participant_id: 'ada', order_id: exitId('stop', 0) } as const;
    expect(run(cancel).outcomes).toMatchObject([
      { kind: 'cancelled', order: { side: 'buy', quantity: 0.02, stop_loss: 120_000, profit_target: null } },
    ]);
    expect(book.get('ada')?.positions).toMatchObject([{ stop: null, target: 50_000e6 }]);
    expect(run(cancel).outcomes).toEqual([{ kind: 'cancelled', order: null }]);
  });
});
