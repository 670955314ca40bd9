import type { Span } from '../clause.js';
import { perStretch } from '../per-stretch.js';
import { JOINS } from './words.js';

/** A word of a text, in lower case, and where it stands. */
export interface Token extends Span {
  word: string;
  /** number of its stretch between marks and conjunctions, of its sentence */
  stretch: number;
  sentence: number;
  /** whether a colon ends its stretch */
  leads: boolean;
}

const WORD = /[\p{L}\p{N}%€$£][\p{L}\p{N}’'-]*/gu;

/** The words of a stretch of a text. A mark inside of a number or a day parts nothing. */
export const tokensOf = perStretch(({ text, mentions }, { start, end }): readonly Token[] => {
  const found = [...text.slice(start, end).matchAll(WORD)].map((at) => ({
    word: at[0].toLowerCase(),
    start: start + at.index,
    end: start + at.index + at[0].length,
  }));
  let [stretch, sentence] = [0, 0];
  const tokens: Token[] = [];
  found.forEach((one, i) => {
    const last = tokens.at(-1);
    const between = last ? text.slice(last.end, one.start) : '';
    const isInside = last && mentions.some((own) => own.start < one.start && own.end > last.end && own.end >= one.end);
    if (last && !isInside) {
      if (
        /[!?;\n]/u.test(between) ||
        (between.includes('.') && !/\d/u.test(text[one.start]) && !ABBREVIATED.test(last.word))
      )
        sentence++;
      if (/[.!?;\n,:()–—]/u.test(between) || JOINS.has(last.word)) stretch++;
      if (between.includes(':')) leadOn(tokens);
    }
    if (JOINS.has(one.word) && i > 0) stretch++;
    tokens.push({ ...one, stretch, sentence, leads: false });
  });
  return tokens;
});

/** "Mr. Ito", "kl. 8". */
const ABBREVIATED = /^(?:mr|mrs|ms|dr|st|nr|no|kl|ca|approx|prof|tel|fr|hr)$/u;

function leadOn(tokens: Token[]): void {
  const { stretch } = tokens[tokens.length - 1];
  for (const token of tokens) if (token.stretch === stretch) token.leads = true;
}
