import { readBrief } from '../read/index.js';
import type { Brief } from '../read/index.js';
import { GARMENTS } from '../garments/spec.js';
import { readDesign } from '../read/read-design.js';
import { completedOf, completeSpec, withAssumptions } from './typical.js';

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

const completedOfText = (description: string) => {
  const result = readDesign({ description });
  if (!result.ok) throw new Error(`refused: ${description}`);
  return completedOf(result.brief);
};

it.each([
  ['an evening gown', { length: 'floor' }],
  ['a ball gown in emerald taffeta', { length: 'floor', silhouette: 'ball-gown' }],
  ['a wedding dress', { length: 'floor', variant: 'wedding dress', colors: [{ name: 'ivory' }] }],
  ['a wedding dress in blush silk', { length: 'floor', colors: [{ name: 'blush' }] }],
  ['a short wedding dress', { colors: [{ name: 'ivory' }] }],
  ['a dress to wear to a wedding', { length: 'knee', variant: null }],
  ['a wedding guest dress', { length: 'knee', variant: null }],
  ['a mermaid dress', { length: 'floor' }],
  ['a mermaid dress ending at the knee', { length: 'knee' }],
  ['a satin dress with a train', { length: 'floor', details: ['train'] }],
  ['a kimono', { collar: null, lapel: null, pockets: [], sleeve: { type: 'kimono' } }],
  ['a poncho', { collar: null, lapel: null, pockets: [], sleeve: { type: null, length: null } }],
  ['a wool cape', { lapel: null, pockets: [], sleeve: { type: null, length: null } }],
  ['a cape with patch pockets', { pockets: ['patch'] }],
  ['a tuxedo jacket with shawl lapels', { collar: 'shawl', lapel: 'shawl' }],
  ['a bikini', { variant: 'bikini', gender: 'women', closure: 'tie' }],
  ['en tankini', { variant: 'tankini', neckline: 'scoop' }],
  ['a rain suit', { hood: 'hood', closure: 'zip', sleeve: { type: 'set-in', length: 'long' } }],
  ['a kids snowsuit', { variant: 'snow suit', hood: 'hood', closure: 'zip' }],
  ['a velvet jumpsuit for a winter party', { hood: null, sleeve: { type: 'set-in', length: 'short' } }],
  ['a high neck swimsuit', { neckline: 'mock-neck', sleeve: { type: null, length: 'sleeveless' } }],
  ['a bra', { variant: 'bra', gender: 'women', waistline: null }],
  ['en bh i spets', { variant: 'bra' }],
  ['cotton briefs', { variant: 'briefs', neckline: null, waistline: 'elastic' }],
  ['swim trunks', { variant: 'swim trunks', gender: 'men', neckline: null, waistline: 'drawstring' }],
  ['badshorts', { variant: 'swim trunks', gender: 'men' }],
  ['a pink and white dress', { print: 'color-block', colors: [{ name: 'pink' }, { name: 'white' }] }],
  ['a black dress with white sleeves', { print: 'solid' }],
  ['a pink and white striped shirt', { print: 'vertical-stripes' }],
  ['a pink and white striped T-shirt', { print: 'stripes' }],
  ['a pink and white bouclé jacket', { print: 'marl' }],
  ['an ombre dress from coral to yellow', { print: 'ombre', colors: [{ name: 'coral' }, { name: 'yellow' }] }],
  ['a corset with puff sleeves', { sleeve: { type: 'puff', length: 'short' } }],
  ['a jacket with four flap pockets', { counts: { pockets: 4 } }],
  ['a coat with six buttons', { counts: { buttons: 6 } }],
] as const)('%s is drawn as what it is', (text, expected) => expect(completedOfText(text)).toMatchObject(expected));
