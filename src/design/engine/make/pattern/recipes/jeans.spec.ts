import { decided } from '../../../cut/cut-of.js';
import type { Garment } from '../../../garments/spec.js';
import { draftPattern, standardBodies } from '../index.js';
import { specOf } from '../specs.fixture.js';

const backOf = async (garment: Garment) => {
  const { drafted } = await draftPattern(
    decided(specOf(garment, { pockets: ['curved', 'back'] })),
    (await standardBodies('women'))[4],
  );
  const lines = drafted.find(({ id }) => id === 'charlie.back')?.lines.map(({ style }) => style);
  return { ids: drafted.map(({ id }) => id).filter((id) => /backPocket/.test(id)), lines };
};

it('jeans have a patch on the seat, and neither welt nor its mouth', async () => {
  expect(await backOf('jeans')).toEqual({ ids: ['own.backPocket'], lines: ['help'] });
});

it('trousers have the welt of their draft', async () => {
  const { ids, lines } = await backOf('trousers');
  expect(ids).toContain('charlie.backPocketWelt');
  expect([ids.includes('own.backPocket'), lines]).toEqual([false, ['dashed']]);
});
