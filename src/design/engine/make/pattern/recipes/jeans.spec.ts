import { cutOf, decided } from '../../../cut/cut-of.js';
import type { Garment } from '../../../garments/spec.js';
import { completedOf } from '../../../cut/typical.js';
import { readDesign } from '../../../read/read-design.js';
import { bodyOfSize, draftPattern, standardBodies } from '../index.js';
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

const jeansOf = async (description: string, size: string, wearer: 'women' | 'men') => {
  const read = readDesign({ description });
  if (!read.ok) throw new Error(read.reason);
  const body = (await bodyOfSize(size, wearer))!;
  return draftPattern(cutOf(completedOf(read.brief), body), body);
};

it.each([
  ['jeans', '34', 'women'],
  ['jeans', '50', 'women'],
  ['low rise skinny jeans', '38', 'women'],
  ['high waisted jeans', '42', 'women'],
  ['bootcut jeans', '50', 'men'],
  ['denim shorts', '58', 'men'],
] as const)('%s in size %s have a yoke with the dart closed in it and scooped pockets', async (text, size, wearer) => {
  const { status, drafted, seams, checks } = await jeansOf(text, size, wearer);
  const ids = drafted.map(({ id }) => id);
  expect([status, checks.ok]).toEqual(['exact', true]);
  expect(ids).toEqual(
    expect.arrayContaining([
      'own.seatYoke',
      'own.frontPocketFacing',
      'own.frontPocketBag',
      'own.coin',
      'own.backPocket',
    ]),
  );
  expect(seams.some(({ kind }) => kind === 'dart')).toBe(false);
  const yoke = seams.filter(({ a, b }) => [a.piece, b.piece].includes('own.seatYoke')).map(({ name }) => name);
  expect(new Set(yoke)).toEqual(new Set(['Outseam', 'Waistband to waist', 'Yoke to back', 'Centre seam']));
});

it.each([
  ['jeans without pockets', /pocket|coin/i],
  ['jeans without back pockets', /backPocket/],
  ['jeans with slash pockets', /coin|own\.frontPocket/],
])('%s have none', async (text, none) => {
  const { status, drafted } = await jeansOf(text, '40', 'women');
  expect([status, drafted.map(({ id }) => id).filter((id) => none.test(id))]).toEqual(['exact', []]);
  expect(drafted.some(({ id }) => id === 'own.seatYoke')).toBe(true);
});
