import {
  EXPOSURE_EVERY_MS,
  heldFraction,
  observeExposures,
  startExposures,
  turnoverOf,
  type ExposureHistory,
} from './exposure-history.js';

const after = (books: readonly (readonly number[])[], every = EXPOSURE_EVERY_MS): ExposureHistory =>
  books.reduce((history, book, i) => observeExposures(history, book, i * every), startExposures());
const times = (count: number, book: (i: number) => number[]): number[][] =>
  Array.from({ length: count }, (_, i) => book(i));
/** How often a book is replaced in ten minutes, on average. */
const rate = (history: ExposureHistory): number => {
  const { replaced, time } = turnoverOf(history);
  return (replaced / time) * EXPOSURE_EVERY_MS;
};

describe('what books a participant has held', () => {
  it('is looked at every ten minutes, and kept for five hours and a third', () => {
    const often = after(
      times(61, (i) => [i]),
      60_000,
    );
    expect(often.books).toEqual([[0], [10], [20], [30], [40], [50], [60]]);
    const long = after(times(50, (i) => [i]));
    expect([long.books.length, long.books[0], long.books.at(-1)]).toEqual([32, [18], [49]]);
  });

  it('says half a time in half an hour before anything is seen, and comes to what is seen', () => {
    expect(rate(startExposures())).toBeCloseTo(0.5 / 3, 9);
    expect(rate(after([[1, 0]]))).toBeCloseTo(0.5 / 3, 9);
    const [still, restless] = [after(times(400, () => [1, -1])), after(times(400, (i) => [i % 2, (i + 1) % 2]))];
    expect(rate(still)).toBeCloseTo(0.5 / 53, 4);
    expect(rate(restless)).toBeGreaterThan(3);
    const half = after(times(400, (i) => [1, i % 2]));
    expect(rate(half)).toBeCloseTo((0.5 - 50 * Math.log(2 / 3)) / 53, 2);
  });

  it('weighs what was long ago less', () => {
    const [calm, wild] = [() => [1, 0], (i: number) => [i % 2, (i + 1) % 2]];
    const [calmed, roused] = [
      after([...times(60, wild), ...times(60, calm)]),
      after([...times(60, calm), ...times(60, wild)]),
    ];
    expect(rate(calmed)).toBeLessThan(0.45);
    expect(rate(roused)).toBeGreaterThan(0.9);
  });

  it('stands for less of the time the longer it is and the faster it turns', () => {
    const known = (perMs: number) => ({ replaced: 1e9 * perMs, time: 1e9 });
    expect(heldFraction(known(1e-3), 1000)).toBeCloseTo(1 - Math.exp(-1), 5);
    expect(heldFraction(known(2e-3), 1000)).toBeLessThan(heldFraction(known(1e-3), 1000));
    expect(heldFraction(known(1e-12), 1)).toBeCloseTo(1, 9);
    expect(heldFraction({ replaced: 1, time: 1000 }, 2000)).toBeCloseTo(Math.log(3) / 2, 9);
    expect(heldFraction({ replaced: 1.000001, time: 1000 }, 2000)).toBeCloseTo(Math.log(3) / 2, 5);
  });

  it('is believed of who holds still the sooner the less else is known: some never replace their book', () => {
    const DAY = 144 * EXPOSURE_EVERY_MS;
    const held = (hours: number) => heldFraction(turnoverOf(after(times(6 * hours + 1, () => [1]))), DAY);
    expect(held(0)).toBeLessThan(0.3);
    expect(held(1)).toBeGreaterThan(0.35);
    expect(held(6)).toBeGreaterThan(0.55);
    expect(heldFraction(turnoverOf(after(times(7, (i) => [i % 2 ? 1 : -1]))), DAY)).toBeLessThan(0.05);
  });
});
