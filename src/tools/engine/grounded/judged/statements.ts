import type { Span } from '../clause.js';
import { isOpen, sentencesIn } from '../kin/words-of.js';
import type { Reading } from '../reading.js';

/** A part of a sentence that says something by itself, and what the sentence has said before it. */
export interface Statement extends Span {
  text: string;
  /** what stands in its sentence before it: whom it is said of, where it names nobody */
  before: string;
}

const PARTS =
  /[;:]\s|,?\s(?:but|while|whereas|however|although|though|because|since|men|medan|eftersom|aber|sondern|während|weil|mais|pero)\s/giu;
const OPEN_ABROAD =
  /(?<!\p{L})(?:om|kanske|borde|skulle|vill|wenn|falls|vielleicht|sollte|würde|möchte|ob|si|peut-être|quizás)(?!\p{L})/iu;
const SURE_MAY = /(?<!\p{L})(?:must|can|cannot|may|please|should|shall|said|says?|getting|being)(?!\p{L})/giu;

/** What a text states: no question, no wish, no condition. @param isRule whether what may or must be counts as said */
export function statementsIn({ text, language }: Reading, scope: Span, isRule = false): Statement[] {
  const isDoubted = (said: string): boolean =>
    /\?\s*$/u.test(said) ||
    isOpen(isRule ? said.replace(SURE_MAY, ' ') : said) ||
    (language !== 'en' && OPEN_ABROAD.test(said));
  return sentencesIn(text, scope).flatMap((sentence) => partsOf(text, sentence).filter((one) => !isDoubted(one.text)));
}

function partsOf(text: string, { start, end }: Span): Statement[] {
  const marks = [...text.slice(start, end).matchAll(PARTS)];
  const starts = [start, ...marks.map((mark) => start + mark.index + mark[0].length)];
  return starts.map((from, i) => {
    const to = i < marks.length ? start + marks[i].index : end;
    return { start: from, end: to, text: text.slice(from, to), before: text.slice(start, from) };
  });
}
