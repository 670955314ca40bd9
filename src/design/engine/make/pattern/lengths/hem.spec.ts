import { decided } from '../../../cut/cut-of.js';
import { bodyOfSize } from '../bodies/bodies.js';
import { bodyGirthAt } from './hem.js';
import { draftPattern } from '../index.js';
import { specOf } from '../specs.fixture.js';
import type { GarmentSpec } from '../../../garments/garment-spec.js';
import type { Garment } from '../../../garments/spec.js';

const BODY = { waist: 800, hips: 900, seat: 1000, waistToHips: 100, waistToSeat: 200 };

it.each([
  [-20, 800],
  [0, 800],
  [50, 850],
  [100, 900],
  [150, 950],
  [200, 1000],
  [600, 1000],
])('%d mm below the waist: %d mm', (depth, girth) => expect(bodyGirthAt(BODY, depth)).toBe(girth));

async function drafted(garment: Garment, gender: 'women' | 'men', size: string, more: Partial<GarmentSpec> = {}) {
  const body = (await bodyOfSize(size, gender)) as Record<string, number>;
  return draftPattern(decided(specOf(garment, { gender, ...more })), body);
}

it.each<[Garment, 'women' | 'men', string, Partial<GarmentSpec>]>([
  ['blazer', 'men', 'L', { fit: 'slim' }],
  ['shirt', 'men', 'M', { fit: 'slim' }],
  ['shirt', 'women', '3XL', { fit: 'slim' }],
  ['tunic', 'men', 'XL', {}],
  ['parka', 'women', 'M', { fit: 'oversized' }],
  ['waistcoat', 'men', 'XS', {}],
  ['hoodie', 'men', 'XL', { fit: 'oversized' }],
])('%s %s %s goes round the body at its hem, with seams that match', async (garment, gender, size, more) => {
  const { checks } = await drafted(garment, gender, size, more);
  const below = checks.finished_measures.find((m) => m.name === 'hem' || m.name === 'seat');
  expect(below).toMatchObject({ ok: true, tolerance_mm: null });
  const [least, most] = below?.plausible_mm ?? [Infinity, 0];
  expect(most).toBeNull();
  expect(below?.finished_mm).toBeGreaterThan(least - 5);
  expect(checks.seams.filter((s) => !s.ok)).toEqual([]);
});

it('an oversized T-shirt is wide at its hem, too: at least six tenths of the chest’s ease', async () => {
  const { checks } = await drafted('t-shirt', 'men', 'L', { fit: 'oversized' });
  const [chest, hem] = ['chest', 'hem'].map((name) => checks.finished_measures.find((m) => m.name === name));
  const ease = (m: typeof chest) => (m ? m.finished_mm / m.body_mm - 1 : NaN);
  expect(ease(hem)).toBeGreaterThan(ease(chest) * 0.59);
});
