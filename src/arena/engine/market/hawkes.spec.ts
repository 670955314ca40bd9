import { Random } from '../../../common/kernel/random.js';
import { mean } from '../../../common/kernel/statistics.js';
import { advanceHawkes, expectedJumps, jumpDrift, jumpSizes } from './hawkes.js';
import { JUMPS } from './parameters.js';

const DAY = 86_400_000;

describe('self-exciting jumps', () => {
  it('come at base / (1 − branching) = 5 a day', () => {
    const random = Random.from('hawkes');
    const state = { excess: 0 };
    let count = 0;
    for (let t = 0; t < 4_000 * 24; t++) count += advanceHawkes(state.excess, DAY / 24, random, state);
    expect(count / 4_000).toBeGreaterThan(4.6);
    expect(count / 4_000).toBeLessThan(5.4);
  });

  it.each([0, 3 / 3_600_000])('come as often as the compensator says from excess %d per ms', (excess) => {
    const random = Random.from(`compensated ${excess}`);
    const out = { excess: 0 };
    const counts = Array.from({ length: 30_000 }, () => advanceHawkes(excess, 3_600_000, random, out));
    const expected = expectedJumps(excess, 3_600_000);
    expect(Math.abs(mean(counts) - expected)).toBeLessThan(0.05 * expected + 0.01);
  });

  it('have the published mean sizes, and their exponential mean is compensated', () => {
    const random = Random.from('sizes');
    const sizes = Array.from({ length: 200_000 }, () => jumpSizes(1, random));
    const expected = JUMPS.probabilityUp * JUMPS.meanUp - (1 - JUMPS.probabilityUp) * JUMPS.meanDown;
    expect(Math.abs(mean(sizes) - expected)).toBeLessThan(4e-5);
    expect(Math.abs(mean(sizes.map((j) => Math.expm1(1.3 * j))) - jumpDrift(1.3))).toBeLessThan(5e-5);
  });
});
