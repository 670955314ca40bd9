import { decided } from '../../../cut/cut-of.js';
import type { GarmentSpec } from '../../../garments/garment-spec.js';
import { constructionOf } from '../../construction/index.js';
import { draftPattern, standardBodies } from '../index.js';
import { specOf } from '../specs.fixture.js';

async function gilet(more: Partial<GarmentSpec> = {}) {
  const cut = decided(specOf('waistcoat', { variant: 'gilet', closure: 'zip', ...more }));
  const made = await draftPattern(cut, (await standardBodies('men'))[4]);
  const { steps } = constructionOf(cut, made.pieces, made.sa_mm, true, made.seams);
  return { ...made, steps, ids: made.pieces.map(({ id }) => id) };
}

it('has a straight front, a zip and armholes bound to their length, no sleeves', async () => {
  const { base, ids, checks } = await gilet({ neckline: null, collar: 'stand' });
  expect([base, ids.some((id) => /sleeve|cuff|waistband/.test(id))]).toEqual(['huey', false]);
  for (const name of ['Arm binding to armhole', 'Collar to neckline'])
    expect(checks.seams.find((seam) => seam.name === name)).toMatchObject({ ok: true });
});

it('ends in ribs at its armholes above a rib at the hem', async () => {
  const { ids } = await gilet({ hem: 'rib' });
  expect(ids).toEqual(expect.arrayContaining(['huey.waistband', 'own.armBand']));
  expect(ids).not.toContain('own.armBinding');
});

it('keeps a neckline without a collar, its band sewn from edge to edge', async () => {
  const [vee, round] = await Promise.all(
    (['v-neck', 'round'] as const).map((neckline) => gilet({ neckline, collar: null })),
  );
  const depth = ({ drafted }: typeof vee): number => drafted.find((p) => p.id === 'huey.front')?.points.cfNeck.y ?? 0;
  expect(depth(vee)).toBeGreaterThan(depth(round) + 60);
  for (const { pieces, steps } of [vee, round]) {
    expect(pieces.find((p) => p.id === 'own.collar')?.name).toMatch(/^Neckband/);
    expect(steps.find(({ title }) => title === 'Finish the neckline')?.text).toMatch(/from one edge of the opening/);
  }
});

it('is quilted in all its outer parts', async () => {
  const { steps } = await gilet({ details: ['quilting'] });
  expect(steps.find(({ title }) => title === 'Quilting')?.text).toContain('Back and Front');
});
