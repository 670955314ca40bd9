import type { Span } from '../clause.js';
import type { Reading } from '../reading.js';
import type { Row } from './row.js';

const TIMES =
  /(?:^|[:,;\n]\s?|\s(?:and|och|und|et|y)\s)(\p{L}[\p{L} ’'-]{0,40}?)\s?[x×*]\s?(\d{1,4})(?=\s?(?:[,;.\n]|$|(?:and|och|und|et|y)\s))/giu;

/** "Shirt x2, trousers x1": what is written with how many of it behind, where at least two are. */
export function timesRows({ text }: Reading, { start, end }: Span): Row[] {
  const rows = [...text.slice(start, end).matchAll(TIMES)].map(({ index, 0: said, 1: head, 2: count }): Row => {
    const from = start + index + said.indexOf(head);
    return { head, cells: [count], start: from, end: start + index + said.length };
  });
  return rows.length > 1 ? rows : [];
}
