import { anyOf } from '../../../common/kernel/any-of.js';
import { type Mention, outside, stretches } from './mention.js';
import type { TextLanguage } from './text-language.js';
import data from './words/wares.yaml.js';

const LANGUAGES: readonly TextLanguage[] = ['de', 'fr', 'sv', 'es'];
/** Wares and cloths that the house does not draft, by language. */
export const WARES = Object.entries(data as unknown as Record<string, string[]>).flatMap(([attribute, lines]) =>
  lines.map((line, i) => ({ attribute, language: LANGUAGES[i], words: line.split(' ') })),
);
const CLOTHS = WARES.filter(({ attribute }) => attribute === 'fabrics').map(({ language, words }) => ({
  language,
  pattern: new RegExp(String.raw`(?<![\p{L}-])(?:${anyOf(words)})(?![\p{L}-])`, 'giu'),
}));

/** Cloths that the house does not know, in the language of the text. */
export const clothsIn = (text: string, language: TextLanguage, taken: readonly Mention[]): Mention[] =>
  CLOTHS.filter((one) => one.language === language).flatMap(({ pattern }) =>
    outside(
      stretches(pattern, text).map((at): Mention => ({
        kind: 'cloth',
        attribute: 'fabrics',
        value: at.text.toLowerCase(),
        text: at.text,
        start: at.start,
        end: at.end,
      })),
      taken,
    ),
  );
