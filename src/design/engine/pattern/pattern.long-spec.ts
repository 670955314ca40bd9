import fc from 'fast-check';
import * as words from '../spec.js';
import type { GarmentSpec } from '../spec.js';
import { draftPattern, standardBodies } from './index.js';
import { specOf } from './specs.fixture.js';

/** Every garment over all 20 adult bodies: `exact` drafts are clean, the others say why not. */
describe('all garments on all bodies', () => {
  it.each(words.GARMENTS)(
    '%s',
    async (garment) => {
      for (const gender of ['women', 'men'] as const)
        for (const body of await standardBodies(gender)) {
          const pattern = await draftPattern(specOf(garment, { gender }), body);
          if (pattern.status === 'exact') expect(pattern).toMatchObject({ deviations: [], checks: { ok: true } });
          else expect(pattern.deviations.length).toBeGreaterThan(0);
          expect(pattern.pieces.length > 0).toBe(pattern.status !== 'none');
        }
    },
    120_000,
  );
});

const maybe = <T extends string>(list: readonly T[]) => fc.option(fc.constantFrom(...list));
const anySpec: fc.Arbitrary<GarmentSpec> = fc
  .record({
    garment: fc.constantFrom(...words.GARMENTS),
    silhouette: maybe(words.SILHOUETTES),
    fit: maybe(words.FITS),
    length: maybe(words.LENGTHS),
    neckline: maybe(words.NECKLINES),
    collar: maybe(words.COLLARS),
    sleeve: fc.record({ type: maybe(words.SLEEVE_TYPES), length: maybe(words.SLEEVE_LENGTHS) }),
    cuff: maybe(words.CUFFS),
    leg: maybe(words.LEGS),
    closure: maybe(words.CLOSURES),
    pockets: fc.array(fc.constantFrom(...words.POCKETS), { maxLength: 2 }),
    hood: maybe(words.HOODS),
    waistline: maybe(words.WAISTLINES),
    hem: maybe(words.HEMS),
    gender: maybe(['women', 'men'] as const),
  })
  .map(({ garment, ...more }) => specOf(garment, more));

it('any spec on any body comes out, clean when it says exact', async () => {
  const bodies = [...(await standardBodies('women')), ...(await standardBodies('men'))];
  await fc.assert(
    fc.asyncProperty(anySpec, fc.nat(bodies.length - 1), async (spec, i) => {
      const pattern = await draftPattern(spec, bodies[i]);
      if (pattern.status === 'exact') expect(pattern.checks.ok).toBe(true);
      if (pattern.status !== 'none') expect(pattern.pieces.length).toBeGreaterThan(0);
      expect(/NaN|Infinity/.exec(pattern.svg)).toBeNull();
    }),
    { numRuns: 600, seed: 42 },
  );
}, 1_200_000);
