import fc from 'fast-check';
import { INSTRUMENTS } from '../instruments.js';
import { beginObserving, tickersOf } from '../market/index.js';
import { SYMBOLS } from '../types.js';
import type { Account } from './account.js';
import {
  balances,
  commit,
  equityOf,
  maintenanceTotal,
  runTick,
  unbalanced,
  viewAccount,
  type Command,
  type Posting,
  type RequestedAction,
} from './index.js';

const IDS = ['ada', 'bob', 'cy'];

const extreme = fc.oneof(
  fc.record({ notional_usd: fc.double({ min: 0.01, max: 1e7, noNaN: true }) }),
  fc.record({ quantity: fc.double({ min: 1e-9, max: 1e9, noNaN: true }) }),
);
const size = fc.oneof(
  { weight: 4, arbitrary: fc.record({ equity_pct: fc.integer({ min: 100, max: 1_900 }) }) },
  { weight: 1, arbitrary: extreme },
);
const around = fc.double({ min: 0.8, max: 1.2, noNaN: true });

interface Draw {
  symbol: number;
  signal: 'buy_to_enter' | 'sell_to_enter' | 'close' | 'hold';
  size: Partial<RequestedAction>;
  leverage?: number;
  limit?: number;
  ioc: boolean;
  stop?: number;
  target?: number;
  reduce: boolean;
}

const draw: fc.Arbitrary<Draw> = fc.record({
  symbol: fc.nat(5),
  signal: fc.constantFrom('buy_to_enter', 'sell_to_enter', 'buy_to_enter', 'sell_to_enter', 'close', 'hold'),
  size,
  leverage: fc.oneof(fc.constant(20), fc.integer({ min: 1, max: 20 }), fc.constant(undefined)),
  limit: fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: around }),
  ioc: fc.boolean(),
  stop: fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: around }),
  target: fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: around }),
  reduce: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
});

const turn = fc.record({
  moves: fc.array(fc.double({ min: -0.12, max: 0.12, noNaN: true }), { minLength: 6, maxLength: 6 }),
  funding: fc.boolean(),
  halted: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 6, maxLength: 6 }),
  decisions: fc.array(fc.tuple(fc.nat(2), fc.array(draw, { minLength: 1, maxLength: 4 })), { maxLength: 5 }),
});

function actionOf(one: Draw, prices: number[]): RequestedAction {
  const price = prices[one.symbol];
  const at = (factor: number | undefined): number | undefined => (factor === undefined ? undefined : price * factor);
  const entry = one.signal === 'buy_to_enter' || one.signal === 'sell_to_enter';
  return {
    symbol: SYMBOLS[one.symbol],
    signal: one.signal,
    ...(entry ? one.size : {}),
    leverage: one.leverage,
    ...(one.limit === undefined ? {} : { order_type: 'limit', limit_price: at(one.limit) }),
    time_in_force: one.ioc ? 'ioc' : 'gtc',
    stop_loss: at(one.stop),
    profit_target: at(one.target),
    reduce_only: entry && one.reduce,
  };
}

describe('the exchange under any decisions and any prices', () => {
  let liquidated = 0;

  it('keeps its books, stays finite and liquidates in time', () => {
    fc.assert(
      fc.property(fc.array(turn, { minLength: 3, maxLength: 25, size: 'max' }), (turns) => {
        const book = new Map<string, Account>();
        const postings: Posting[] = [];
        let prices = INSTRUMENTS.map((one) => one.genesis_price);
        let observed = beginObserving(0, prices);
        const opening: Command[] = IDS.map((id) => ({ kind: 'admit', participant_id: id, cash: 10_000e6 }));
        turns.forEach(({ moves, funding, halted, decisions }, n) => {
          prices = prices.map((p, i) => p * (1 + moves[i]));
          observed = beginObserving(n, prices);
          const stopped = halted.map((h) => h === 0);
          const tickers = tickersOf(observed, stopped);
          const commands = decisions.map(([who, list], k): Command => ({
            kind: 'decide',
            participant_id: IDS[who],
            decision_id: `${n}/${k}`,
            actions: list.map((one) => actionOf(one, prices)),
          }));
          const all = n === 0 ? [...opening, ...commands] : commands;
          const input = { tick: n + 1, time: n * 1000, tickers, fundingDue: funding, commands: all };
          const outcome = runTick(book, input);
          expect(JSON.stringify(runTick(book, input).fills)).toBe(JSON.stringify(outcome.fills));
          commit(book, outcome);
          postings.push(...outcome.postings);
          liquidated += outcome.liquidations.length;
          for (const account of book.values()) {
            const equity = equityOf(account, tickers);
            const view = viewAccount(account, tickers);
            expect(Number.isSafeInteger(equity) && Number.isSafeInteger(account.cash)).toBe(true);
            expect(account.cash).toBe(
              account.starting + account.realized - account.fees + account.funding + account.adjustments,
            );
            if (account.positions.length === 0) expect(account.cash).toBeGreaterThanOrEqual(0);
            if (!account.positions.some((one) => stopped[one.market])) {
              expect(account.positions.length === 0 || equity >= maintenanceTotal(account, tickers)).toBe(true);
            }
            for (const position of view.positions) expect(Number.isFinite(position.entry_price)).toBe(true);
            for (const one of account.positions) expect(Number.isSafeInteger(one.lots) && one.lots !== 0).toBe(true);
          }
        });
        expect(unbalanced(postings)).toEqual([]);
        const totals = balances(postings);
        for (const account of book.values()) expect(totals.get(account.id)).toBe(account.cash);
        expect([...totals.values()].reduce((a, b) => a + b, 0)).toBe(0);
      }),
      { numRuns: 120 },
    );
    expect(liquidated).toBeGreaterThan(5);
  });
});
