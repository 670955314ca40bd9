import { decided } from '../../../cut/cut-of.js';
import { draftPattern, standardBodies } from '../index.js';
import { specOf } from '../specs.fixture.js';

it('drafts a raglan sweatshirt without a hood, and a hoodie with one', async () => {
  const [body] = await standardBodies('women');
  const raglan = await draftPattern(
    decided(specOf('sweatshirt', { neckline: 'crew', sleeve: { type: 'raglan', length: 'long' } })),
    body,
  );
  expect(raglan.pieces.map((p) => p.id)).toContain('hugo.sleeve');
  expect(raglan.pieces.filter((p) => /hood/i.test(p.id))).toEqual([]);
  expect(raglan.checks.seams.every((s) => s.ok)).toBe(true);
  const hoodie = await draftPattern(decided(specOf('hoodie')), body);
  expect(hoodie.pieces.some((p) => /hood/i.test(p.id))).toBe(true);
});
