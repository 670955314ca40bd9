import { cutOf } from '../../../cut/cut-of.js';
import { completedOf } from '../../../cut/typical.js';
import { readDesign } from '../../../read/read-design.js';
import { bodyOfSize, draftPattern } from '../index.js';

it.each([
  ['cycling shorts', '50', 'women'],
  ['cycling shorts', '44', 'men'],
  ['cropped leggings', '34', 'women'],
] as const)('the sides of %s in size %s meet where they are cut off', async (description, size, wearer) => {
  const read = readDesign({ description });
  if (!read.ok) throw new Error(read.reason);
  const body = (await bodyOfSize(size, wearer))!;
  const { checks } = await draftPattern(cutOf(completedOf(read.brief), body), body);
  const outseam = checks.seams.find(({ name }) => name === 'Outseam');
  expect([outseam?.ok, checks.ok]).toEqual([true, true]);
});
