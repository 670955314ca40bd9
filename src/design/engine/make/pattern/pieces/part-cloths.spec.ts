import { decided } from '../../../cut/cut-of.js';
import { materialsOf } from '../../materials/index.js';
import type { GarmentSpec } from '../../../garments/garment-spec.js';
import { readSpec } from '../account/account.fixture.js';
import { draftPattern, standardBodies } from '../index.js';

/** Text, the cloth, every piece that is cut from it. */
const CUT: [string, string, string[]][] = [
  ['a denim jacket with leather sleeves', 'leather', ['devon.cuff', 'devon.topSleeve', 'devon.underSleeve']],
  ['a wool coat with a velvet collar', 'velvet', ['carlton.collarStand', 'carlton.collar']],
  ['a dress with a lace bodice and a tulle skirt', 'tulle', ['sandy.skirt', 'sandy.skirtBack']],
  [
    'a blue shirt with white collar and cuffs',
    'white cotton poplin',
    ['simon.collar', 'simon.collarStand', 'simon.cuff'],
  ],
  ['a navy sweater with white cuffs', 'white ribbing', ['sven.cuff']],
  ['a white t-shirt with blue sleeves', 'blue jersey', ['teagan.sleeve']],
  ['a tuxedo jacket with satin lapels', 'satin', ['jaeger.frontFacing']],
];

it.each(CUT)('%s: %s', async (text, material, ids) => {
  const spec = readSpec(text) as GarmentSpec;
  const { pieces, yardage } = await draftPattern(decided(spec), (await standardBodies('women'))[4]);
  expect(pieces.filter((p) => p.cuts.some((c) => c.material === material)).map((p) => p.id)).toEqual(ids);
  const metres = yardage.find((y) => y.material === material)?.widths.find((w) => w.width_cm === 140)?.metres;
  expect(metres).toBeGreaterThan(0);
  const bought = materialsOf(decided(spec), yardage).fabrics.filter((f) => f.role !== 'main');
  expect(bought.map((f) => [f.basis, f.metres['140']])).toContainEqual(['nested', metres]);
});

it('says what it has no piece for', async () => {
  const spec = readSpec('a red viscose dress with a black waist') as GarmentSpec;
  const { status, deviations } = await draftPattern(decided(spec), (await standardBodies('women'))[4]);
  expect(status).toBe('approximate');
  expect(deviations.join(' ')).toMatch(/No piece is the waist alone/);
});

it('takes the cloth of a velvet collar with the pile one way', async () => {
  const spec = readSpec('a wool coat with a velvet collar') as GarmentSpec;
  const { yardage } = await draftPattern(decided(spec), (await standardBodies('women'))[4]);
  expect(yardage.filter((y) => y.cloth?.one_way).map((y) => y.material)).toEqual(['velvet']);
});
