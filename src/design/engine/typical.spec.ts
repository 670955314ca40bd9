import { readBrief } from './brief/index.js';
import type { Brief } from './brief/index.js';
import { GARMENTS } from './spec.js';
import { completeSpec, withAssumptions } from './typical.js';

const brief = (description: string): Brief => {
  const result = readBrief({ description });
  if (!result.ok) throw new Error(`refused: ${description}`);
  return result.brief;
};

it('completes every garment without touching what is said', () => {
  for (const garment of GARMENTS) {
    const { spec } = brief('a red dress with a boat neck');
    const completed = completeSpec({ ...spec, garment });
    expect(completed).toMatchObject({ garment, neckline: 'boat', colors: spec.colors, print: 'solid' });
  }
});

it.each([
  ['a T-shirt', { neckline: 'crew', sleeve: { type: 'set-in', length: 'short' } }],
  ['a shirt', { collar: 'shirt', closure: 'buttons', cuff: 'barrel', sleeve: { type: 'set-in', length: 'long' } }],
  ['a hoodie', { hood: 'hood', pockets: ['kangaroo'], collar: null }],
  ['a strapless dress', { sleeve: { type: null, length: 'sleeveless' } }],
  ['an evening gown with a sweetheart neckline', { sleeve: { type: null, length: 'sleeveless' } }],
  ['a halter top', { sleeve: { type: null, length: 'sleeveless' } }],
  ['a sweetheart dress with puff sleeves', { sleeve: { type: 'puff', length: 'short' } }],
  ['a coat', { lapel: 'notched', length: 'knee' }],
  ['a slip dress', { neckline: 'straight-across', sleeve: { type: 'strap', length: 'sleeveless' } }],
  ['a slip dress with a cowl neck', { neckline: 'cowl', sleeve: { type: 'strap', length: 'sleeveless' } }],
  ['a camisole', { neckline: 'straight-across', gender: 'women' }],
] as const)('%s looks usual', (text, expected) => expect(completeSpec(brief(text).spec)).toMatchObject(expected));

it.each([
  ['a shirt without pockets or a collar', { pockets: [], collar: null }],
  ['a hoodie without a hood', { hood: null }],
  ['trousers without pockets', { pockets: [] }],
  ['a blazer without lapels', { lapel: null }],
] as const)('does not bring back what is denied: %s', (text, expected) => {
  const { spec, denied } = brief(text);
  expect(completeSpec(spec, denied)).toMatchObject(expected);
});

it('says what was assumed', () => {
  const { spec, evidence, denied } = brief('a T-shirt with a v-neck');
  const all = withAssumptions(evidence, spec, completeSpec(spec, denied));
  expect(all['sleeve.length']).toEqual({ source: 'default', span: null, text: null, confidence: 0.3, value: 'short' });
  expect(all.neckline).toMatchObject({ source: 'stated', value: 'v-neck' });
});
