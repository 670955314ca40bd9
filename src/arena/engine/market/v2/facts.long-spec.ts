import { quantile } from '../../../../common/kernel/statistics.js';
import { FACTS, sampleOf } from './index.js';

describe('published facts, medians of twelve paths of eight weeks', () => {
  const samples = Array.from({ length: 12 }, (_, n) => sampleOf(`long ${n}`, 8, 7));

  it.each(FACTS.map((fact) => [fact.what, fact] as const))('%s', (_, { low, high, measure }) => {
    const found = quantile(samples.map(measure), 0.5);
    expect(found).toBeGreaterThanOrEqual(low);
    expect(found).toBeLessThanOrEqual(high);
  });
});
