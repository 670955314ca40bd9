import fc from 'fast-check';
import type { GarmentSpec } from '../../garments/garment-spec.js';
import { readBrief } from '../index.js';

const spec = (description: string): GarmentSpec => {
  const result = readBrief({ description });
  if (!result.ok) throw new Error(`refused: ${description}`);
  return result.brief.spec;
};
const colors = (description: string): string[] => spec(description).colors.map((c) => c.name);

describe('the garment that is meant in the end', () => {
  it.each([
    ['a navy jumper, no wait, a cardigan in wool', 'cardigan'],
    ['navy trouser... actually a sheath dress, navy', 'dress'],
    ['I was going to ask for a jumper but scratch that, make it a cardigan: cream', 'cardigan'],
    ['a t-shirt dress - no wait - a sweater in taupe', 'sweater'],
    ['linen vest for men, waistcoat I mean, stone', 'waistcoat'],
    ['cycling bib shorts?? no: a wool skirt, black', 'skirt'],
    ['an overdress? No - a plain jersey skirt', 'skirt'],
    ['jeans, fast nej, chinos i beige', 'trousers'],
    ['en stickad klänning, eller nej, en kjol i ull', 'skirt'],
    ['Karierte Bluse – nein, doch lieber ein Hemdblusenkleid', 'dress'],
    ['une jupe noire, non, plutôt une robe en soie', 'dress'],
    ['una falda negra, mejor dicho, un vestido de seda', 'dress'],
  ])('%s → %s', (text, garment) => expect(spec(text).garment).toBe(garment));
});

it('takes back only what is said anew', () => {
  expect(colors('black wool trousers, no sorry, I mean charcoal, tapered')).toEqual(['charcoal']);
  expect(spec('black wool trousers, no sorry, I mean charcoal, tapered')).toMatchObject({
    garment: 'trousers',
    leg: 'tapered',
    fabrics: [expect.objectContaining({ name: 'wool' })],
  });
  expect(colors('a red shirt with buttons, or rather, snaps')).toEqual(['red']);
  expect(spec('a red shirt with buttons, or rather, snaps').closure).toBe('snaps');
});

it('leaves alone what only sounds like a correction', () => {
  expect(spec('a dress I would actually wear, red').garment).toBe('dress');
  expect(colors('sorry for the typos: a red shirt, and make it loose')).toEqual(['red']);
  expect(spec('shirt. Pockets: no, collar: yes')).toMatchObject({ garment: 'shirt', pockets: [] });
});

it('of two colours the corrected one stands, whatever they are', () => {
  const names = ['red', 'navy', 'olive', 'mustard', 'black', 'teal'];
  const cues = [', no wait, ', ', sorry, ', '... actually ', ', I mean ', ' - no, sorry, '];
  fc.assert(
    fc.property(fc.shuffledSubarray(names, { minLength: 2, maxLength: 2 }), fc.constantFrom(...cues), ([a, b], cue) => {
      expect(colors(`a linen skirt in ${a}${cue}${b}, with a zip`)).toEqual([b]);
    }),
    { numRuns: 60 },
  );
});
