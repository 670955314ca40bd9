import { CATALOGUE } from '../../garments/catalogue.fixture.js';
import { draftOf, faultsOf } from './sewn.fixture.js';
import { sewnGraph } from './sewn-graph.js';

/** Of every garment under every trade name, in three sizes: the share that can be sewn up, and none of those wrongly. */
it.each(['XS', 'M', '3XL'])(
  'the whole catalogue in %s',
  async (size) => {
    const texts = CATALOGUE.flatMap(([, names]) => names);
    let [whole, all] = [0, 0];
    for (const text of texts) {
      const pattern = await draftOf(text, size);
      const graph = pattern && sewnGraph(pattern);
      all++;
      if (!graph || graph.holes.length > 0) continue;
      whole++;
      expect([text, ...faultsOf(graph)]).toEqual([text]);
    }
    expect(whole / all).toBeGreaterThan(0.65);
  },
  600_000,
);
