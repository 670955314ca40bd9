import { highest, refundedCalls, tierAfter } from './tiers.js';

it.each([
  [['free', 'pro'], 'pro'],
  [['enterprise', 'pro', 'free'], 'enterprise'],
  [['beta'], 'beta'],
] as const)('of %j the highest is %s', (tiers, expected) => expect(highest(tiers)).toBe(expected));

it.each([
  ['pro', 'free', 'pro', [], 'free'],
  ['enterprise', 'free', 'enterprise', ['pro'], 'pro'],
  ['enterprise', 'free', 'pro', ['enterprise'], 'enterprise'],
  ['pro', 'pro', 'pro', [], 'pro'],
  ['pro', 'beta', 'pro', ['pro'], 'pro'],
  // The operator has raised or lowered it by hand: that stays.
  ['enterprise', 'free', 'pro', [], 'enterprise'],
  ['free', 'beta', 'pro', [], 'free'],
] as const)('%s (before %s) falls, when %s ends and %j go on, to %s', (now, base, ending, others, expected) =>
  expect(tierAfter(now, base, ending, others)).toBe(expected),
);

it.each([
  [100, 100, 100, 100],
  [100, 50, 100, 50],
  [100, 1, 300, 1],
  [100, 0, 100, 0],
  [100, 500, 100, 100],
])('of %d calls %d cents of %d undo %d', (calls, refunded, price, expected) =>
  expect(refundedCalls(calls, refunded, price)).toBe(expected),
);
