import {
  EXPOSURE_EVERY_MS,
  heldFraction,
  observeExposures,
  startExposures,
  turnoverRate,
  type ExposureHistory,
} from './exposure-history.js';

const after = (books: readonly (readonly number[])[], every = EXPOSURE_EVERY_MS): ExposureHistory =>
  books.reduce((history, book, i) => observeExposures(history, book, i * every), startExposures());
const times = (count: number, book: (i: number) => number[]): number[][] =>
  Array.from({ length: count }, (_, i) => book(i));
/** The part of a book that the next ten minutes replace. */
const replaced = (history: ExposureHistory): number => 1 - Math.exp(-turnoverRate(history) * EXPOSURE_EVERY_MS);

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

  it('says three tenths in ten minutes before anything is seen, and comes to what is seen', () => {
    expect(replaced(startExposures())).toBeCloseTo(0.3, 9);
    expect(replaced(after([[1, 0]]))).toBeCloseTo(0.3, 9);
    const [still, restless] = [after(times(400, () => [1, -1])), after(times(400, (i) => [i % 2, (i + 1) % 2]))];
    expect(replaced(still)).toBeCloseTo((0.3 * 3) / (3 + 50), 2);
    expect(replaced(restless)).toBeGreaterThan(0.9);
    const half = after(times(400, (i) => [1, i % 2]));
    expect(replaced(half)).toBeCloseTo((0.3 * 3 + 50 / 3) / (3 + 50), 2);
  });

  it('weighs what was long ago less', () => {
    const [calm, wild] = [() => [1, 0], (i: number) => [i % 2, (i + 1) % 2]];
    const [calmed, roused] = [
      after([...times(60, wild), ...times(60, calm)]),
      after([...times(60, calm), ...times(60, wild)]),
    ];
    expect(replaced(calmed)).toBeLessThan(0.35);
    expect(replaced(roused)).toBeGreaterThan(0.6);
  });

  it('stands for less of the time the longer it is and the faster it turns', () => {
    expect(heldFraction(0, 1000)).toBe(1);
    expect(heldFraction(1e-3, 1000)).toBeCloseTo(1 - Math.exp(-1), 12);
    expect(heldFraction(2e-3, 1000)).toBeLessThan(heldFraction(1e-3, 1000));
    expect(heldFraction(1e-12, 1)).toBe(1);
  });
});
