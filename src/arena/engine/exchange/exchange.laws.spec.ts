import fc from 'fast-check';
import { INSTRUMENTS } from '../instruments.js';
import { beginObserving, tickersOf } from '../market/index.js';
import { SYMBOLS } from '../types.js';
import {
  commit,
  equityOf,
  freeMargin,
  maintenanceTotal,
  runTick,
  viewAccount,
  type Account,
  type Command,
  type Fill,
  type RequestedAction,
  type Ticker,
  type TickOutcome,
} from './index.js';

const ID = 'ada';
const toMicro = (usd: number): number => Math.round(usd * 1e6);
const GENESIS = INSTRUMENTS.map((one) => one.genesis_price);

/** One account under decisions and prices. */
class Bench {
  readonly book = new Map<string, Account>();
  readonly fills: Fill[] = [];
  private tick = 0;

  constructor() {
    this.run(GENESIS, [{ kind: 'admit', participant_id: ID, cash: 10_000e6 }]);
  }

  run(prices: readonly number[], commands: Command[] = []): TickOutcome & { tickers: Ticker[] } {
    const tickers = tickersOf(
      beginObserving(this.tick, prices),
      prices.map(() => false),
    );
    const outcome = runTick(this.book, {
      tick: ++this.tick,
      time: this.tick * 1000,
      tickers,
      fundingDue: false,
      commands,
    });
    commit(this.book, outcome);
    this.fills.push(...outcome.fills);
    return { ...outcome, tickers };
  }

  decide(prices: readonly number[], ...actions: RequestedAction[]): TickOutcome & { tickers: Ticker[] } {
    return this.run(prices, [{ kind: 'decide', participant_id: ID, decision_id: String(this.tick), actions }]);
  }

  get account(): Account {
    return this.book.get(ID) as Account;
  }

  lots(market: number): number {
    return this.account.positions.find((one) => one.market === market)?.lots ?? 0;
  }
}

const market = fc.nat(5);
const leap = fc.integer({ min: -90, max: 90 }).map((n) => n / 1000);
const leaps = fc.array(leap, { minLength: 1, maxLength: 12 });
const signal = fc.constantFrom('buy_to_enter' as const, 'sell_to_enter' as const);
const moved = (i: number, factor: number): number[] => GENESIS.map((price, k) => (k === i ? price * factor : price));

const resultsOf = ({ outcomes }: TickOutcome) => outcomes.flatMap((one) => (one.kind === 'decided' ? one.results : []));

it('lots are Σ side × lots and cost is Σ side × notional + Σ realized of the fills, to the micro-USD', () => {
  const action = fc.record({
    symbol: market.map((i) => SYMBOLS[i] as string),
    signal: fc.constantFrom('buy_to_enter' as const, 'sell_to_enter' as const, 'close' as const),
    equity_pct: fc.integer({ min: 1, max: 1_500 }),
    leverage: fc.constant(20),
  });
  let turned = 0;
  fc.assert(
    fc.property(
      fc.array(fc.tuple(leap, fc.array(action, { minLength: 1, maxLength: 4 })), { minLength: 5, maxLength: 30 }),
      (turns) => {
        const bench = new Bench();
        let prices = GENESIS;
        for (const [by, actions] of turns) {
          prices = prices.map((price) => price * (1 + by));
          bench.decide(prices, ...actions);
        }
        SYMBOLS.forEach((symbol, i) => {
          const own = bench.fills.filter((fill) => fill.symbol === symbol);
          const signed = own.map(({ side, lots, notional, realized }) => {
            const sign = side === 'buy' ? 1 : -1;
            return { lots: sign * lots, cost: sign * notional + realized };
          });
          const held = bench.account.positions.find((one) => one.market === i);
          expect(signed.reduce((sum, { lots }) => sum + lots, 0)).toBe(held?.lots ?? 0);
          expect(signed.reduce((sum, { cost }) => sum + cost, 0)).toBe(held?.cost ?? 0);
          let lots = 0;
          for (const one of signed) {
            if (lots * (lots + one.lots) < 0) turned++;
            lots += one.lots;
          }
        });
        for (const { lots, price, notional, fee, realized } of bench.fills) {
          expect([lots, price, notional, fee, realized].every(Number.isSafeInteger)).toBe(true);
        }
      },
    ),
    { numRuns: 80 },
  );
  expect(turned).toBeGreaterThan(20);
});

it('an order that rests leaves free margin, whatever rests already', () => {
  const order = fc.record({
    i: market,
    signal,
    factor: fc.double({ min: 0.8, max: 1.2, noNaN: true }),
    equity_pct: fc.integer({ min: 5, max: 900 }),
    leverage: fc.integer({ min: 1, max: 20 }),
  });
  let rested = 0;
  fc.assert(
    fc.property(fc.array(order, { minLength: 1, maxLength: 20 }), (orders) => {
      const bench = new Bench();
      for (const { i, factor, ...rest } of orders) {
        const limit_price = GENESIS[i] * factor;
        const outcome = bench.decide(GENESIS, { symbol: SYMBOLS[i], order_type: 'limit', limit_price, ...rest });
        if (resultsOf(outcome)[0].status !== 'resting') continue;
        rested++;
        expect(freeMargin(bench.account, outcome.tickers)).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 150 },
  );
  expect(rested).toBeGreaterThan(100);
});

it('reduce-only orders and closes never open, enlarge or turn a position', () => {
  const reducing = fc.record({
    close: fc.boolean(),
    factor: fc.option(fc.double({ min: 0.93, max: 1.07, noNaN: true }), { nil: undefined }),
    quantity: fc.double({ min: 1e-4, max: 1e6, noNaN: true }),
  });
  let reduced = 0;
  fc.assert(
    fc.property(market, signal, fc.array(reducing, { minLength: 1, maxLength: 6 }), leaps, (i, side, orders, path) => {
      const bench = new Bench();
      bench.decide(GENESIS, { symbol: SYMBOLS[i], signal: side, equity_pct: 150, leverage: 3 });
      let held = bench.lots(i);
      const opposite = side === 'buy_to_enter' ? 'sell_to_enter' : 'buy_to_enter';
      const actions = orders.map(({ close, factor, quantity }): RequestedAction => ({
        symbol: SYMBOLS[i],
        signal: close ? 'close' : opposite,
        quantity,
        ...(close ? {} : { reduce_only: true }),
        ...(factor === undefined ? {} : { order_type: 'limit', limit_price: GENESIS[i] * factor }),
      }));
      const shrinks = (): void => {
        const now = bench.lots(i);
        expect(now === 0 || (Math.sign(now) === Math.sign(held) && Math.abs(now) <= Math.abs(held))).toBe(true);
        if (now !== held) reduced++;
        held = now;
      };
      bench.decide(GENESIS, ...actions);
      shrinks();
      for (const by of path) {
        bench.run(moved(i, 1 + by));
        shrinks();
      }
    }),
    { numRuns: 150 },
  );
  expect(reduced).toBeGreaterThan(50);
});

it('of stop-loss and profit-target one executes, and never more than the position', () => {
  let exits = 0;
  fc.assert(
    fc.property(market, signal, leaps, (i, side, path) => {
      const bench = new Bench();
      const sign = side === 'buy_to_enter' ? 1 : -1;
      const [stop_loss, profit_target] = [GENESIS[i] * (1 - sign * 0.02), GENESIS[i] * (1 + sign * 0.02)];
      bench.decide(GENESIS, {
        symbol: SYMBOLS[i],
        signal: side,
        equity_pct: 200,
        leverage: 4,
        stop_loss,
        profit_target,
      });
      const entered = Math.abs(bench.lots(i));
      let left = entered;
      for (const by of path) {
        const { fills } = bench.run(moved(i, 1 + by));
        expect(fills.length).toBeLessThanOrEqual(1);
        for (const { kind, lots } of fills) {
          expect(kind).toBe(by * sign > 0 ? 'profit_target' : 'stop_loss');
          left -= lots;
          exits++;
        }
        expect(Math.abs(bench.lots(i))).toBe(left);
      }
    }),
    { numRuns: 150 },
  );
  expect(exits).toBeGreaterThan(50);
});

it('whoever splits an order within a tick pays no less', () => {
  fc.assert(
    fc.property(
      market,
      signal,
      fc.array(fc.integer({ min: 1_000, max: 8_000 }), { minLength: 2, maxLength: 10 }),
      (i, side, parts) => {
        const { lots_per_unit: unit, tick_micro, genesis_price } = INSTRUMENTS[i];
        const lots = parts.map((usd) => Math.max(1, Math.round((usd / genesis_price) * unit)));
        const buy = (list: number[]): number => {
          const bench = new Bench();
          const actions = list.map((n): RequestedAction => ({
            symbol: SYMBOLS[i],
            signal: side,
            quantity: n / unit,
            leverage: 20,
          }));
          bench.decide(GENESIS, ...actions);
          expect(Math.abs(bench.lots(i))).toBe(lots.reduce((a, b) => a + b));
          return bench.account.positions[0].cost + bench.account.fees;
        };
        const whole = lots.reduce((a, b) => a + b);
        const rounding = (tick_micro * whole) / unit + parts.length * 2;
        expect(buy(lots)).toBeGreaterThanOrEqual(buy([whole]) - rounding);
      },
    ),
    { numRuns: 100 },
  );
});

it('at its shown liquidation price a position has just its maintenance margin, in whatever bracket that is', () =>
  fc.assert(
    fc.property(
      fc.nat(INSTRUMENTS.length - 1),
      fc.integer({ min: 5, max: 18 }),
      fc.constantFrom<'buy_to_enter' | 'sell_to_enter'>('buy_to_enter', 'sell_to_enter'),
      (market, size, signal) => {
        const bench = new Bench();
        const action = { symbol: SYMBOLS[market], signal, notional_usd: size * 10_000, leverage: 20 } as const;
        const { tickers } = bench.decide(GENESIS, action);
        const shown = viewAccount(bench.account, tickers).positions.at(0)?.liquidation_price;
        fc.pre(shown !== undefined && shown !== null);
        const there = tickers.map((ticker, i) =>
          i === market ? { ...ticker, mid: toMicro(shown as number) } : ticker,
        );
        const [equity, maintenance] = [equityOf(bench.account, there), maintenanceTotal(bench.account, there)];
        expect(Math.abs(equity - maintenance) / 1e6).toBeLessThan(0.5);
      },
    ),
    { numRuns: 300 },
  ));

it('a liquidation price out of all reach is shown, too', () => {
  const bench = new Bench();
  const { tickers } = bench.decide(GENESIS, { symbol: 'BTC', signal: 'sell_to_enter', notional_usd: 10 });
  expect(viewAccount(bench.account, tickers).positions[0].liquidation_price).toBeGreaterThan(9e7);
  const held = bench.account.positions[0];
  const sliver = { ...bench.account, positions: [{ ...held, lots: -1, cost: Math.round(held.cost / -held.lots) }] };
  expect(viewAccount(sliver, tickers).positions[0].liquidation_price).toBeGreaterThan(9e9);
});
