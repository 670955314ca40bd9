import type { CostLine, Range } from '../../../make/cost/index.js';
import type { Prepared } from '../prepared.js';
import { capital } from '../prepared.js';
import type { Sheet } from '../sheet.js';
import { table } from '../table.js';
import { COLORS, CONTENT, TYPES } from '../theme.js';

/** Care label and what a piece may cost to make. */
export function careAndCostPage(sheet: Sheet, pack: Prepared): void {
  const priced = pack.input.pattern.pieces.length > 0;
  sheet.newPage(priced ? 'Care and cost' : 'Care');
  const y = care(sheet, pack);
  if (priced) cost(sheet, pack, y + 16);
}

function care(sheet: Sheet, { care: label }: Prepared): number {
  let y = sheet.heading('Care label', CONTENT.x, CONTENT.y - 4, 300) + 2;
  const width = (CONTENT.width - 4 * 8) / 5;
  const texts = label.instructions.map((c) => sheet.heightOf(c.text, width - 18, TYPES.cell));
  const height = 44 + Math.max(...texts);
  label.instructions.forEach((c, i) => {
    const x = CONTENT.x + i * (width + 8);
    sheet.box(x, y, width, height, COLORS.panel, COLORS.line);
    sheet.text(capital(c.process), x + 9, y + 7, width - 18, { type: TYPES.cellStrong, lines: 1 });
    const below = sheet.text(c.text, x + 9, y + 20, width - 18, { type: TYPES.cell });
    sheet.text(`set by ${c.because}`, x + 9, below + 2, width - 18, { type: TYPES.note, color: COLORS.soft, lines: 1 });
  });
  y += height + 8;
  const shell = label.composition.map((c) => `${capital(c.component)}: ${c.text}`).join('   ·   ');
  y = sheet.text(shell, CONTENT.x, y, CONTENT.width, { type: TYPES.cellStrong, lines: 2 });
  if (label.advice.length > 0)
    y = sheet.text(label.advice.join(' '), CONTENT.x, y + 2, CONTENT.width, { type: TYPES.cell, lines: 2 });
  return sheet.text(
    'Wording of ISO 3758:2012, the strictest of all components; have the label tested before production. The care symbols are a protected trademark and are therefore not drawn.',
    CONTENT.x,
    y + 2,
    CONTENT.width,
    {
      type: TYPES.note,
      color: COLORS.soft,
    },
  );
}

const money = (range: Range): string[] => [range.low, range.mid, range.high].map((v) => v.toFixed(2));
const quantity = (line: CostLine): string =>
  `${line.unit === '%' ? line.quantity : Math.round(line.quantity * 100) / 100} ${line.unit}`;

function cost(sheet: Sheet, { cost: estimate }: Prepared, top: number): void {
  const left = 500;
  let y = sheet.heading('Cost of one piece, EUR: an estimate, not an offer', CONTENT.x, sheet.room(top, 120), left);
  const right = CONTENT.x + left + 24;
  let at = sheet.heading('Assumptions', right, y - 18, CONTENT.x + CONTENT.width - right);
  for (const line of estimate.assumptions)
    at = sheet.text(`•  ${line}`, right, at, CONTENT.x + CONTENT.width - right, { type: TYPES.note }) + 2.5;
  if (estimate.not_priced.length > 0)
    sheet.text(
      `Not priced, since their length is unknown: ${estimate.not_priced.join(', ')}.`,
      right,
      at + 2,
      CONTENT.x + CONTENT.width - right,
      { type: TYPES.noteStrong, color: COLORS.warn, lines: 4 },
    );
  y = table(
    sheet,
    CONTENT.x,
    y,
    [
      { title: 'Item', width: 206, strong: false },
      { title: 'Quantity', width: 72, align: 'right' },
      { title: 'Unit price', width: 54, align: 'right' },
      { title: 'Low', width: 56, align: 'right' },
      { title: 'Middle', width: 56, align: 'right' },
      { title: 'High', width: 56, align: 'right' },
    ],
    [
      ...estimate.lines.map((l) => [
        capital(l.item),
        quantity(l),
        l.unit_price === null ? '' : l.unit_price.toFixed(2),
        ...money(l.amount),
      ]),
      ['Together', '', '', ...money(estimate.total)],
    ],
    { total: (row) => row === estimate.lines.length, lines: 2, type: { ...TYPES.cell, leading: 9.6 } },
  );
}
