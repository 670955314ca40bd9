import { rateLimitHeaders, retryHeaders } from './rate-limit-headers.js';
import type { CounterState } from './quota.types.js';

const NOW = 1_795_219_200_000;
const state = (used: number, limit: number, window: 'day' | 'lifetime' | 'hour'): CounterState => ({
  counter: { bucket: 'b', subject: 's', limit, window },
  used,
  resetsAt: window === 'lifetime' ? null : NOW / 1000 + 3600,
});

it('shows the tightest counter, as draft 11 writes it', () =>
  expect(rateLimitHeaders([state(0, 10, 'day'), state(3, 10, 'day')], NOW)).toEqual({
    'X-RateLimit-Limit': '10',
    'X-RateLimit-Remaining': '7',
    'X-RateLimit-Reset': String(NOW / 1000 + 3600),
    'RateLimit-Policy': '"daily";q=10;w=86400',
    RateLimit: '"daily";r=7;t=3600',
  }));

it('has neither window nor reset for a lifetime, and nothing where nothing counts', () => {
  expect(rateLimitHeaders([state(12, 10, 'lifetime')], NOW)).toEqual({
    'X-RateLimit-Limit': '10',
    'X-RateLimit-Remaining': '0',
    'RateLimit-Policy': '"lifetime";q=10',
    RateLimit: '"lifetime";r=0',
  });
  expect(rateLimitHeaders([], NOW)).toEqual({});
});

it.each([
  [1, { 'Retry-After': '1' }],
  [60, { 'Retry-After': '60' }],
  [61, { 'Retry-After': '61', 'x-should-retry': 'false' }],
  [null, { 'x-should-retry': 'false' }],
])('a wait of %p seconds is told as %j', (seconds, headers) => expect(retryHeaders(seconds)).toEqual(headers));
