import { n, s } from '../filled.fixture.js';
import { readingOf } from '../reading.js';
import { tradesIn } from './trades.js';

const told = (text: string): unknown[][] =>
  tradesIn({ properties: { agent: s, symbol: s, quantity: n, price: n } }, readingOf(text), {
    start: 0,
    end: text.length,
  }).map((row) => [...row.told.values()].map((one) => one?.value));

it.each([
  ['Vega bought 2 BTC at 60,000 and Rook sold 1 ETH at 3,000.', [60_000, 3000]],
  ['Vega bought 12 BTC at 2 and Rook sold 2 ETH at 12.35.', [2, 12.35]],
  ['Vega köpte 2 BTC till 60 000 och Rook sålde 1 ETH till 3,5.', [60_000, 3.5]],
  ['Vega kaufte 2 BTC zu 1.250,50, Rook verkaufte 3 ETH zu 12.', [1250.5, 12]],
])('prices of %s', (text, prices) => expect(told(text).map((row) => row[3])).toEqual(prices));
