import { Rounds } from './rounds.js';

const EVERY_MS = 1000;

describe('rounds', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('come by the clock until they end', async () => {
    let rounds = 0;
    const sweeping = new Rounds(EVERY_MS, () => Promise.resolve(void rounds++));
    sweeping.begin();
    expect(rounds).toBe(0);
    await jest.advanceTimersByTimeAsync(3 * EVERY_MS);
    await sweeping.end();
    await jest.advanceTimersByTimeAsync(3 * EVERY_MS);
    expect(rounds).toBe(3);
  });

  it('are one at a time, and whoever asks for one meanwhile gets that one; the end waits for it', async () => {
    const told: string[] = [];
    let done = (): void => undefined;
    const work = async (): Promise<void> => {
      told.push('begun');
      await new Promise<void>((resolve) => (done = resolve));
      told.push('done');
    };
    const sweeping = new Rounds(EVERY_MS, work);
    sweeping.begin();
    await jest.advanceTimersByTimeAsync(5 * EVERY_MS);
    const asked = sweeping.now();
    const ended = sweeping.end().then(() => told.push('ended'));
    await jest.advanceTimersByTimeAsync(EVERY_MS);
    expect(told).toEqual(['begun']);
    done();
    await Promise.all([asked, ended]);
    expect(told).toEqual(['begun', 'done', 'ended']);
  });

  it('tell of a failure by the clock and throw it to whoever asks; the next one comes', async () => {
    const told: unknown[] = [];
    const sweeping = new Rounds(
      EVERY_MS,
      () => Promise.reject(new Error('away')),
      (error) => told.push(error),
    );
    sweeping.begin();
    await jest.advanceTimersByTimeAsync(2 * EVERY_MS);
    expect(told).toEqual([new Error('away'), new Error('away')]);
    await expect(sweeping.now()).rejects.toThrow('away');
    await sweeping.end();
  });
});
