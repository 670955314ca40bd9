import { convert } from './conversion.js';

describe('a size of one country in another’s', () => {
  it.each([
    ['uk 12 in french sizes', /^Women’s UK 12 = FR 42 = EU 40 = US 8/],
    ['i wear a us 6, what is that in italy?', /^Women’s US 6 = IT 44 =/],
    ['what is 38 in japan', /^Women’s EU 38 = JP 9/],
    ['italian 44 to uk', /^Women’s IT 44 = UK 10/],
    ['men’s 50 in us size', /^Men’s jackets and suits: EU 50 = US 40 = UK 40, chest 100/],
    ['suit us 42 in europe', /EU 52/],
  ])('%s', (asked, said) => expect(convert(asked, 'en')).toMatch(said));

  it.each([
    ['shoes', 'us shoe size 9 in eu'],
    ['children', 'kids size 38 in us'],
    ['bras', 'bra 75b in us'],
    ['a waist', 'waist 76 cm in uk'],
    ['a size that there is none of', 'uk 13 in eu'],
    ['a small number of no country', 'what is size 10 in french sizes'],
    ['Japanese suits, which are letters', 'mens suit 50 in japan'],
  ])('is not told of %s', (_, asked) => expect(convert(asked, 'en')).toBeNull());

  it('speaks Swedish, too', () => expect(convert('38 i usa', 'sv')).toMatch(/^Dam EU 38 = US 6/));
});
