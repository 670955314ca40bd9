import type { Step } from '../../../make/construction/index.js';
import type { Prepared } from '../prepared.js';
import type { Sheet } from '../sheet.js';
import { table } from '../table.js';
import { COLORS, CONTENT, TYPES } from '../theme.js';

const seamWords = (step: Step): string =>
  step.seams
    .map(
      (s) =>
        `${s.stitch}${s.seam ? ` · ${s.seam.length === 1 ? 'class ' : ''}${s.seam},` : ''} ${s.seam_name}${s.allowance_mm ? `, ${s.allowance_mm} mm` : ''}`,
    )
    .join('; ');

/** Needle, thread and handling, then the steps in sewing order. */
export function constructionPages(sheet: Sheet, pack: Prepared): void {
  const { sewing, steps, minutes } = pack.construction;
  sheet.newPage('Construction');
  let y = notes(sheet, [
    ['Needle', sewing.needle],
    ['Thread', sewing.thread],
    ['Stitch length', `${sewing.stitches_per_cm} stitches per cm`],
    ['Cloth', sewing.handling],
    ['Pressing', sewing.pressing],
  ]);
  if (pack.input.pattern.pieces.length === 0) {
    sheet.text(
      'No base pattern is near this piece, so that its parts and seams are not listed: have the maker propose them from the drawings.',
      CONTENT.x,
      y,
      CONTENT.width,
    );
    return;
  }
  y = sheet.text(
    'Minutes are standard minutes (SAM) of a practised operator, from usual values of the trade, not timed.',
    CONTENT.x,
    y,
    CONTENT.width,
    { type: TYPES.note, color: COLORS.soft },
  );
  table(
    sheet,
    CONTENT.x,
    y + 4,
    [
      { title: '', width: 24, align: 'right' },
      { title: 'Step', width: 122, strong: true },
      { title: 'What to do', width: 322 },
      { title: 'Stitch (ISO 4915) · seam (ISO 4916)', width: 176 },
      { title: 'Machine', width: 88 },
      { title: 'min', width: 37, align: 'right' },
    ],
    [
      ...steps.map((s) => [String(s.number), s.title, s.text, seamWords(s), s.machine, s.minutes.toFixed(1)]),
      ['', 'Together', '', '', '', minutes.toFixed(1)],
    ],
    { total: (row) => row === steps.length },
  );
}

function notes(sheet: Sheet, rows: ReadonlyArray<readonly [string, string]>): number {
  const width = CONTENT.width / rows.length;
  const below = rows.map(([name, text], i) => {
    const x = CONTENT.x + i * width;
    sheet.text(name, x, CONTENT.y - 6, width - 10, { type: TYPES.noteStrong, color: COLORS.soft, lines: 1 });
    return sheet.text(text, x, CONTENT.y + 5, width - 10, { type: TYPES.cell, lines: 4 });
  });
  return Math.max(...below) + 6;
}
