import { keeping } from './keeping.js';
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
  /** As it stands, where accents were folded away. */
  raw?: string;
}

/** "L'hiver", "j'aimerais": the elided word is one of its own. */
const ELIDED = /^(?:[cdjlmnst]|qu|jusqu|lorsqu)['’](?=[\p{L}])/iu;

/** Marks of direction and soft hyphens part no word. */
const WORD =
  /#[0-9a-f]{6}(?![0-9a-z])|#[0-9a-f]{3}(?![0-9a-z])|\d\/\d|\d+(?:[.,]\d+)?(?:['’]s(?!\p{L}))?|\p{L}+(?:['’]\p{L}+|\p{Cf}+\p{L}+)*/giu;

/** A word as it is compared, where it begins within what is written together. */
interface Cut {
  word: string;
  at: number;
  length: number;
  raw?: string;
}

function cut(word: string, at: number): Cut {
  const folded = fold(word);
  const plain = { word: folded, at, length: word.length };
  return folded === word.toLowerCase() ? plain : { ...plain, raw: word };
}

function cuts(word: string): Cut[] {
  const elided = ELIDED.exec(word)?.[0].length ?? 0;
  const rest = cut(word.slice(elided), elided);
  return elided > 0 ? [cut(word.slice(0, elided - 1), 0), rest] : [rest];
}

const known = keeping<readonly Cut[]>();

const isNumber = ({ word }: Token): boolean => /^\d+$/.test(word);

/** Cuts a text into words, numbers and hex colours; a number with letters ("50s", "200gsm") is one word. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let last = 0;
  for (const { 0: written, index } of text.matchAll(WORD))
    for (const { word, at, length, raw } of known(written, () => cuts(written))) {
      const start = index + at;
      const before = text.slice(last, start);
      last = start + length;
      const previous = tokens.at(-1);
      if (previous && before === '' && isNumber(previous) && /^\p{L}/u.test(written)) {
        previous.word += word;
        previous.end = last;
      } else tokens.push({ word, start, end: last, before, corrected: false, ...(raw === undefined ? {} : { raw }) });
    }
  return tokens;
}

/** What stands between most words. */
const isSpace = (before: string): boolean => before === ' ' || before === '';

/** Ends a sentence or clause for good. */
export const strongBreak = (before: string): boolean => !isSpace(before) && /[.;:!?\n()|/]/.test(before);
/** Any punctuation that parts phrases. */
export const weakBreak = (before: string): boolean =>
  !isSpace(before) && (strongBreak(before) || /[,–—]|\s-\s/.test(before));
