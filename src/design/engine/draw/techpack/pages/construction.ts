import { STEP_LEGEND } from '../../steps/index.js';
import type { Step } from '../../../make/construction/index.js';
import type { Prepared } from '../prepared.js';
import type { Sheet } from '../sheet.js';
import { stepDrawings } from '../step-drawings.js';
import { table, type Column } from '../table.js';
import { COLORS, CONTENT, TYPES } from '../theme.js';

const seamWords = (step: Step): string =>
  step.seams
    .map(
      (s) =>
        `${s.stitch}${s.seam ? ` · ${s.seam.length === 1 ? 'class ' : ''}${s.seam},` : ''} ${s.seam_name}${s.allowance_mm ? `, ${s.allowance_mm} mm` : ''}`,
    )
    .join('; ');

const legendOf = (steps: readonly Step[]): string =>
  steps.some(({ joins }) => joins.length > 0)
    ? ` Drawings are of the pieces as drafted, each at its own scale. ${STEP_LEGEND}`
    : '';

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
    `Minutes are standard minutes (SAM) of a practised operator, from usual values of the trade, not timed.${legendOf(steps)}`,
    CONTENT.x,
    y,
    CONTENT.width,
    { type: TYPES.note, color: COLORS.soft },
  );
  const drawing = stepDrawings(sheet, pack);
  const rows = [
    ...steps.map((s) => [String(s.number), s.title, s.text, seamWords(s), s.machine, s.minutes.toFixed(1)]),
    ['', 'Together', '', '', '', minutes.toFixed(1)],
  ];
  table(sheet, CONTENT.x, y + 4, columnsBeside(drawing?.width ?? 0), rows, {
    total: (row) => row === steps.length,
    lines: drawing ? 10 : 6,
    drawing: drawing ?? undefined,
  });
}

const TITLES = ['', 'Step', 'What to do', 'Stitch (ISO 4915) · seam (ISO 4916)', 'Machine', 'min'] as const;
/** pt, by whether drawings stand beside them */
const [ALONE, BESIDE] = [
  [24, 122, 322, 176, 88, 37],
  [20, 86, 208, 120, 64, 28],
] as const;

const columnsBeside = (drawn: number): Column[] => [
  ...TITLES.map((title, i): Column => ({
    title,
    width: (drawn > 0 ? BESIDE : ALONE)[i],
    strong: i === 1,
    align: i === 0 || i === 5 ? 'right' : 'left',
  })),
  ...(drawn > 0 ? [{ title: 'Where they meet', width: drawn }] : []),
];

function notes(sheet: Sheet, rows: ReadonlyArray<readonly [string, string]>): number {
  const width = CONTENT.width / rows.length;
  const below = rows.map(([name, text], i) => {
    const x = CONTENT.x + i * width;
    sheet.text(name, x, CONTENT.y - 6, width - 10, { type: TYPES.noteStrong, color: COLORS.soft, lines: 1 });
    return sheet.text(text, x, CONTENT.y + 5, width - 10, { type: TYPES.cell, lines: 4 });
  });
  return Math.max(...below) + 6;
}
