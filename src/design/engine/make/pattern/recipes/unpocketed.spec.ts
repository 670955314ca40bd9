import { decided } from '../../../cut/cut-of.js';
import type { GarmentSpec } from '../../../garments/garment-spec.js';
import { draftPattern, standardBodies } from '../index.js';
import { specOf } from '../specs.fixture.js';

/** Small, middle and large. */
const spread = async (gender: 'women' | 'men') => {
  const bodies = await standardBodies(gender);
  return [bodies[0], bodies[4], bodies[bodies.length - 1]];
};

const KINDS: ReadonlyArray<readonly [string, Partial<GarmentSpec>]> = [
  ['trousers', {}],
  ['trousers', { details: ['pleats'] }],
  ['wide-leg-trousers', {}],
  ['shorts', {}],
];
const cases = KINDS.flatMap(([garment, more]) =>
  (['women', 'men'] as const).map((gender) => [gender, garment, more.details?.join() ?? 'plain', more] as const),
);

it.each(cases)('for %s %s, %s: no pocket is cut, and all seams meet', async (gender, garment, _, more) => {
  const cut = decided(
    specOf(garment as GarmentSpec['garment'], { gender, closure: 'fly', pockets: [], denied: ['pockets'], ...more }),
  );
  for (const body of await spread(gender)) {
    const { status, deviations, drafted, checks } = await draftPattern(cut, body);
    expect([status, deviations]).toEqual(['exact', []]);
    expect(drafted.filter(({ id }) => /pocket/i.test(id)).map(({ id }) => id)).toEqual([]);
    const outseam = checks.seams.filter(({ name }) => name.startsWith('Outseam'));
    expect(outseam.map(({ name, ok }) => [name, ok])).toEqual([['Outseam', true]]);
    expect(checks.seams.filter(({ ok }) => !ok)).toEqual([]);
  }
});
