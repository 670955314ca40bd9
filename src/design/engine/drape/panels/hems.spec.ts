import { hemsOf } from './hems.js';
import { mesh } from './mesh.js';
import { sewnOf } from './sewn.fixture.js';

/** Titles of the pieces of a text that have a hem which hangs. */
async function hemmed(description: string): Promise<string[]> {
  const { graph } = await sewnOf(description);
  const made = mesh(graph, 0.03);
  const on = hemsOf(graph, made);
  const panels = [...made.panelOf].filter((_, i) => on?.[i] === 1).map((panel) => graph.panels[panel].piece);
  return [...new Set(panels)].sort();
}

it('what hangs from the shoulders has a hem', async () => {
  expect(await hemmed('a tank top')).toEqual(['aaron.back', 'aaron.front']);
});

it.each(['a swimsuit', 'a bodysuit'])('%s is closed between the legs, and hangs nowhere', async (description) => {
  expect(await hemmed(description)).toEqual([]);
});
