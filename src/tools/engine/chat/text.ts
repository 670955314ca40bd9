export type Language = 'en' | 'sv';
/** Languages in which less is known. */
export type Abroad = 'de' | 'fr' | 'es';
/** All that is spoken. */
export type Spoken = Language | Abroad;
/** One thing in each of them. */
export type SaidInAll = readonly [en: string, sv: string, de: string, fr: string, es: string];
const PLACES: Readonly<Record<Spoken, 0 | 1 | 2 | 3 | 4>> = { en: 0, sv: 1, de: 2, fr: 3, es: 4 };
export const inSpoken = (said: SaidInAll, language: Spoken): string => said[PLACES[language]];

/** Words that part a verb from its particle: `lägger man upp`. */
export const FILLERS: ReadonlySet<string> = new Set(['man', 'jag']);

/** Lower-case words of letters and digits; hyphens, slashes and underscores part words, apostrophes vanish. */
export function tokensOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

const ENDINGS: readonly (readonly [ending: string, instead: string])[] = [
  ['ies', 'y'],
  ['es', ''],
  ['s', ''],
  ['arna', ''],
  ['orna', 'a'],
  ['erna', ''],
  ['or', 'a'],
  ['ar', ''],
  ['ar', 'e'],
  ['er', ''],
  ['en', ''],
  ['et', ''],
  ['an', 'a'],
  ['en', 'e'],
  ['n', ''],
  ['t', ''],
  ['na', ''],
];

/** The endings by their last letter: most words end in none of these. */
const BY_LAST = new Map(
  ['s', 'a', 'r', 'n', 't'].map((last) => [last, ENDINGS.filter(([ending]) => ending.endsWith(last))]),
);

/** English words that look like a Swedish form of another: linen is no `line`, feet are no `fee`, a mother is no moth. */
const UNBENT: ReadonlyMap<string, readonly string[]> = new Map([
  ...'linen ballet boat bran counter customer heat matter mother offer plant seat shower socket tent toilet'
    .split(' ')
    .map((word): [string, string[]] => [word, [word]]),
  ['lines', ['lines', 'line']],
  ['feet', ['feet', 'foot']],
]);

/** The word and what it may be an inflection of, in English and Swedish; stems keep at least three letters. */
export function formsOf(word: string): string[] {
  const unbent = UNBENT.get(word);
  if (unbent) return [...unbent];
  const forms = [word];
  for (const [ending, instead] of BY_LAST.get(word[word.length - 1]) ?? []) {
    if (word.length - ending.length >= 3 && word.endsWith(ending)) forms.push(word.slice(0, -ending.length) + instead);
  }
  return forms;
}
