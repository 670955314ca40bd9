import { handlesOf } from './handles.fixture.js';
import { faultsOf, openingsIn, sewnOf } from './sewn.fixture.js';

it.each(['a kilt in plain wool', 'a kilt in red tartan for men'])(
  '%s: the upper apron goes on into the pleats, all round a band',
  async (description) => {
    const { graph } = await sewnOf(description);
    expect([graph.holes, faultsOf(graph)]).toEqual([[], []]);
    expect(graph.panels.map(({ piece, side }) => [piece, side])).toEqual([
      ['own.kiltApron', 'front'],
      ['own.kiltPleats', 'back'],
      ['own.waistband', 'round'],
    ]);
    expect(handlesOf(graph)).toBe(0);
    const [waist, hem, ...rest] = openingsIn(graph);
    expect(rest).toEqual([]);
    expect(hem).toBeGreaterThan(waist);
  },
);
