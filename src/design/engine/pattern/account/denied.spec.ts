import type { GarmentSpec } from '../../spec.js';
import { draftPattern, standardBodies } from '../index.js';
import { readSpec } from './account.fixture.js';

const drafted = async (text: string) => draftPattern(readSpec(text) as GarmentSpec, (await standardBodies('women'))[4]);

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
  ['a dress without a zip', /zip/],
  ['a flannel shirt without buttons', /buttons/],
])('%s', async (text, named) => {
  const { status, deviations } = await drafted(text);
  expect([status, deviations.join(' ')]).toEqual(['approximate', expect.stringMatching(named)]);
});
