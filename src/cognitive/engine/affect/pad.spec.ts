import fc from 'fast-check';
import { blendPad, type Pad } from './pad.js';

const axis = fc.double({ min: -1, max: 1, noNaN: true });
const pad = fc.tuple(axis, axis, axis) as fc.Arbitrary<Pad>;
const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('a blend in PAD', () => {
  it('never leaves the cube', () =>
    fc.assert(
      fc.property(pad, pad, share, (current, target, w) => {
        blendPad(current, target, w);
        for (const x of current) expect(Math.abs(x)).toBeLessThanOrEqual(1);
      }),
    ));

  it('of something unpleasant never raises pleasure, of something pleasant never lowers it', () =>
    fc.assert(
      fc.property(pad, pad, share, (current, target, w) => {
        const before = current[0];
        blendPad(current, target, w);
        if (target[0] < 0) expect(current[0]).toBeLessThanOrEqual(before);
        else expect(current[0]).toBeGreaterThanOrEqual(before);
      }),
    ));
});
