import { outlineOf } from './mesh.js';
import { pointOn } from './outline.js';
import { faultsOf, sewnOf } from './sewn.fixture.js';
import { SHAWL } from './with-shawl.js';

describe.each([
  'a blazer with a shawl lapel',
  'a camel wrap coat with a shawl collar',
  'a tuxedo jacket with a shawl collar',
])('%s', (description) => {
  it('is sewn up: its collar goes on from both lapels round the neck behind', async () => {
    const { graph } = await sewnOf(description);
    expect([graph.holes, faultsOf(graph)]).toEqual([[], []]);
    const collar = graph.panels.findIndex(({ piece }) => piece === SHAWL);
    const on = graph.stitches.flatMap(({ a, b }) => (a.panel === collar ? [graph.panels[b.panel]] : []));
    const partsOf = (name: string, rolls: boolean) =>
      on.filter(({ piece, roll }) => piece.endsWith(name) && (roll !== undefined) === rolls);
    expect([partsOf('back', false).length, partsOf('front', true).length, on.length]).toEqual([2, 2, 4]);
  });

  it('meets the back from the neck points to the centre', async () => {
    const { graph } = await sewnOf(description);
    const neck = graph.stitches.filter(({ name }) => name === 'Shawl collar to back neck');
    expect(neck).toHaveLength(2);
    for (const { b } of neck) {
      const line = outlineOf(graph.panels[b.panel]);
      const [point, centre] = [b.from_m, b.to_m].map((way) => pointOn(line, way));
      expect(point.y - centre.y).toBeGreaterThan(0.01);
    }
  });
});

it.each([
  ['a burgundy velvet blazer with a black satin shawl collar', 'black satin'],
  ['a black tuxedo jacket with ivory satin peak lapels', 'ivory satin'],
])('%s shows the cloth of its facings where its fronts are turned over', async (description, cloth) => {
  const { graph } = await sewnOf(description);
  const fronts = graph.panels.filter(({ roll }) => roll);
  expect(fronts.map(({ faced }) => faced)).toEqual([cloth, cloth]);
  expect(fronts.map(({ material }) => material)).not.toContain(cloth);
  for (const { material } of graph.panels.filter(({ piece }) => piece === SHAWL)) expect(material).toBe(cloth);
});

it('facings of the same cloth are not told apart', async () => {
  const { graph } = await sewnOf('a camel wrap coat with a shawl collar');
  expect(graph.panels.filter(({ faced }) => faced !== undefined)).toEqual([]);
});
