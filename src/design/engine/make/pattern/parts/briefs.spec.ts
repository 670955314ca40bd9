import { area, selfIntersection } from '../../../geometry/polyline.js';
import { bodyOfSize } from '../bodies/bodies.js';
import { toMillimetres } from '../bodies/measurements.js';
import { checkSeams } from '../checks.js';
import { briefs } from './briefs.js';

const FULL = { side: 80, below: 0.85, narrow: false };
const BODIES = [
  ['32', 'women'],
  ['40', 'women'],
  ['54', 'women'],
  ['92', 'child'],
  ['164', 'child'],
] as const;

it.each(BODIES)('meet at every seam and cross nowhere in size %s, %s', async (size, wearer) => {
  const body = toMillimetres((await bodyOfSize(size, wearer)) ?? {});
  for (const shape of [FULL, { side: 45, below: 1.15, narrow: true }]) {
    const pieces = briefs(body, shape, 10);
    const { seams, unmeasured } = checkSeams(
      pieces,
      pieces.flatMap((piece) => piece.seams ?? []),
    );
    expect(unmeasured).toEqual([]);
    expect(seams.map(({ name, off_by_mm: off }) => [name, Math.abs(off)])).toEqual([
      ['Side seam', 0],
      ['Front to gusset', 0],
      ['Back to gusset', 0],
    ]);
    for (const { loop } of pieces) expect(selfIntersection(loop)).toBeFalsy();
  }
});

it('go round the body a tenth closer, and between the legs', async () => {
  const body = toMillimetres((await bodyOfSize('40', 'women')) ?? {});
  const [front, back, gusset] = briefs(body, FULL, 10);
  const hips = body.waist + (body.hips - body.waist) * 0.85;
  expect(2 * (front.points.sideTop.x + back.points.sideTop.x)).toBeCloseTo(hips * 0.9, 0);
  const way = front.points.centreLow.y + back.points.centreLow.y + gusset.points.backLeft.y;
  expect(way).toBeCloseTo((body.crossSeam - 2 * 0.85 * body.waistToHips) * 0.9, 0);
  expect(Math.abs(area(back.loop))).toBeGreaterThan(Math.abs(area(front.loop)));
});
