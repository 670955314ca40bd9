import { lazily } from '../../../common/kernel/lazily.js';
import { NOTES } from './knowledge/notes.js';
import { TOPICS } from './knowledge/index.js';
import { type Language, tokensOf } from './text.js';

/** The words of all that is said in each language; read when a message first is. */
const words = lazily((): Readonly<Record<Language, ReadonlySet<string>>> => {
  const said = [
    ...TOPICS.flatMap(({ name, facets }) => [name, ...Object.values(facets)]),
    ...NOTES.flatMap((note) => note.said),
  ];
  const wordsOf = (side: 0 | 1): ReadonlySet<string> => new Set(tokensOf(said.map((texts) => texts[side]).join('\n')));
  return { en: wordsOf(0), sv: wordsOf(1) };
});

/** Whether a word stands in some text of ours in that language. */
export const isSaidIn = (language: Language, word: string): boolean => words()[language].has(word);
