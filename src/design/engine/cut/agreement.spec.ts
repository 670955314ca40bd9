import { standardBodies } from '../make/pattern/index.js';
import type { Garment } from '../garments/spec.js';
import {
  completed,
  contradictions,
  isSensible,
  pairwise,
  SHARED,
  viewsOf,
  wordsOf,
  type Order,
} from './agreement.fixture.js';

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

/** What is built like nothing else. */
const OWN_WAY: readonly Garment[] = [
  'kimono',
  'robe',
  'swimwear',
  'bodysuit',
  'underwear',
  'tights',
  'overalls',
  'cape',
  'poncho',
  'apron',
  'pyjamas',
];

const ORDERS = pairwise({ garment: GARMENTS, ...SHARED }).filter(isSensible);
/** Every other: all of them, and two thousand more, are in the long test. */
const OTHERS = pairwise({ garment: OWN_WAY, ...SHARED })
  .filter(isSensible)
  .filter((_, i) => i % 2 === 0);

async function contradicted(orders: readonly Order[]): Promise<string[]> {
  const body = (await standardBodies('women'))[4];
  const found: string[] = [];
  for (const order of orders) {
    const words = contradictions(await viewsOf(completed(order), body), order);
    if (words.length > 0) found.push(`${wordsOf(order)}: ${words.join('; ')}`);
  }
  return found;
}

it('pattern, flats and picture show one garment', async () => {
  expect(ORDERS.length).toBeGreaterThan(100);
  expect(ORDERS.length).toBeLessThanOrEqual(150);
  expect(await contradicted(ORDERS)).toEqual([]);
}, 300_000);

it('and so they do where it is built like nothing else', async () => {
  expect(OTHERS.length).toBeGreaterThan(25);
  expect(await contradicted(OTHERS)).toEqual([]);
}, 300_000);
