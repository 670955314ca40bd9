import { completedOf } from '../../../cut/typical.js';
import { cutOf } from '../../../cut/cut-of.js';
import { readDesign } from '../../../read/read-design.js';
import { bodyOfSize, draftPattern, type Pattern } from '../index.js';
import { disagreeing } from './disagreeing.js';

async function drafted(description: string): Promise<Pattern> {
  const read = readDesign({ description });
  if (!read.ok) throw new Error(description);
  const body = (await bodyOfSize('42', 'women')) ?? {};
  return draftPattern(cutOf(completedOf(read.brief), body), body);
}

const WAIST = /^Skirt to (?:bodice )?waist$/;

/** Rings of two and four panels, whole and opened at each side of the body. */
it.each([
  'a button-front A-line skirt',
  'an A-line skirt buttoned at the back',
  'an A-line skirt with a side zip',
  'a circle skirt',
  'a dress with a side zip',
  'a button-front dress',
  'a ball gown',
  'a mermaid dress with a train',
  'a ball gown skirt',
  'a godet skirt',
  'an elastic waist circle skirt',
])('the waist of %s is published whole, as it was measured', async (description) => {
  const { seams, checks, deviations } = await drafted(description);
  const waist = seams.filter(({ name }) => WAIST.test(name));
  const rule = checks.seams.findLast(({ name }) => WAIST.test(name));
  const [a, b] = (['a', 'b'] as const).map((side) =>
    waist.reduce((sum, seam) => sum + Math.abs(seam[side].to_mm - seam[side].from_mm), 0),
  );
  expect(waist.length).toBeGreaterThan(2);
  expect(Math.abs(a / b / ((rule?.a_mm ?? 0) / (rule?.b_mm ?? 1)) - 1)).toBeLessThan(0.05);
  expect(disagreeing(seams, checks.seams)).toEqual([]);
  expect(deviations.filter((d) => d.includes('do not meet as measured'))).toEqual([]);
});

it('a side that lacks its second half is told by name', async () => {
  const { seams, checks } = await drafted('a button-front A-line skirt');
  const halved = seams.map((s) =>
    WAIST.test(s.name) ? { ...s, a: { ...s.a, to_mm: (s.a.from_mm + s.a.to_mm) / 2 } } : s,
  );
  expect(disagreeing(halved, checks.seams)).toEqual(['Skirt to waist']);
});
