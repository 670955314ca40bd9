import fc from 'fast-check';
import { Random } from '../../../common/kernel/random.js';
import { SYMBOLS } from '../types.js';
import type { AccountView, Action, MarketHistory, PositionView } from '../types.js';
import { fighter } from './fight.js';
import type { Memory, Target, Temper } from './fighter.js';
import { atr, bollinger, ema, macd, rsi, zScore } from './indicators.js';
import { openPit } from './pit.fixture.js';
import { FIGHTERS } from './roster.js';

const MINUTE = 60_000;
const TEMPER: Temper = {
  leverage: 2,
  grossLimit: 1,
  band: 0.02,
  pace: 1,
  stopSigmas: 1,
  targetSigmas: 0,
  horizonHours: 4,
  coolOffMinutes: 30,
  researchMinutes: 60,
};
const IDENTITY = {
  id: 'test-hand',
  name: 'Test Hand',
  title: 'T',
  lore: 'a\n\nb',
  style: 's',
  strategy: { kind: 'trend' as const, description: 'd', parameters: {} },
  baseline: false,
  intervalMinutes: 5,
  offsetMinutes: 0,
  voice: FIGHTERS[0].voice,
  face: '',
};
const wanting = (exposure: number): Target => ({
  symbol: 'BTC/USD',
  exposure,
  confidence: 0.6,
  reason: () => 'Because 7.',
});
const handWith = (targets: Target[], temper: Partial<Temper> = {}) =>
  fighter(IDENTITY, { ...TEMPER, ...temper }, () => ({ targets, thesis: () => 'Seven.' }));

const view = openPit(0).view;
const btc = view.quotes['BTC/USD'].price;
const holding = (exposure: number): PositionView => ({
  symbol: 'BTC/USD',
  side: exposure > 0 ? 'long' : 'short',
  quantity: (Math.abs(exposure) * 10_000) / btc,
  entry_price: btc,
  mark_price: btc,
  leverage: 2,
  unrealized_pnl_usd: 0,
});
const account = (...exposures: number[]): AccountView => ({
  equity_usd: 10_000,
  free_margin_usd: 9_000,
  positions: exposures.map(holding),
});
const later = (minutes: number): MarketHistory => ({ ...view, now: view.now + minutes * MINUTE });
const orders = (target: number, held: number[], temper?: Partial<Temper>, seen = view): Action[] =>
  handWith([wanting(target)], temper).decide(seen, account(...held), {}, Random.from(1)).actions;

describe('from targets to orders', () => {
  it.each([
    ['opens', 0.3, [], ['buy_to_enter 30']],
    ['opens short', -0.3, [], ['sell_to_enter 30']],
    ['adds', 0.3, [0.1], ['buy_to_enter 20']],
    ['takes off', 0.1, [0.3], ['close 0.2']],
    ['leaves', 0, [0.3], ['close all']],
    ['turns', -0.2, [0.3], ['close all', 'sell_to_enter 20']],
    ['leaves trifles', 0.31, [0.3], []],
    ['wants nothing', 0, [], []],
    ['is held within its gross limit', 1.7, [], ['buy_to_enter 100']],
  ])('%s', (_, target, held, expected) => {
    const seen = orders(target, held).map((action) => {
      if (action.signal !== 'close') return `${action.signal} ${action.equity_pct}`;
      return action.quantity === undefined ? 'close all' : `close ${((action.quantity * btc) / 10_000).toFixed(1)}`;
    });
    expect(seen).toEqual(expected);
  });

  it('goes part of the way at its pace, and all the way out at the end', () => {
    expect(orders(0.4, [], { pace: 0.25 })[0].equity_pct).toBeCloseTo(10, 6);
    expect(orders(0, [0.3], { pace: 0.5 })[0].quantity).toBeCloseTo(1500 / btc, 5);
    expect(orders(0, [0.03], { pace: 0.5 })[0].quantity).toBeUndefined();
  });

  it('puts the stop on the losing side, inside its range', () => {
    const [long] = orders(0.3, []);
    const [short] = orders(-0.3, []);
    expect(long.stop_loss).toBeLessThan(btc);
    expect(short.stop_loss).toBeGreaterThan(btc);
    expect(1 - (long.stop_loss ?? 0) / btc).toBeCloseTo((short.stop_loss ?? 0) / btc - 1, 3);
    expect(orders(0.3, [], { stopSigmas: 0 })[0].stop_loss).toBeUndefined();
    expect(orders(0.3, [], { stopSigmas: 1000 })[0].stop_loss).toBeCloseTo(btc * 0.88, -1);
  });

  it('leaves halted markets and empty accounts alone', () => {
    const quotes = { ...view.quotes, 'BTC/USD': { ...view.quotes['BTC/USD'], halted: true } };
    expect(orders(0.3, [], {}, { ...view, quotes })).toEqual([]);
    const bust = { ...account(), equity_usd: 12 };
    expect(handWith([wanting(0.3)]).decide(view, bust, {}, Random.from(1)).actions).toEqual([]);
  });

  it('rests after a stop, then comes back', () => {
    const hand = handWith([wanting(0.3)]);
    const decide = (at: number, held: number[], memory: Memory) =>
      hand.decide(later(at), account(...held), memory, Random.from(1));
    const opened = decide(0, [], {});
    const kept = decide(5, [0.3], opened.memory);
    const stopped = decide(10, [], kept.memory);
    expect([opened.actions.length, kept.actions.length, stopped.actions.length]).toEqual([1, 0, 0]);
    const resting = decide(30, [], stopped.memory);
    expect(resting.actions).toEqual([]);
    expect(decide(41, [], resting.memory).actions.length).toBe(1);
  });

  it('its own closing is no stop', () => {
    const out = handWith([wanting(0)]).decide(view, account(0.3), { held: { 'BTC/USD': 1 } }, Random.from(1));
    expect(out.actions.map((action) => action.signal)).toEqual(['close']);
    expect(handWith([wanting(0.3)]).decide(later(5), account(), out.memory, Random.from(1)).actions.length).toBe(1);
  });

  it('publishes research with an entry, and not again within the hour', () => {
    const hand = handWith([wanting(0.3)]);
    const first = hand.decide(later(100), account(), {}, Random.from(1));
    expect(first.research).toMatchObject({ title: 'Test Hand: long BTC', symbols: ['BTC/USD'] });
    expect(first.research?.body).toContain('Because 7.');
    expect(hand.decide(later(130), account(0.1), first.memory, Random.from(1)).research).toBeUndefined();
    expect(hand.decide(later(161), account(0.1), first.memory, Random.from(1)).research).toBeDefined();
  });

  it('never asks for more than its limits, whatever the strategy wants', () =>
    fc.assert(
      fc.property(fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: 6, maxLength: 6 }), (wanted) => {
        const targets = SYMBOLS.map((symbol, i) => ({ ...wanting(wanted[i]), symbol }));
        const { actions } = handWith(targets).decide(view, account(), {}, Random.from(1));
        const asked = actions.reduce((sum, action) => sum + (action.equity_pct ?? 0), 0);
        expect(asked).toBeLessThanOrEqual(100.01);
      }),
    ));
});

/** Against the definitions, written out: EMA seeded with the first close; Wilder 1978; Bollinger's population deviation. */
describe('indicators', () => {
  const closes = [81.59, 81.06, 82.87, 83, 83.61, 83.15, 82.84, 83.99, 84.55, 84.36, 85.53, 86.54, 86.89, 87.77, 87.29];

  it('EMA', () => {
    const direct = closes.slice(1).reduce((average, close) => average + (close - average) / 3, closes[0]);
    expect(ema(closes, 5)).toBeCloseTo(direct, 9);
  });

  it('MACD', () => {
    expect(macd(closes, 3, 8)).toBeCloseTo(Number(ema(closes, 3)) - Number(ema(closes, 8)), 12);
    expect(
      macd(
        [...closes].map(() => 7),
        3,
        8,
      ),
    ).toBe(0);
    expect(macd(closes, 3, 16)).toBeNull();
  });

  it('ATR: a gap counts, and smoothing begins behind the first mean', () => {
    const bars = [
      { high: 10, low: 9, close: 9.5 },
      { high: 10, low: 9, close: 9 }, // 1
      { high: 12, low: 11, close: 11 }, // 3: from the close before it
      { high: 11, low: 8, close: 8 }, // 3
      { high: 8, low: 7, close: 7.5 }, // 1
    ];
    expect(atr(bars, 2)).toBeCloseTo((((1 + 3) / 2 + 3) / 2 + 1) / 2, 12);
    expect(atr(bars, 4)).toBe(2);
    expect(atr(bars, 5)).toBeNull();
  });

  it('RSI', () => {
    const moves = closes.slice(1).map((close, i) => close - closes[i]);
    const wilder = (parts: number[]): number =>
      parts.slice(5).reduce((average, part) => (4 * average + part) / 5, parts.slice(0, 5).reduce((a, b) => a + b) / 5);
    const up = wilder(moves.map((move) => Math.max(0, move)));
    const down = wilder(moves.map((move) => Math.max(0, -move)));
    expect(rsi(closes, 5)).toBeCloseTo(100 - 100 / (1 + up / down), 9);
  });

  it('Bollinger', () => {
    const last = closes.slice(-5);
    const middle = last.reduce((a, b) => a + b) / 5;
    const deviation = Math.sqrt(last.reduce((sum, x) => sum + (x - middle) ** 2, 0) / 5);
    expect(bollinger(closes, 5, 2)?.middle).toBeCloseTo(middle, 9);
    expect(bollinger(closes, 5, 2)?.upper).toBeCloseTo(middle + 2 * deviation, 9);
  });

  it('z-score', () => expect(zScore([1, 2, 3])).toBeCloseTo(1 / Math.sqrt(2 / 3), 12));

  it('are null without enough history', () => {
    expect([ema([1], 5), rsi([1, 2], 5), bollinger([1], 5, 2), zScore([3, 3, 3])]).toEqual([null, null, null, null]);
  });
});
