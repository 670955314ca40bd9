import { decided } from '../../../cut/cut-of.js';
import { materialsOf } from '../../materials/index.js';
import type { GarmentSpec } from '../../../garments/garment-spec.js';
import { readSpec } from '../account/account.fixture.js';
import { draftPattern, standardBodies } from '../index.js';

const draft = async (text: string) => {
  const spec = readSpec(text) as GarmentSpec;
  const pattern = await draftPattern(decided(spec), (await standardBodies('women'))[4]);
  return { ...pattern, materials: materialsOf(decided(spec), pattern.yardage) };
};

/** Garments that are lined and whose base designs have no lining of their own. */
const LINED: [string, string[]][] = [
  ['a parka', ['huey.backLining', 'huey.frontLining', 'huey.sleeveLining']],
  ['a black leather biker jacket', ['huey.backLining', 'huey.frontLining', 'huey.sleeveLining']],
  ['a lined wool skirt', ['own.skirtLining', 'own.skirtBackLining']],
  ['a lined wool skirt with a side zip', ['own.skirtLining']],
  [
    'a lined dress',
    ['bella.backLining', 'bella.frontSideDartLining', 'bella.sleeveLining', 'own.skirtLining', 'own.skirtBackLining'],
  ],
];

it.each(LINED)('%s has lining pieces, in metres and in the bill of materials', async (text, ids) => {
  const { pieces, yardage, materials, checks } = await draft(text);
  const lining = pieces.filter((p) => p.id.endsWith('Lining'));
  expect(lining.map((p) => p.id)).toEqual(ids);
  expect(lining.every((p) => p.cuts.every((c) => c.material === 'lining'))).toBe(true);
  const metres = yardage.find((y) => y.material === 'lining')?.widths[1].metres;
  expect(materials.lining).toMatchObject([{ basis: 'nested', metres: { '140': metres } }]);
  expect(checks.ok).toBe(true);
});

it('a coat’s lining gives at the back and ends above the hem', async () => {
  const { pieces } = await draft('a parka');
  const size = (id: string) => pieces.find((p) => p.id === id) ?? { width_mm: 0, height_mm: 0 };
  expect(size('huey.backLining').width_mm).toBeGreaterThan(size('huey.back').width_mm + 10);
  expect(size('huey.backLining').height_mm).toBeLessThan(size('huey.back').height_mm - 15);
});

it('a lining that the text rules out is not cut', async () => {
  const { pieces } = await draft('an unlined parka');
  expect(pieces.filter((p) => p.cuts.some((c) => c.material === 'lining'))).toEqual([]);
});

it('what is quilted has wadding, cut, nested and priced', async () => {
  const { pieces, yardage, materials } = await draft('a quilted puffer jacket');
  const wadded = pieces.filter((p) => p.cuts.some((c) => c.material === 'wadding')).map((p) => p.id);
  expect(wadded).toEqual(expect.arrayContaining(['huey.back', 'huey.front', 'huey.sleeve']));
  expect(wadded.join()).not.toMatch(/facing|collar|pocket|Lining/i);
  const metres = yardage.find((y) => y.material === 'wadding')?.widths[1].metres;
  expect(metres).toBeGreaterThan(0.8);
  expect(materials.interfacing).toContainEqual(
    expect.objectContaining({ name: 'polyester wadding', metres: expect.objectContaining({ '140': metres }) }),
  );
});
