import { trafficBetween, type Tally } from './traffic.js';

const tally = (at: number, count: number, failed: number, ...within: [number, number][]): Tally => ({
  at,
  count,
  failed,
  within: [...within, [Infinity, count]],
});
const EMPTY = tally(0, 0, 0, [0.01, 0], [0.1, 0]);

test.each([
  ['nothing', EMPTY, tally(10_000, 0, 0, [0.01, 0], [0.1, 0]), [10, 0, null, null]],
  ['all fast', EMPTY, tally(10_000, 100, 0, [0.01, 100], [0.1, 100]), [10, 10, 10, 0]],
  ['one of fifty slow, half of them failed', EMPTY, tally(10_000, 100, 1, [0.01, 98], [0.1, 100]), [10, 10, 55, 0.01]],
  ['slower than the last bound', EMPTY, tally(10_000, 100, 0, [0.01, 0], [0.1, 50]), [10, 10, 100, 0]],
  [
    'only what came in between',
    tally(5000, 90, 0, [0.01, 0], [0.1, 90]),
    tally(10_000, 100, 10, [0.01, 10], [0.1, 100]),
    [5, 2, 10, 1],
  ],
])('%s', (_name, older, newer, [seconds, rate, p99, errors]) =>
  expect(trafficBetween(older as Tally, newer as Tally)).toEqual({
    window_seconds: seconds,
    requests_per_second: rate,
    p99_ms: p99,
    error_share: errors,
  }),
);
