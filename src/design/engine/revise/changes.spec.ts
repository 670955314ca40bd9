import { readDesign } from '../read/read-design.js';
import { reviseBy } from './changes.js';
import { problemOf, wordsFor } from './wanted.js';
import type { Wanted } from './wanted.js';

const read = readDesign({
  description: 'A knee-length navy linen dress with short sleeves, a collar and patch pockets',
});
if (!read.ok) throw new Error(read.reason);
const base = { brief: read.brief, request: { size: 'M' } };

function made(wanted: Wanted) {
  const result = reviseBy({ instruction: wordsFor(wanted), version: 2, base, earlier: null }, wanted);
  if (!result.ok) throw new Error(result.message);
  return result;
}

it.each([
  [{ attribute: 'length', value: 'midi' }, { length: 'midi' }],
  [{ attribute: 'sleeve.length', value: 'long' }, { sleeve: { length: 'long' } }],
  [{ attribute: 'collar', value: null }, { collar: null }],
  [{ attribute: 'pockets', value: ['welt', 'flap'] }, { pockets: ['welt', 'flap'] }],
  [{ attribute: 'pockets', value: [] }, { pockets: [] }],
  [{ attribute: 'colors', value: 'sage green' }, { colors: [{ name: 'sage green', role: 'main' }] }],
  [{ attribute: 'fabrics', value: 'wool' }, { fabrics: [{ name: 'wool' }] }],
  [{ attribute: 'garment', value: 'jumpsuit' }, { garment: 'jumpsuit' }],
])('%o', (change, expected) => {
  const { revised, diff } = made({ changes: [change] });
  expect(revised.brief.spec).toMatchObject(expected);
  expect(diff.map(({ attribute }) => attribute)).toContain(change.attribute);
});

it('leaves the rest to the letter, and quotes what was asked', () => {
  const { revised, diff } = made({ changes: [{ attribute: 'length', value: 'midi' }] });
  expect({ ...revised.brief.spec, length: 'knee' }).toEqual(read.brief.spec);
  expect(diff).toEqual([
    expect.objectContaining({ attribute: 'length', before: 'knee', after: 'midi', text: 'length: midi' }),
  ]);
});

it('takes size and measurements', () => {
  const { revised, diff } = made({ changes: [], measurements: { chest: 104 } });
  expect(revised.request).toEqual({ size: 'M', measurements: { chest: 104 } });
  expect(diff.map(({ attribute }) => attribute)).toEqual(['measurements.chest']);
  expect(made({ changes: [], size: 'L' }).revised.request).toEqual({ size: 'L' });
});

it.each([
  [{ attribute: 'zorbel', value: 'x' }, /no attribute/],
  [{ attribute: 'length', value: 'zorbel' }, /no value "zorbel"/],
  [{ attribute: 'length', value: ['midi', 'mini'] }, /one value/],
  [{ attribute: 'colors', value: null }, /needs a value/],
  [{ attribute: 'constructor', value: 'x' }, /no attribute/],
])('refuses %o', (change, words) => expect(problemOf(change)).toMatch(words));
