import { putInBefore } from './put-in-before.js';

const asked = (...texts: string[]): string | null =>
  putInBefore(
    texts.slice(0, -1).map((text) => ({ role: 'user' as const, text })),
    texts.at(-1)!,
  );

describe('a message that changes what was asked before', () => {
  it.each([
    [['a 41 cm collar in inches?', 'and 38?'], 'a 38 cm collar in inches?'],
    [['what is a UK 12 in EU', 'and in the US?'], 'what is a UK 12 in US?'],
    [['head 60 cm, which hat size', 'in inches?'], 'head 60 cm, which hat size in inches?'],
    [['mens US 10 shoe in EU', 'and for women?', 'and US 9?'], null],
    [['mens US 10 shoe in EU', 'and for women?', 'and in UK?'], 'women US 10 shoe in UK?'],
    [['what do I wear for running at 0 degrees', 'and at -10?'], 'what do I wear for running at -10 degrees?'],
    [['how do I get wine out of linen', "what if it's silk?"], 'how do I get wine out of silk?'],
    [['what do I wear to a wedding', 'and to a funeral?'], 'what do I wear to a funeral?'],
    [['merino vs cashmere', 'which one is itchier?'], 'which one is itchier, merino or cashmere?'],
    [['wine on a cotton shirt, what now', 'What if the shirt is silk?'], 'wine on a silk shirt, what now?'],
    [
      ['how do I wash a linen tablecloth', 'and if the tablecloth was made of polyester?'],
      'how do I wash a polyester tablecloth?',
    ],
    [['how do I get wine out of linen', "And if it's grease rather than wine?"], 'how do I get grease out of linen?'],
    [['how do I get grass out of cotton', 'and mud instead of grass?'], 'how do I get mud out of cotton?'],
    [['hur får jag bort vin ur linne', 'och om duken är av siden?'], 'hur får jag bort vin ur siden?'],
    [
      ['can a suit jacket be let out at the waist', 'And what about the shoulders?'],
      'can a suit jacket be let out at the shoulders?',
    ],
    [['can I shorten the sleeves of a coat', 'and the hem?'], 'can I shorten the hem of a coat?'],
  ])('%j', (texts, joined) => expect(asked(...texts)).toBe(joined));

  it.each([
    [['how do I wash wool', 'does it shrink?']],
    [['what is linen', 'and in the US?']],
    [['which needle for silk', 'how do I get a key?']],
    [['and then?']],
    [['how do I wash a wool coat', 'what if the lining is torn?']],
    [['what is linen', 'and what about the shoulders?']],
  ])('is not %j', (texts) => expect(asked(...texts)).toBeNull());
});
