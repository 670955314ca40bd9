import { nextTick } from './tick-times.js';

it.each([
  { what: 'the first waits for the next multiple', now: 10_300, last: null, next: 11_000 },
  { what: 'after a tick in time the next multiple', now: 10_300, last: 10_000, next: 11_000 },
  { what: 'after one that took its whole length, at once', now: 11_000, last: 10_000, next: 11_000 },
  { what: 'after one that took longer, the multiple that passed', now: 11_050, last: 10_000, next: 11_000 },
  { what: 'after a standstill only the last that passed', now: 95_400, last: 10_000, next: 95_000 },
  { what: 'a timer that fired early comes back to its multiple', now: 10_999, last: 11_000, next: 11_000 },
])('$what', ({ now, last, next }) => expect(nextTick(now, last, 1000)).toBe(next));
