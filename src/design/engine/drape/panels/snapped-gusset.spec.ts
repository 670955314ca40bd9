import { faultsOf, openingsIn, sewnOf } from './sewn.fixture.js';

it('a bodysuit that is snapped between the legs is worn closed', async () => {
  const { graph } = await sewnOf('a bodysuit');
  expect(graph.holes).toEqual([]);
  expect(faultsOf(graph)).toEqual([]);
  const snaps = graph.stitches.filter(({ name }) => name === 'Snaps');
  expect(snaps.map(({ kind, b }) => [kind, graph.panels[b.panel].piece])).toEqual([
    ['closed', 'own.bodyFront'],
    ['closed', 'own.bodyFront'],
  ]);
  // a neck, two armholes, two legs
  expect(openingsIn(graph)).toHaveLength(5);
});

/** With its middle sewn to the ends of what it meets, a gusset is a loop with a hole of its own. */
it.each(['briefs', 'a thong', 'bikini bottoms'])('%s have a waist and two legs', async (description) => {
  const { graph } = await sewnOf(description);
  const [one, other, ...rest] = openingsIn(graph);
  expect(rest).toHaveLength(1);
  expect(Math.abs(one - other)).toBeLessThan(2);
});

it('what is sewn on by both ends is left as it is', async () => {
  const { graph } = await sewnOf('a swimsuit');
  expect(graph.stitches.filter(({ name }) => name === 'Snaps')).toEqual([]);
});
