import { MOTIF_WORDS } from './motif-words.js';

test('no word names two motifs', () => {
  const first = new Map<string, string>();
  const twice = MOTIF_WORDS.filter(([word, { name }]) => (first.get(word) ?? first.set(word, name).get(word)) !== name);
  expect(twice.map(([word, { name }]) => `${word}: ${first.get(word)} and ${name}`)).toEqual([]);
});
