import { RETRY_SECONDS, retryDelayMs } from './retry.js';

describe('retries', () => {
  it('come after seconds first and hours in the end', () => {
    const delays = RETRY_SECONDS.map((_, i) => retryDelayMs(i + 1, 0.5));
    expect(delays).toEqual([5, 30, 120, 600, 3600, 10_800, 21_600].map((seconds) => seconds * 1000));
  });
  it('are spread by a fifth', () => {
    expect(retryDelayMs(1, 0)).toBe(4000);
    expect(retryDelayMs(1, 0.999_999)).toBe(6000);
  });
  it('end', () => expect(retryDelayMs(RETRY_SECONDS.length + 1, 0.5)).toBeNull());
  it('follow another schedule', () => {
    expect(retryDelayMs(1, 0.5, [1])).toBe(1000);
    expect(retryDelayMs(2, 0.5, [1])).toBeNull();
  });
});
