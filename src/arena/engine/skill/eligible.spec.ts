import { countedEntries, HOUSE_OPERATOR, type Entry } from './entries.js';
import { holdFrom, LEAST_EXPOSURE, meanExposure, startHolding } from './exposure-time.js';

const entry = (id: string, at: number, operator: string | null = null, address: string | null = null): Entry => ({
  id,
  operator,
  address,
  registeredAt: at,
});
const LIMITS = { perOperator: 3, perAddress: 2 };

describe('who counts', () => {
  it('exposure is averaged over time, from entry until now', () => {
    const held = holdFrom(holdFrom(startHolding(1_000), 2_000, 0.8), 3_000, 0);
    expect(meanExposure(held, 1_000, 5_000)).toBeCloseTo(0.2, 12);
    expect(meanExposure(startHolding(0, 0.5), 0, 4_000)).toBe(0.5);
    expect(meanExposure(startHolding(7, 0.5), 7, 7)).toBe(0);
  });

  it('twenty dollars of ten thousand are not enough, however long', () => {
    const held = holdFrom(startHolding(0), 0, 20 / 10_000);
    expect(meanExposure(held, 0, 3_600_000)).toBeLessThan(LEAST_EXPOSURE);
  });

  it('of one operator the first registered, whatever their addresses and the order of the list', () => {
    const four = [4, 2, 3, 1].map((k) => entry(`e${k}`, k, 'one', `10.0.0.${k}`));
    expect([...countedEntries(four, LIMITS)].sort()).toEqual(['e1', 'e2', 'e3']);
  });

  it('of the house every guest that it has invited', () => {
    const guests = [1, 2, 3, 4, 5].map((k) => entry(`g${k}`, k, HOUSE_OPERATOR));
    expect(countedEntries(guests, LIMITS).size).toBe(5);
  });

  it('of one address those without an operator; an operator behind it counts for itself', () => {
    const list = [
      entry('a', 1, null, 'x'),
      entry('b', 2, 'one', 'x'),
      entry('c', 3, null, 'x'),
      entry('d', 4, null, 'x'),
    ];
    expect([...countedEntries(list, LIMITS)].sort()).toEqual(['a', 'b', 'c']);
  });

  it('an operator and an address of the same name are two', () => {
    const list = [1, 2].flatMap((k) => [entry(`o${k}`, k, 'x'), entry(`a${k}`, k, null, 'x')]);
    expect(countedEntries(list, { perOperator: 1, perAddress: 1 })).toEqual(new Set(['a1', 'o1']));
  });

  it('of one confirmed e-mail address the first registered, wherever they came from; a name goes before it', () => {
    const boxed = (k: number, operator: string | null = null): Entry => ({
      ...entry(`m${k}`, k, operator, `10.0.0.${k}`),
      mailbox: 'box',
    });
    const list = [boxed(5), boxed(4), boxed(3), boxed(2), boxed(1, 'one')];
    expect([...countedEntries(list, LIMITS)].sort()).toEqual(['m1', 'm2', 'm3', 'm4']);
  });

  it('who enters later takes no place from those who count already, however early it was registered', () => {
    const list = [1, 2, 3].map((k) => entry(`a${k}`, k, null, 'x'));
    expect(countedEntries([list[0], list[1]], LIMITS, [list[2]])).toEqual(new Set(['a1']));
  });

  it('nobody is left out for what is not known of it', () =>
    expect(countedEntries([entry('a', 1), entry('b', 1), entry('c', 1), entry('d', 1)], LIMITS).size).toBe(4));
});
