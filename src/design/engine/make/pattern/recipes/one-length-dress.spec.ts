import { cutOf } from '../../../cut/cut-of.js';
import type { GarmentSpec } from '../../../garments/garment-spec.js';
import { bodyOfSize, draftPattern } from '../index.js';
import { specOf } from '../specs.fixture.js';

const dress = async (more: Partial<GarmentSpec>, size = '40') => {
  const body = (await bodyOfSize(size, 'women')) ?? {};
  return draftPattern(cutOf(specOf('dress', { category: 'dress', fabrics: LINEN, ...more }), body), body);
};
const LINEN: GarmentSpec['fabrics'] = [
  { name: 'linen', weight_gsm: 180, composition: '100 % linen', source: 'stated', role: 'main' },
];

it.each([
  ['shift', '34'],
  ['shift', '50'],
  ['trapeze', '40'],
  ['tent', '46'],
] as const)('a %s dress falls in one length, without a waist seam: size %s', async (silhouette, size) => {
  const { status, pieces, checks } = await dress({ silhouette }, size);
  expect([status, checks.ok, checks.unmeasured]).toEqual(['exact', true, []]);
  expect(pieces.filter((p) => /front|back/i.test(p.id) && !p.id.startsWith('own.')).map((p) => p.id)).toEqual([
    'bella.back',
    'bella.frontSideDart',
  ]);
  expect(checks.seams.find((s) => s.name === 'Bodice side seam')).toMatchObject({ ok: true });
  expect(checks.finished_measures.find((g) => g.name === 'seat')).toMatchObject({ ok: true });
});

it('flares as its name says, and opens so that it can be put on', async () => {
  const [shift, trapeze] = [await dress({ silhouette: 'shift' }), await dress({ silhouette: 'trapeze' })];
  const widest = ({ pieces }: typeof shift) => pieces.find((p) => p.id === 'bella.back')?.width_mm ?? 0;
  expect(widest(trapeze)).toBeGreaterThan(widest(shift) * 1.3);
  for (const { checks } of [shift, trapeze]) expect(checks.openings.every((o) => o.ok)).toBe(true);
});

it('buttons through to the hem, or is pulled over the head', async () => {
  const [buttoned, pulled] = [
    await dress({ silhouette: 'shift', closure: 'buttons', closure_place: 'front' }),
    await dress({ silhouette: 'shift', closure: 'pullover' }),
  ];
  expect([buttoned.status, buttoned.shown.fastener]).toEqual(['exact', 'buttons']);
  expect(pulled.checks.openings.find((o) => o.passes === 'head')).toMatchObject({ ok: true });
});

it('a flared shirt dress keeps its hips and is wider at the hem', async () => {
  const shirt = { collar: 'shirt', closure: 'buttons' } as const;
  const [straight, flared] = [
    await dress({ ...shirt, silhouette: 'straight' }),
    await dress({ ...shirt, silhouette: 'a-line' }),
  ];
  expect([straight.status, flared.status]).toEqual(['exact', 'exact']);
  const width = ({ pieces }: typeof straight) => pieces.find((p) => p.id === 'simon.back')?.width_mm ?? 0;
  expect(width(flared)).toBeGreaterThan(width(straight) + 30);
});
