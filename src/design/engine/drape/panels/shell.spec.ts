import { sewnOf } from './sewn.fixture.js';

it('of a skort its skirt is seen', async () => {
  const { graph } = await sewnOf('a skort');
  expect(graph.holes).toEqual([]);
  expect(graph.leg_m).toBeUndefined();
  expect([...new Set(graph.panels.map(({ region }) => region))]).toEqual(['skirt', 'torso']);
});
