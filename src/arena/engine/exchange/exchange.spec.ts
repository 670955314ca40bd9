import { instrumentOf, INSTRUMENTS } from '../instruments.js';
import { beginObserving, tickersOf } from '../market/index.js';
import type { Account } from './account.js';
import {
  balances,
  commit,
  HOUSE,
  runTick,
  STARTING_CASH_USD,
  unbalanced,
  viewAccount,
  type ActionResult,
  type Command,
  type Posting,
  type RequestedAction,
  type Ticker,
  type TickOutcome,
} from './index.js';
import { maintenanceOf } from './margin.js';

const GENESIS = INSTRUMENTS.map((one) => one.genesis_price);

/** A market of one agent, moved by hand. */
class Bench {
  readonly book = new Map<string, Account>();
  readonly postings: Posting[] = [];
  prices = [...GENESIS];
  halted = INSTRUMENTS.map(() => false);
  tick = 0;

  constructor(cash = STARTING_CASH_USD) {
    this.run([{ kind: 'admit', participant_id: 'ada', cash: cash * 1e6 }]);
  }

  get tickers(): Ticker[] {
    return tickersOf(beginObserving(0, this.prices), this.halted);
  }

  run(commands: Command[], fundingDue = false): TickOutcome {
    this.tick++;
    const outcome = runTick(this.book, {
      tick: this.tick,
      time: this.tick * 1000,
      tickers: this.tickers,
      fundingDue,
      commands,
    });
    commit(this.book, outcome);
    this.postings.push(...outcome.postings);
    return outcome;
  }

  decide(...actions: RequestedAction[]): ActionResult[] {
    const outcome = this.run([{ kind: 'decide', participant_id: 'ada', decision_id: `d${this.tick}`, actions }]);
    const [first] = outcome.outcomes;
    return first.kind === 'decided' ? first.results : [];
  }

  move(symbol: Parameters<typeof instrumentOf>[0], factor: number): this {
    this.prices[instrumentOf(symbol).index] *= factor;
    return this;
  }

  get view() {
    return viewAccount(this.book.get('ada') as Account, this.tickers);
  }
}

const buy = (rest: Partial<RequestedAction> = {}): RequestedAction => ({
  symbol: 'BTC/USD',
  signal: 'buy_to_enter',
  ...(rest.quantity === undefined && rest.equity_pct === undefined ? { notional_usd: 1_000 } : {}),
  ...rest,
});
const sell = (rest: Partial<RequestedAction> = {}): RequestedAction => ({ ...buy(rest), signal: 'sell_to_enter' });
const close = (rest: Partial<RequestedAction> = {}): RequestedAction => ({ symbol: 'BTC', signal: 'close', ...rest });

describe('market orders', () => {
  it('fill at the ask and impact, with a taker fee of 4.5 bps', () => {
    const bench = new Bench();
    const [result] = bench.decide(buy());
    const ask = bench.tickers[0].ask / 1e6;
    expect(result.status).toBe('filled');
    expect(result.fill?.price).toBeGreaterThanOrEqual(ask);
    expect(result.fill?.price).toBeLessThan(ask * 1.0002);
    expect(result.fill?.fee_usd).toBeCloseTo((result.fill?.notional_usd ?? 0) * 0.00045, 6);
    expect(result.fill?.slippage_bps).toBeGreaterThan(0);
    expect(result.position).toMatchObject({ symbol: 'BTC/USD', side: 'long', leverage: 1 });
    expect(Math.abs((result.fill?.notional_usd ?? 0) - 1_000)).toBeLessThan(1);
  });

  it('a round trip loses exactly spread, impact and fees', () => {
    const bench = new Bench();
    const [entry] = bench.decide(buy({ quantity: 0.01 }));
    const [exit] = bench.decide(close());
    const expected = 0.01 * ((exit.fill?.price ?? 0) - (entry.fill?.price ?? 0));
    expect(exit.fill?.realized_pnl_usd).toBeCloseTo(expected, 6);
    expect(bench.view.positions).toEqual([]);
    expect(bench.view.equity_usd).toBe(bench.view.cash_usd);
    expect(bench.view.cash_usd).toBeCloseTo(10_000 + expected - bench.view.fees_usd, 6);
    expect(bench.view.cash_usd).toBeLessThan(10_000);
  });

  it('splitting an order within a tick gains nothing', () => {
    const whole = new Bench(1_000_000);
    const parts = new Bench(1_000_000);
    const action = (quantity: number): RequestedAction => buy({ symbol: 'DOGE', quantity });
    const [one] = whole.decide(action(400_000));
    const many = parts.decide(...Array.from({ length: 20 }, () => action(20_000)));
    const paid = many.reduce((total, r) => total + (r.fill?.notional_usd ?? 0), 0);
    expect(paid).toBeGreaterThanOrEqual((one.fill?.notional_usd ?? 0) * 0.99999);
  });

  it('fill up to the depth and no further', () => {
    const bench = new Bench(1_000_000);
    const [result] = bench.decide(buy({ symbol: 'DOGE/USD', notional_usd: 900_000 }));
    expect(result.status).toBe('partially_filled');
    expect(result.fill?.notional_usd).toBeLessThanOrEqual(bench.tickers[5].depth * 1.002e-6);
    expect(result.fill?.notional_usd).toBeGreaterThan(bench.tickers[5].depth * 0.99e-6);
  });

  it('equity_pct 100 at leverage 1 leaves room for its own costs', () => {
    const bench = new Bench();
    const [result] = bench.decide(buy({ equity_pct: 100 }));
    expect(result.status).toBe('filled');
    expect(result.fill?.notional_usd).toBeGreaterThan(9_800);
    expect(bench.view.free_margin_usd).toBeGreaterThanOrEqual(0);
  });

  it.each([
    ['a bid far above the market', buy({ order_type: 'limit', limit_price: 1_000_000, notional_usd: 1000 })],
    ['an offer far below it', sell({ order_type: 'limit', limit_price: 1000, notional_usd: 1000 })],
    ['an offer in percent of equity', sell({ order_type: 'limit', limit_price: 1000, equity_pct: 10 })],
  ])('%s is the exposure it says', (_name, action) => {
    const [result] = new Bench().decide(action);
    expect(result.status).toBe('filled');
    expect(Math.abs((result.fill?.notional_usd ?? 0) - 1000)).toBeLessThan(5);
  });

  it('a sale through zero closes, then opens the other side', () => {
    const bench = new Bench();
    bench.decide(buy({ quantity: 0.02 }));
    const [result] = bench.decide(sell({ quantity: 0.05, leverage: 2 }));
    expect(result.position).toMatchObject({ side: 'short', quantity: 0.03, leverage: 2 });
    expect(result.fill?.realized_pnl_usd).toBeLessThan(0);
  });
});

describe('refusals', () => {
  it.each<[string, RequestedAction]>([
    ['unknown_symbol', buy({ symbol: 'PEPE/USD' })],
    ['insufficient_margin', buy({ notional_usd: 10_100 })],
    ['insufficient_margin', buy({ notional_usd: 300_000, leverage: 20 })],
    ['insufficient_margin', buy({ quantity: 1e9 })],
    ['below_minimum', buy({ notional_usd: 9 })],
    ['below_minimum', buy({ notional_usd: 9.95 })],
    ['below_minimum', buy({ quantity: 1e-9 })],
    ['slippage_exceeded', buy({ max_slippage_bps: 0.1 })],
    ['slippage_exceeded', buy({ order_type: 'limit', limit_price: 90_000, time_in_force: 'ioc' })],
    ['stop_on_wrong_side', buy({ stop_loss: 97_000 })],
    ['stop_on_wrong_side', sell({ profit_target: 97_000 })],
    ['stop_on_wrong_side', sell({ stop_loss: 95_000 })],
    ['reduce_only_violation', sell({ reduce_only: true })],
    ['nothing_to_close', close()],
  ])('%s', (code, action) => {
    const bench = new Bench();
    const [result] = bench.decide(action);
    expect(result).toMatchObject({ status: 'rejected', code });
    expect(bench.view.cash_usd).toBe(10_000);
  });

  it('a halted market trades nothing, and the other actions go on', () => {
    const bench = new Bench();
    bench.halted[0] = true;
    const [btc, eth] = bench.decide(buy(), buy({ symbol: 'ETH' }));
    expect(btc).toMatchObject({ status: 'rejected', code: 'market_halted' });
    expect(eth.status).toBe('filled');
  });

  it('reduce_only never turns the position round', () => {
    const bench = new Bench();
    bench.decide(buy({ quantity: 0.02 }));
    const [result] = bench.decide(sell({ quantity: 0.05, reduce_only: true }));
    expect(result.fill?.quantity).toBe(0.02);
    expect(result.position).toBeUndefined();
  });
});

describe('limit orders', () => {
  it('rest, reserve margin, and fill at their price with the maker fee when the market comes', () => {
    const bench = new Bench();
    const [placed] = bench.decide(buy({ order_type: 'limit', limit_price: 95_000, quantity: 0.05 }));
    expect(placed).toMatchObject({ status: 'resting' });
    expect(bench.view.free_margin_usd).toBeCloseTo(10_000 - 4_750 * 1.00015, 2);
    expect(bench.view.open_orders).toMatchObject([{ id: placed.order_id, limit_price: 95_000, quantity: 0.05 }]);
    const outcome = bench.move('BTC/USD', 0.985).run([]);
    expect(outcome.fills).toMatchObject([{ price: 95_000e6, maker: true, order_id: placed.order_id }]);
    expect(outcome.fills[0].fee).toBe(712_500);
    expect(bench.view.open_orders).toEqual([]);
  });

  it('crossing ones take what is within the limit', () => {
    const bench = new Bench();
    const [result] = bench.decide(buy({ order_type: 'limit', limit_price: 97_000 }));
    expect(result.status).toBe('filled');
    expect(result.fill?.price).toBeLessThan(96_100);
  });

  it('do not rest beyond the free margin', () => {
    const bench = new Bench();
    const order = buy({ order_type: 'limit', limit_price: 90_000, notional_usd: 6_000 });
    const [first, second] = bench.decide(order, order);
    expect(first.status).toBe('resting');
    expect(second).toMatchObject({ status: 'rejected', code: 'insufficient_margin' });
  });

  it('are taken back by their owner, and by a close of the market', () => {
    const bench = new Bench();
    const [placed] = bench.decide(buy({ order_type: 'limit', limit_price: 90_000 }));
    const cancel = { kind: 'cancel_order', participant_id: 'ada', order_id: placed.order_id ?? '' } as const;
    expect(bench.run([cancel]).outcomes).toMatchObject([
      { kind: 'cancelled', order: { id: placed.order_id, symbol: 'BTC/USD', side: 'buy', limit_price: 90_000 } },
    ]);
    expect(bench.run([cancel]).outcomes).toEqual([{ kind: 'cancelled', order: null }]);
    bench.decide(buy({ order_type: 'limit', limit_price: 90_000 }));
    expect(bench.decide(close())[0]).toMatchObject({ status: 'noted', cancelled_orders: 1 });
    expect(bench.view.open_orders).toEqual([]);
    bench.decide(buy(), buy({ order_type: 'limit', limit_price: 90_000 }));
    expect(bench.decide(close({ max_slippage_bps: 0 }))[0]).toMatchObject({ code: 'slippage_exceeded' });
    expect(bench.view.open_orders).toHaveLength(1);
    expect(bench.decide(close())[0]).toMatchObject({ status: 'filled', cancelled_orders: 1 });
    expect(bench.decide({ symbol: 'BTC', signal: 'hold', stop_loss: 90_000 })[0]).toMatchObject({
      status: 'noted',
      code: 'no_position',
    });
  });

  it('a reduce-only offer closes the position and disappears with it', () => {
    const bench = new Bench();
    bench.decide(buy({ quantity: 0.01 }));
    bench.decide(close({ order_type: 'limit', limit_price: 97_000 }));
    expect(bench.view.open_orders).toHaveLength(1);
    bench.decide(close());
    expect(bench.view.open_orders).toEqual([]);
  });
});

describe('exits', () => {
  it.each([
    ['stop_loss', 0.96],
    ['profit_target', 1.06],
  ])('%s closes the position once, and the other exit is gone', (kind, factor) => {
    const bench = new Bench();
    bench.decide(buy({ stop_loss: 94_000, profit_target: 100_000 }));
    const outcome = bench.move('BTC/USD', factor).run([]);
    expect(outcome.fills).toMatchObject([{ kind, side: 'sell' }]);
    expect(bench.move('BTC/USD', 0.5).run([]).fills).toEqual([]);
    expect(bench.view.positions).toEqual([]);
  });

  it('holding moves them', () => {
    const bench = new Bench();
    bench.decide(buy({ stop_loss: 94_000 }));
    const [noted] = bench.decide({ symbol: 'BTC', signal: 'hold', stop_loss: 95_500 });
    expect(noted).toMatchObject({ status: 'noted', position: { stop_loss: 95_500 } });
    const [wrong] = bench.decide({ symbol: 'BTC', signal: 'hold', stop_loss: 99_000 });
    expect(wrong.code).toBe('stop_on_wrong_side');
  });

  it('run before new decisions', () => {
    const bench = new Bench();
    bench.decide(buy({ stop_loss: 94_000 }));
    bench.move('BTC/USD', 0.9);
    expect(bench.decide(close())[0]).toMatchObject({ status: 'rejected', code: 'nothing_to_close' });
  });
});

describe('liquidation and funding', () => {
  it('closes at the price that the position showed', () => {
    const bench = new Bench();
    bench.decide(buy({ notional_usd: 95_000, leverage: 20 }));
    const price = bench.view.positions[0].liquidation_price ?? 0;
    expect(price).toBeGreaterThan(80_000);
    bench.prices[0] = price * 1.0005;
    expect(bench.run([]).liquidations).toEqual([]);
    bench.prices[0] = price * 0.9995;
    expect(bench.run([]).liquidations).toMatchObject([{ participant_id: 'ada', deficit: 0 }]);
    expect(bench.view.positions).toEqual([]);
    expect(bench.view.cash_usd).toBeGreaterThan(0);
  });

  it('a gap leaves a deficit to the insurance; the bust agent waits for its recapitalisation', () => {
    const bench = new Bench();
    bench.decide(buy({ notional_usd: 150_000, leverage: 20 }));
    const [event] = bench.move('BTC/USD', 0.85).run([]).liquidations;
    expect(event.deficit).toBeGreaterThan(0);
    expect(balances(bench.postings).get(HOUSE.insurance)).toBe(-event.deficit);
    expect(bench.view).toMatchObject({ cash_usd: 0, equity_usd: 0 });
    expect(bench.decide(buy())[0].code).toBe('agent_bust');
    bench.run([{ kind: 'recapitalise', participant_id: 'ada' }]);
    expect(bench.view.cash_usd).toBe(10_000);
    expect(bench.decide(buy())[0].status).toBe('filled');
  });

  it('funding is rate × notional, paid by longs and received by shorts', () => {
    const bench = new Bench();
    bench.decide(buy({ quantity: 0.05 }), sell({ symbol: 'ETH', quantity: 1 }));
    const [btc, eth] = bench.tickers;
    const { funding } = bench.run([], true);
    expect(funding.map((one) => one.symbol)).toEqual(['BTC/USD', 'ETH/USD']);
    expect(funding[0].amount).toBe(-Math.round((0.05 * btc.mid * btc.funding) / 1e12));
    expect(funding[1].amount).toBe(Math.round((eth.mid * eth.funding) / 1e12));
  });

  it('maintenance is continuous at the brackets', () => {
    for (const one of INSTRUMENTS) {
      for (const { floor_usd } of one.tiers.slice(1)) {
        const edge = floor_usd * 1e6;
        expect(Math.abs(maintenanceOf(one.index, edge) - maintenanceOf(one.index, edge - 1))).toBeLessThanOrEqual(1);
      }
    }
  });
});

describe('ledger', () => {
  it('every entry sums to 0 and the cash is the sum of its postings', () => {
    const bench = new Bench();
    bench.decide(buy({ notional_usd: 20_000, leverage: 5 }), sell({ symbol: 'ETH', notional_usd: 5_000 }));
    bench.move('BTC/USD', 1.03).run([], true);
    bench.decide(close(), close({ symbol: 'ETH', quantity: 1 }));
    expect(unbalanced(bench.postings)).toEqual([]);
    const totals = balances(bench.postings);
    expect(totals.get('ada')).toBe(bench.book.get('ada')?.cash);
    expect([...totals.values()].reduce((a, b) => a + b, 0)).toBe(0);
  });

  it('a tick leaves the given book untouched', () => {
    const bench = new Bench();
    const before = JSON.stringify([...bench.book]);
    runTick(bench.book, {
      tick: 9,
      time: 9,
      tickers: bench.tickers,
      fundingDue: true,
      commands: [{ kind: 'decide', participant_id: 'ada', decision_id: 'x', actions: [buy()] }],
    });
    expect(JSON.stringify([...bench.book])).toBe(before);
  });
});

describe('prices and sizes as shown', () => {
  it.each(INSTRUMENTS.map(({ symbol }) => symbol))('%s: the entry of one fill is its price', (symbol) => {
    for (let factor = 0.9; factor < 1.1; factor += 0.0137) {
      const bench = new Bench().move(symbol, factor);
      const [{ fill, position }] = bench.decide(buy({ symbol, notional_usd: 37 + 91 * factor }));
      expect(position?.entry_price).toBe(fill?.price);
    }
  });

  it('an entry of the minimum is never filled below it', () => {
    for (let factor = 0.9; factor < 1.1; factor += 0.0137) {
      const [{ fill }] = new Bench().move('BTC/USD', factor).decide(buy({ notional_usd: 10 }));
      expect(fill?.notional_usd).toBeGreaterThanOrEqual(10);
      expect(fill?.notional_usd).toBeLessThan(10.25);
    }
  });
});
