import { type Grounded, fromText } from '../grounded.js';
import { distinct } from './distinct.js';

const CODES =
  'en sv de fr es it pt nl da nb fi pl ru ja zh ko ar tr cs hu el he hi uk ro is et lv lt cy ga gd eu ca gl hr sr sk sl bg mk sq fa ur bn ta th vi id ms sw la yi so am hy'.split(
    ' ',
  );
const NAMES_BY = ['en', 'sv', 'de', 'fr', 'es'].map((locale) => new Intl.DisplayNames(locale, { type: 'language' }));
/** Languages by their codes, each by its names in five languages. */
const LANGUAGES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  CODES.map((code) => [code, new Set(NAMES_BY.map((names) => (names.of(code) ?? code).toLowerCase()))]),
);
const LANGUAGE_NAMES = new Set([...LANGUAGES.values()].flatMap((names) => [...names]));

const isLanguage = (word: string): boolean => LANGUAGE_NAMES.has(word.toLowerCase());

/** All that a language is called, of its code ("ja", "pt-BR") or one of its names. */
export function namesOfLanguage(said: string): ReadonlySet<string> | undefined {
  const low = said.toLowerCase();
  const names = LANGUAGES.get(low.split('-')[0]) ?? [...LANGUAGES.values()].find((own) => own.has(low));
  return names && new Set([...names].flatMap(inflected));
}

/** "Ins Englische": a name with the ending of an adjective. */
const inflected = (name: string): string[] => (name.endsWith('isch') ? [name, `${name}e`, `${name}en`] : [name]);

const FROM_INTO =
  /(?<!\p{L})(?:from|från|aus dem|vom|du|de l['’]|del)\s?(\p{L}{4,})\s(?:in|into|to|till|ins|en|vers|au|al|a)\s(?:the\s|das\s)?(\p{L}{4,})/iu;

/** `target_language` of "from Finnish into Dutch": null where the text tells of the other end only, undefined where a name asks for neither, or the text tells of none. */
export function languageOfTwo(words: readonly string[], text: string): Grounded | null | undefined {
  const side = words.some((word) => /^(?:target|to|into|destination|mål|till|ziel)$/u.test(word))
    ? 2
    : words.some((word) => /^(?:source|from|original|käll|från|ausgangs|quelle)$/u.test(word))
      ? 1
      : null;
  if (side === null) return undefined;
  const found = FROM_INTO.exec(text);
  if (found && [found[1], found[2]].every(isLanguage)) return fromText(found[side], found[side]);
  const [only, ...more] = languagesIn(text);
  return only !== undefined && more.length === 0 && isLed(String(only.value), side === 2 ? FROM : INTO, text)
    ? null
    : undefined;
}

const FROM = /(?<!\p{L})(?:from|från|aus dem|vom|du|del)\s$/iu;
const INTO = /(?<!\p{L})(?:into|to|till|ins|en|vers|au|al)\s(?:the\s|das\s)?$/iu;
/** Whether a language is told as the other end. */
const isLed = (language: string, leads: RegExp, text: string): boolean =>
  leads.test(text.slice(0, Math.max(0, text.indexOf(language))));

export const languagesIn = (text: string): Grounded[] =>
  distinct(
    [...text.matchAll(/\p{L}{4,}/gu)].filter(([word]) => isLanguage(word)).map(([word]) => fromText(word, word)),
  );
