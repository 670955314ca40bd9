import { boxOf } from '../../../geometry/box.js';
import { decided } from '../../../cut/cut-of.js';
import type { GarmentSpec } from '../../../garments/garment-spec.js';
import { draftPattern, standardBodies } from '../index.js';
import { specOf } from '../specs.fixture.js';

const draft = async (more: Partial<GarmentSpec>) =>
  draftPattern(decided(specOf('skirt', { variant: 'skort', ...more })), (await standardBodies('women'))[4]);

it('the shorts end above the skirt and open with it', async () => {
  for (const closure_place of ['back', 'side'] as const) {
    const { drafted, pieces, checks, status } = await draft({ closure: 'zip', closure_place, length: 'above-knee' });
    expect(status).toBe('exact');
    const height = (id: string) => {
      const { minY, maxY } = boxOf(drafted.find((p) => p.id === id)?.loop ?? []);
      return maxY - minY;
    };
    expect(height('titan.front')).toBeLessThan(height('sandy.skirt') + 60);
    const zips = pieces.filter((p) => /zip/.test(p.name)).map((p) => p.id.split('.')[0]);
    expect(new Set(zips)).toEqual(new Set(['sandy', 'titan']));
    expect(checks.finished_measures.find((g) => g.name === 'seat')).toMatchObject({ ok: true });
  }
});

it('a skort on elastic has shorts that go over the seat, too', async () => {
  const { checks } = await draft({ waistline: 'elastic' });
  expect(checks.seams.find((s) => s.name === 'Shorts to skirt waist')).toMatchObject({ ok: true });
  expect(checks.openings.every((o) => o.ok)).toBe(true);
});

it('under a narrow skirt they are named as missing', async () => {
  const { status, deviations } = await draft({ silhouette: 'pencil' });
  expect([status, deviations.join()]).toEqual(['approximate', 'The shorts inside the skort are not in this draft.']);
});
