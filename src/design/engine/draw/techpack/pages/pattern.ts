import { materialWords } from '../../../make/materials/index.js';
import { girthSum } from '../../../make/pattern/checks.js';
import { piecesPage } from './pieces.js';
import type { Prepared } from '../prepared.js';
import { capital } from '../prepared.js';
import type { Sheet } from '../sheet.js';
import { table } from '../table.js';
import { COLORS, CONTENT, TYPES } from '../theme.js';

const LEFT = 430;

/** Cut list, yardage, what was checked and where the pattern departs from the text. */
export function patternPage(sheet: Sheet, pack: Prepared): void {
  const { pattern } = pack.input;
  if (pattern.pieces.length === 0) return;
  sheet.newPage('Pattern: cut list and checks');
  const right = CONTENT.x + LEFT + 22;
  const width = CONTENT.x + CONTENT.width - right;
  checks(sheet, pack, right, width);
  cutList(sheet, pack, CONTENT.y);
  if (pattern.drafted && pattern.drafted.length > 0) piecesPage(sheet, pack, pattern.drafted);
}

function cutList(sheet: Sheet, pack: Prepared, top: number): void {
  const { pieces, sa_mm } = pack.input.pattern;
  let y = sheet.heading(
    `Cut list: ${pieces.length} pieces, ${pieces.reduce((n, p) => n + p.cut, 0)} parts`,
    CONTENT.x,
    top,
    LEFT,
  );
  y = sheet.text(
    sa_mm > 0
      ? `Seam allowance ${sa_mm} mm included; sizes are of the cutting line, half of it on the fold.`
      : 'No seam allowance included.',
    CONTENT.x,
    y,
    LEFT,
    { type: TYPES.note, color: COLORS.soft, lines: 1 },
  );
  table(
    sheet,
    CONTENT.x,
    y + 3,
    [
      { title: '', width: 22, align: 'right' },
      { title: 'Piece', width: 150, strong: true },
      { title: 'Cut', width: 170 },
      { title: 'Size drafted, cm', width: 88, align: 'right' },
    ],
    pieces.map((p, i) => [
      String(i + 1),
      p.name,
      p.cuts
        .map(
          (c) =>
            `${c.count} × ${materialWords(c.material)}${c.mirrored ? ', mirrored' : ''}${c.on_bias ? ', on the bias' : ''}`,
        )
        .join('; ') + (p.on_fold ? '; on the fold' : ''),
      `${(p.width_mm / 10).toFixed(1)} × ${(p.height_mm / 10).toFixed(1)}`,
    ]),
  );
}

/** A finished girth as the sum that it is, cm. */
export const easeOf = (check: { finished_mm: number; body_mm: number }): string => {
  const { finished, body, ease } = girthSum(check);
  return `${(finished / 10).toFixed(1)} = ${(body / 10).toFixed(1)} ${ease < 0 ? '−' : '+'} ${(Math.abs(ease) / 10).toFixed(1)} cm`;
};

/** At most what fits beside the cut list; the rest is in the design's JSON. */
function checks(sheet: Sheet, pack: Prepared, x: number, width: number): number {
  const { pattern } = pack.input;
  const { seams, outlines, finished_measures } = pattern.checks;
  const passed = (ok: boolean): string => (ok ? 'ok' : 'off');
  let y = sheet.heading(`Status: ${pattern.status.replace('_', ' ')}`, x, CONTENT.y, width);
  for (const line of pattern.deviations.slice(0, 8))
    y = sheet.text(`•  ${line}`, x, y, width, { type: TYPES.cell, lines: 3 }) + 1.5;
  if (pattern.deviations.length === 0)
    y = sheet.text('Nothing deviates from the text.', x, y, width, { type: TYPES.cell });
  y = sheet.heading('Checks', x, y + 8, width);
  const rows = [
    ...finished_measures.map((g) => [`Finished ${g.name}`, easeOf(g), passed(g.ok)]),
    ...seams
      .slice(0, 12)
      .map((s) => [
        s.name,
        `${s.a_mm.toFixed(1)} / ${s.b_mm.toFixed(1)} mm${s.declared_mm ? `, ${s.kind} ${s.declared_mm.toFixed(1)}` : ''}`,
        passed(s.ok),
      ]),
    [`Outlines closed, not crossing (${outlines.pieces.length})`, '', passed(outlines.ok)],
  ];
  const fits = Math.max(3, Math.floor((CONTENT.bottom - 110 - y) / 17.2));
  y = table(
    sheet,
    x,
    y,
    [
      { title: 'Seam or measure', width: width - 176, strong: true },
      { title: 'Measured', width: 144 },
      { title: '', width: 32, align: 'center' },
    ],
    rows.slice(0, fits),
    { lines: 1 },
  );
  y = sheet.heading('Cloth by width (nested)', x, y + 10, width);
  return table(
    sheet,
    x,
    y,
    [
      { title: 'Material', width: width - 150, strong: true },
      { title: '90 cm', width: 50, align: 'right' },
      { title: '140 cm', width: 50, align: 'right' },
      { title: '150 cm', width: 50, align: 'right' },
    ],
    pattern.yardage.map((n) => [
      capital(materialWords(n.material)),
      ...n.widths.map((w) => (w.metres === null ? '–' : `${w.metres.toFixed(2)} m`)),
    ]),
    { lines: 1 },
  );
}
