import { fold } from './lexeme.js';

/** A word of the text. Positions are UTF-16 units of the verbatim description. */
export interface Token {
  /** Folded: lower case, no accents. */
  word: string;
  start: number;
  end: number;
  /** What stands between the token before and this one. */
  before: string;
  corrected: boolean;
}

const WORD = /#[0-9a-f]{6}(?![0-9a-z])|#[0-9a-f]{3}(?![0-9a-z])|\d\/\d|\d+(?:[.,]\d+)?|\p{L}+(?:['’]\p{L}+)*/giu;

/** Cuts a text into words, numbers and hex colours; a number with letters ("50s", "200gsm") is one word. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let last = 0;
  for (const found of text.matchAll(WORD)) {
    const start = found.index;
    const end = start + found[0].length;
    const previous = tokens.at(-1);
    const before = text.slice(last, start);
    if (previous && before === '' && /^\d+$/.test(previous.word) && /^\p{L}/u.test(found[0])) {
      previous.word += fold(found[0]);
      previous.end = end;
    } else tokens.push({ word: fold(found[0]), start, end, before, corrected: false });
    last = end;
  }
  return tokens;
}

/** Ends a sentence or clause for good. */
export const strongBreak = (before: string): boolean => /[.;:!?\n()|/]/.test(before);
/** Any punctuation that parts phrases. */
export const weakBreak = (before: string): boolean => strongBreak(before) || /[,–—]|\s-\s/.test(before);
