import { decided } from '../../../cut/cut-of.js';
import type { GarmentSpec } from '../../../garments/garment-spec.js';
import { draftPattern, standardBodies } from '../index.js';
import { readSpec } from './account.fixture.js';

const drafted = async (text: string) =>
  draftPattern(decided(readSpec(text) as GarmentSpec), (await standardBodies('women'))[4]);

/** What is denied is not cut. */
it.each([
  ['a black wool blazer without pockets', /pocket|welt|flap/i],
  ['a hoodie without pocket', /pocket/i],
  ['a trench coat without belt', /belt/i],
])('%s', async (text, gone) => {
  const { pieces, checks } = await drafted(text);
  expect(pieces.map((p) => p.id).filter((id) => gone.test(id))).toEqual([]);
  expect(checks.ok).toBe(true);
});

/** What cannot simply be left out is named. */
it.each([
  ['a white shirt without a collar', /collar/],
  ['a blouse without cuffs', /cuffs/i],
  ['a red skirt without a zip', /zip/],
  ['a flannel shirt without buttons', /buttons/],
])('%s', async (text, named) => {
  const { status, deviations } = await drafted(text);
  expect([status, deviations.join(' ')]).toEqual(['approximate', expect.stringMatching(named)]);
});

it('a woven dress without a zip is one that is pulled on', async () => {
  const { pieces, checks, deviations } = await drafted('a linen dress without a zip');
  expect(pieces.filter((p) => /zip/.test(p.name))).toEqual([]);
  expect(pieces.map((p) => p.id)).toContain('own.waistCasing');
  expect(checks.openings.map((o) => [o.opening, o.passes, o.ok])).toEqual([
    ['waist', 'chest', true],
    ['neck', 'head', true],
    ['wrist', 'hand', true],
  ]);
  expect(deviations.join()).not.toMatch(/zip/);
});
