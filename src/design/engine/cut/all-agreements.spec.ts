import { contradicted, ORDERS, OTHERS } from './agreement.fixture.js';

it('pattern, flats and picture show one garment, whatever pair of its attributes is ordered', async () => {
  expect(ORDERS.length).toBeGreaterThan(100);
  expect(ORDERS.length).toBeLessThanOrEqual(150);
  expect(await contradicted(ORDERS.filter((_, i) => i % 4 !== 0))).toEqual([]);
}, 300_000);

it('and so they do where it is built like nothing else', async () => {
  expect(OTHERS.length).toBeGreaterThan(25);
  expect(await contradicted(OTHERS.filter((_, i) => i % 4 !== 0))).toEqual([]);
}, 300_000);
