import { selfIntersection } from '../../../geometry/polyline.js';
import { bodyOfSize } from '../bodies/bodies.js';
import { toMillimetres } from '../bodies/measurements.js';
import { checkGirths, checkOutlines, checkSeams } from '../checks.js';
import { stretchBody, stretchGirths, type StretchOrder } from './stretch-body.js';
import { stretchSleeve } from './stretch-sleeve.js';

const PLAIN: StretchOrder = {
  stretch: 0.5,
  held: 'shoulders',
  sleeved: false,
  back: 'usual',
  neckline: 'scoop',
  legAt: 0.21,
  narrow: false,
  snaps: false,
  lining: 'front',
};
const SHAPES: readonly Partial<StretchOrder>[] = [
  {},
  { back: 'racer', legAt: 0.1 },
  { back: 'low', neckline: 'plunging', legAt: 0.36 },
  { held: 'straps', neckline: 'sweetheart' },
  { held: 'straps', neckline: 'square', back: 'low', narrow: true },
  { held: 'neck', neckline: 'halter' },
  { held: 'nothing', neckline: 'strapless' },
  { neckline: 'turtleneck', sleeved: true, stretch: 0.25, snaps: true },
];
const BODIES = [
  ['32', 'women'],
  ['40', 'women'],
  ['56', 'women'],
  ['50', 'men'],
  ['116', 'child'],
] as const;

const CASES = BODIES.flatMap(([size, wearer]) => SHAPES.map((shape) => ({ size, wearer, ...PLAIN, ...shape })));

it.each(CASES)(
  '$held $back $neckline in size $size meets at every seam, crosses nowhere and is as close as said',
  async ({ size, wearer, ...order }) => {
    const body = toMillimetres((await bodyOfSize(size, wearer)) ?? {});
    const made = stretchBody(body, order, 10);
    const pieces = order.sleeved ? [...made, stretchSleeve(made, body, order.stretch, body.shoulderToWrist, 10)] : made;
    const { seams, unmeasured } = checkSeams(
      pieces,
      pieces.flatMap((piece) => piece.seams ?? []),
    );
    expect(unmeasured).toEqual([]);
    expect(seams.filter(({ ok }) => !ok)).toEqual([]);
    expect(seams.map(({ name }) => name)).toContain('Side seam');
    expect(checkOutlines(pieces).filter(({ ok }) => !ok)).toEqual([]);
    for (const { loop } of pieces) expect(selfIntersection(loop)).toBeNull();
    const girths = checkGirths(pieces, stretchGirths(body, order));
    expect(girths.map(({ name }) => name)).toEqual(['chest', 'waist', 'round the trunk']);
    expect(girths.filter(({ ok }) => !ok)).toEqual([]);
  },
);

it('is cut a tenth smaller than the body where the cloth gives by half', async () => {
  const body = toMillimetres((await bodyOfSize('40', 'women')) ?? {});
  const [chest, , trunk] = checkGirths(stretchBody(body, PLAIN, 10), stretchGirths(body, PLAIN));
  expect(chest.finished_mm / body.chest).toBeCloseTo(0.9, 2);
  expect(trunk.finished_mm / trunk.body_mm).toBeCloseTo(0.93, 2);
});

it('leaves the back bare to the small of it, the legs as high as asked', async () => {
  const body = toMillimetres((await bodyOfSize('40', 'women')) ?? {});
  const drafted = (more: Partial<StretchOrder>) => stretchBody(body, { ...PLAIN, ...more }, 10);
  const neckOf = (more: Partial<StretchOrder>) => drafted(more)[1].points.cbNeck.y;
  expect(neckOf({ back: 'low' })).toBeGreaterThan(neckOf({}) + 120);
  const legOf = (legAt: number) => drafted({ legAt })[0].points.sideLow.y;
  expect(legOf(0.36) - legOf(0.21)).toBeCloseTo(body.waistToKnee * 0.15 * 0.93, 0);
  /** half width of the back, midway between shoulder and underarm */
  const between = ([, { loop, points }]: ReturnType<typeof drafted>): number => {
    const middle = (points.shoulder.y + points.armhole.y) / 2;
    return Math.max(...loop.filter((p) => Math.abs(p.y - middle) < 12).map((p) => p.x));
  };
  expect(between(drafted({ back: 'racer' }))).toBeLessThan(between(drafted({})) - 30);
});
