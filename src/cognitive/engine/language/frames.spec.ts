import { frameAt, framesOf } from './frames.js';
import { tokenize } from './tokens.js';

const FRAMES = framesOf({
  classes: { part: 'knappen dragkedjan' },
  frames: { '-2': '<part> … gick sönder/av; migrän*', '2': 'gick bra', '-1': 'gick' },
});
const found = (text: string, at = 0) => frameAt(tokenize(text), at, FRAMES);

describe('frames', () => {
  it.each([
    ['knappen gick av', { to: 2, weight: -2, words: 3 }],
    ['dragkedjan i min nya gick sönder', { to: 5, weight: -2, words: 3 }],
    ['migränen', { to: 0, weight: -2, words: 1 }],
    ['gick bra', { to: 1, weight: 2, words: 2 }],
    ['gick hem', { to: 0, weight: -1, words: 1 }],
    ['knappen, gick av', null],
    ['dragkedjan i min nya fina gick sönder', null],
    ['constructor', null],
  ])('%s', (text, wanted) => expect(found(text)).toEqual(wanted));

  it('refuses a class that is not there', () =>
    expect(() => framesOf({ classes: {}, frames: { '1': '<kin> sover' } })).toThrow('<kin>'));
});
