import type { Cause } from './causes.js';
import { lastDays, statusOf, type Measured } from './status.view.js';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const NOTHING: Measured = { days: [], last: [], incidents: [], open: new Map(), league: null };
const at = (text: string) => new Date(text);
const incident = (closed: Date | null, cause: Cause = 'redis') => ({
  id: 'a',
  cause,
  opened_at: at('2026-03-01T11:00:00Z'),
  closed_at: closed,
});
const answered = (ms: number, minutesAgo: number) => ({
  interface: 'arena',
  at: new Date(NOW - minutesAgo * 60_000),
  ms,
});

test('ninety days, today last, over the end of a February', () => {
  const days = lastDays(90, NOW);
  expect([days.length, days[0], days[88], days[89]]).toEqual([90, '2025-12-02', '2026-02-28', '2026-03-01']);
});

test('where nothing was measured nothing is said', () => {
  const { status, interfaces, incidents } = statusOf(NOTHING, ['arena'], 90, NOW);
  expect([status, interfaces[0].status, interfaces[0].availability, incidents]).toEqual([
    'unknown',
    'unknown',
    null,
    [],
  ]);
  expect(
    interfaces[0].days.every(({ asked, availability, p50_ms }) => !asked && availability === null && p50_ms === null),
  ).toBe(true);
});

test('days are weighed by their minutes, and rounding never makes a failure whole', () => {
  const day = { interface: 'arena', p50: 3, p95: 9 };
  const days = [
    { ...day, day: '2026-02-28', asked: 1440, failed: 0 },
    { ...day, day: '2026-03-01', asked: 60, failed: 15 },
    { ...day, day: '2025-11-30', asked: 10, failed: 10 },
  ];
  const [{ availability, days: shown }] = statusOf({ ...NOTHING, days }, ['arena'], 90, NOW).interfaces;
  expect(availability).toBe(0.99);
  expect(shown.slice(-2).map((one) => [one.availability, one.p50_ms, one.p95_ms])).toEqual([
    [1, 3, 9],
    [0.75, 3, 9],
  ]);
  const nearly = { ...NOTHING, days: [{ ...day, day: '2026-03-01', asked: 10_000_000, failed: 1 }] };
  expect(statusOf(nearly, ['arena'], 90, NOW).interfaces[0].availability).toBe(0.999999);
});

test.each([
  ['a fresh good answer', [answered(4, 1)], [], 'ok', 'ok'],
  ['an old one', [answered(4, 6)], [], 'unknown', 'unknown'],
  ['a failed minute that is no incident yet', [answered(-1, 1)], [], 'down', 'ok'],
  ['an incident', [answered(4, 1)], [incident(null)], 'ok', 'degraded'],
  ['one that takes answers away', [answered(-1, 1)], [incident(null, 'database')], 'down', 'down'],
  ['one that is over', [answered(4, 1)], [incident(at('2026-03-01T11:05:00Z'))], 'ok', 'ok'],
])('%s', (_name, last, incidents, one, all) => {
  const told = statusOf({ ...NOTHING, last, incidents }, ['arena'], 90, NOW);
  expect([told.interfaces[0].status, told.status]).toEqual([one, all]);
});

test('not everything answers while the league is paused, from the first second and before it is an incident', () => {
  const all = (league: Measured['league'], incidents: Measured['incidents'] = []) =>
    statusOf({ ...NOTHING, last: [answered(4, 1)], league, incidents }, ['arena'], 90, NOW);
  expect([all('running').status, all('running').league]).toEqual(['ok', 'running']);
  expect([all('paused').status, all('paused').league]).toEqual(['degraded', 'paused']);
  expect(all('paused', [incident(null, 'database')]).status).toBe('down');
});

test('what this process found wrong is told before it is written, and once', () => {
  const open = new Map<Cause, number>([['redis', NOW - 1000]]);
  expect(statusOf({ ...NOTHING, open }, [], 90, NOW).incidents).toHaveLength(1);
  expect(statusOf({ ...NOTHING, open, incidents: [incident(null)] }, [], 90, NOW).incidents).toHaveLength(1);
  const over = incident(at('2026-03-01T11:05:00Z'));
  expect(statusOf({ ...NOTHING, open, incidents: [over] }, [], 90, NOW).incidents).toHaveLength(2);
});
