import type { Span } from '../clause.js';
import type { Statement } from './statements.js';

/** A stretch of a statement about one thing, and what was said before it in its sentence. */
export interface Part extends Span {
  text: string;
  before: string;
}

const BREAKS =
  /,\s(?!and\s|or\s)|(?:,?\s)(?:and|och|und|et|y)\s(?=(?:an?|the|my|our|his|her|their|its|your|all|it|he|she|they|we|i|there|one|two|der|die|das|den|dem|ein\p{L}{0,2}|er|sie|es|wir|en|ett|det|han|hon|de|vi|jag|le|la|les|une?|el|los|is|are|was|were|has|have|had|ist|sind|är|har)\s)/giu;

/** "The pool is heated and the sauna is broken": two parts, each with its own. */
export function partsOf(statement: Statement): Part[] {
  const { text, start, before } = statement;
  const marks = [...text.matchAll(BREAKS)];
  const starts = [0, ...marks.map((mark) => mark.index + mark[0].length)];
  return starts.map((from, i) => {
    const to = i < marks.length ? marks[i].index : text.length;
    return { start: start + from, end: start + to, text: text.slice(from, to), before: before + text.slice(0, from) };
  });
}
