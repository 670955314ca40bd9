/** Texts are read to here; the rest of a longer one is ignored. UTF-16 units. */
export const READ_LIMIT = 8000;

/** A word, a mark that ends a clause, or an emoji, with its place in the text (UTF-16 units). */
export interface Token {
  kind: 'word' | 'mark' | 'emoji';
  text: string;
  /** lower case, with straight apostrophes */
  lower: string;
  span: [start: number, end: number];
}

const PATTERN = /(\p{L}+(?:['’-]\p{L}+)*)|([.,;:!?…()–]+)|(\p{Extended_Pictographic}|[:;]-?[)(DP/|])/gu;

/** Splits a text; digits, control characters and other signs are left out. */
export function tokenize(text: string): Token[] {
  const out: Token[] = [];
  for (const match of text.slice(0, READ_LIMIT).matchAll(PATTERN)) {
    const kind = match[1] ? 'word' : match[2] ? 'mark' : 'emoji';
    const lower = match[0].toLowerCase().replaceAll('’', "'");
    out.push({ kind, text: match[0], lower, span: [match.index, match.index + match[0].length] });
  }
  return out;
}
