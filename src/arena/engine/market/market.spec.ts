import fc from 'fast-check';
import { INSTRUMENTS, instrumentOf, parseSymbol, priceMicro, toTick } from '../instruments.js';
import {
  addToChart,
  armed,
  beginObserving,
  BREAKER,
  check,
  CHAIN_LENGTH,
  declaredMarket,
  emptyChart,
  epochAt,
  isHalted,
  lastCandles,
  observe,
  quotesOf,
  seedChain,
  stepVolume,
  verifyLink,
  verifySeed,
} from './index.js';

const PRICES = INSTRUMENTS.map((one) => one.genesis_price);
const OPEN = INSTRUMENTS.map(() => false);

describe('instruments', () => {
  it('one lot is worth at most 1 USD, even after prices rise fivefold', () => {
    for (const one of INSTRUMENTS) expect((5 * one.genesis_price) / one.lots_per_unit).toBeLessThanOrEqual(1);
  });

  it.each([
    ['BTC/USD', 'BTC/USD'],
    ['btc', 'BTC/USD'],
    ['ETH-USD', 'ETH/USD'],
    ['dogeusdt', 'DOGE/USD'],
    ['PEPE', null],
    ['', null],
    ['USD', null],
  ])('reads %s as %s', (text, symbol) => expect(parseSymbol(text)).toBe(symbol));

  it('rounds prices to ticks in the asked direction', () => {
    const btc = instrumentOf('BTC/USD');
    expect(toTick(btc, priceMicro(96_000.04))).toBe(priceMicro(96_000));
    expect(toTick(btc, priceMicro(96_000.04), 1)).toBe(priceMicro(96_000.1));
    expect(toTick(btc, priceMicro(96_000.09), -1)).toBe(priceMicro(96_000));
    expect(toTick(btc, priceMicro(96_000.1), 1)).toBe(priceMicro(96_000.1));
    expect(() => priceMicro(Number.NaN)).toThrow(RangeError);
    expect(() => priceMicro(0)).toThrow(RangeError);
  });
});

describe('quotes', () => {
  it('never cross, lie on the tick and widen with observed volatility', () => {
    const calm = beginObserving(0, PRICES);
    const wild = observe(
      calm,
      1000,
      PRICES.map((p) => p * 1.01),
    );
    for (const { symbol, bid, ask, price, depth_usd } of Object.values(quotesOf(calm, OPEN))) {
      const stressed = quotesOf(wild, OPEN)[symbol];
      expect(bid).toBeLessThan(ask);
      expect(bid).toBeLessThanOrEqual(price);
      expect(ask).toBeGreaterThanOrEqual(price);
      expect(stressed.ask / stressed.bid).toBeGreaterThanOrEqual(ask / bid);
      expect(stressed.depth_usd).toBeLessThan(depth_usd);
    }
  });

  it('funding is at most .05 % / 8 an hour and follows the crowd', () => {
    const calm = beginObserving(0, PRICES);
    const up = quotesOf(
      observe(
        calm,
        60_000,
        PRICES.map((p) => p * 1.5),
      ),
      OPEN,
    );
    const down = quotesOf(
      observe(
        calm,
        60_000,
        PRICES.map((p) => p * 0.6),
      ),
      OPEN,
    );
    for (const { symbol } of INSTRUMENTS) {
      expect(up[symbol].funding_rate).toBeCloseTo(0.0005 / 8, 12);
      expect(down[symbol].funding_rate).toBeCloseTo(-0.0005 / 8, 12);
    }
  });
});

describe('circuit breaker', () => {
  it('halts for two minutes after a move of 10 % within five minutes', () => {
    const calm = armed(100, 0);
    expect(isHalted(check(calm, 109.9, 1000), 1000)).toBe(false);
    const broken = check(calm, 111, 1000);
    expect(isHalted(broken, 1000)).toBe(true);
    expect(isHalted(broken, 1000 + BREAKER.haltMs)).toBe(false);
  });

  it('a slow move of 10 % does not halt', () => {
    let breaker = armed(100, 0);
    for (let minute = 1; minute <= 60; minute++) breaker = check(breaker, 100 + minute, minute * 60_000);
    expect(isHalted(breaker, 3_600_000)).toBe(false);
  });

  it.each([Number.NaN, Infinity, -Infinity, 0, -1, 1.5e73, 1e-9])(
    'does not believe %d and keeps the last price',
    (price) => {
      const after = check(armed(100, 0), price, 1000);
      expect(isHalted(after, 1000)).toBe(true);
      expect(after.last).toBe(100);
      expect(isHalted(check(after, 101, 2000), 2000)).toBe(false);
    },
  );

  it('a stale price halts', () => {
    expect(isHalted(check(armed(100, 0), 100, 60_000, 60_000 - BREAKER.staleMs - 1), 60_000)).toBe(true);
    expect(isHalted(check(armed(100, 0), 100, 60_000, Number.NaN), 60_000)).toBe(true);
  });

  const after = (quotes: readonly number[], every = 2_000) =>
    quotes.reduce((breaker, price, n) => check(breaker, price, (n + 1) * every), armed(100, 0));

  it('a level far away is believed after five quotes that agree, and halted for two minutes from then', () => {
    expect(after([150, 150, 151, 150]).last).toBe(100);
    const moved = after([150, 150, 151, 150, 151]);
    expect(moved).toMatchObject({ last: 151, distrusted: false });
    expect(isHalted(moved, 10_000)).toBe(true);
    expect(isHalted(check(moved, 150, 130_000), 130_000)).toBe(false);
  });

  it.each([
    ['that do not agree', [150, 170, 150, 170, 150, 170, 150]],
    ['with a believable one between', [150, 150, 150, 101, 150, 150, 150]],
    ['with nonsense between', [150, 150, 150, Number.NaN, 150, 150, 150]],
    ['more than ten times away', [1_001, 1_001, 1_001, 1_001, 1_001, 1_001, 1_001]],
    ['less than a tenth', [9, 9, 9, 9, 9, 9, 9]],
  ])('no number of quotes %s', (_, quotes) => expect(after(quotes).last).toBeLessThan(102));

  it('the same quote seen again is no second one', () => {
    let breaker = armed(100, 0);
    for (let n = 1; n <= 30; n++) breaker = check(breaker, 150, n * 400, 400);
    expect(breaker).toMatchObject({ last: 100, distrusted: true });
  });

  it('whatever a feed says, the last price stays one that can be booked', () => {
    const quote = fc.record({
      price: fc.oneof(fc.double(), fc.double({ min: 1, max: 1e4 }), fc.constantFrom(1e308, 0, -1, Number.NaN, 1e-300)),
      age: fc.integer({ min: -1000, max: 60_000 }),
      repeat: fc.integer({ min: 1, max: 8 }),
    });
    fc.assert(
      fc.property(fc.array(quote, { maxLength: 40 }), (quotes) => {
        let [breaker, time] = [armed(100, 0), 0];
        for (const { price, age, repeat } of quotes) {
          for (let n = 0; n < repeat; n++) {
            time += 1_000;
            const before = breaker;
            breaker = check(breaker, price, time, time - age);
            expect(() => priceMicro(breaker.last)).not.toThrow();
            const far = Math.abs(breaker.last / before.last - 1) > BREAKER.absurd;
            if (far) expect(isHalted(breaker, time + BREAKER.haltMs - 1)).toBe(true);
            if (breaker.last !== before.last) expect(age).toBeLessThanOrEqual(BREAKER.staleMs);
          }
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('candles', () => {
  it('every interval agrees with the prices it was made of', () => {
    const price = fc.double({ min: 1, max: 1000, noNaN: true });
    fc.assert(
      fc.property(fc.array(price, { minLength: 2, maxLength: 400 }), (list) => {
        const chart = emptyChart();
        list.forEach((p, t) => addToChart(chart, 0, t * 7_000, p, 1));
        for (const interval of ['1m', '5m', '1h', '1d'] as const) {
          const candles = lastCandles(chart, interval, 0, 500);
          expect(candles.reduce((total, c) => total + c.volume_usd, 0)).toBeCloseTo(list.length, 9);
          expect(Math.max(...candles.map((c) => c.high))).toBe(Math.max(...list));
          expect(Math.min(...candles.map((c) => c.low))).toBe(Math.min(...list));
          expect(candles.at(-1)?.close).toBe(list.at(-1));
          candles.slice(1).forEach((c, k) => expect(c.open).toBe(candles[k].close));
        }
      }),
      { numRuns: 30 },
    );
  });

  it('volume grows with the move', () => {
    expect(stepVolume(0, 0, 1000, 0.001)).toBeGreaterThan(stepVolume(0, 0, 1000, 0));
  });
});

describe('epoch seeds', () => {
  const chain = seedChain('a secret');

  it.each([1, 2, 119, 120, 121, 4_321, CHAIN_LENGTH - 1])(
    'epoch %i is bound by its commitment and by the chain',
    (epoch) => {
      expect(verifySeed(chain.seedOf(epoch), chain.commitmentOf(epoch))).toBe(true);
      expect(verifySeed(chain.seedOf(epoch - 1), chain.commitmentOf(epoch))).toBe(false);
      expect(verifyLink(chain.seedOf(epoch - 1), chain.seedOf(epoch))).toBe(true);
      expect(verifyLink(chain.seedOf(epoch), chain.seedOf(epoch - 1))).toBe(false);
    },
  );

  it('a commitment published ahead is no seed, and no hash of a seed known by then', () => {
    const public_ = [chain.commitmentOf(6), chain.commitmentOf(5), chain.seedOf(4)];
    expect(public_).not.toContain(chain.seedOf(5));
    expect(public_.some((known) => verifyLink(chain.seedOf(5), known))).toBe(false);
  });

  it('starts another chain after a year, and another secret makes another chain', () => {
    expect(verifySeed(chain.seedOf(CHAIN_LENGTH), chain.commitmentOf(CHAIN_LENGTH))).toBe(true);
    expect(seedChain('another').seedOf(5)).not.toBe(chain.seedOf(5));
    expect(seedChain('a secret').seedOf(5)).toBe(chain.seedOf(5));
    expect(() => chain.seedOf(-1)).toThrow(RangeError);
  });

  it('epochs are clock hours', () => {
    const genesis = Date.UTC(2026, 0, 5, 10, 30);
    expect(epochAt(genesis, genesis)).toBe(0);
    expect(epochAt(genesis, Date.UTC(2026, 0, 5, 11))).toBe(1);
  });
});

describe('what is declared of the market', () => {
  it('is small, positive and published for every market under every version', () => {
    for (const version of [1, 2, 3] as const) {
      const r2 = declaredMarket(version).predictable_r2 as unknown as Record<string, Record<string, number>>;
      for (const { symbol } of INSTRUMENTS) {
        const hour = r2['1h'][symbol];
        expect([version, symbol, hour > 0 && hour < 0.03]).toEqual([version, symbol, true]);
      }
    }
  });

  it('names the edges of a version, and nothing of prices from outside', () => {
    const { declared_edges, factor_shares, predictability } = declaredMarket(3);
    expect(predictability).not.toBe(declaredMarket(2).predictability);
    expect(declared_edges).not.toEqual(declaredMarket(2).declared_edges);
    expect(declared_edges?.map(({ edge }) => edge)).toEqual(['trend', 'reversion', 'volume', 'hour', 'lead_lag']);
    for (const share of Object.values(factor_shares ?? {})) expect(share > 0.3 && share < 1).toBe(true);
    expect(Object.values(declaredMarket(null)).every((value) => value === null)).toBe(true);
  });
});
