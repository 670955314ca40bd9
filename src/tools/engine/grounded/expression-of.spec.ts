import { escaped, mayHave, wordsAt } from './expression-of.js';

const WORDS = ['cm', 'Size', 'é', 'a a', 'x.y', '𝒳', '𐐨', 'ß', 'ſ', '42', 'ι', '('];
const SIGNS = [
  'cm',
  'CM',
  ' ',
  ' a a a',
  'size',
  'x.y',
  '-',
  '42',
  '𝒳',
  '𐐀',
  'É',
  'ß',
  's',
  'K',
  '\u0345',
  'Ι',
  '(',
  '\ud835',
];

/** Every two and three of the signs. */
const TEXTS = SIGNS.flatMap((a) => SIGNS.flatMap((b) => [a + b, ...SIGNS.map((c) => a + b + c)]));

describe.each(['u', 'iu'] as const)('words in a text, flags %s', (flags) => {
  test.each(WORDS)('“%s” is where one expression of all finds it', (word) => {
    const whole = new RegExp(String.raw`(?<![\p{L}\d])${escaped(word)}(?![\p{L}\d])`, `g${flags}`);
    const other = TEXTS.filter(
      (text) => wordsAt(word, text, flags).join() !== [...text.matchAll(whole)].map(({ index }) => index).join(),
    );
    expect(other).toEqual([]);
  });
});

test('no word is between all other signs', () => {
  expect(wordsAt('', 'a - b', 'u')).toEqual([2, 3]);
});

test('what a text may have is asked whatever its case', () => {
  expect(mayHave('room', 'ROOMS')).toBe(true);
  expect(mayHave('room', 'rom')).toBe(false);
});
