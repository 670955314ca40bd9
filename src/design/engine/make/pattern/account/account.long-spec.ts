import { DEVELOPMENT_SET } from '../../../read/sets/development-set.fixture.js';
import { FRESH_A, FRESH_B, FRESH_C, FRESH_D } from '../../../read/sets/fresh-sets.fixture.js';
import { UNSEEN_SET } from '../../../read/sets/unseen-set.fixture.js';
import { standardBodies } from '../index.js';
import { toMillimetres } from '../bodies/measurements.js';
import { garmentsOf, missingOfExact } from './account.fixture.js';

describe('every prompt of every set', () => {
  it.each(['women', 'men'] as const)(
    'drafted for %s, exact means all of it',
    async (gender) => {
      const body = toMillimetres((await standardBodies(gender))[4]);
      const all = garmentsOf(DEVELOPMENT_SET, UNSEEN_SET, FRESH_A, FRESH_B, FRESH_C, FRESH_D);
      let exact = 0;
      for (const spec of all) {
        const missing = await missingOfExact(spec, body);
        if (missing) exact++;
        expect([spec.garment, ...(missing ?? [])]).toEqual([spec.garment]);
      }
      expect(exact).toBeGreaterThan(all.length / 4);
    },
    300_000,
  );
});
