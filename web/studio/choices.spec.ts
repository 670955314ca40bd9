import { choicesOf } from './choices.js';
import type { Reading } from './view.js';

const stated = (words: string) => ({ source: 'stated' as const, span: [0, 1] as [number, number], text: words });
const reading = (hex: string): Pick<Reading, 'spec' | 'evidence'> => ({
  spec: { garment: 'dress', colors: [{ name: 'red', hex }], sleeve: { length: 'short' }, fit: null, hood: false },
  evidence: {
    colors: stated('red'),
    'sleeve.length': { source: 'implied', span: null, text: null },
    garment: stated('dress'),
    variant: stated('dress'),
    fit: { source: 'default', span: null, text: null },
    pockets: { ...stated('no pockets'), negated: true },
  },
});

describe('the choices of a design', () => {
  test('stand in the order of a maker, each with its value and what caused it', () => {
    const told = choicesOf(reading('#c1272d')).map(({ attribute, values, words }) => [attribute, values, words]);
    expect(told).toEqual([
      ['garment', ['dress'], 'dress'],
      ['sleeve.length', ['short'], null],
      ['pockets', [], 'no pockets'],
      ['colors', ['red'], 'red'],
    ]);
  });

  test('a colour that is none is not shown as one', () => {
    const hexOf = (hex: string) => choicesOf(reading(hex)).find(({ attribute }) => attribute === 'colors')!.hex;
    expect([hexOf('#c1272d'), hexOf('url(x)')]).toEqual([['#c1272d'], []]);
  });

  test('of nothing there are none', () =>
    expect(choicesOf({ spec: null, evidence: { fit: stated('x') } })).toEqual([]));
});
