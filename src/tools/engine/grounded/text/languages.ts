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

const FROM_INTO =
  /(?<!\p{L})(?:from|från|aus dem|vom|du|de l['’]|del)\s?(\p{L}{4,})\s(?:in|into|to|till|ins|en|vers|au|al|a)\s(?:the\s|das\s)?(\p{L}{4,})/iu;

/** `target_language` of "from Finnish into Dutch"; undefined where a name asks for neither end, or the text tells of none. */
export function languageOfTwo(words: readonly string[], text: string): Grounded | undefined {
  const side = words.some((word) => /^(?:target|to|into|destination|mål|till|ziel)$/u.test(word))
    ? 2
    : words.some((word) => /^(?:source|from|original|käll|från|ausgangs|quelle)$/u.test(word))
      ? 1
      : null;
  const found = FROM_INTO.exec(text);
  if (side === null || !found || ![found[1], found[2]].every((word) => LANGUAGE_NAMES.has(word.toLowerCase())))
    return undefined;
  return fromText(found[side], found[side]);
}

export const languagesIn = (text: string): Grounded[] =>
  distinct(
    [...text.matchAll(/\p{L}{4,}/gu)]
      .filter(([word]) => LANGUAGE_NAMES.has(word.toLowerCase()))
      .map(([word]) => fromText(word, word)),
  );
