import { boxOf } from '../../../geometry/box.js';
import { decided } from '../../../cut/cut-of.js';
import type { GarmentSpec } from '../../../garments/garment-spec.js';
import { bodyOfSize, draftPattern, type Pattern } from '../index.js';
import { specOf } from '../specs.fixture.js';

const WORN = {
  category: 'outerwear',
  closure: 'wrap',
  length: 'midi',
  sleeve: { type: 'kimono', length: 'long' },
} satisfies Partial<GarmentSpec>;

const kimono = async (more: Partial<GarmentSpec> = {}, size = '40', wearer: 'men' | 'women' | 'child' = 'women') =>
  draftPattern(
    decided(specOf('kimono', { ...WORN, gender: wearer === 'child' ? 'children' : wearer, ...more })),
    (await bodyOfSize(size, wearer)) ?? {},
  );
const heightOf = ({ drafted }: Pattern, id: string): number => {
  const { minY, maxY } = boxOf(drafted.find((p) => p.id === id)?.loop ?? []);
  return maxY - minY;
};

it.each([
  ['34', 'women'],
  ['50', 'women'],
  ['44', 'men'],
  ['58', 'men'],
  ['92', 'child'],
  ['164', 'child'],
] as const)('is cut from straight lengths that close round the seat: size %s %s', async (size, wearer) => {
  const { status, checks, pieces, edges } = await kimono({}, size, wearer);
  expect([status, checks.ok, checks.unmeasured]).toEqual(['exact', true, []]);
  expect(pieces.map((p) => p.id)).toEqual([
    'own.kimonoBody',
    'own.kimonoOverlap',
    'own.kimonoSleeve',
    'own.kimonoBand',
    'own.belt',
  ]);
  expect(checks.finished_measures.find((g) => g.name === 'seat')).toMatchObject({ ok: true });
  const unknown = edges.filter((e) => /Body|Overlap|Sleeve/.test(e.piece) && e.known_by === 'role');
  expect(unknown).toEqual([]);
});

it('a woman’s sleeves are open towards the body, a man’s are closed', async () => {
  const open = async (wearer: 'men' | 'women') =>
    (await kimono({}, wearer === 'men' ? '50' : '40', wearer)).edges.filter(
      (e) => e.piece === 'own.kimonoSleeve' && e.state === 'hemmed',
    ).length;
  expect([await open('women'), await open('men')]).toEqual([3, 1]);
});

it('a furisode swings to the calf; a haori hangs open, its collar to the hem', async () => {
  const [plain, swinging] = [await kimono(), await kimono({ variant: 'furisode' })];
  expect(heightOf(swinging, 'own.kimonoSleeve')).toBeGreaterThan(heightOf(plain, 'own.kimonoSleeve') * 1.8);
  const haori = await kimono({ variant: 'haori', closure: 'open-front', length: 'hip' });
  expect(haori.status).toBe('exact');
  expect(haori.pieces.map((p) => p.id)).not.toContain('own.kimonoOverlap');
  expect(haori.checks.seams.find((s) => s.name === 'Collar to neck and overlap')).toMatchObject({ ok: true });
});

it('what is no kimono’s is named', async () => {
  const { status, deviations } = await kimono({ closure: 'zip' });
  expect([status, deviations.join()]).toMatchObject(['approximate', expect.stringContaining('drafted as a wrap')]);
});
