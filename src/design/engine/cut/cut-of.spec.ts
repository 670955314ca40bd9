import { specOf } from '../make/pattern/specs.fixture.js';
import { completeSpec } from './typical.js';
import { completed, isSensible, pairwise, SHARED, type Order } from './agreement.fixture.js';
import { cutOf } from './cut-of.js';

const cut = (garment: Order['garment'], more: Partial<Order> = {}) =>
  cutOf(completed({ garment, length: null, sleeve: null, closure: null, denied: null, layers: null, ...more }));

const without = (garment: Order['garment'], denied: string) =>
  cutOf(completed({ garment, length: null, sleeve: null, closure: null, denied, layers: null }));

it('leaves out what the text rules out, whatever the garment usually has', () => {
  expect(without('cardigan', 'closure=buttons').opening).toBeNull();
  expect(without('coat', 'closure=buttons')).toMatchObject({ closure: 'open-front', opening: null });
  expect(without('blazer', 'collar')).toMatchObject({ collar: null, lapel: null });
  expect(without('parka', 'hood').hood).toBeNull();
  expect(without('jeans', 'pockets').pockets).toEqual([]);
});

it('says what opens a garment, where and with how many', () => {
  expect(cut('cardigan').opening).toMatchObject({ by: 'buttons', place: 'front', count: 6 });
  expect(cut('coat', { closure: 'double-breasted' }).opening).toMatchObject({ place: 'front', count: 6 });
  expect(cut('dress').opening).toEqual({ by: 'invisible-zip', place: 'back', count: 0 });
  expect(cut('t-shirt').opening).toBeNull();
  expect(cutOf({ ...specOf('shirt'), category: 'shirt', counts: { buttons: 9 } }).opening?.count).toBe(9);
});

it.each([
  ['crop', -0.05],
  ['waist', 0],
  ['hip', 0.31],
  ['mini', 0.7],
  ['knee', 1],
  ['midi', 1.45],
  ['ankle', 1.79],
] as const)('%s ends at %d', (length, place) => expect(cut('sweater', { length }).hemAt).toBeCloseTo(place, 1));

it('ends a garment of so many centimetres where it ends on the body that it is made for', () => {
  const body = { hpsToWaistBack: 41, waistToKnee: 60, waistToFloor: 105, shoulderToWrist: 60 };
  const dress = { ...specOf('dress'), category: 'dress' as const, lengths_cm: { garment: 101, sleeve: 30 } };
  expect(cutOf(dress, body)).toMatchObject({ hemAt: 1 });
  expect(cutOf({ ...dress, sleeve: { type: null, length: 'short' } }, body).sleeveTo).toBeCloseTo(0.5);
});

it('takes a spec that is completed already as it is', () => {
  const orders = pairwise({ garment: ['shirt', 'coat', 'dress', 'trousers', 'hoodie'], ...SHARED }).filter(isSensible);
  for (const spec of orders.map(completed))
    expect(completeSpec(spec, spec.denied)).toEqual({ ...spec, denied: spec.denied });
});
