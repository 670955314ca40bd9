import type { PointOfMeasure } from '../points-of-measure.js';
import type { Prepared } from '../prepared.js';
import type { Sheet } from '../sheet.js';
import { drawSvg, inkBox, placeIn, type Placement } from '../svg.js';
import { table } from '../table.js';
import { COLORS, CONTENT, TYPES } from '../theme.js';
import { isBodiless } from '../points/accessories.js';
import { badge } from './flats.js';
import { spansOf, type Span } from './pom-spans.js';

const ONE_SIZE = 'Measured on the drafted pattern. Tolerances are usual trade values; agree them with the maker.';
/** Height of the table of bodies with its heading, pt: it stays in one piece. */
const BODIES = 158;
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
  if (points.length === 0 && isBodiless(pack.input.completed)) return;
  sheet.newPage('Size chart and points of measure');
  const right = CONTENT.x + DRAWING.width + 20;
  drawing(sheet, pack);
  let y = sheet.heading('Finished garment, cm', right, CONTENT.y, 400);
  y =
    points.length > 0
      ? finished(sheet, pack, right, y)
      : sheet.text('This piece has no points of measure yet: take them from the first sample.', right, y, 400);
  y = sheet.text(
    isBodiless(pack.input.completed)
      ? ONE_SIZE
      : 'Widths are half of the whole, taken flat from edge to edge. Tolerances are usual trade values; agree them with the maker. P: measured on the drafted pattern. E: body measurement and ease. Grading keeps the ease of the drafted size.',
    right,
    y + 5,
    CONTENT.x + CONTENT.width - right,
    { type: TYPES.note, color: COLORS.soft },
  );
  if (!isBodiless(pack.input.completed)) bodies(sheet, pack, Math.max(y + 14, CONTENT.y + DRAWING.height + 22));
}

function finished(sheet: Sheet, { input, points }: Prepared, x: number, y: number): number {
  const own = isBodiless(input.completed);
  const sizes = own ? [] : input.size_chart.sizes.map((row) => row.size);
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
        title: own ? 'One size' : input.measurements.size.length > 6 ? 'Made to measure' : input.measurements.size,
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
      ...(own ? [] : p.graded.map((v) => v.toFixed(1))),
      p.tolerance.toFixed(1),
    ]),
    { shade: (column) => column === 3 },
  );
}

function bodies(sheet: Sheet, { input }: Prepared, top: number): void {
  const { sizes, gender } = input.size_chart;
  const { values, size } = input.measurements;
  const y = sheet.heading(`Bodies behind the sizes (${gender}), cm`, CONTENT.x, sheet.room(top, BODIES), 400);
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
  const spans = spansOf(input, points, anchors.front, inkBox(frontSvg));
  for (const point of points) arrow(sheet, point, spans.get(point.code), at);
}

/** Share of the arrow at which its letter stands, so that letters do not lie on one another. */
const BADGE_AT: Partial<Record<PointOfMeasure['kind'], number>> = {
  chest: 0.8,
  waist: 0.8,
  hip: 0.8,
  hem: 0.8,
  length: 0.3,
  sleeve: 0.55,
  shoulder: 0.86,
  neck: 0.16,
  armhole: 0.6,
  'upper-arm': 0.62,
  'front-rise': 0.42,
  inseam: 0.4,
  outseam: 0.35,
  'skirt-length': 0.6,
};

function arrow(sheet: Sheet, point: PointOfMeasure, span: Span | undefined, at: Placement): void {
  if (!span) return;
  const put = (p: { x: number; y: number }) => ({ x: at.x + p.x * at.scale, y: at.y + p.y * at.scale });
  const [from, to] = [put(span.from), put(span.to)];
  const { doc } = sheet;
  doc.moveTo(from.x, from.y).lineTo(to.x, to.y).lineWidth(0.9).strokeColor(COLORS.warn).stroke();
  const tips =
    from.x === to.x && from.y === to.y
      ? []
      : ([
          [from, to],
          [to, from],
        ] as const);
  for (const [tip, other] of tips) {
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
  const share = BADGE_AT[point.kind] ?? 0.5;
  badge(sheet, point.code, from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
}
