import { decided } from '../../../cut/cut-of.js';
import type { GarmentSpec } from '../../../garments/garment-spec.js';
import { draftPattern, standardBodies } from '../index.js';
import { specOf } from '../specs.fixture.js';

const TWILL: GarmentSpec['fabrics'] = [
  { name: 'twill', weight_gsm: 280, source: 'stated', role: 'main', composition: '100 % cotton' },
];

const jacket = async (more: Partial<GarmentSpec> = {}) =>
  draftPattern(
    decided(specOf('jacket', { fabrics: TWILL, closure: 'buttons', collar: 'shirt', ...more })),
    (await standardBodies('men'))[4],
  );

it('a buttoned jacket has a stand on either front, as many buttons as counted, and its collar', async () => {
  const { base, status, drafted, checks } = await jacket({ counts: { buttons: 6 } });
  const front = drafted.find(({ id }) => id === 'huey.front');
  expect([base, status]).toEqual(['huey', 'exact']);
  expect(front?.marks.filter(({ kind }) => kind === 'button')).toHaveLength(6);
  expect(front).toMatchObject({ on_fold: false, cuts: [{ count: 2, mirrored: true }] });
  expect(checks.seams.find(({ name }) => name === 'Collar to neckline')).toMatchObject({ ok: true });
});

it.each([
  ['mandarin', 'Stand collar'],
  ['camp', 'Camp collar, half'],
] as const)('its %s collar is drafted as that', async (collar, title) => {
  const { drafted } = await jacket({ collar });
  expect(drafted.find(({ id }) => id === 'own.collar')?.title).toBe(title);
});

it('snaps are marked as snaps', async () => {
  const { drafted } = await jacket({ closure: 'snaps' });
  const kinds = drafted.find(({ id }) => id === 'huey.front')?.marks.map(({ kind }) => kind);
  expect([kinds?.includes('snap'), kinds?.includes('button')]).toEqual([true, false]);
});

it('a denim one keeps its panels', async () => {
  const { base } = await jacket({ fabrics: [{ ...TWILL[0], name: 'denim' }] });
  expect(base).toBe('devon');
});
