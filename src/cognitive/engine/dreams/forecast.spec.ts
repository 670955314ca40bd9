import { availability } from '../memory/activation.js';
import { forgetRow, isForetold, look, newForecast, read } from './forecast.js';

describe('what is foretold of a row', () => {
  const uses = { n: 9, first: 10, recent: [90_000, 40_000, 39_000] };
  const value = (at: number): number => (0.1 * (0.25 + availability(uses, at))) ** 0.6;

  it('is within a millionth of the function itself, for an eighth of the time since the newest use', () => {
    const forecast = newForecast(3);
    const now = 100_000;
    look(forecast, 1, now, now - 90_000, value);
    expect(isForetold(forecast, 1, now + 1250)).toBe(true);
    expect(isForetold(forecast, 1, now + 1251)).toBe(false);
    for (let at = now; at <= now + 1250; at += 50)
      expect(Math.abs(read(forecast, 1, at) / value(at) - 1)).toBeLessThan(1e-6);
  });

  it('is forgotten, and never known of other rows', () => {
    const forecast = newForecast(2);
    look(forecast, 0, 1000, 800, value);
    expect(isForetold(forecast, 1, 1000)).toBe(false);
    forgetRow(forecast, 0);
    expect(isForetold(forecast, 0, 1000)).toBe(false);
  });
});
