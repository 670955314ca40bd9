import { distance } from '../../../geometry/point.js';
import { lengthOf } from '../../../geometry/polyline.js';
import { decided } from '../../../cut/cut-of.js';
import type { GarmentSpec } from '../../../garments/garment-spec.js';
import { readSpec } from '../account/account.fixture.js';
import { draftPattern, standardBodies } from '../index.js';
import { edgeOf } from './edges.js';

const draft = async (text: string) =>
  draftPattern(decided(readSpec(text) as GarmentSpec), (await standardBodies('women'))[4]);
const cuts = (pieces: Awaited<ReturnType<typeof draft>>['pieces'], id: string) =>
  pieces.find((p) => p.id === id)?.cuts.map((c) => `${c.count} ${c.material}`);

it('a shawl collar broadens from the break and is longer at its edge than at the neck', async () => {
  const { status, drafted, checks } = await draft('a cardigan with a shawl collar');
  const band = drafted.find((p) => p.id === 'own.band');
  if (!band) throw new Error('no band');
  const { shoulder, centre, outer, belly, break: breaks } = band.points;
  expect(-belly.x).toBeGreaterThan(3 * -breaks.x);
  expect(distance(centre, outer)).toBeGreaterThan(100);
  const fall = lengthOf(edgeOf(band, 'outer', 'belly') ?? []);
  expect(fall).toBeGreaterThan(distance(shoulder, centre) + 30);
  expect(checks.seams.find((s) => s.name === 'Band to front and neck')).toMatchObject({ ok: true });
  expect([status, checks.ok]).toEqual(['exact', true]);
});

it('French cuffs are twice as deep as barrel cuffs and meet the sleeve', async () => {
  const [french, barrel] = [await draft('a shirt with french cuffs'), await draft('a shirt')];
  const depth = (made: typeof french) => made.pieces.find((p) => p.id === 'simon.cuff')?.height_mm ?? 0;
  expect(depth(french) - 20).toBe(2 * (depth(barrel) - 20));
  expect(french.checks.seams.find((s) => s.name === 'Sleeve hem to cuff')?.ok).toBe(true);
  expect([french.status, french.deviations]).toEqual(['exact', []]);
});

it('flaps of chest pockets are as many as the pockets', async () => {
  const { pieces, deviations } = await draft('a shirt with two chest pockets with flaps');
  expect(cuts(pieces, 'own.chestPocket')).toEqual(['2 fabric']);
  expect(cuts(pieces, 'own.flap')).toEqual(['4 fabric']);
  expect(pieces.some((p) => p.id === 'own.pocket')).toBe(false);
  expect(deviations).toEqual([]);
});

it('two chest pockets are cut two', async () => {
  expect(cuts((await draft('a shirt with two chest pockets')).pieces, 'own.chestPocket')).toEqual(['2 fabric']);
  expect(cuts((await draft('a t-shirt with a chest pocket')).pieces, 'own.chestPocket')).toEqual(['1 fabric']);
});
