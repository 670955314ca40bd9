import { panelsOf, pictureOf, type Picture } from '../steps/index.js';
import type { Prepared } from './prepared.js';
import type { Sheet } from './sheet.js';
import { drawSvg } from './svg.js';
import { COLORS, type Type } from './theme.js';
import type { TableOptions } from './table.js';

/** pt */
const [WIDTH, HEIGHT, GAP, CAPTION] = [72, 60, 8, 17];
const COLUMNS = 3;
const CAPTIONS: Type = { face: 'regular', size: 6.2, leading: 7.8 };
const LABEL: Type = { face: 'regular', size: 5.6, leading: 7 };

/** The drawings of the steps for the table of the steps, and how wide they stand beside it, pt; null where no step has one. */
export function stepDrawings(
  sheet: Sheet,
  { input, construction }: Prepared,
): (NonNullable<TableOptions['drawing']> & { width: number }) | null {
  const { drafted = [], edges = [] } = input.pattern;
  const all = construction.steps.map(({ joins }) =>
    panelsOf(joins, drafted, edges).map((panel) => pictureOf(panel, WIDTH, HEIGHT)),
  );
  if (all.every((pictures) => pictures.length === 0)) return null;
  const of = (row: number): Picture[] => all[row] ?? [];
  return {
    width: COLUMNS * (WIDTH + GAP),
    height: (row) => Math.ceil(of(row).length / COLUMNS) * (HEIGHT + CAPTION + 2),
    draw: (row, x, y) => of(row).forEach((picture, i) => place(sheet, picture, ...cell(x, y, i))),
  };
}

const cell = (x: number, y: number, i: number): [number, number] => [
  x + GAP + (i % COLUMNS) * (WIDTH + GAP),
  y + Math.floor(i / COLUMNS) * (HEIGHT + CAPTION + 2),
];

function place(sheet: Sheet, { svg, labels, caption }: Picture, x: number, y: number): void {
  drawSvg(sheet.doc, svg, { x, y, scale: 1 });
  for (const label of labels)
    sheet.text(label.text, x + label.x - 30, y + label.y - 3.5, 60, { type: LABEL, align: 'center', lines: 1 });
  sheet.text(caption, x, y + HEIGHT + 1, WIDTH, { type: CAPTIONS, color: COLORS.soft, align: 'center', lines: 2 });
}
