import { colorReference, contrastOf, harmonyWords } from '../../../color/reference.js';
import type { PaletteColor } from '../../../color/palette.js';
import type { Prepared } from '../prepared.js';
import { capital } from '../prepared.js';
import type { Sheet } from '../sheet.js';
import { table } from '../table.js';
import { COLORS, CONTENT, TYPES } from '../theme.js';

/** Colours with their figures, their harmony and the contrast of every pair. */
export function palettePage(sheet: Sheet, pack: Prepared): void {
  const { palette } = pack.input;
  const named: Array<[string, PaletteColor]> = [
    ['main', palette.main],
    ['secondary', palette.secondary],
    ['accent', palette.accent],
    ...palette.neutrals.map((c): [string, PaletteColor] => ['neutral', c]),
  ];
  sheet.newPage('Colour');
  let y = bars(sheet, named) + 14;
  y = figures(sheet, named, y) + 14;
  statement(sheet, pack, named, y);
}

function bars(sheet: Sheet, named: Array<[string, PaletteColor]>): number {
  const weights: number[] = named.map(([role]) => ({ main: 4, secondary: 2, accent: 1.4 })[role] ?? 1);
  const whole = weights.reduce((a, b) => a + b, 0);
  let x: number = CONTENT.x;
  named.forEach(([role, color], i) => {
    const width = (CONTENT.width * weights[i]) / whole;
    sheet.box(x, CONTENT.y, width, 92, color.hex, COLORS.line);
    sheet.text(color.name, x, CONTENT.y + 97, width - 4, { type: TYPES.cellStrong, lines: 1 });
    sheet.text(role, x, CONTENT.y + 108, width - 4, { type: TYPES.note, color: COLORS.soft, lines: 1 });
    x += width;
  });
  return CONTENT.y + 120;
}

function figures(sheet: Sheet, named: Array<[string, PaletteColor]>, y: number): number {
  const rows = named.map(([role, color]) => {
    const r = colorReference(color.hex);
    const [l, c, h] = r.oklch;
    return [
      capital(color.name),
      role,
      color.source,
      color.hex,
      r.rgb.join(' '),
      r.lab.map((v) => v.toFixed(1)).join(' / '),
      `${(l * 100).toFixed(1)} % ${c.toFixed(3)} ${h === null ? 'none' : `${h}°`}`,
      `${r.nearest.name} (${r.nearest.difference.toFixed(1)})`,
    ];
  });
  return table(
    sheet,
    CONTENT.x,
    y,
    [
      { title: 'Colour', width: 130, strong: true },
      { title: 'Role', width: 66 },
      { title: 'Source', width: 56 },
      { title: 'sRGB hex', width: 66 },
      { title: 'sRGB 0–255', width: 82 },
      { title: 'CIELAB D65 L*/a*/b*', width: 124 },
      { title: 'OKLCH', width: 116 },
      { title: 'Nearest CSS keyword (ΔE2000)', width: 129 },
    ],
    rows,
    { swatch: (i) => named[i][1].hex },
  );
}

function statement(sheet: Sheet, { input }: Prepared, named: Array<[string, PaletteColor]>, y: number): void {
  const { harmony, contrast } = input.palette;
  const width = CONTENT.width / 2 - 14;
  let at = sheet.heading(`Harmony: ${harmony}`, CONTENT.x, y, width);
  at =
    sheet.text(
      harmonyWords(
        harmony,
        named.slice(0, 3).map(([, c]) => c.hex),
      ),
      CONTENT.x,
      at,
      width,
    ) + 8;
  at = sheet.heading('Contrast', CONTENT.x, at, width);
  at = sheet.text(
    `Main against secondary: ${contrast.main_secondary.toFixed(2)} : 1 (${contrast.level}), ΔE2000 ${contrast.difference.toFixed(1)}.`,
    CONTENT.x,
    at,
    width,
  );
  sheet.text(
    'Dye to the CIELAB values: lab dips within ΔE2000 1.0 under D65, checked under D65 and a warm LED. Trade colour systems are not quoted, since their names and numbers are not free; match a swatch to the values above.',
    CONTENT.x,
    at + 8,
    width,
    { type: TYPES.cell, color: COLORS.soft },
  );
  matrix(sheet, named.slice(0, 6), CONTENT.x + width + 28, y);
}

/** WCAG ratios of all pairs: what can be seen on what. */
function matrix(sheet: Sheet, named: Array<[string, PaletteColor]>, x: number, y: number): void {
  const cell = 44;
  sheet.heading('Contrast of pairs (WCAG 2 ratio)', x, y, 300);
  named.forEach(([, a], i) => {
    sheet.box(x + (i + 1) * cell, y + 20, cell - 4, 10, a.hex, COLORS.line);
    sheet.box(x, y + 36 + i * 18, cell - 8, 10, a.hex, COLORS.line);
    named.forEach(([, b], j) => {
      const ratio = i === j ? '' : contrastOf(a.hex, b.hex).toFixed(1);
      sheet.text(ratio, x + (j + 1) * cell, y + 35 + i * 18, cell - 4, { type: TYPES.cell, align: 'center', lines: 1 });
    });
  });
}
