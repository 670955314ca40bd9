import { outlineOf } from './outline.js';

const said = { language: 'en' as const, topics: [], sources: [] };

describe('outlineOf', () => {
  it('cuts an answer into its points', () =>
    expect(
      outlineOf({ ...said, text: 'Wool is warm, and felts. Linen is cool.', understood: true }, 'wool or linen?')
        .points,
    ).toEqual([
      { name: 'Wool is warm', text: 'Wool is warm, and felts.' },
      { name: 'Linen is cool', text: 'Linen is cool.' },
    ]));

  it.each([
    ['One red scarf for Anna, please. JSON.', ['scarf'], ['red'], []],
    ['Zwei blaue Hemden aus Leinen', ['shirt'], ['blue'], ['linen']],
    ['qwrt zzz', [], [], []],
  ])('of a decline of %j there are no points, but what was named', (message, garments, colours, fabrics) =>
    expect(
      outlineOf({ ...said, text: 'I am not sure what you mean, sorry. I know fabrics.', understood: false }, message),
    ).toMatchObject({ points: [], garments, colours, fabrics }),
  );
});
