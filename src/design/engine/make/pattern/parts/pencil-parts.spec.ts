import { plainCut } from '../../../cut/plain.js';
import { bodyOfSize, draftPattern } from '../index.js';

it.each(['34', '42', '50'])('a pencil skirt’s darts lie apart and its band laps over, in size %s', async (size) => {
  const body = (await bodyOfSize(size, 'women')) ?? {};
  const spec = plainCut({ garment: 'skirt', category: 'skirt', silhouette: 'pencil', gender: 'women' });
  const { status, checks, drafted } = await draftPattern(spec, body);
  expect(status).toBe('exact');
  const band = checks.seams.find(({ name }) => name === 'Waistband to waist');
  expect(band?.off_by_mm).toBeCloseTo(0, 0);
  expect(band?.declared_mm).toBeCloseTo(body.waist * 0.35, 0);
  for (const { points } of drafted.filter(({ id }) => /^penelope\.(front|back)$/.test(id)))
    if (points.dart2Start) expect(points.dart2Start.x - points.dart1End.x).toBeGreaterThan(25);
});
