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

const accented = (word: string): { raw?: string } => (fold(word) === word.toLowerCase() ? {} : { raw: word });

/** Words with where they start. */
function* words(text: string): Generator<readonly [string, number]> {
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const cut = ELIDED.exec(word)?.[0].length ?? 0;
    if (cut > 0) yield [word.slice(0, cut - 1), index];
    yield [word.slice(cut), index + cut];
  }
}

/** Cuts a text into words, numbers and hex colours; a number with letters ("50s", "200gsm") is one word. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let last = 0;
  for (const [word, start] of words(text)) {
    const end = start + word.length;
    const previous = tokens.at(-1);
    const before = text.slice(last, start);
    if (previous && before === '' && /^\d+$/.test(previous.word) && /^\p{L}/u.test(word)) {
      previous.word += fold(word);
      previous.end = end;
    } else tokens.push({ word: fold(word), start, end, before, corrected: false, ...accented(word) });
    last = end;
  }
  return tokens;
}

/** Ends a sentence or clause for good. */
export const strongBreak = (before: string): boolean => /[.;:!?\n()|/]/.test(before);
/** Any punctuation that parts phrases. */
export const weakBreak = (before: string): boolean => strongBreak(before) || /[,–—]|\s-\s/.test(before);
