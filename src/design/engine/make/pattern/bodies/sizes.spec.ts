import { decided } from '../../../cut/cut-of.js';
import { bodyOfSize } from './bodies.js';
import { draftPattern, type BodyGender } from '../index.js';
import { specOf } from '../specs.fixture.js';
import type { Garment } from '../../../garments/spec.js';

/** The ends of the size range; `pattern.long-spec.ts` drafts every garment in every size. */
const ROWS: readonly [Garment, BodyGender][] = [
  ['sweater', 'women'],
  ['dress', 'women'],
  ['jumpsuit', 'women'],
  ['overalls', 'women'],
  ['shorts', 'women'],
  ['joggers', 'men'],
];

it.each(ROWS)('%s for %s: finite, and every seam and girth right, from XS to 3XL', async (garment, gender) => {
  for (const size of ['XS', '3XL']) {
    const body = (await bodyOfSize(size, gender)) as Record<string, number>;
    const { checks, geometry, svg } = await draftPattern(decided(specOf(garment, { gender })), body);
    expect({ size, ...checks }).toMatchObject({ size, ok: true, unmeasured: [] });
    expect(/NaN|Infinity/.exec(svg)).toBeNull();
    expect(geometry.every((piece) => Number.isFinite(piece.area_mm2) && piece.area_mm2 > 0)).toBe(true);
  }
});
