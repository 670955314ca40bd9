import { sewnGraph } from './sewn-graph.js';
import { draftOf } from './sewn.fixture.js';
import type { StitchSide } from '../types.js';

const lengthOf = ({ from_m, to_m }: StitchSide): number => Math.abs(to_m - from_m);

it.each(['a pencil skirt', 'a circle skirt', 'wide trousers with a side zip'])(
  'the band of %s goes round as far as it is sewn on: what lies beneath its other end is not worn',
  async (text) => {
    const { panels, stitches, holes } = sewnGraph((await draftOf(text))!);
    expect(holes).toEqual([]);
    const sewn = stitches.filter(({ a, b }) => panels[a.panel].band !== panels[b.panel].band);
    expect(sewn.length).toBeGreaterThan(1);
    for (const { a, b } of sewn) expect(Math.abs(lengthOf(a) - lengthOf(b))).toBeLessThan(0.0015);
  },
);

it('a gathered skirt is gathered onto the waist, not onto waist and underlap', async () => {
  const pattern = (await draftOf('a gathered skirt'))!;
  const { panels, stitches } = sewnGraph(pattern);
  const waist = pattern.checks.seams.find(({ name }) => name === 'Waistband to waist')!.b_mm / 1000;
  const bands = stitches.filter(({ kind }) => kind === 'gather').flatMap(({ a, b }) => [a, b]);
  const around = bands.filter(({ panel }) => panels[panel].band).reduce((sum, side) => sum + lengthOf(side), 0);
  expect(Math.abs(around - waist)).toBeLessThan(0.002);
});
