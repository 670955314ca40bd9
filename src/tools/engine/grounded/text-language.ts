import data from './words/language-words.yaml.js';

export type TextLanguage = 'en' | 'sv' | 'de' | 'fr' | 'es';

const WORDS = Object.fromEntries(
  Object.entries(data as unknown as Record<TextLanguage, string>).map(([language, words]) => [
    language,
    new Set(words.split(' ')),
  ]),
) as unknown as Readonly<Record<TextLanguage, ReadonlySet<string>>>;

/** Letters that only one of the five writes. */
const LETTERS: readonly (readonly [RegExp, TextLanguage])[] = [
  [/[åÅ]/g, 'sv'],
  [/[ßẞ]|[üÜ]/g, 'de'],
  [/[çÇêèàùâîœ]/g, 'fr'],
  [/[ñÑ¿¡íóúÍÓÚ]/g, 'es'],
];

/** The language of a text by its small words and letters; English where nothing speaks for another. @param text of any length, its first 2,000 characters count */
export function textLanguage(text: string): TextLanguage {
  return languageScores(text)[0].language;
}

/** Best first. */
export function languageScores(text: string): { language: TextLanguage; score: number }[] {
  const read = text.slice(0, 2000);
  const tokens =
    read
      .toLowerCase()
      .replaceAll("'", '’')
      .match(/[\p{L}’]+/gu) ?? [];
  const scores: Record<TextLanguage, number> = { en: 0.5, sv: 0, de: 0, fr: 0, es: 0 };
  for (const language of Object.keys(WORDS) as TextLanguage[])
    for (const token of tokens) if (WORDS[language].has(token)) scores[language] += 1;
  for (const [letters, language] of LETTERS) scores[language] += Math.min(3, (read.match(letters) ?? []).length) * 0.6;
  return (Object.keys(scores) as TextLanguage[])
    .map((language) => ({ language, score: scores[language] }))
    .sort((a, b) => b.score - a.score);
}
