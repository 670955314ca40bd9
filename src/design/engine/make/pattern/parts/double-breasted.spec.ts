import { decided } from '../../../cut/cut-of.js';
import type { GarmentSpec } from '../../../garments/garment-spec.js';
import { bodyOfSize, draftPattern } from '../index.js';
import { specOf } from '../specs.fixture.js';

const blazer = async (more: Partial<GarmentSpec>, size = '50', wearer: 'men' | 'women' = 'men') =>
  draftPattern(
    decided(specOf('blazer', { category: 'jacket', gender: wearer, closure: 'double-breasted', ...more })),
    (await bodyOfSize(size, wearer)) ?? {},
  );

it.each([
  ['44', 'men'],
  ['58', 'men'],
  ['34', 'women'],
  ['50', 'women'],
] as const)(
  'laps by 50 to 80 mm beyond the centre, its columns alike on either side: size %s %s',
  async (size, wearer) => {
    const { status, drafted, checks } = await blazer({}, size, wearer);
    expect([status, checks.ok]).toEqual(['exact', true]);
    const front = drafted.find((p) => p.id === 'jaeger.front');
    const { cfWaist, lapelBreakPoint } = front?.points ?? {};
    const lap = Math.abs((cfWaist?.x ?? 0) - (lapelBreakPoint?.x ?? 0));
    expect(lap).toBeGreaterThan(45);
    expect(lap).toBeLessThan(80);
    const beside = (front?.marks ?? []).filter((m) => m.kind === 'button').map((m) => m.at.x - (cfWaist?.x ?? 0));
    expect(beside).toHaveLength(6);
    expect(beside.reduce((sum, x) => sum + x, 0)).toBeCloseTo(0, 6);
    for (const x of beside) expect(lap - Math.abs(x)).toBeGreaterThan(15);
  },
);

it('has as many buttons as the text counts, and a facing along the whole edge', async () => {
  for (const [buttons, lapel] of [
    [4, 'notched'],
    [8, 'peak'],
  ] as const) {
    const { shown, checks } = await blazer({ counts: { buttons }, lapel });
    expect(shown.count).toBe(buttons);
    for (const name of ['Facing to front edge', 'Lapel: facing to front'])
      expect(checks.seams.find((s) => s.name === name)).toMatchObject({ ok: true });
  }
});

it('a coat, too, has the buttons that the text counts', async () => {
  for (const buttons of [4, 8, 10]) {
    const spec = specOf('coat', { category: 'outerwear', closure: 'double-breasted', counts: { buttons } });
    const { shown } = await draftPattern(decided(spec), (await bodyOfSize('40', 'women')) ?? {});
    expect(shown.count).toBe(buttons);
  }
});
