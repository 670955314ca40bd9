import { evidenceMarks, type Mark } from '../evidence-marks.js';
import type { Prepared } from '../prepared.js';
import type { Sheet } from '../sheet.js';
import { table } from '../table.js';
import { COLORS, CONTENT, TYPES, type Type } from '../theme.js';
import { breakLines, settable, type Settable } from '../typeset.js';

const SET: Type = { face: 'regular', size: 10, leading: 18 };
const SMALL: Type = { face: 'semibold', size: 5.6, leading: 7 };

/** The request verbatim with what was read in it, and everything that was assumed. */
export function evidencePages(sheet: Sheet, pack: Prepared): void {
  const { input } = pack;
  const { marks, rows } = evidenceMarks(input.evidence, input.description.length);
  sheet.newPage('Evidence: where every decision comes from');
  let y = sheet.heading('The request, verbatim', CONTENT.x, CONTENT.y - 4, 400) + 2;
  y = description(sheet, input.description, marks, y) + 4;
  if (input.style)
    y = sheet.text(`Style asked for: ${input.style}`, CONTENT.x, sheet.room(y, 14), CONTENT.width, { lines: 2 }) + 4;
  y = warnings(sheet, input.warnings, y);
  y = sheet.heading('What was read, and what was assumed', CONTENT.x, sheet.room(y + 6, 60), 400);
  table(
    sheet,
    CONTENT.x,
    y,
    [
      { title: 'Mark', width: 34, align: 'right', strong: true },
      { title: 'Attribute', width: 120, strong: true },
      { title: 'Value', width: 210 },
      { title: 'Source', width: 64 },
      { title: 'Words', width: 262 },
      { title: 'Confidence', width: 79, align: 'right' },
    ],
    rows.map((r) => [
      r.mark === null ? '' : String(r.mark),
      r.attribute,
      r.value,
      r.source,
      r.text ?? '',
      r.confidence.toFixed(2),
    ]),
    { lines: 3 },
  );
}

function warnings(sheet: Sheet, list: readonly string[], top: number): number {
  if (list.length === 0) return top;
  let y = sheet.heading('Warnings', CONTENT.x, sheet.room(top + 6, 40), 400);
  for (const line of list) {
    const height = Math.min(3, sheet.lines(sheet.clean(line), CONTENT.width, TYPES.body).length) * TYPES.body.leading;
    y = sheet.text(`•  ${line}`, CONTENT.x, sheet.room(y, height), CONTENT.width, { color: COLORS.warn, lines: 3 }) + 1;
  }
  return y;
}

/** Line by line: the marks' grounds first, then the words, then the numbers. */
function description(sheet: Sheet, original: string, marks: readonly Mark[], top: number): number {
  const set = settable(original, sheet.hasGlyph, true);
  const measure = sheet.measure(SET.face, SET.size);
  let y = top;
  for (const line of breakLines(set.text, CONTENT.width, measure)) {
    y = sheet.room(y, SET.leading);
    const text = set.text.slice(line.start, line.end).replace(/\n/g, '');
    grounds(sheet, set, marks, line.start, text, y);
    sheet.run(sheet.page, text.trimEnd(), CONTENT.x, y + 3, SET, COLORS.ink);
    y += SET.leading;
  }
  if (set.missing === 0) return y;
  return sheet.text(
    `${set.missing} characters that the typeface of this document lacks are shown as □; the design keeps them.`,
    CONTENT.x,
    sheet.room(y, 12),
    CONTENT.width,
    {
      type: TYPES.note,
      color: COLORS.soft,
    },
  );
}

function grounds(sheet: Sheet, set: Settable, marks: readonly Mark[], start: number, text: string, y: number): void {
  const measure = sheet.measure(SET.face, SET.size);
  const x = (i: number): number => CONTENT.x + measure(text.slice(0, Math.max(0, Math.min(text.length, i - start))));
  const [from, to] = [set.from[start], set.from[start + text.length]];
  let free = CONTENT.x;
  for (const mark of marks.filter((m) => m.start < to && m.end > from)) {
    const a = x(indexOf(set.from, mark.start));
    const b = x(indexOf(set.from, mark.end));
    if (b - a < 0.1) continue;
    sheet.box(a, y + 5, b - a, 12.4, COLORS.mark);
    sheet.rule(a, y + 17.4, b - a, '#d9a800', 0.8);
    if (mark.end > to || mark.start < from) continue;
    const label = String(mark.number);
    const width = sheet.measure(SMALL.face, SMALL.size)(label);
    const at = Math.max(a, free);
    sheet.run(sheet.page, label, at, y - 1, SMALL, COLORS.warn);
    free = at + width + 2;
  }
}

/** First unit of the set text that came from `offset` of the original or later. */
function indexOf(from: readonly number[], offset: number): number {
  let [low, high] = [0, from.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (from[middle] < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
