import { decided } from '../../../cut/cut-of.js';
import { DEVELOPMENT_SET } from '../../../read/sets/development-set.fixture.js';
import type { GarmentSpec } from '../../../garments/garment-spec.js';
import type { Garment } from '../../../garments/spec.js';
import { draftPattern, standardBodies } from '../index.js';
import { toMillimetres } from '../bodies/measurements.js';
import { specOf } from '../specs.fixture.js';
import { garmentsOf, missingOfExact, readSpec } from './account.fixture.js';

describe('no feature of the spec goes unaccounted', () => {
  it('whatever is called exact has all that its text asks for', async () => {
    const body = toMillimetres((await standardBodies('women'))[4]);
    const some = garmentsOf(DEVELOPMENT_SET).filter((_, i) => i % 4 === 0);
    const missing = await Promise.all(some.map((spec) => missingOfExact(spec, body)));
    const exact = missing.filter((words) => words !== null);
    expect(exact.flat()).toEqual([]);
    expect(exact.length).toBeGreaterThan(some.length / 5);
  });

  /** What is named, of garments where it once went missing without a word. */
  const NAMED: [string, RegExp][] = [
    ['a leather biker jacket with asymmetric zip', /biker/],
    ['a dirndl', /dirndl/],
    ['a quilted vest', /quilt/i],
    ['a three-piece navy suit for men', /trousers/],
    ['a tuxedo jacket', /satin/],
    ['a red dress with an open back', /open back/],
    ['a green shirt with a smocked yoke', /smocking/],
  ];
  it.each(NAMED)('%s', async (text, words) => {
    const body = (await standardBodies('women'))[4];
    const { status, deviations } = await draftPattern(decided(readSpec(text) as GarmentSpec), body);
    expect(status).not.toBe('exact');
    expect(deviations.join(' ')).toMatch(words);
  });

  const VALUES: [Garment, Partial<GarmentSpec>][] = [
    ['dress', { details: ['cut-out'] }],
    ['blazer', { sleeve: { type: 'puff', length: 'long' } }],
    ['sweater', { hem: 'scalloped' }],
    ['skirt', { closure: 'chain' }],
    ['t-shirt', { variant: 'a thing nobody has heard of' }],
    ['waistcoat', { hood: 'hood' }],
  ];
  it.each(VALUES)('%s with %j is not exact', async (garment, more) => {
    const { status } = await draftPattern(decided(specOf(garment, more)), (await standardBodies('women'))[4]);
    expect(status).toBe('approximate');
  });
});
