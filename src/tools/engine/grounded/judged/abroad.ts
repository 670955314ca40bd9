import { lemmasOf } from '../../lexicon/index.js';
import data from '../words/names-abroad.yaml.js';

const ENGLISH = new Map(
  Object.entries(data as unknown as Record<string, string>).flatMap(([english, own]) =>
    own.split(' ').map((word) => [word, english] as const),
  ),
);

/** The words of a name or a value in English, where it is written in another language; what is an English word stays one. */
export const inEnglish = (words: readonly string[]): string[] =>
  words.map((word) => (lemmasOf(word).length > 0 ? word : (ENGLISH.get(word.toLowerCase()) ?? word)));
