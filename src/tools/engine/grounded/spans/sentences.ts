import type { Span } from '../clause.js';
import { sentencesIn } from '../kin/words-of.js';

const GOES_ON = /(?:(?<![\p{L}\d])\p{Lu}|(?<!\p{L})(?:no|nr|tel|fl|st|ca|approx))$/u;

/** Sentences of which none ends at an initial or at "no.". */
export function wholeSentences(text: string, scope: Span): Span[] {
  const whole: Span[] = [];
  for (const one of sentencesIn(text, scope)) {
    const last = whole.at(-1);
    if (last && text[last.end] === '.' && GOES_ON.test(text.slice(Math.max(0, last.end - 8), last.end)))
      last.end = one.end;
    else whole.push({ ...one });
  }
  return whole;
}
