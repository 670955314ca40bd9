import { readBrief } from './index.js';
import type { GarmentSpec } from '../spec.js';

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
