import type { Span } from '../clause.js';
import type { Reading } from '../reading.js';
import { isCurrency } from '../units.js';
import { type Cut, type Piece, piecesOf } from './pieces.js';

const MARK = /\s[-–—·•]\s|\s?[|\t;]\s?|\s\/\s|,\s|:\s|\s(?=\()|\)(?:,\s)?/gu;
const MOST_FIELDS = 12;
const MARKS: Cut = { at: 'marks', atCapitals: false };

/**
 * The pieces of rows field by field: "2 × zip, 60 cm, 4.50 each", "3 × thread, black, 2.80 each". A field whose pieces are not of
 * the same types in all rows is words; null where the rows have not as many fields, or one is a day in this row and words in that.
 */
export function fieldPieces(parts: readonly Span[], reading: Reading): Piece[][] | null {
  const rows = parts.map((part) => fieldsOf(reading.text, part));
  const [first] = rows;
  if (first.length < 2 || first.length > MOST_FIELDS || rows.some(({ length }) => length !== first.length)) return null;
  const columns = first.map((_, at) =>
    piecesAt(
      rows.map((row) => row[at]),
      reading,
    ),
  );
  return columns.every((one) => one !== null) ? rows.map((_, row) => columns.flatMap((cells) => cells[row])) : null;
}

function fieldsOf(text: string, { start, end }: Span): Span[] {
  const said = text.slice(start, end);
  const marks = [...said.matchAll(MARK)];
  const starts = [0, ...marks.map(({ index, 0: mark }) => index + mark.length)];
  return starts
    .map((from, i) => ({ start: start + from, end: start + (i < marks.length ? marks[i].index : said.length) }))
    .map((one) => trimmed(text, one))
    .filter((one) => one.end > one.start);
}

function trimmed(text: string, { start, end }: Span): Span {
  const said = text.slice(start, end);
  return { start: start + said.length - said.trimStart().length, end: start + said.replace(/[\s.(]+$/u, '').length };
}

/** What stands at one place of all rows; null where it is of kinds that no column has together. */
function piecesAt(fields: readonly Span[], reading: Reading): Piece[][] | null {
  const cells = fields.map((field) => {
    const found = piecesOf(reading, field, MARKS);
    return found.length > 0 ? found : [wordsOf(field, reading)];
  });
  const [first] = cells;
  const areAlike = cells.every(
    (cell) => cell.length === first.length && cell.every(({ type }, i) => type === first[i].type),
  );
  if (areAlike) return cells;
  return cells.flat().every(isPlain) ? fields.map((field) => [wordsOf(field, reading)]) : null;
}

function wordsOf({ start, end }: Span, { text }: Reading): Piece {
  const said = text.slice(start, end);
  return { type: 'words', value: said, text: said, start, end, lead: '' };
}

/** Words, or what is measured in them: "60 cm", "horn". */
const isPlain = ({ type, unit }: Piece): boolean =>
  type === 'words' ||
  type === 'quoted' ||
  type === 'size' ||
  (type === 'number' && unit !== undefined && !isCurrency(unit));
