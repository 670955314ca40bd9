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

/** Null is as if absent: then any of the three is what lacks; of several each is one too many. */
it.each([
  [{}, ['quantity', 'notional_usd', 'equity_pct']],
  [{ notional_usd: undefined }, ['quantity', 'notional_usd', 'equity_pct']],
  [{ notional_usd: 100, equity_pct: 5 }, ['notional_usd', 'equity_pct']],
  [{ quantity: 1, notional_usd: 100 }, ['quantity', 'notional_usd']],
])('an entry sized by %j is refused by %j', (sizes, paths) =>
  expect(problemsOf({ symbol: 'BTC', signal: 'BUY', ...sizes })).toEqual(
    paths.map((path) => ({ path, message: expect.stringContaining('exactly one of') })),
  ),
);
