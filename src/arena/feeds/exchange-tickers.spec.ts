import { fetchAll, marketsOf, quoteOfTicker, redirected, type Exchange } from './exchange-tickers.js';

const NOW = 1_800_000_000_000;

describe('the quote of a ticker', () => {
  it.each([
    ['the middle of bid and ask', { bid: 99, ask: 101, last: 90 }, 100],
    ['the last price where neither is told', { last: 90 }, 90],
    ['crossed', { bid: 101, ask: 99, last: 100 }, Number.NaN],
    ['torn', { bid: 50, ask: 100, last: 100 }, Number.NaN],
    ['only one side', { bid: 100, last: 100 }, Number.NaN],
    ['zero', { bid: 0, ask: 0, last: 0 }, Number.NaN],
    ['negative', { bid: -2, ask: -1, last: -1 }, Number.NaN],
    ['not a number', { bid: Number.NaN, ask: Number.NaN, last: 5 }, Number.NaN],
    ['without end', { bid: Infinity, ask: Infinity }, Number.NaN],
    ['nothing', {}, Number.NaN],
  ])('%s', (_, ticker, price) => expect(quoteOfTicker(ticker, NOW).price).toBe(price));

  it('is as old as the exchange says, but never newer than its arrival', () => {
    expect(quoteOfTicker({ last: 1, timestamp: NOW - 60_000 }, NOW).at).toBe(NOW - 60_000);
    expect(quoteOfTicker({ last: 1, timestamp: NOW + 60_000 }, NOW).at).toBe(NOW);
    expect(quoteOfTicker({ last: 1 }, NOW).at).toBe(NOW);
    expect(quoteOfTicker({ last: 1, timestamp: Number.NaN }, NOW).at).toBe(NOW);
  });
});

it('prefers dollars, then USDT, then USDC, spot and active', () => {
  const listed = {
    'BTC/USD': { spot: true, active: true },
    'BTC/USDT': { spot: true, active: true },
    'ETH/USD': { spot: false },
    'ETH/USDT': { spot: true },
    'SOL/USD': { active: false },
    'SOL/USDC': {},
    'BNB/EUR': {},
  };
  expect([...marketsOf(listed)]).toEqual([
    ['BTC/USD', 'BTC/USD'],
    ['ETH/USD', 'ETH/USDT'],
    ['SOL/USD', 'SOL/USDC'],
  ]);
});

it('points all addresses at another server and keeps their paths', () =>
  expect(
    redirected(
      { public: 'https://api.{hostname}/v1', nested: { spot: 'https://a.example' }, n: 1 },
      'http://127.0.0.1:9/',
    ),
  ).toEqual({ public: 'http://127.0.0.1:9/v1', nested: { spot: 'http://127.0.0.1:9' }, n: 1 }));

it('asks one by one where there is no list', async () => {
  const exchange = {
    has: { fetchTickers: false },
    fetchTicker: (symbol: string) => Promise.resolve({ symbol, last: 1 }),
  };
  const found = await fetchAll(exchange as unknown as Exchange, ['BTC/USD', 'ETH/USDT']);
  expect([...found.keys()]).toEqual(['BTC/USD', 'ETH/USDT']);
});
