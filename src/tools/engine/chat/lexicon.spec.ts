import { parted, spelledFreely } from './lexicon.js';

describe('the words of a question', () => {
  it.each([
    ['cashmire', 'cashmere'],
    ['alredy', 'already'],
    ['hammer', 'hammer'],
    ['pizza', 'pizza'],
  ])('hears %s as %s', (typed, word) => expect(spelledFreely([typed])).toEqual([word]));

  it.each([
    ['ullunderställ', ['ull', 'underställ']],
    ['fleecejacka', ['fleece', 'jacka']],
    ['skjorta', ['skjorta']],
  ])('takes %s apart where its parts are known', (token, parts) => expect(parted([token])).toEqual(parts));
});
