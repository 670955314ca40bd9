/** A word as an expression that finds just it. */
export const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What finds a property by its own words, whatever parts them; '' where it has none. */
export const nameExpression = (words: readonly string[]): string =>
  words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '')).join(String.raw`[\s_-]{1,3}`);

const SIGN_BEFORE = { u: /[\p{L}\d]$/u, iu: /[\p{L}\d]$/iu };
const SIGN_AFTER = { u: /^[\p{L}\d]/u, iu: /^[\p{L}\d]/iu };
type Flags = keyof typeof SIGN_BEFORE;

/**
 * Where a text has just these words, with no letter or figure beside them. An expression of all of it would be compiled for each word
 * that is sought, and what a letter of any language is takes thirty times as long as the word.
 * @param flags `iu` whatever their case
 */
export function wordsAt(said: string, text: string, flags: Flags): number[] {
  const literal = new RegExp(escaped(said), `g${flags}`);
  const found: number[] = [];
  for (let hit = literal.exec(text); hit; hit = literal.exec(text)) {
    const isWhole = isFree(text, hit.index, hit.index + hit[0].length, flags);
    if (isWhole) found.push(hit.index);
    if (!isWhole || hit[0] === '') literal.lastIndex = hit.index + lengthAt(text, hit.index);
  }
  return found;
}

/** Two units of UTF-16 are a sign at most. */
const isFree = (text: string, start: number, end: number, flags: Flags): boolean =>
  !SIGN_BEFORE[flags].test(text.slice(Math.max(0, start - 2), start)) &&
  !SIGN_AFTER[flags].test(text.slice(end, end + 2));

const lengthAt = (text: string, at: number): number => ((text.codePointAt(at) ?? 0) > 0xff_ff ? 2 : 1);

/** Whether a text has what an expression asks for without the rest of it: what says no here need not be compiled. */
export const mayHave = (source: string, text: string): boolean => new RegExp(source, 'iu').test(text);
