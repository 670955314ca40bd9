import { CATEGORY } from '../garments/index.js';
import { standardBodies } from '../make/pattern/index.js';
import type { Garment } from '../garments/spec.js';
import { completed, contradictions, sampled, SHARED, viewsOf, wordsOf } from './agreement.fixture.js';

const GARMENTS = Object.keys(CATEGORY) as Garment[];
const ORDERS = sampled({ garment: GARMENTS, ...SHARED }, 2000);

it('pattern, flats and picture show one garment, whatever is ordered', async () => {
  const body = (await standardBodies('women'))[4];
  const found: string[] = [];
  for (const order of ORDERS) {
    const words = contradictions(await viewsOf(completed(order), body), order);
    if (words.length > 0) found.push(`${wordsOf(order)}: ${words.join('; ')}`);
  }
  expect(ORDERS).toHaveLength(2000);
  expect(found).toEqual([]);
}, 1_800_000);
