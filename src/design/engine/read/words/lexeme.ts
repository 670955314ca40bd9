import { LISTS, SINGLES } from '../../garments/attributes.js';
import type { Garment } from '../../garments/spec.js';

/** What a describing word can be said of: the whole garment or one of its parts. */
export const HEADS = [
  'garment',
  'sleeve',
  'neckline',
  'collar',
  'lapel',
  'cuff',
  'leg',
  'hem',
  'pocket',
  'waist',
  'hood',
  'skirt',
  'bodice',
  'back',
  'lining',
  'strap',
  'belt',
  'drawcord',
  'closure',
  'trim',
  'print',
  'shoulder',
  'fabric',
] as const;
export type Head = (typeof HEADS)[number];

/** Spec attributes as evidence names them, and the readings that never reach the spec by themselves. */
export const ATTRIBUTES = [
  ...SINGLES,
  ...LISTS,
  'colors',
  'fabrics',
  'style',
  'shade',
  'weight',
  'item',
  'part',
] as const;
export type Attribute = (typeof ATTRIBUTES)[number];
const KNOWN: ReadonlySet<string> = new Set(ATTRIBUTES);

/** One assertion about the garment. `implied`: follows from the word without being said by it. */
export interface Claim {
  attribute: Attribute;
  value: string;
  implied: boolean;
}

/** What a phrase means when said of one of `heads` (of anything, when there are none). */
export interface Reading {
  heads: readonly Head[];
  claims: readonly Claim[];
}

export interface Lexeme {
  /** Folded words in order. */
  words: readonly string[];
  readings: readonly Reading[];
  /** The part or garment this phrase itself names, if it is one. */
  head: Head | null;
  garment: Garment | null;
  /** As it is written, where one word with accents. */
  raw?: string;
  /** A phrase that only looks like a garment word ("coat of paint"): swallowed whole. */
  block: boolean;
  /** Known by name and not made as such: its readings are the nearest to it. */
  near?: 'garment' | 'cloth' | 'colour' | 'print' | 'technique';
}

export const LANGUAGES = ['en', 'sv', 'de', 'fr', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Lower case without accents and without what is not seen: `Klänning` → `klanning`, `weiß` → `weiss`. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ø', 'o')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]+/gu, '')
    .replaceAll('’', "'");
}

/** Without accents; most phrases of the lexicon are. */
const PLAIN = /^[\0-\x7f]*$/;
/** Of plain words only, which are parted where it has spaces. */
const PLAIN_WORDS = /^[a-z]+(?: [a-z]+)*$/;

/** Words of a phrase as the tokenizer would cut them. */
export function phraseWords(phrase: string): string[] {
  const folded = fold(phrase);
  if (PLAIN_WORDS.test(folded)) return folded.split(' ');
  return (
    folded
      .replace(/(?<=(?:^|\s)(?:[cdjlmnst]|qu|jusqu|lorsqu))'(?=\p{L})/gu, ' ')
      .match(/\d\/\d|[\p{L}\p{N}]+(?:'\p{L}+)?/gu) ?? []
  );
}

const claim = (text: string, implied: boolean): Claim => {
  const [attribute, value] = text.trim().split('=');
  if (!KNOWN.has(attribute) || !value) throw new Error(`lexicon: bad claim "${text}"`);
  return { attribute: attribute as Attribute, value, implied };
};

/** Claims from `attribute=value; attribute=value`; a leading `~` marks one as implied. */
export function claims(text: string): Claim[] {
  const parts = text.split(';').filter((part) => part.trim() !== '');
  return parts.map((part) => claim(part.trim().replace(/^~/, ''), part.trim().startsWith('~')));
}

const split = (phrases: string): string[] => phrases.split('|').filter((phrase) => phrase.trim() !== '');

/** One word that is written with accents. */
const rawOf = (phrase: string): { raw?: string } => {
  if (PLAIN.test(phrase)) return {};
  const word = phrase.trim().toLowerCase();
  return /\s/.test(word) || fold(word) === word ? {} : { raw: word };
};

const lexeme = (phrase: string, rest: Partial<Lexeme>): Lexeme => ({
  words: phraseWords(phrase),
  ...rawOf(phrase),
  readings: [],
  head: null,
  garment: null,
  block: false,
  ...rest,
});

/** Phrases per value of one attribute, whatever they are said of: `{'v-neck': 'v neck|vee neck'}`. */
export function values(attribute: Attribute, table: Readonly<Record<string, string>>): Lexeme[] {
  return Object.entries(table).flatMap(([value, phrases]) => fact(phrases, `${attribute}=${value}`));
}

/** Rows of `[phrases, claims]`. */
export function facts(rows: ReadonlyArray<readonly [string, string]>): Lexeme[] {
  return rows.flatMap(([phrases, text]) => fact(phrases, text));
}

/** Phrases of one meaning, whatever they are said of. */
function fact(phrases: string, text: string, rest: Partial<Lexeme> = {}): Lexeme[] {
  const readings: Reading[] = [{ heads: [], claims: claims(text) }];
  return split(phrases).map((phrase) => lexeme(phrase, { ...rest, readings }));
}

/** Rows of `[garment, variant, phrases, further claims]`; the variant '' is none. */
export function garments(rows: ReadonlyArray<readonly [Garment, string, string, string?]>): Lexeme[] {
  return rows.flatMap(([garment, variant, phrases, more]) => {
    const text = `garment=${garment};${variant ? `variant=${variant};` : ''}${more ?? ''}`;
    return fact(phrases, text, { head: 'garment', garment });
  });
}

/** Names of parts: what modifiers can attach to, and what they say when they stand alone (`part=…`). */
export function parts(table: Readonly<Partial<Record<Head, string>>>): Lexeme[] {
  const rows = Object.entries(table) as Array<[Head, string]>;
  return rows.flatMap(([head, phrases]) => fact(phrases, `part=${head}`, { head }));
}

/** Words whose meaning depends on what they are said of: `{long: {sleeve: 'sleeve.length=long', garment: 'length=@long'}}`. */
export function contextual(table: Readonly<Record<string, Readonly<Partial<Record<Head, string>>>>>): Lexeme[] {
  return Object.entries(table).flatMap(([phrases, byHead]) => {
    const readings = (Object.entries(byHead) as Array<[Head, string]>).map(([head, text]) => ({
      heads: [head],
      claims: claims(text),
    }));
    return split(phrases).map((phrase) => lexeme(phrase, { readings }));
  });
}

/** Phrases that merely contain a garment word. */
export function blocks(phrases: string): Lexeme[] {
  return split(phrases).map((phrase) => lexeme(phrase, { block: true }));
}
