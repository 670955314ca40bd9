import fc from 'fast-check';
import { readBrief } from '../index.js';
import type { GarmentSpec } from '../../garments/garment-spec.js';

const spec = (description: string): GarmentSpec => {
  const result = readBrief({ description });
  if (!result.ok) throw new Error(`refused: ${description}`);
  return result.brief.spec;
};

describe('denied parts stay away', () => {
  it.each([
    'a shirt without pockets',
    'a shirt, no pockets',
    'shirt with no pockets',
    'shirt minus the pockets',
    'a shirt that lacks pockets',
    'shirt w/o pockets',
    'a pocketless shirt',
    'pocket-free shirt',
    'shirt, pockets: none',
    'a shirt. Pockets are not needed.',
    'skip the pockets on this shirt',
    'a shirt but leave out the pockets',
    "I don't want pockets on my shirt",
    'a shirt with neither collar nor pockets',
    'I hate pockets. A plain shirt, please.',
    'a shirt; I dislike pockets',
    'skjorta, jag hatar fickor',
    'shirt without collar, buttons or pockets',
    'skjorta utan fickor',
    'en skjorta med inga fickor',
    'Hemd ohne Taschen',
    'chemise sans poches',
    'camisa sin bolsillos',
    'shirt with zero pockets',
    'please avoid pockets on the shirt',
    'a shirt devoid of pockets',
    'a shirt free of pockets',
    'a shirt. No visible pockets.',
  ])('%s', (text) => expect(spec(text).pockets).toEqual([]));

  it.each([
    '{"item": "shirt", "exclude": ["collar", "pockets"], "sleeve": "long"}',
    '{"item": "shirt", "avoid": ["collar", "pockets", "a lining"], "sleeve": "long"}',
    'A shirt. Avoid: collar, pockets. Long sleeves.',
    'Shirt\nWithout: collar, pockets\nSleeves: long',
  ])('a list behind a colon is denied to its end, and no further: %s', (text) => {
    expect(spec(text)).toMatchObject({ garment: 'shirt', collar: null, pockets: [], sleeve: { length: 'long' } });
  });

  it.each([
    ['a nylon jacket, patch pockets, not for winter', { pockets: ['patch'], season: [] }],
    ['a shirt with patch pockets, not so wide', { pockets: ['patch'] }],
    ['a coat with a stand collar, not as high as the last one', { collar: 'stand' }],
    ['en regnjacka med huva, inte för vinter', { hood: 'hood', season: [] }],
    ['a dress with a collar, not for me', { collar: null }],
  ])('what "not" says of what follows leaves what stands before: %s', (text, expected) =>
    expect(spec(text)).toMatchObject(expected),
  );

  it.each([
    ['a woven linen tank top', ['fabrics=knit']],
    ['a top in woven cotton', ['fabrics=knit']],
    ['a knitted dress with woven panels', []],
    ['a cotton t-shirt', []],
  ])('what is woven is no knit: %s', (text, denied) => {
    const result = readBrief({ description: text });
    expect(result.ok && result.brief.denied).toEqual(denied);
  });

  it.each([
    ['a hoodie without a hood', 'hood'],
    ['a coat, no collar', 'collar'],
    ['an oversized dress, not short', 'length'],
    ['a jacket without any lapels', 'lapel'],
    ['dress, not tight', 'fit'],
    ['a shirt without buttons', 'closure'],
  ] as const)('%s', (text, attribute) => expect(spec(text)[attribute]).toBeNull());
});

describe('what is not denied stays', () => {
  it.each([
    ['a shirt without a collar but with pockets', 'pockets'],
    ["a shirt, don't forget the pockets", 'pockets'],
    ['a shirt that must not be without pockets', 'pockets'],
    ['a coat with no collar and a hood', 'hood'],
    ['no collar, a hood and pockets, in a coat', 'hood'],
    ['not only a hood but also pockets on this coat', 'hood'],
  ] as const)('%s', (text, attribute) => expect(spec(text)[attribute]).toHaveProperty('length'));

  it('takes what stands in place of the denied', () => {
    expect(spec('a skirt instead of trousers').garment).toBe('skirt');
    expect(spec('not a shirt but a blouse').garment).toBe('blouse');
    expect(spec('a navy coat rather than a black one').colors.map((c) => c.name)).toEqual(['navy']);
    expect(spec('a dress without sleeves').sleeve.length).toBe('sleeveless');
    expect(spec('a coat no longer than the knee').length).not.toBeUndefined();
  });
});

/** Ways to say that there is no X. */
const FORMS = [
  'a linen shirt without X',
  'a linen shirt, no X',
  'no X on this linen shirt',
  'a linen shirt minus X',
  'linen shirt; please leave off the X',
  'linen shirt, leave out the X',
  'linen shirt, skip the X',
  'linen shirt and lose the X',
  'linen shirt, ditch the X',
  'a linen shirt that has no X',
  'a linen shirt that does not have X',
  "a linen shirt which doesn't have any X",
  'linen shirt (no X)',
  'linen shirt - no X',
  'linen shirt, X: none',
  'linen shirt, X: no',
  'linen shirt. X? No thanks.',
  'linen shirt. X? No.',
  'linen shirt, not a fan of X',
  'linen shirt, I can do without X',
  'linen shirt, I could do without the X',
  'linen shirt, get rid of the X',
  'linen shirt, no need for X',
  'linen shirt, there should be no X',
  "linen shirt, there shouldn't be any X",
  'linen shirt with zero X',
  "linen shirt, I'd rather not have X",
  'linen shirt, I would prefer no X',
  'linen shirt, definitely no X',
  'linen shirt free from X',
  'linen shirt, free of X',
  'linen shirt, X are not wanted',
  'linen shirt, X not required',
  'linen shirt, X omitted',
  'linen shirt, remove X',
  'linen shirt, take off the X',
  'linen shirt, without any visible X',
  'linen shirt w/o X',
  'linen shirt with neither a belt nor X',
  'linen shirt, nothing with X',
  'linen shirt; avoid X',
  'linen shirt; keep it free of X',
  'linen shirt, never with X',
  'linen shirt that lacks X',
  'linen shirt lacking X',
  'linen shirt sans X',
  'linen shirt, X unnecessary',
  "linen shirt, I don't like X",
  "linen shirt, I can't stand X",
  'linen shirt, I hate X',
  'linen shirt, X is out',
  'linen shirt, X a no-go',
  'linen shirt, forget X',
  "linen shirt, don't add X",
  "linen shirt, don't put X on it",
  'linen shirt, please do not include X',
  'linen shirt, do not give it X',
  'linen shirt with an absence of X',
  'linen shirt, not any X',
  'linen shirt, ohne X',
  'linen shirt, anything but X',
  'linen shirt: white, short sleeves, but not X',
  "linen shirt. I don't want lining. Or X.",
  'linen shirt, no belt, no X, no lining',
  'linen shirt, no belt or X',
  'linen shirt, no belt and no X',
  'linen shirt without lining, belt or X',
  'linen shirt without lining or X',
];

describe.each([
  ['pockets', 'pockets'],
  ['a collar', 'collar'],
  ['flap pockets', 'pockets'],
  ['a hood', 'hood'],
  ['buttons', 'closure'],
] as const)('however it is said that there is no %s', (part, attribute) => {
  it.each(FORMS)('%s', (form) => {
    const value = spec(form.replace('X', part))[attribute];
    expect(value === null || value.length === 0).toBe(true);
  });
});

const PARTS = [
  ['pockets', 'pockets'],
  ['a hood', 'hood'],
  ['a collar', 'collar'],
  ['cuffs', 'cuff'],
] as const;
const holds = (value: string | readonly string[] | null): boolean => value !== null && value.length > 0;

it('ends where the next clause begins: what is denied is absent, what follows is there', () => {
  const cues = ['without', 'no', 'minus', 'lacking', 'with no', "I don't want", 'utan', 'ohne', 'sans', 'sin'];
  const joins = [', but with ', '. It has ', '; with ', ', just ', ' - only with '];
  fc.assert(
    fc.property(
      fc.shuffledSubarray([...PARTS], { minLength: 2, maxLength: 2 }),
      fc.constantFrom(...cues),
      fc.constantFrom(...joins),
      ([[denied, absent], [wanted, present]], cue, join) => {
        const read = spec(`a linen shirt, ${cue} ${denied}${join}${wanted}`);
        expect(holds(read[absent])).toBe(false);
        expect(holds(read[present])).toBe(present !== 'cuff');
      },
    ),
    { numRuns: 150 },
  );
});

it('reaches over every member of a list', () => {
  const lists = [' or ', ' nor ', ', '];
  fc.assert(
    fc.property(
      fc.shuffledSubarray([...PARTS], { minLength: 3, maxLength: 4 }),
      fc.constantFrom('without', 'no', 'lacking'),
      fc.constantFrom(...lists),
      (parts, cue, by) => {
        const names = parts.map(([name]) => name);
        const read = spec(`a linen shirt ${cue} ${names.slice(0, -1).join(by)} or ${names.at(-1)}`);
        for (const [, attribute] of parts) expect(holds(read[attribute])).toBe(false);
      },
    ),
    { numRuns: 150 },
  );
});

it.each([
  ['robe sans manches noire', 'black'],
  ['vestido sin mangas negro', 'black'],
  ['chemise sans col blanche', 'white'],
  ['klänning utan ärm i svart', 'black'],
  ['a dress without sleeves in black satin', 'black'],
  ['falda sin bolsillos de lana roja', 'red'],
])('%s: the colour is that of the garment, not of the part that is not there', (text, name) => {
  const result = readBrief({ description: text });
  expect(result.ok && result.brief.spec.colors.map((c) => [c.name, c.parts])).toEqual([[name, undefined]]);
  expect(result.ok && result.brief.denied.join()).not.toContain('colors');
});

it.each([
  ['jeans without back pockets', ['pockets=back']],
  ['pantalones sin bolsillos traseros', ['pockets=back']],
  ['trousers without belt loops', ['details=belt-loops']],
  ['byxor utan skärphällor', ['details=belt-loops']],
  ['Hose, sechs Taschen, keine Zierperlenschnur', []],
])('%s denies only %j', (text, denied) => {
  const result = readBrief({ description: text });
  expect(result.ok && result.brief.denied).toEqual(denied);
});
