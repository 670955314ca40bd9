import { DomainError } from '../../common/kernel/errors.js';
import type { DecisionDto } from './decision.dto.js';
import { requestOf } from './decision.request.js';

const bid = (symbol: string, limit_price: number): DecisionDto => ({
  actions: [{ symbol, signal: 'BUY', notional_usd: 100, order_type: 'limit', limit_price }],
});

const problemsOf = (dto: DecisionDto): unknown => {
  try {
    requestOf(dto);
    return null;
  } catch (error) {
    return error instanceof DomainError ? error.extras?.errors : error;
  }
};

it.each([
  ['BTC', 0.000001, 0.1],
  ['BTC-USD', 0.0999, 0.1],
  ['eth/usd', 0.009, 0.01],
  ['XRP', 0.000009, 0.00001],
])('%s: a limit of %p is below the tick of %p and is refused by name', (symbol, limit, tick) =>
  expect(problemsOf(bid(symbol, limit))).toMatchObject([
    { path: 'actions.0.limit_price', message: expect.stringContaining(`at least ${tick}`) },
  ]),
);

it.each([
  ['BTC', 0.1],
  ['DOGE', 0.000001],
  ['NOPE', 0.000001],
])('%s: a limit of %p is taken', (symbol, limit) => expect(problemsOf(bid(symbol, limit))).toBeNull());
