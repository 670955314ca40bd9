import { heldBy } from './beginnings.js';
import { inflected, saying } from './judged/phrase.js';
import { FAMILIES, WIDER_FAMILIES } from './sorting/families.js';

/** All of their expressions would need more room than a process has. */
const EVERY = 150;
const TEXTS = [
  'Der REISSVERSCHLUSS klemmt, und die Naht ist aufgegangen.',
  'Size42 is 3cm too long; “Éclair” arrived later than 12pm, it’s torn.',
  'Ärmlarna är för långa, 2nd try: e-mail me at 130 degrees.',
  'La robe est arrivée déchirée ; j’attends l’échange.',
  '',
];

describe('what a text can hold', () => {
  test('is never less than what an expression finds in it', () => {
    const meanings = [...FAMILIES, ...WIDER_FAMILIES].flatMap((family) => family.meanings);
    const some = meanings.filter((_, i) => i % EVERY === 0);
    expect(some.length).toBeGreaterThan(10);
    for (const { says } of some)
      for (const text of TEXTS) expect(says.allIn(text).map(String)).toEqual([...text.matchAll(says())].map(String));
  });

  test('is told by the first word of a phrase, in any case, after a number too', () => {
    const said = saying(['cm', 'late', 'émeraude', 'is torn']);
    expect(TEXTS.map((text) => said.allIn(text).map(([quote]) => quote))).toEqual([[], ['cm', 'later'], [], [], []]);
    expect(heldBy(['late'])('The lathe')).toBe(false);
    expect(heldBy(['late', '…'])('The lathe')).toBe(true);
    expect(heldBy(['30 °C'])('at 30 °C')).toBe(true);
    expect(heldBy(['cm'])('3cm long')).toBe(true);
    expect(heldBy(['ÉTÉ'])('L’été dernier')).toBe(true);
  });
});

test('phrases that share what may follow them find what each by itself would', () => {
  const list = ['arrived late', 'arrived', 'torn', 'cm', 'late', 'no'];
  const pieces = list.map((said) => ({ said, isOpen: said.length > 3 && said !== 'torn' }));
  const apart = pieces.map(({ said, isOpen }) => (isOpen ? String.raw`${said}\p{L}{0,3}` : said)).join('|');
  const found = (any: string, text: string): string[] =>
    [...text.matchAll(new RegExp(String.raw`(?<!\p{L})(?:${any})(?!\p{L})`, 'giu'))].map(String);
  const text = 'Arrived lately, arrivedly, arrivedlate, torn and torns, lately, no cm late nor cms';
  expect(inflected(pieces)).not.toBe(apart);
  expect(found(inflected(pieces), text)).toEqual(found(apart, text));
  expect(found(apart, text)).toEqual(['Arrived lately', 'arrivedly', 'torn', 'lately', 'no', 'cm', 'late']);
});
