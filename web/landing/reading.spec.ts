import { choicesOf, stretchesOf, type Reading } from './reading.js';

const text = 'A splendid red 👗 linen dress';
const span = (word: string): [number, number] => [text.indexOf(word), text.indexOf(word) + word.length];
const stated = (word: string, value: unknown) => ({ source: 'stated' as const, span: span(word), text: word, value });
const reading = {
  spec: {},
  warnings: [],
  unused: [{ text: 'splendid', span: span('splendid') }],
  evidence: {
    fit: { source: 'default', span: null, text: null, value: 'regular' },
    'sleeve.length': { source: 'implied', span: span('dress'), text: 'dress', value: 'short' },
    fabrics: { ...stated('linen', 'linen'), items: [stated('linen', 'linen')] },
    colors: { ...stated('red', null), items: [stated('red', { name: 'red', hex: '#c1272d' })] },
    garment: stated('dress', 'dress'),
  },
} as unknown as Reading;

describe('what a text was taken for', () => {
  test('choices stand in order: the garment, what is said, what follows, what is usual', () => {
    expect(choicesOf(reading).map(({ attribute, value }) => `${attribute}: ${value}`)).toEqual([
      'garment: dress',
      'colors: red',
      'fabrics: linen',
      'sleeve length: short',
      'fit: regular',
    ]);
    expect(choicesOf(reading)[1].hex).toBe('#c1272d');
  });

  test('stretches are the text, each word by what became of it', () => {
    const stretches = stretchesOf(text, reading);
    expect(stretches.map((one) => one.text).join('')).toBe(text);
    const marked = stretches.filter(({ kind }) => kind).map((one) => [one.text, one.kind]);
    expect(marked).toEqual([
      ['splendid', 'unused'],
      ['red', 'stated'],
      ['linen', 'stated'],
      ['dress', 'stated'],
    ]);
  });

  test('a colour that is none is not shown as one', () => {
    const hostile = { ...reading, evidence: { colors: stated('red', { name: 'red', hex: 'url(x)' }) } };
    expect(choicesOf(hostile as unknown as Reading)[0].hex).toBeNull();
  });

  test('nothing read, nothing marked', () => {
    expect(stretchesOf('ab', null)).toEqual([{ text: 'ab', from: 0, kind: null }]);
    expect(stretchesOf('', null)).toEqual([]);
  });
});
