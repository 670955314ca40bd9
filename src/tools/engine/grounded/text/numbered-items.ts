import type { Span } from '../clause.js';

const MARK = /(?:^|[\s:])(?:\(?(\d{1,2})[.)]|#(\d{1,2})[:.]?)\s(?=["“'\p{L}])/gu;

/** The stretches of a text that are numbered 1, 2, 3 …; none where fewer than two are. */
export function numberedItems(text: string, { start, end }: Span): Span[] {
  const marks = [...text.slice(start, end).matchAll(MARK)];
  const isInTurn = marks.every(([, one, other], i) => Number(one ?? other) === i + 1);
  if (marks.length < 2 || !isInTurn) return [];
  return marks.map((mark, i) => ({
    start: start + mark.index + mark[0].length,
    end: start + (marks[i + 1]?.index ?? end - start),
  }));
}
