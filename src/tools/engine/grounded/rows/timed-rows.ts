import type { Span } from '../clause.js';
import { stretches } from '../mention.js';
import type { Reading } from '../reading.js';
import type { Row } from './row.js';

const TIMED =
  /(?<![\p{L}\d:.])\d{1,2}[:.]\d{2}(?:\s?(?:am|pm|Uhr))?[,:]?\s[-–]?\s?(\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){0,2})(?:,|\s[-–]|:)\s([^.;,\n]{2,60})(?=[.;,\n]|$)/gu;

/** "09:00 Ada Bello, hem. 10:30 Jorge Ruiz, suit fitting.": when, who and what for; none where fewer than two are told. */
export function timedRows({ text }: Reading, { start, end }: Span): Row[] {
  const rows = stretches(TIMED, text.slice(start, end)).map(({ start: at, end: to, groups: [head, what] }): Row => ({
    head,
    cells: [what.trim()],
    start: start + at,
    end: start + to,
  }));
  return rows.length > 1 ? rows : [];
}
