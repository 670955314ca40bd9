import { phraseWords } from './words/lexeme.js';
import type { Lexeme } from './words/lexeme.js';
import { ROWS } from './lexicon/style-rows.js';
import type { StyleBias } from './lexicon/style-rows.js';

export type { StyleBias } from './lexicon/style-rows.js';

const key = (phrase: string): string => phraseWords(phrase).join(' ');

const BY_PHRASE = new Map(
  ROWS.flatMap((entry) => entry.words.split('|').map((phrase) => [key(phrase), entry] as const)),
);

/** What a style of that name leans to: by its whole name, else by the first known words in it; null when none is known. */
export function styleBias(name: string): StyleBias | null {
  const words = phraseWords(name);
  for (let length = words.length; length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const phrase = words.slice(from, from + length).join(' ');
      const found = BY_PHRASE.get(phrase) ?? BY_PHRASE.get(`${phrase} style`);
      if (found) return found;
    }
  }
  return null;
}

/** Words that are too common in descriptions to be taken for a style there. */
const TOO_COMMON = new Set([
  'street',
  'urban',
  'simple',
  'basic',
  'country',
  'rock',
  'space',
  'sweet',
  'soft',
  'prep',
  'eco',
  'island',
  'french',
  'noir',
  'british',
  'italian',
  'japanese',
  'minimal',
  'stylish',
  'comfortable',
  'cute',
  'surf',
  'loud',
  'fairy',
  'indian',
  'african',
]);

/** Style names as phrases of the text: `style=<name>`. */
export function styleLexemes(): Lexeme[] {
  return ROWS.flatMap((entry) => {
    const phrases = entry.words.split('|');
    return phrases
      .filter((phrase) => !TOO_COMMON.has(phrase))
      .map((phrase) => ({
        words: phraseWords(phrase),
        readings: [{ heads: [], claims: [{ attribute: 'style' as const, value: phrases[0], implied: false }] }],
        head: null,
        garment: null,
        block: false,
      }));
  });
}
