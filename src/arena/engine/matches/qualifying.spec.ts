import { EXPOSURE_EVERY_MS, observeExposures, startExposures, type ExposureHistory } from './exposure-history.js';
import { outlookOf, type Qualifying } from './qualifying.js';

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** A day in which so many fills are made in each stretch of ten minutes, and so much is held at its end. */
const pastOf = (
  fills: (stretch: number) => number,
  gross: (stretch: number) => number,
  length = 144,
): ExposureHistory => {
  let [history, counted] = [observeExposures(startExposures(), [gross(0)], 0, 0), 0];
  for (let k = 1; k <= length; k++) {
    counted += fills(k - 1);
    history = observeExposures(history, [gross(k)], k * EXPOSURE_EVERY_MS, counted);
  }
  return history;
};

const outlook = (over: Partial<Qualifying>, left = HOUR): ReturnType<typeof outlookOf> =>
  outlookOf(
    { trades: 0, exposure: 1, gross: 1, passed: 0, history: startExposures(), fills: 0, age: 0, ...over },
    left,
  );
const at = (over: Partial<Qualifying>, left = HOUR): number => outlook(over, left).chance;

describe('the chance to qualify', () => {
  it.each([
    [3, 0.05, 1],
    [2, 1, 0],
    [9, 0.0499, 0],
  ])('at the end is whether it does: %p trades, %p held', (trades, exposure, chance) =>
    expect(at({ trades, exposure, passed: HOUR }, 0)).toBe(chance),
  );

  it('is how often one has traded enough in as much time: bursts are not a steady pace', () => {
    const steady = pastOf(
      (k) => (k % 2 === 0 ? 1 : 0),
      () => 1,
    );
    const bursts = pastOf(
      (k) => (k % 36 === 0 ? 18 : 0),
      () => 1,
    );
    const seen = { fills: 72, age: 24 * HOUR };
    expect(at({ history: steady, ...seen })).toBeGreaterThan(0.95);
    expect(at({ history: bursts, ...seen })).toBeCloseTo(6 / 36, 1);
  });

  it('is told by what came after half hours as busy as the last', () => {
    const spells = (length: number): ExposureHistory =>
      pastOf(
        (k) => (k % 48 < 24 ? 1 : 0),
        () => 1,
        length,
      );
    expect(at({ history: spells(130), fills: 72, age: 22 * HOUR }, HOUR / 2)).toBeLessThan(0.2);
    expect(at({ history: spells(106), fills: 59, age: 18 * HOUR }, HOUR / 2)).toBeGreaterThan(0.75);
  });

  it('comes with the fills that are still to come where it qualifies', () => {
    const bursts = pastOf(
      (k) => (k % 36 === 0 ? 18 : 0),
      () => 1,
    );
    const past = { history: bursts, fills: 72, age: 24 * HOUR };
    expect(outlook({ ...past }).fills).toBeGreaterThan(12);
    expect(outlook({ ...past, trades: 3 }).fills).toBeLessThan(6);
    expect(outlook({ ...past, trades: 3 }, 0).fills).toBe(0);
    expect(outlook({}).fills).toBeGreaterThanOrEqual(3);
  });

  it('is how often one has held enough, where little is held now', () => {
    const seen = { trades: 3, gross: 0, exposure: 0, fills: 200, age: 24 * HOUR };
    const often = pastOf(
      (k) => k % 2,
      (k) => (k % 2 === 0 ? 1 : 0),
    );
    const never = pastOf(
      (k) => k % 2,
      () => 0.001,
    );
    expect(at({ history: often, ...seen })).toBeGreaterThan(0.9);
    expect(at({ history: never, ...seen })).toBeLessThan(0.2);
  });

  it('is certain for who holds and has traded, whatever its past', () =>
    expect(
      at({
        trades: 3,
        history: pastOf(
          () => 0,
          () => 1,
        ),
      }),
    ).toBe(1));

  it('of a newcomer falls while it does not trade, and is lost with the time', () => {
    const after = (minutes: number) =>
      at({ trades: 1, fills: 1, age: minutes * MINUTE, passed: minutes * MINUTE }, (60 - minutes) * MINUTE);
    const chances = [1, 10, 20, 30, 45, 59].map(after);
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    expect(chances[0]).toBeGreaterThan(0.2);
    expect(chances.at(-1)).toBeLessThan(0.02);
  });

  it('of a past shorter than the time left is reckoned at its pace', () => {
    const hour = pastOf(
      () => 1,
      () => 1,
      6,
    );
    expect(at({ history: hour, fills: 6, age: HOUR }, 7 * 24 * HOUR)).toBeGreaterThan(0.99);
  });

  it('asks for no exposure where matches were won by return', () =>
    expect(at({ trades: 3, exposure: Infinity, gross: 0 })).toBe(1));

  it('takes what was stored before stretches were kept', () => {
    const { stretches: _, ...old } = pastOf(
      () => 1,
      () => 1,
    );
    const chance = at({ history: old, fills: 100, age: 24 * HOUR });
    expect(chance).toBeGreaterThan(0.5);
    expect(observeExposures(old, [1], old.at + EXPOSURE_EVERY_MS, 7).stretches).toEqual({
      fills: [],
      gross: [],
      counted: 7,
    });
  });
});
