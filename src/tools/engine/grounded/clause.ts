/** A stretch of a text, [start, end). */
export interface Span {
  start: number;
  end: number;
}

const CLAUSE = /[.!?](?=\s|$)|[;\n]|,(?=\s)|\s(?:and|och|und|et|y|but|men|aber|sondern|mais|pero)\s/gu;
const SENTENCE = /[.!?](?=\s|$)|[\n;]/gu;

/** The stretch between commas, stops and conjunctions that holds a position. */
export const clauseAt = (text: string, at: number): Span => between(text, at, CLAUSE);
/** The sentence that holds a position. */
export const sentenceAt = (text: string, at: number): Span => between(text, at, SENTENCE);

function between(text: string, at: number, marks: RegExp): Span {
  let start = 0;
  for (const mark of text.matchAll(marks)) {
    if (mark.index >= at) return { start, end: mark.index };
    start = mark.index + mark[0].length;
  }
  return { start, end: text.length };
}

/** Where in a stretch a word begins with one of the stems; the nearest to `at`, −1 where none does. */
export function stemIn(text: string, { start, end }: Span, stems: readonly string[], at: number): number {
  const part = text.slice(start, end).toLowerCase();
  let best = -1;
  for (const word of part.matchAll(/[\p{L}\p{N}]+(?:-(?=\p{L})|)/gu)) {
    const whole = word[0].endsWith('-')
      ? `${word[0].slice(0, -1)}${/^\p{L}+/u.exec(part.slice(word.index + word[0].length))?.[0] ?? ''}`
      : '';
    const own = word[0].replace('-', '');
    if (
      !stems.some((stem) => begins(own, stem) || endsCompound(own, stem) || (stem.length > 5 && whole.startsWith(stem)))
    )
      continue;
    const place = start + word.index;
    if (best < 0 || Math.abs(place - at) < Math.abs(best - at)) best = place;
  }
  return best;
}

/** `Brustumfang` begins with its label; `Seitenlänge` and `ärmlängd` end with it. */
const endsCompound = (word: string, stem: string): boolean =>
  stem.length >= 5 && word.length > stem.length + 2 && word.endsWith(stem);

/** Stems of one or two letters are whole words. */
const begins = (word: string, stem: string): boolean =>
  stem.length > 2 ? word.startsWith(stem) && !OTHER_WORD.test(word) : word === stem;

/** A summary and the summer tell of no sum. */
const OTHER_WORD = /^summ(?:ar|er)/;
