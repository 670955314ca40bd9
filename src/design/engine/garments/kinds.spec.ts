import { cutOf } from '../cut/cut-of.js';
import { readDesign } from '../read/read-design.js';
import { draftPattern, standardBodies } from '../make/pattern/index.js';
import { completedOf } from '../cut/typical.js';

it.each([
  ['a grey wool beanie', 'beanie', 'own', 'exact'],
  ['en stickad mössa', 'beanie', 'own', 'exact'],
  ['a denim bucket hat', 'bucket hat', 'own', 'exact'],
  ['a canvas tote bag', 'tote bag', 'own', 'exact'],
  ['a tweed flat cap', 'flat cap', 'florent', 'exact'],
  ['a fedora', 'fedora', 'florent', 'block_only'],
  ['a leather handbag', undefined, 'hortensia', 'exact'],
] as const)('%s is drafted as what it is called', async (description, variant, base, status) => {
  const result = readDesign({ description });
  if (!result.ok) throw new Error('refused');
  expect(result.brief.spec.variant ?? undefined).toBe(variant);
  const [, , , body] = await standardBodies('women');
  expect(await draftPattern(cutOf(completedOf(result.brief)), body)).toMatchObject({ base, status });
});
