import { frameAt, framesOf } from './frames.js';
import { ENGLISH } from './lexicon-en.js';
import { SWEDISH } from './lexicon-sv.js';
import type { Lexicon } from './lexicon.js';
import { sentimentOf } from './sentiment.js';
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

/** Each frame with each of its words that alone says something, and with a strong word of its own sign in each gap. */
function* framedWords({ frames, words }: Lexicon): Generator<[text: string, word: string]> {
  const { byWord, byStem } = frames();
  for (const { slots, weight } of new Set([...byWord.values(), ...byStem.values()].flat())) {
    const strong = [...words].find(([, entry]) => !entry.verb && entry.weight === Math.sign(weight) * 4)?.[0] ?? '';
    const choices = slots.map((slot) => (slot ? [...slot.whole, ...slot.stems] : [strong]));
    for (const [n, choice] of choices.entries()) {
      for (const word of choice.filter((w) => (words.get(w)?.weight ?? 0) * weight > 0)) {
        yield [choices.map((all, i) => (i === n ? word : all[0])).join(' '), word];
      }
    }
  }
}

describe.each([
  ['Swedish', SWEDISH],
  ['English', ENGLISH],
])('%s frames', (_, lexicon) => {
  const read = (text: string) => sentimentOf(text, tokenize(text), lexicon);

  it('say no less than a word in them that points their way', () => {
    const pairs = [...framedWords(lexicon)].filter(([text]) => !text.split(' ').some((w) => lexicon.negations.has(w)));
    expect(pairs.length).toBeGreaterThan(300);
    const less = pairs.filter(([text, word]) => {
      const { evidence, compound } = read(text);
      const byFrame = evidence.length === 1 && evidence[0].rule === 'frame';
      return byFrame && Math.abs(compound) < Math.abs(read(word).compound) - 1e-9;
    });
    expect(less).toEqual([]);
  });
});
