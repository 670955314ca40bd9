import { CATEGORY } from '../garments/index.js';
import type { Garment } from '../garments/spec.js';
import { contradicted, sampled, SHARED } from './agreement.fixture.js';

const GARMENTS = Object.keys(CATEGORY) as Garment[];
const ORDERS = sampled({ garment: GARMENTS, ...SHARED }, 2000);

it('pattern, flats and picture show one garment, whatever is ordered', async () => {
  expect(ORDERS).toHaveLength(2000);
  expect(await contradicted(ORDERS)).toEqual([]);
}, 1_800_000);
