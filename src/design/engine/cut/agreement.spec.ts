import { standardBodies } from '../pattern/index.js';
import type { Garment } from '../spec.js';
import { completed, contradictions, isSensible, pairwise, SHARED, viewsOf, wordsOf } from './agreement.fixture.js';

/** One of each way that garments are built. */
const GARMENTS: readonly Garment[] = [
  'shirt',
  't-shirt',
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

/** Base designs whose own lengths are a few centimetres off those that are drawn; what is farther off a pattern says. */
const KNOWN = [
  'waistcoat · hip · long · zip · no collar',
  'jacket · three-quarter',
  'denim-jacket · hip · long · buttons · no collar',
  'denim-jacket · mini · pullover · no closure=buttons',
  'trousers · short · buttons',
  'trousers · midi · short · snaps · no pockets',
  'trousers · ankle · short · open-front · no collar',
  'skirt · mini · long · buttons · no hood',
  'skirt · midi · sleeveless · double-breasted',
];

it('pattern, flats and picture show one garment', async () => {
  const body = (await standardBodies('women'))[4];
  const found: string[] = [];
  for (const order of ORDERS) {
    const words = contradictions(await viewsOf(completed(order), body), order);
    if (words.length > 0) found.push(`${wordsOf(order)}: ${words.join('; ')}`);
  }
  expect(ORDERS.length).toBeGreaterThan(100);
  expect(ORDERS.length).toBeLessThanOrEqual(150);
  expect(found.filter((one) => !KNOWN.some((known) => one.startsWith(`${known}: hem: pattern`)))).toEqual([]);
  expect(found).toHaveLength(KNOWN.length);
}, 300_000);
