import { completedOf } from '../../cut/typical.js';
import { cutOf } from '../../cut/cut-of.js';
import { bodyOfSize, draftPattern } from '../../make/pattern/index.js';
import { readDesign } from '../../read/read-design.js';
import type { SewnGraph } from '../types.js';
import { boundaryLoops } from './loops.js';
import { outlineOf } from './mesh.js';
import { lengthOfOutline } from './outline.js';
import { sewnGraph } from './sewn-graph.js';

async function sewn(description: string): Promise<SewnGraph> {
  const read = readDesign({ description });
  if (!read.ok) throw new Error(description);
  const body = (await bodyOfSize('M', 'women')) ?? {};
  return sewnGraph(await draftPattern(cutOf(completedOf(read.brief), body), body));
}

const openings = ({ panels, stitches }: SewnGraph): number =>
  boundaryLoops(
    panels.map((p) => lengthOfOutline(outlineOf(p))),
    stitches,
  ).length;

it.each([
  ['a circle skirt', 2],
  ['a pencil skirt', 2],
  ['a gathered skirt', 2],
  ['an a-line skirt', 2],
  ['a t-shirt', 4],
  ['trousers', 3],
  ['leggings', 3],
  ['joggers', 3],
  ['a sleeveless dress', 4],
  ['an a-line dress', 4],
  ['a shirt', 4],
  ['a shirt dress', 4],
  ['a waistcoat', 4],
  ['a tank top', 4],
  ['a hoodie', 4],
  ['a sweatshirt', 4],
  ['a coat', 4],
  ['a blazer', 4],
])('%s is one surface with %i openings', async (description, count) => {
  const graph = await sewn(description);
  expect(graph.holes).toEqual([]);
  expect(openings(graph)).toBe(count);
});
