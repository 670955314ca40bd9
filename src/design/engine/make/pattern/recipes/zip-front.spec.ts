import { decided } from '../../../cut/cut-of.js';
import type { GarmentSpec } from '../../../garments/garment-spec.js';
import type { Garment } from '../../../garments/spec.js';
import { draftPattern, standardBodies } from '../index.js';
import { specOf } from '../specs.fixture.js';

const zipped = async (garment: Garment, more: Partial<GarmentSpec> = {}) =>
  draftPattern(
    decided(specOf(garment, { category: 'knitwear', closure: 'zip', ...more })),
    (await standardBodies('women'))[4],
  );

it.each(['sweater', 'sweatshirt', 'cardigan', 'hoodie'] as const)(
  'a %s with a zip opens from neck to hem',
  async (garment) => {
    const { status, drafted, checks, edges } = await zipped(garment);
    expect(status).toBe('exact');
    const front = drafted.find((p) => p.id === 'huey.front');
    expect(front).toMatchObject({ on_fold: false, cuts: [{ count: 2, mirrored: true }] });
    expect(checks.openings.map((o) => o.opening)).not.toContain('neck');
    expect(edges.filter((e) => e.piece === 'huey.front').every((e) => e.known_by !== 'role')).toBe(true);
  },
);

it('its neck is a V, a stand or a high rib as the text has it, sewn to the whole neckline', async () => {
  const [vee, crew, high] = await Promise.all(
    (['v-neck', 'crew', 'turtleneck'] as const).map((neckline) => zipped('cardigan', { neckline })),
  );
  const depth = ({ drafted }: typeof vee): number => drafted.find((p) => p.id === 'huey.front')?.points.cfNeck.y ?? 0;
  expect(depth(vee)).toBeGreaterThan(depth(crew) + 60);
  for (const made of [vee, crew, high])
    expect(made.checks.seams.find((s) => s.name === 'Collar to neckline')).toMatchObject({ ok: true });
  const height = ({ pieces }: typeof vee): number => pieces.find((p) => p.id === 'own.collar')?.height_mm ?? 0;
  expect(height(high)).toBeGreaterThan(height(crew) + 100);
});

it('what the block does not make is named', async () => {
  const { status, deviations } = await zipped('sweater', { sleeve: { type: 'raglan', length: 'long' } });
  expect([status, deviations.join()]).toEqual(['approximate', 'The raglan sleeve is not in this draft.']);
});
