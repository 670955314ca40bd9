import { COLOR_ALIASES, COLOR_NAMES } from '../../color/names.js';
import type { Garment } from '../../garments/spec.js';
import { ACCESSORY } from '../categories.js';
import { LANGUAGES } from './lexeme.js';
import type { Claim, Language, Lexeme } from './lexeme.js';
import { NEAREST, nearestIn } from '../lexicon/nearest.js';
import { PLAIN_WORDS } from '../lexicon/plain-words.js';
import { MOTIFS } from '../lexicon/motif-words.js';
import { FUNCTION_WORDS, JOINERS } from '../lexicon/function-words.js';
import { isStopWord } from '../lexicon/stop-words.js';
import { SHADES } from '../lexicon/shades.js';
import { COLOR_WORDS, LEXICON } from '../lexicon/languages.js';
import { NOT_A_COLOR, colorLexemes, shadeLexemes } from '../lexicon/color-lexemes.js';
import { keeping } from './keeping.js';
import { indexWords } from './spelling.js';
import type { WordIndex } from './spelling.js';
import { styleLexemes } from '../styles.js';
import { buildTrie, forms } from './trie.js';
import type { Inflected, TrieNode } from './trie.js';

const english = (): Record<string, string> => {
  const own = Object.keys(COLOR_NAMES).filter((name) => !NOT_A_COLOR.has(name));
  return { ...Object.fromEntries(own.map((name) => [name, name])), ...COLOR_ALIASES };
};

const LEXEMES: Readonly<Record<Language, readonly Lexeme[]>> = {
  en: [...LEXICON.en, ...colorLexemes(english()), ...styleLexemes()],
  sv: [...LEXICON.sv, ...colorLexemes(COLOR_WORDS.sv)],
  de: [...LEXICON.de, ...colorLexemes(COLOR_WORDS.de)],
  fr: [...LEXICON.fr, ...colorLexemes(COLOR_WORDS.fr)],
  es: [...LEXICON.es, ...colorLexemes(COLOR_WORDS.es)],
};

/** Denials are read by `negation.ts`; phrases that hold one would hide it from there. */
const denies = (lexeme: Lexeme): boolean =>
  !lexeme.block && /^(no|not|without|utan|inga|ingen|ohne|sans|sin)$/.test(lexeme.words[0]) && lexeme.words.length > 1;

const LINKS: ReadonlySet<string> = new Set([
  ...JOINERS,
  'with',
  'of',
  'in',
  'a',
  'med',
  'i',
  'mit',
  'aus',
  'en',
  'avec',
  'de',
  'con',
]);

/** The garment that a word names and nothing else, by word. */
const namesOf = (lexemes: readonly Lexeme[]): ReadonlyMap<string, Garment> => {
  const named = new Map<string, Garment>();
  for (const { words, garment } of lexemes) if (words.length === 1 && garment) named.set(words[0], garment);
  for (const { words, garment } of lexemes) if (words.length === 1 && !garment) named.delete(words[0]);
  return named;
};

/** What a phrase names stands first: "col chemise" is a collar, "manga kimono" a sleeve. */
const NOUN_FIRST: ReadonlySet<Language> = new Set<Language>(['fr', 'es']);

/** "Five pocket jeans" says pockets and names jeans: a phrase that ends in a garment's name names the garment. */
function withGarments(lexemes: readonly Lexeme[], language: Language): readonly Lexeme[] {
  if (NOUN_FIRST.has(language)) return lexemes;
  const named = namesOf(lexemes);
  return lexemes.map((lexeme) => {
    const garment = named.get(lexeme.words[lexeme.words.length - 1]);
    if (!garment || lexeme.garment || ACCESSORY.has(garment)) return lexeme;
    if (lexeme.block || lexeme.words.length < 2 || lexeme.words.some((word) => LINKS.has(word))) return lexeme;
    const says: Claim = { attribute: 'garment', value: garment, implied: false };
    const readings = lexeme.readings.map((r) => (r.heads.length === 0 ? { ...r, claims: [...r.claims, says] } : r));
    return { ...lexeme, readings, head: 'garment' as const, garment };
  });
}

const HIDDEN: ReadonlySet<string> = new Set(['fabrics', 'occasion', 'print', 'season', 'era']);
/** First words that do not say in the name what they say alone: an Oxford bag is not of oxford cloth. */
const NAME_ONLY = /^(button|oxford|sports? (?:coat|jacket)|sleeping|jogging|college)\b/;

/** "Running tights", "jersey top": the words within the name keep what they say. */
function withHiddenWords(lexemes: readonly Lexeme[]): Lexeme[] {
  const alone = new Map(lexemes.filter((l) => l.words.length === 1 && !l.garment).map((l) => [l.words[0], l]));
  return lexemes.map((lexeme) => {
    if (!lexeme.garment || lexeme.words.length < 2 || NAME_ONLY.test(lexeme.words.join(' '))) return lexeme;
    const own = new Set(lexeme.readings.flatMap((r) => r.claims.map((c) => c.attribute)));
    const more = lexeme.words
      .slice(0, -1)
      .flatMap((word) => alone.get(word)?.readings.filter((r) => r.heads.length === 0) ?? [])
      .flatMap((r) => r.claims)
      .filter((c) => HIDDEN.has(c.attribute) && !own.has(c.attribute))
      .map((c) => ({ ...c, implied: true }));
    const readings = lexeme.readings.map((r, n) => (n === 0 ? { ...r, claims: [...r.claims, ...more] } : r));
    return more.length > 0 ? { ...lexeme, readings } : lexeme;
  });
}

/** What is worn in pairs, in the plural of everyday; line sheets say one. */
const PAIR = /^(?:tights|shorts|trunks|briefs|boxers|pants|trousers|leggings|joggers|jeans|overalls|breeches|bottoms)$/;

/** "Running tight", "swim short": the trade's singular of a name of several words. */
const withSingulars = (lexemes: readonly Lexeme[]): readonly Lexeme[] => [
  ...lexemes,
  ...lexemes.flatMap((lexeme) => {
    const last = lexeme.words.at(-1) ?? '';
    const plain = lexeme.garment !== null && lexeme.words.length > 1 && PAIR.test(last);
    return plain ? [{ ...lexeme, words: [...lexeme.words.slice(0, -1), last.slice(0, -1)] }] : [];
  }),
];

const WEARERS: Partial<Record<Language, ReadonlyArray<readonly [RegExp, string]>>> = {
  de: [
    [/^herren/, 'men'],
    [/^damen/, 'women'],
    [/^kinder/, 'children'],
    [/^madchen/, 'girls'],
    [/^jungen/, 'boys'],
  ],
  sv: [
    [/^herr/, 'men'],
    [/^dam(?!m|a)/, 'women'],
    [/^barn/, 'children'],
    [/^flick/, 'girls'],
    [/^pojk/, 'boys'],
  ],
};

/** "Herrenhemd", "damjacka": compounds that tell the wearer. */
function withWearers(lexemes: readonly Lexeme[], language: Language): readonly Lexeme[] {
  const wearers = WEARERS[language];
  if (wearers === undefined) return lexemes;
  return lexemes.map((lexeme) => {
    const wearer = wearers.find(([start]) => lexeme.garment && start.test(lexeme.words[0]))?.[1];
    if (!wearer || lexeme.readings.some((r) => r.claims.some((c) => c.attribute === 'gender'))) return lexeme;
    const says: Claim = { attribute: 'gender', value: wearer, implied: false };
    return { ...lexeme, readings: lexeme.readings.map((r) => ({ ...r, claims: [...r.claims, says] })) };
  });
}

const same = (lexemes: readonly Lexeme[]): readonly Lexeme[] => lexemes;

const withShades = (language: Language): readonly Lexeme[] => [
  ...nearestIn(language),
  ...withWearers(
    withHiddenWords(
      withGarments(
        (language === 'en' ? withSingulars : same)(LEXEMES[language].filter((lexeme) => !denies(lexeme))),
        language,
      ),
    ),
    language,
  ),
  ...shadeLexemes(SHADES[language]),
];

/** Every phrase of each language, as it is looked up. */
const PHRASES: ReadonlyMap<Language, readonly Lexeme[]> = new Map(
  LANGUAGES.map((language) => [language, withShades(language)]),
);

/** One trie per language. */
export const TRIES = Object.fromEntries(
  [...PHRASES].map(([language, lexemes]) => [language, buildTrie(lexemes)]),
) as Readonly<Record<Language, TrieNode>>;

const inflections = keeping<Readonly<Record<Language, Inflected>>>();

function inflectedIn(word: string, language: Language): Inflected {
  const all = forms(word, language);
  return { forms: all, starts: all.flatMap((form) => TRIES[language].next.get(form) ?? []) };
}

/** What a word may be an inflection of, in every language. */
export const inflected = (word: string): Readonly<Record<Language, Inflected>> =>
  inflections(word, () => ({
    en: inflectedIn(word, 'en'),
    sv: inflectedIn(word, 'sv'),
    de: inflectedIn(word, 'de'),
    fr: inflectedIn(word, 'fr'),
    es: inflectedIn(word, 'es'),
  }));

function wordsIn(lexemes: readonly Lexeme[]): Set<string> {
  const words = new Set<string>();
  for (const lexeme of lexemes) for (const word of lexeme.words) words.add(word);
  return words;
}

/** Without the names that every language knows: they speak for none. */
const wordsOf = (language: Language): Set<string> => wordsIn(PHRASES.get(language)!.filter(({ near }) => !near));

const NEAREST_WORDS: ReadonlySet<string> = new Set(NEAREST.flatMap(({ words }) => words));

/** Words that occur in some phrase of a language. */
export const LEXICON_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordsOf('en'),
  sv: wordsOf('sv'),
  de: wordsOf('de'),
  fr: wordsOf('fr'),
  es: wordsOf('es'),
};

/** What a misspelt word may have meant, by first letter and length. */
export const CORRECTIONS = Object.fromEntries(
  LANGUAGES.map((language) => [language, indexWords([...wordsIn(PHRASES.get(language)!)].filter((w) => w.length > 3))]),
) as Readonly<Record<Language, WordIndex>>;

/** Names of garments and parts: likelier meant than other words. */
export const FAVOURED: ReadonlySet<string> = new Set(
  [...PHRASES.values()]
    .flat()
    .filter((lexeme) => lexeme.head !== null && lexeme.words.length === 1)
    .map((lexeme) => lexeme.words[0])
    .concat('collar', 'collars'),
);

const speakers = keeping<ReadonlySet<Language>>();

/** The languages that have a word in a phrase, as it stands or inflected. */
export const languagesOf = (word: string): ReadonlySet<Language> =>
  speakers(word, () => new Set(LANGUAGES.filter((l) => forms(word, l).some((form) => LEXICON_WORDS[l].has(form)))));

/** Whether a word is in a phrase of that language as it stands or inflected. */
export const inLexicon = (word: string, language: Language): boolean => languagesOf(word).has(language);

/** Whether a word needs no correcting in a text of those languages: in a lexicon, a function word, a number or plain English. */
export function isKnown(word: string, languages: readonly Language[]): boolean {
  if (word.length < 3 || /\d/.test(word) || MOTIFS.has(word) || NEAREST_WORDS.has(word)) return true;
  if (LANGUAGES.some((language) => FUNCTION_WORDS[language].has(word))) return true;
  if (languages.some((language) => isStopWord(word, language))) return true;
  if (languages.some((language) => PLAIN_WORDS[language].has(word) || inLexicon(word, language))) return true;
  return forms(word, 'en').some((form) => PLAIN_WORDS.en.has(form));
}
