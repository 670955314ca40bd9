import { isoTime, utcDayStart } from './clock.js';

const at = (iso: string): number => Date.parse(iso);

it.each([
  ['2026-11-23T00:00:00.000Z', '2026-11-23T00:00:00.000Z'],
  ['2026-11-23T23:59:59.999Z', '2026-11-23T00:00:00.000Z'],
  ['1970-01-01T00:00:00.001Z', '1970-01-01T00:00:00.000Z'],
  ['1969-12-31T23:59:59.999Z', '1969-12-31T00:00:00.000Z'],
])('%s belongs to the day that begins at %s', (time, start) => expect(isoTime(utcDayStart(at(time)))).toBe(start));
