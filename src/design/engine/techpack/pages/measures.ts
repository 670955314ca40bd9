import type { PointOfMeasure, PomKind } from '../points-of-measure.js';
import type { Prepared } from '../prepared.js';
import type { Sheet } from '../sheet.js';
import { drawSvg, extentAt, inkBox, placeIn, type Placement } from '../svg.js';
import { table } from '../table.js';
import { COLORS, CONTENT, TYPES } from '../theme.js';
import type { FlatAnchors } from '../../flat/index.js';
import { badge } from './flats.js';

const DRAWING = { width: 250, height: 290 } as const;

const BODY_WORDS: Record<string, string> = {
  chest: 'Chest',
  waist: 'Waist',
  hips: 'High hip',
  seat: 'Seat (full hip)',
  hpsToWaistBack: 'Shoulder to waist, back',
  shoulderToWrist: 'Shoulder to wrist',
  inseam: 'Inseam',
};

/** Finished measurements with tolerances in all sizes, where to take them, and the bodies behind the sizes. */
export function measuresPage(sheet: Sheet, pack: Prepared): void {
  const { points } = pack;
  sheet.newPage('Size chart and points of measure');
  const right = CONTENT.x + DRAWING.width + 20;
  drawing(sheet, pack);
  let y = sheet.heading('Finished garment, cm', right, CONTENT.y, 400);
  y =
    points.length > 0
      ? finished(sheet, pack, right, y)
      : sheet.text('Without a pattern there are no finished measurements.', right, y, 400);
  y = sheet.text(
    'Half widths are taken flat, edge to edge. Tolerances are usual trade values; agree them with the maker. P: measured on the drafted pattern. E: body measurement and ease. Grading keeps the ease of the drafted size.',
    right,
    y + 5,
    CONTENT.x + CONTENT.width - right,
    { type: TYPES.note, color: COLORS.soft },
  );
  bodies(sheet, pack, Math.max(y + 14, CONTENT.y + DRAWING.height + 22));
}

function finished(sheet: Sheet, { input, points }: Prepared, x: number, y: number): number {
  const sizes = input.size_chart.sizes.map((row) => row.size);
  const each = 32;
  return table(
    sheet,
    x,
    y,
    [
      { title: '', width: 18, strong: true },
      {
        title: 'Point of measure',
        width: CONTENT.x + CONTENT.width - x - 18 - 20 - 44 - 28 - each * sizes.length,
      },
      { title: '', width: 20, align: 'center' },
      {
        title: input.measurements.size.length > 6 ? 'Made to measure' : input.measurements.size,
        width: 44,
        align: 'right',
        strong: true,
      },
      ...sizes.map((title) => ({ title, width: each, align: 'right' as const })),
      { title: '±', width: 28, align: 'right' },
    ],
    points.map((p) => [
      p.code,
      `${p.name}: ${p.how.charAt(0).toLowerCase()}${p.how.slice(1)}`,
      p.basis === 'pattern' ? 'P' : 'E',
      p.value.toFixed(1),
      ...p.graded.map((v) => v.toFixed(1)),
      p.tolerance.toFixed(1),
    ]),
    { shade: (column) => column === 3 },
  );
}

function bodies(sheet: Sheet, { input }: Prepared, top: number): void {
  const { sizes, gender } = input.size_chart;
  const { values, size } = input.measurements;
  const y = sheet.heading(`Bodies behind the sizes (${gender}), cm`, CONTENT.x, sheet.room(top, 120), 400);
  const keys = Object.keys(sizes[0]?.measurements ?? {}) as Array<keyof (typeof sizes)[0]['measurements']>;
  table(
    sheet,
    CONTENT.x,
    y,
    [
      { title: 'Body measurement', width: 170, strong: true },
      { title: `This piece: ${size}`, width: 110, align: 'right', strong: true },
      ...sizes.map((row) => ({
        title: row.size,
        width: (CONTENT.width - 280) / sizes.length,
        align: 'right' as const,
      })),
    ],
    keys.map((key) => [
      `${BODY_WORDS[key] ?? key}${input.measurements.given.includes(key) ? ' (given)' : ''}`,
      values[key] === undefined ? '–' : values[key].toFixed(1),
      ...sizes.map((row) => row.measurements[key].toFixed(1)),
    ]),
    { shade: (column) => column === 1 },
  );
}

function drawing(sheet: Sheet, { input, points, anchors }: Prepared): void {
  const { frontSvg } = input.flats;
  sheet.box(CONTENT.x, CONTENT.y, DRAWING.width, DRAWING.height, COLORS.panel);
  const at = placeIn(frontSvg, CONTENT.x + 22, CONTENT.y + 14, DRAWING.width - 44, DRAWING.height - 28, 0.55);
  drawSvg(sheet.doc, frontSvg, at, 0.7);
  const ink = inkBox(frontSvg);
  for (const point of points) arrow(sheet, point, spanOf(point.kind, anchors.front, ink, frontSvg), at);
}

interface Span {
  from: { x: number; y: number };
  to: { x: number; y: number };
}
type Ink = ReturnType<typeof inkBox>;

const across = (half: number, y: number): Span => ({ from: { x: 320 - half, y }, to: { x: 320 + half, y } });

/** Where a point of measure is taken on the front flat, px; null where the drawing has no place for it. */
function spanOf(kind: PomKind, a: FlatAnchors, ink: Ink, svg: string): Span | null {
  const side = a['side-seam'];
  const shoulder = a['shoulder-seam'];
  const hem = a.hem ?? a['rib-hem'];
  const bottom = ink.y + ink.height;
  const underarm = a.armhole && shoulder ? a.armhole.y + (a.armhole.y - shoulder.y) * 0.55 : null;
  const top = a.waistband?.y ?? a['waist-seam']?.y ?? null;
  switch (kind) {
    case 'chest':
      return side && underarm !== null ? across(side.x - 320, underarm + 14) : null;
    case 'waist':
      if (top !== null && !shoulder) return wide(svg, Math.max(top, ink.y + 4));
      return side ? across(side.x - 322, a['waist-seam']?.y ?? side.y) : null;
    case 'hip':
      if (top !== null && !shoulder) return wide(svg, top + ((side?.y ?? bottom) - top) * (a.inseam ? 0.3 : 0.5));
      return side ? across(side.x - 320, (side.y + bottom) / 2) : null;
    case 'hem':
      return hem && side && shoulder ? across(Math.max(side.x - 320, (hem.x - 320) * 1.62), hem.y - 6) : null;
    case 'length':
      if (shoulder) {
        const x = 320 - (shoulder.x - 320) * 0.62;
        return { from: { x, y: shoulder.y - 8 }, to: { x, y: a['waist-seam']?.y ?? hem?.y ?? bottom } };
      }
      return hem ? { from: { x: 640 - hem.x, y: (top ?? ink.y) + 12 }, to: { x: 640 - hem.x, y: hem.y } } : null;
    case 'sleeve': {
      const end = a.cuff ?? a['sleeve-hem'];
      return end && a.armhole && shoulder
        ? { from: { x: a.armhole.x + 4, y: shoulder.y + (a.armhole.y - shoulder.y) * 0.16 }, to: end }
        : null;
    }
    case 'inseam':
      return a.inseam && hem
        ? {
            from: { x: a.inseam.x + 6, y: a.inseam.y - (bottom - a.inseam.y) * 0.9 },
            to: { x: a.inseam.x + 16, y: hem.y },
          }
        : null;
    default:
      return null;
  }
}

/** From edge to edge of the drawing at a height. */
function wide(svg: string, y: number): Span | null {
  const extent = extentAt(svg, y);
  return extent && { from: { x: extent.left, y }, to: { x: extent.right, y } };
}

function arrow(sheet: Sheet, point: PointOfMeasure, span: Span | null, at: Placement): void {
  if (!span) return;
  const put = (p: { x: number; y: number }) => ({ x: at.x + p.x * at.scale, y: at.y + p.y * at.scale });
  const [from, to] = [put(span.from), put(span.to)];
  const { doc } = sheet;
  doc.moveTo(from.x, from.y).lineTo(to.x, to.y).lineWidth(0.9).strokeColor(COLORS.warn).stroke();
  for (const [tip, other] of [
    [from, to],
    [to, from],
  ] as const) {
    const angle = Math.atan2(other.y - tip.y, other.x - tip.x);
    const wing = (turn: number) => ({
      x: tip.x + Math.cos(angle + turn) * 4.5,
      y: tip.y + Math.sin(angle + turn) * 4.5,
    });
    doc
      .polygon([tip.x, tip.y], [wing(0.4).x, wing(0.4).y], [wing(-0.4).x, wing(-0.4).y])
      .fillColor(COLORS.warn)
      .fill();
  }
  const share = point.kind === 'length' ? 0.3 : point.kind === 'sleeve' ? 0.55 : point.kind === 'inseam' ? 0.4 : 0.8;
  badge(sheet, point.code, from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
}
