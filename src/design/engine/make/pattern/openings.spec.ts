import { decided } from '../../cut/cut-of.js';
import { runLength } from './checks.js';
import type { GarmentSpec } from '../../garments/garment-spec.js';
import { readSpec } from './account/account.fixture.js';
import { bodyOfSize } from './bodies/bodies.js';
import { draftPattern, standardBodies } from './index.js';
import { run } from './rules/kit.js';

const BODY = async () => (await standardBodies('women'))[4];
const draft = async (text: string) => draftPattern(decided(readSpec(text) as GarmentSpec), await BODY());

describe('skirts with elastic', () => {
  it.each([
    'a skirt with an elastic waist',
    'a pleated skirt with an elastic waist',
    'a tiered skirt with an elastic waist',
    'a straight linen skirt with a drawstring waist',
  ])('%s goes over the seat, without a zip', async (text) => {
    const { status, pieces, drafted, checks, deviations } = await draft(text);
    const { seat } = await BODY();
    expect(checks.openings).toMatchObject([{ opening: 'waist', passes: 'seat', body_mm: seat * 10, ok: true }]);
    expect(runLength(drafted, run('own.waistband', 'b', 'c'))).toBeGreaterThan(seat * 10 + 10);
    expect(pieces.find((p) => p.id === 'own.waistband')?.cuts.map((c) => c.material)).toEqual(['fabric']);
    expect([status, deviations]).toEqual(['exact', []]);
    expect(readSpec(text)?.closure).not.toMatch(/zip/);
  });
});

describe('what is pulled over the head', () => {
  it('opens further where woven cloth does not give, and says so', async () => {
    const { status, drafted, checks, deviations } = await draft('a poplin t-shirt with a crew neck');
    const [neck] = checks.openings;
    expect(neck).toMatchObject({ opening: 'neck', passes: 'head', added: true, ok: true });
    expect(neck.opens_mm).toBeGreaterThanOrEqual(neck.body_mm + 20);
    expect(drafted.some((p) => p.id === 'own.neckSlit')).toBe(true);
    expect(status).toBe('approximate');
    expect(deviations.join()).toMatch(/slit at the centre back, \d+ cm, which was added/);
  });

  it.each([
    'a cotton jersey t-shirt with a crew neck',
    'a crew neck sweater',
    'a sweatshirt',
    'a hoodie',
    'a linen tunic with a v-neck',
    'a linen henley',
    'a jersey dress',
  ])('%s needs no more', async (text) => {
    const { drafted, checks } = await draft(text);
    expect(checks.openings.filter((o) => o.opening !== 'wrist').map((o) => [o.opening, o.ok])).toEqual([
      ['neck', true],
    ]);
    expect(drafted.some((p) => p.id === 'own.neckSlit')).toBe(false);
  });

  it('a knitted neck is wide enough in every size', async () => {
    for (const size of ['XS', '3XL'])
      for (const text of ['a crew neck sweater', 'a hoodie', 'a raglan hoodie', 'a t-shirt']) {
        const body = (await bodyOfSize(size, 'women')) as Record<string, number>;
        const { drafted } = await draftPattern(decided(readSpec(text) as GarmentSpec), body);
        expect([size, text, drafted.some((p) => p.id === 'own.neckSlit')]).toEqual([size, text, false]);
      }
  });

  it('asks nothing of what opens through its whole length', async () => {
    for (const text of ['a cardigan', 'a shirt', 'a linen dress with buttons', 'a zip hoodie'])
      expect((await draft(text)).checks.openings.map((o) => o.opening)).not.toContain('neck');
  });
});
