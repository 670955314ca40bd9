import { LANGUAGES, fold } from '../words/lexeme.js';
import type { Language } from '../words/lexeme.js';
import { FUNCTION_WORDS } from './function-words.js';
import table from './stop-words.yaml.js';

const WORDS = table as unknown as Readonly<Record<Language, Readonly<Record<string, string>>>>;

const listOf = (language: Language): readonly string[] => [
  ...new Set(Object.values(WORDS[language]).flatMap((words) => words.trim().split(/\s+/))),
];

/** Words that say nothing of a garment, by language: the published list. */
export const STOP_WORDS: Readonly<Record<Language, readonly string[]>> = Object.fromEntries(
  LANGUAGES.map((language) => [language, listOf(language)]),
) as Record<Language, readonly string[]>;

const FOLDED: Readonly<Record<Language, ReadonlySet<string>>> = Object.fromEntries(
  LANGUAGES.map((language) => [language, new Set([...STOP_WORDS[language].map(fold), ...FUNCTION_WORDS[language]])]),
) as unknown as Record<Language, ReadonlySet<string>>;

/** @param word folded @param language of the text; English words count in every text */
export const isStopWord = (word: string, language: Language): boolean =>
  FOLDED[language].has(word) || FOLDED.en.has(word);

const WRITTEN: Readonly<Record<Language, ReadonlySet<string>>> = Object.fromEntries(
  LANGUAGES.map((language) => [language, new Set(STOP_WORDS[language].map((word) => word.toLowerCase()))]),
) as unknown as Record<Language, ReadonlySet<string>>;

/** @param word as it is written, in lower case: "var" is one, "vår" is none */
export const isWrittenStopWord = (word: string, language: Language): boolean => WRITTEN[language].has(word);
