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
