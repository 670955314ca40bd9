import { standardBodies } from '../pattern/index.js';
import type { Garment } from '../spec.js';
import { completed, contradictions, isSensible, pairwise, SHARED, viewsOf, wordsOf } from './agreement.fixture.js';

/** One of each way that garments are built. */
const GARMENTS: readonly Garment[] = [
  'shirt',
  't-shirt',
  'polo',
  'tank-top',
  'cardigan',
  'hoodie',
  'waistcoat',
  'blazer',
  'jacket',
  'denim-jacket',
  'parka',
  'coat',
  'dress',
  'jumpsuit',
  'trousers',
  'skirt',
];

const ORDERS = pairwise({ garment: GARMENTS, ...SHARED }).filter(isSensible);

it('pattern, flats and picture show one garment', async () => {
  const body = (await standardBodies('women'))[4];
  const found: string[] = [];
  for (const order of ORDERS) {
    const words = contradictions(await viewsOf(completed(order), body), order);
    if (words.length > 0) found.push(`${wordsOf(order)}: ${words.join('; ')}`);
  }
  expect(ORDERS.length).toBeGreaterThan(100);
  expect(ORDERS.length).toBeLessThanOrEqual(150);
  expect(found).toEqual([]);
}, 300_000);
