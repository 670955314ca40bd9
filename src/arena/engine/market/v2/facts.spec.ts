import { mean } from '../../../../common/kernel/statistics.js';
import { FACTS, sampleOf } from './index.js';

/** Those whose estimates do not hang on a handful of extreme hours: four weeks of two paths suffice. */
const STEADY = [
  'ACF of r, 1 min',
  'ACF of r, 5 min',
  'ACF of |r 5m|, 5 min',
  'ACF of |r 5m|, 1 h',
  'Hill index, 5 min',
  'BTC–ETH, 1 min, pooled',
  'BTC–ETH, 5 min',
  'BTC–ETH, 1 h',
  'BTC leads ETH by a minute',
  'ETH leads BTC by a minute',
  'volume with |r|, 1 h',
];

describe('published facts, the short form', () => {
  const samples = ['agate', 'beryl'].map((seed) => sampleOf(seed, 4, 0));
  const steady = FACTS.filter(({ what }) => STEADY.includes(what));

  it('knows all of them', () => expect(steady).toHaveLength(STEADY.length));

  it.each(steady.map((fact) => [fact.what, fact] as const))('%s', (_, { low, high, measure }) => {
    const slack = 0.15 * (high - low);
    const found = mean(samples.map(measure));
    expect(found).toBeGreaterThan(low - slack);
    expect(found).toBeLessThan(high + slack);
  });
});
