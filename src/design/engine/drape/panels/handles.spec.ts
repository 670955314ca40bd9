import type { Stitch } from '../types.js';
import { handlesOf } from './handles.fixture.js';
import { draftOf } from './sewn.fixture.js';
import { sewnGraph } from './sewn-graph.js';
import { tube } from './tube.fixture.js';

/** A waist whose back is sewn from side to centre has as many openings as one that is sewn right, but no surface has it. */
it.each([
  'a pencil skirt',
  'a tiered skirt',
  'a pleated skirt',
  'a sheath dress',
  'a sleeveless dress',
  'a button-front dress',
  'a tiered dress',
  'a princess seam dress',
])('no seams of %s cross', async (description) => {
  const pattern = await draftOf(description);
  expect(pattern && handlesOf(sewnGraph(pattern))).toBe(0);
});

it('a side sewn the wrong way round is told', () => {
  const right = tube(0.5, 0.6);
  const swapped = right.stitches.map((stitch, i): Stitch =>
    i === 0 ? { ...stitch, b: upsideDown(stitch.b) } : stitch,
  );
  expect(handlesOf(right)).toBe(0);
  expect(handlesOf({ ...right, stitches: swapped })).not.toBe(0);
});

const upsideDown = (side: Stitch['b']): Stitch['b'] => ({ ...side, from_m: side.to_m, to_m: side.from_m });
