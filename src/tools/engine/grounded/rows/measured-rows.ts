import type { Span } from '../clause.js';
import { stretches } from '../mention.js';
import type { Reading } from '../reading.js';
import type { Row } from './row.js';

const NAMED =
  /(?<=^|[.;\n!?]\s?)\s?((?:(?:Mr|Mrs|Ms|Miss|Dr|Herr|Frau|Fru|Mme|M)\.?\s)?\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){0,2})(?::|,|\s[-–])?\s(?=\p{Ll}[\p{L} ]{1,20}\s\d)([^.;\n!?]*(?:[.,]\d[^.;\n!?]*)*)/gu;

/** "Tom Ashdown chest 102, waist 86. Beth Okafor chest 91, waist 74.": who, and what was measured; none where fewer than two are told of. */
export function measuredRows({ text }: Reading, { start, end }: Span): Row[] {
  const rows = stretches(NAMED, text.slice(start, end)).map(({ text: said, start: at, groups: [head, rest] }): Row => {
    const from = start + at + (said.length - said.trimStart().length);
    return { head, cells: rest.split(/,\s/u), start: from + head.length, end: start + at + said.length };
  });
  return rows.length > 1 ? rows : [];
}
