import { type Grounded, fromText } from '../grounded.js';
import { distinct } from './distinct.js';

/** Languages by their names in five languages. */
const LANGUAGE_NAMES = new Set(
  ['en', 'sv', 'de', 'fr', 'es'].flatMap((locale) => {
    const names = new Intl.DisplayNames(locale, { type: 'language' });
    const codes = 'en sv de fr es it pt nl da nb fi pl ru ja zh ko ar tr cs hu el he hi uk ro is et lv lt';
    return codes.split(' ').map((code) => (names.of(code) ?? '').toLowerCase());
  }),
);

export const languagesIn = (text: string): Grounded[] =>
  distinct(
    [...text.matchAll(/\p{L}{4,}/gu)]
      .filter(([word]) => LANGUAGE_NAMES.has(word.toLowerCase()))
      .map(([word]) => fromText(word, word)),
  );
