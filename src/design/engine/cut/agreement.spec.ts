import { contradicted, NAMED, ORDERS, OTHERS } from './agreement.fixture.js';

/** A quarter of the orders; the others are in `all-agreements.spec.ts`. */
const quarter = <T>(orders: readonly T[]): T[] => orders.filter((_, i) => i % 4 === 0);

it('pattern, flats and picture show one garment', async () => {
  expect(quarter(ORDERS).length).toBeGreaterThan(25);
  expect(await contradicted(quarter(ORDERS))).toEqual([]);
}, 300_000);

it('and so they do where it is built like nothing else', async () => {
  expect(await contradicted(quarter(OTHERS))).toEqual([]);
}, 300_000);

it('and so they do where a trade name means a cut of its own', async () => {
  expect(await contradicted(NAMED)).toEqual([]);
}, 300_000);
