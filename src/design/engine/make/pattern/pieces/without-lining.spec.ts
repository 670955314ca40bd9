import { decided } from '../../../cut/cut-of.js';
import { draftPattern, standardBodies } from '../index.js';
import { specOf } from '../specs.fixture.js';

it.each(['blazer', 'coat'] as const)('an unlined %s has no lining but the bags of its pockets', async (garment) => {
  const [, body] = await standardBodies('women');
  const usual = await draftPattern(decided(specOf(garment, { gender: 'women' })), body);
  const bare = await draftPattern(decided({ ...specOf(garment, { gender: 'women' }), unlined: true }), body);
  const lined = (pattern: typeof usual): string[] =>
    pattern.pieces.filter((p) => JSON.stringify(p).includes('lining')).map((p) => p.name);
  expect(lined(usual).length).toBeGreaterThan(lined(bare).length);
  expect(lined(bare).every((name) => /pocket|bag|welt/i.test(name))).toBe(true);
  expect(bare).toMatchObject({ status: usual.status, checks: { ok: true } });
});
