import { cuesFor, INTENTS } from './cues.js';
import { DEVELOPMENT_SET } from './development-set.fixture.js';
import { tokensOf } from './text.js';

const plain = Object.values(DEVELOPMENT_SET)
  .flat()
  .map(({ ask }) => tokensOf(ask).join(' '));
const ascii = plain.filter((text) => /^[a-z0-9 ]*$/.test(text));
const [asWritten, byWords] = [cuesFor('a'), cuesFor('å')];

it('means the same by both ways of finding the edge of a word, where all letters are ASCII', () => {
  expect(ascii.length).toBeGreaterThan(200);
  expect(asWritten).not.toBe(byWords);
  for (const text of ascii) {
    const heard = [asWritten, byWords].map(({ intents, beyond }) => [
      INTENTS.filter((intent) => intents.get(intent)?.some((cue) => cue.test(text))),
      beyond.filter((cue) => cue.test(text)).length,
    ]);
    expect({ text, heard: heard[0] }).toEqual({ text, heard: heard[1] });
  }
});

it('finds the edge of a word before å, ä and ö', () => {
  const identity = (text: string) =>
    cuesFor(text)
      .intents.get('identity')
      ?.some((cue) => cue.test(text));
  expect(['är du en robot', 'vem är du', 'klär du en robot'].map(identity)).toEqual([true, true, false]);
});
