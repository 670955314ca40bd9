import type { Sheet } from './sheet.js';
import { COLORS, CONTENT, TYPES, type Type } from './theme.js';

export interface Column {
  title: string;
  /** pt */
  width: number;
  align?: 'left' | 'right' | 'center';
  strong?: boolean;
}

export interface TableOptions {
  type?: Type;
  /** a small square of this colour before the first cell of the row */
  swatch?: (row: number) => string | null;
  /** drawn as a summary: bold, ruled above */
  total?: (row: number) => boolean;
  shade?: (column: number) => boolean;
  /** most lines of a cell; default 6 */
  lines?: number;
  /** what is drawn in the last cell of a row */
  drawing?: { height: (row: number) => number; draw: (row: number, x: number, y: number) => void };
}

/** So many rows stay together at the end: no page with a sum alone. */
const TAIL = 3;
const PAD = 4;
/** Air above and below a row, pt; the tighter ones only where they keep a table on its page. */
const GAPS = [3.2, 2.4, 1.6] as const;

/** @param bare heights of the rows without air @param room pt */
function gapFor(bare: readonly number[], room: number): number {
  const text = bare.reduce((sum, each) => sum + each, 0);
  return GAPS.find((gap) => text + 2 * gap * bare.length <= room) ?? GAPS[0];
}

/** A ruled table that goes on over pages, its head repeated. @returns the y below it */
export function table(
  sheet: Sheet,
  x: number,
  y: number,
  columns: readonly Column[],
  rows: ReadonlyArray<readonly string[]>,
  options: TableOptions = {},
): number {
  const type = options.type ?? TYPES.cell;
  let at = head(sheet, x, sheet.room(y, 40), columns);
  const gap = gapFor(
    rows.map((row, i) => rowHeight(sheet, columns, row, i, type, options, 0)),
    CONTENT.bottom - at,
  );
  const heights = rows.map((row, i) => rowHeight(sheet, columns, row, i, type, options, gap));
  rows.forEach((row, i) => {
    const tail = i > 0 && i === rows.length - TAIL ? heights.slice(i) : [heights[i]];
    const height = heights[i];
    const needed = tail.reduce((sum, each) => sum + each, 0);
    if (at + needed > CONTENT.bottom) at = head(sheet, x, sheet.continue(), columns);
    drawRow(sheet, x, at, columns, row, i, height, type, options, gap);
    at += height;
  });
  return at;
}

function head(sheet: Sheet, x: number, y: number, columns: readonly Column[]): number {
  let left = x;
  for (const column of columns) {
    sheet.text(column.title, left + PAD, y, column.width - 2 * PAD, {
      type: TYPES.noteStrong,
      color: COLORS.soft,
      align: column.align,
      lines: 2,
    });
    left += column.width;
  }
  const height = Math.max(
    ...columns.map((c) => Math.min(2, sheet.lines(sheet.clean(c.title), c.width - 2 * PAD, TYPES.noteStrong).length)),
  );
  const below = y + height * TYPES.noteStrong.leading + 2.5;
  sheet.rule(x, below, left - x, COLORS.ink, 0.7);
  return below;
}

const mostLines = (options: TableOptions): number => options.lines ?? 6;

function rowHeight(
  sheet: Sheet,
  columns: readonly Column[],
  row: readonly string[],
  index: number,
  type: Type,
  options: TableOptions,
  gap: number,
): number {
  const lines = columns.map((column, i) => {
    const inset = i === 0 && options.swatch ? 14 : 0;
    return sheet.lines(sheet.clean(row[i] ?? ''), column.width - 2 * PAD - inset, type).length;
  });
  const drawn = options.drawing?.height(index) ?? 0;
  return Math.max(Math.min(mostLines(options), Math.max(...lines)) * type.leading, drawn) + 2 * gap;
}

function drawRow(
  sheet: Sheet,
  x: number,
  y: number,
  columns: readonly Column[],
  row: readonly string[],
  index: number,
  height: number,
  type: Type,
  options: TableOptions,
  gap: number,
): void {
  const total = options.total?.(index) ?? false;
  let left = x;
  columns.forEach((column, i) => {
    if (options.shade?.(i)) sheet.box(left, y, column.width, height, COLORS.panel);
    const swatch = i === 0 ? (options.swatch?.(index) ?? null) : null;
    const inset = i === 0 && options.swatch ? 14 : 0;
    if (swatch) sheet.box(left + PAD, y + gap + 1, 9, 9, swatch, COLORS.line);
    sheet.text(row[i] ?? '', left + PAD + inset, y + gap, column.width - 2 * PAD - inset, {
      type: total || column.strong ? { ...type, face: 'semibold' } : type,
      align: column.align,
      lines: mostLines(options),
    });
    left += column.width;
  });
  options.drawing?.draw(index, left - columns[columns.length - 1].width, y + gap);
  if (total) sheet.rule(x, y, left - x, COLORS.ink, 0.7);
  sheet.rule(x, y + height, left - x, COLORS.line, 0.4);
}

/** Label and value pairs under one another. @returns the y below them */
export function facts(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  rows: ReadonlyArray<readonly [string, string]>,
  label = 92,
): number {
  let at = y;
  for (const [name, value] of rows) {
    const below = sheet.text(value, x + label, at, width - label, { type: TYPES.cell, lines: 3 });
    sheet.text(name, x, at, label - 8, { type: TYPES.cell, color: COLORS.soft, lines: 1 });
    at = below + 2.6;
    sheet.rule(x, at - 1.2, width, COLORS.faint, 0.4);
  }
  return at;
}
