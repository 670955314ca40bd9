/** Characters that are shown as nothing: joiners, direction and variation marks, soft hyphens, the byte order mark. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
const CONTROL = /\p{Cc}|\p{Zl}|\p{Zp}/u;
export const MISSING = '\u25a1';

/** Text as it can be set, and where each of its UTF-16 units came from. */
export interface Settable {
  text: string;
  /** offset in the original for every unit of `text`, and its length at the end */
  from: number[];
  /** how many characters the typeface lacks */
  missing: number;
}

/**
 * Makes any text settable: controls become spaces, line breaks stay when `lines`, invisible marks go, characters that
 * the typeface lacks become one box each (one per grapheme base, not per combining mark).
 */
export function settable(original: string, hasGlyph: (codePoint: number) => boolean, lines = false): Settable {
  let text = '';
  let missing = 0;
  const from: number[] = [];
  let at = 0;
  for (const character of original) {
    const set = settableCharacter(character, hasGlyph, lines);
    if (set === MISSING && character !== MISSING) missing++;
    for (let i = 0; i < set.length; i++) from.push(at);
    text += set;
    at += character.length;
  }
  from.push(at);
  return { text, from, missing };
}

function settableCharacter(character: string, hasGlyph: (codePoint: number) => boolean, lines: boolean): string {
  if (character === '\n' && lines) return '\n';
  if (CONTROL.test(character)) return ' ';
  if (INVISIBLE.test(character)) return '';
  if (hasGlyph(character.codePointAt(0) ?? 0)) return character;
  if (/\p{Zs}/u.test(character)) return ' ';
  return /\p{M}/u.test(character) ? '' : MISSING;
}

export type Measure = (text: string) => number;

/** A stretch of a text: `text.slice(start, end)`. */
export interface Line {
  start: number;
  end: number;
}

/** Breaks a text into lines no wider than `width`: at spaces, after hyphens and slashes, else within the word. */
export function breakLines(text: string, width: number, measure: Measure): Line[] {
  const lines: Line[] = [];
  let offset = 0;
  for (const paragraph of text.split('\n')) {
    lines.push(...breakParagraph(text, offset, offset + paragraph.length, width, measure));
    offset += paragraph.length + 1;
  }
  return lines;
}

/** No line holds more characters; longer stretches are too wide without measuring them. */
const MOST = 600;

function breakParagraph(text: string, from: number, to: number, width: number, measure: Measure): Line[] {
  const lines: Line[] = [];
  let start = from;
  let end = from;
  for (const word of wordsOf(text, from, to)) {
    if (fits(text, start, word.end, width, measure)) {
      end = word.end;
      continue;
    }
    if (end > start) lines.push({ start, end });
    start = end > start ? word.start : start;
    end = word.end;
    while (!fits(text, start, end, width, measure)) {
      const cut = longestPrefix(text, start, end, width, measure);
      lines.push({ start, end: cut });
      start = cut;
    }
  }
  lines.push({ start, end: Math.max(start, end) });
  return lines;
}

const fits = (text: string, start: number, end: number, width: number, measure: Measure): boolean =>
  end - start <= MOST && measure(text.slice(start, end).trimEnd()) <= width;

const wordsOf = (text: string, from: number, to: number): Line[] =>
  [...text.slice(from, to).matchAll(/[^\s\-/]*[\s\-/]+|[^\s\-/]+/g)].map((m) => ({
    start: from + m.index,
    end: from + m.index + m[0].length,
  }));

/** End of the longest stretch from `start` that fits; at least one character, never half a surrogate pair. */
function longestPrefix(text: string, start: number, end: number, width: number, measure: Measure): number {
  let [low, high] = [1, Math.min(MOST, end - start)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (measure(text.slice(start, start + middle)) <= width) low = middle;
    else high = middle - 1;
  }
  const code = text.charCodeAt(start + low - 1);
  const halved = code >= 0xd800 && code <= 0xdbff;
  return start + (halved ? low + 1 : low);
}

/** The text, or as much of it as fits before an ellipsis. */
export function fitted(text: string, width: number, measure: Measure): string {
  if (text.length <= MOST && measure(text) <= width) return text;
  const cut = longestPrefix(text, 0, text.length, Math.max(0, width - measure('\u2026')), measure);
  return `${text.slice(0, cut).trimEnd()}\u2026`;
}
