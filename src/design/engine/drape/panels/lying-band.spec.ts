import { mesh } from './mesh.js';
import { draftOf } from './sewn.fixture.js';
import { sewnGraph } from './sewn-graph.js';
import type { Panel, SewnGraph } from '../types.js';

async function graphOf(text: string): Promise<SewnGraph> {
  const pattern = await draftOf(text);
  if (!pattern) throw new Error(text);
  return sewnGraph(pattern);
}

const neckOf = ({ panels }: SewnGraph): (Panel['edging'] | 'none')[] =>
  panels.flatMap(({ region, edging }) => (region === 'neck' ? [edging ?? 'none'] : []));

it.each([
  ['a t-shirt', 'goes on'],
  ['a sweatshirt', 'goes on'],
  ['a turtleneck sweater', 'stands'],
  ['a shirt', 'stands'],
] as const)('round the neck of %s what finishes it %s', async (text, edging) => {
  expect(new Set(neckOf(await graphOf(text)))).toEqual(new Set([edging]));
});

it('the seam of a rib neckband is pressed flat, and no other', async () => {
  const graph = await graphOf('a t-shirt');
  const { pressed, seams, seamOf } = mesh(graph, 0.025);
  const names = new Set([...seamOf].flatMap((s, k) => (pressed?.[seams[2 * k]] === 1 ? [graph.stitches[s].name] : [])));
  expect(names).toContain('Collar to neckline');
  expect([...names].filter((name) => /sleeve|side|underarm/i.test(name))).toEqual([]);
  expect(mesh(await graphOf('a turtleneck sweater'), 0.025).pressed).toBeUndefined();
});

it('its free edge is steamed to what lies so far inside the neckline, its seam is as long as it was cut', async () => {
  const graph = await graphOf('a t-shirt');
  const { drawn, panelOf, triangles } = mesh(graph, 0.012);
  const band = graph.panels.findIndex(({ region }) => region === 'neck');
  const shares = [...(drawn ?? [])].filter((_, k) => k % 3 === 0 && panelOf[triangles[k]] === band);
  expect(Math.max(...shares)).toBeLessThan(1);
  expect(Math.min(...shares)).toBeGreaterThan(0.8);
  expect(Math.max(...shares) - Math.min(...shares)).toBeGreaterThan(0.02);
});
