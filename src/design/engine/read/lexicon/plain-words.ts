import { LANGUAGES, fold } from '../words/lexeme.js';
import type { Language } from '../words/lexeme.js';
import words from './plain-words.yaml.js';

/** Words that lie within a slip of a word of the lexicon and are none: never "corrected" into it. Folded. */
export const PLAIN_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = Object.fromEntries(
  LANGUAGES.map((language) => [language, new Set((words as Record<Language, string>)[language].split(' ').map(fold))]),
) as unknown as Record<Language, ReadonlySet<string>>;
