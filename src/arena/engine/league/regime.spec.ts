import { INSTRUMENTS } from '../instruments.js';
import { advance, genesis, rawPrice, YEAR_MS } from '../market/index.js';
import type { Candle } from '../types.js';
import { REGIMES, regimeOf } from './regime.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** An hour of minutes in all markets; `path` gives log prices by minute 0–60 in long-run deviations of an hour. */
function hour(path: (minute: number) => number): Candle[][] {
  return INSTRUMENTS.map(({ genesis_price, volatility }) => {
    const deviation = volatility * Math.sqrt(HOUR / YEAR_MS);
    const price = (minute: number): number => genesis_price * Math.exp(deviation * path(minute));
    return Array.from({ length: 60 }, (_, k) => {
      const [open, close] = [price(k), price(k + 1)];
      return { time: k * MINUTE, open, close, high: Math.max(open, close), low: Math.min(open, close), volume_usd: 0 };
    });
  });
}

/** To and fro by a step that gives the long-run volatility times `size`. */
const waves = (size: number) => (minute: number) => (minute % 2) * size * Math.sqrt(1 / 60);

describe('the regime of a match', () => {
  it.each([
    ['crash', (k: number) => (k < 30 ? 0 : -0.1 * (k - 30))],
    ['volatile', waves(2)],
    ['bull', (k: number) => (1.5 * k) / 60],
    ['bear', (k: number) => (-1.5 * k) / 60],
    ['trend', (k: number) => (-0.6 * k) / 60],
    ['calm', waves(0.3)],
    ['range', waves(1)],
    ['range', (k: number) => 2 * Math.sin((k / 60) * 2 * Math.PI) + waves(0.9)(k)],
  ] as const)('%s', (regime, path) => expect(regimeOf(hour(path), MINUTE)).toBe(regime));

  it('does not call a fall that was made good a crash, nor an empty match anything', () => {
    expect(
      regimeOf(
        hour((k) => -0.1 * Math.min(k, 60 - k)),
        MINUTE,
      ),
    ).not.toBe('crash');
    expect(regimeOf([], MINUTE)).toBe('calm');
  });

  it('happen all in the simulated market, none nearly always', () => {
    const start = Date.UTC(2026, 0, 5);
    const market = genesis(start, 'regimes');
    const prices = (): number[] => INSTRUMENTS.map((_, i) => rawPrice(market, i));
    const seen = new Map<string, number>();
    for (let h = 0; h < 1_500; h++) {
      const hours: number[][] = [prices()];
      for (let k = 1; k <= 60; k++) {
        advance(market, start + h * HOUR + k * MINUTE);
        hours.push(prices());
      }
      const candles = INSTRUMENTS.map((_, i) =>
        hours.slice(1).map((now, k) => {
          const [open, close] = [hours[k][i], now[i]];
          return { time: k, open, close, high: open, low: close, volume_usd: 0 };
        }),
      );
      const regime = regimeOf(candles, MINUTE);
      seen.set(regime, (seen.get(regime) ?? 0) + 1);
    }
    expect([...seen.keys()].toSorted()).toEqual([...REGIMES].toSorted());
    expect(Math.max(...seen.values())).toBeLessThan(0.6 * 1_500);
    expect(Math.min(...seen.values())).toBeGreaterThan(5);
  });
});
