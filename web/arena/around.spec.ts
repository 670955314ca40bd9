import { around, intervalFor } from './around.js';

const START = Date.parse('2026-01-01T00:00:00.000Z');
const candles = Array.from({ length: 100 }, (_, i) => ({
  time: new Date(START + i * 60_000).toISOString(),
  open: 1,
  high: 2,
  low: 1,
  close: 2,
}));

describe('the candles around a fill', () => {
  test('hold the one in which it was made, and some before and after', () => {
    const shown = around(candles, START + 50.5 * 60_000).map(({ time }) => (Date.parse(time) - START) / 60_000);
    expect([shown[0], shown.at(-1), shown.includes(50)]).toEqual([26, 58, true]);
    expect(around(candles, START + 3 * 60_000)[0]).toBe(candles[0]);
    expect(around(candles, Date.parse(candles.at(-1)!.time) + 5).at(-1)).toBe(candles.at(-1));
  });

  test('are none where the candles do not reach so far back', () => expect(around(candles, START - 1)).toEqual([]));

  test('an older fill is looked at by longer ones, of which there are enough', () => {
    expect(intervalFor(0)).toEqual({ interval: '1m', limit: 25 });
    expect(intervalFor(400 * 60_000)).toEqual({ interval: '1m', limit: 425 });
    expect(intervalFor(600 * 60_000)).toEqual({ interval: '5m', limit: 145 });
    expect(intervalFor(1e9).limit).toBe(500);
  });
});
