import { shortName } from '../../construction/index.js';
import type { Pattern } from '../../pattern/index.js';
import type { Prepared } from '../prepared.js';
import type { Sheet } from '../sheet.js';
import { COLORS, CONTENT, TYPES } from '../theme.js';
import { badge } from './flats.js';

type Piece = Pattern['drafted'][number];

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Placed {
  piece: Piece;
  number: number;
  box: Box;
  /** pt from the content's corner */
  x: number;
  y: number;
}

const GAP = 14;
/** pt of a label's text */
const MOST_LABEL = 92;
const LABEL = 12;

const boxOf = (piece: Piece): Box => {
  const points = piece.cutLoop ?? piece.loop;
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};

/** Rows of pieces, tallest first, at a scale (pt per mm); null when they do not fit the page. */
function rowsAt(pieces: readonly Piece[], scale: number, label: (title: string) => number): Placed[] | null {
  const sorted = pieces
    .map((piece, i) => ({ piece, number: i + 1, box: boxOf(piece) }))
    .sort((a, b) => b.box.height - a.box.height);
  const out: Placed[] = [];
  let [x, y, row] = [0, 0, 0];
  for (const p of sorted) {
    const [w, h] = [Math.max(p.box.width * scale, label(p.piece.title)), p.box.height * scale + LABEL];
    if (x > 0 && x + w > CONTENT.width) [x, y, row] = [0, y + row + GAP, 0];
    if (w > CONTENT.width || y + h > CONTENT.bottom - CONTENT.y - 14) return null;
    out.push({ ...p, x, y });
    x += w + GAP;
    row = Math.max(row, h);
  }
  return out;
}

/** The largest of a ladder of drawing scales at which everything fits on one page. */
function placed(pieces: readonly Piece[], label: (title: string) => number): { scale: number; rows: Placed[] } | null {
  for (const ratio of [4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30]) {
    const scale = 72 / 25.4 / ratio;
    const rows = rowsAt(pieces, scale, label);
    if (rows) return { scale, rows };
  }
  return null;
}

/** All pieces to one scale, with the numbers of the cut list. */
export function piecesPage(sheet: Sheet, pack: Prepared, pieces: readonly Piece[]): void {
  const measure = sheet.measure(TYPES.note.face, TYPES.note.size);
  const label = (title: string): number => 16 + Math.min(MOST_LABEL, measure(sheet.clean(shortName(title))));
  const found = placed(pieces, label);
  if (!found) return;
  sheet.newPage('Pattern pieces');
  for (const p of found.rows) draw(sheet, p, found.scale);
  const ratio = Math.round(72 / 25.4 / found.scale);
  sheet.text(
    `Scale 1 : ${ratio}. Solid: cutting line; dashed: sewing line; long dashes: fold; arrow: grain. The pattern files hold them at full size (${pack.input.measurements.size}).`,
    CONTENT.x,
    CONTENT.bottom - 8,
    CONTENT.width,
    { type: TYPES.note, color: COLORS.soft, lines: 1 },
  );
}

function draw(sheet: Sheet, { piece, number, box, x, y }: Placed, scale: number): void {
  const { doc } = sheet;
  const put = (p: { x: number; y: number }): [number, number] => [
    CONTENT.x + x + (p.x - box.x) * scale,
    CONTENT.y + y + LABEL + (p.y - box.y) * scale,
  ];
  doc.lineJoin('round').lineCap('butt');
  doc
    .polygon(...(piece.cutLoop ?? piece.loop).map(put))
    .fillColor(COLORS.panel)
    .fill();
  doc
    .polygon(...(piece.cutLoop ?? piece.loop).map(put))
    .lineWidth(0.7)
    .strokeColor(COLORS.ink)
    .stroke();
  if (piece.cutLoop)
    doc
      .polygon(...piece.loop.map(put))
      .lineWidth(0.4)
      .dash(2, { space: 1.4 })
      .strokeColor(COLORS.soft)
      .stroke()
      .undash();
  if (piece.fold) line(sheet, put(piece.fold[0]), put(piece.fold[1]), true);
  if (piece.grain) grain(sheet, put(piece.grain[0]), put(piece.grain[1]));
  badge(sheet, number, CONTENT.x + x + 6.4, CONTENT.y + y + 4);
  sheet.text(
    shortName(piece.title),
    CONTENT.x + x + 15,
    CONTENT.y + y - 1,
    Math.max(box.width * scale - 15, MOST_LABEL + 1),
    {
      type: TYPES.note,
      lines: 1,
    },
  );
}

function line(sheet: Sheet, a: [number, number], b: [number, number], fold: boolean): void {
  const { doc } = sheet;
  doc
    .moveTo(...a)
    .lineTo(...b)
    .lineWidth(fold ? 0.9 : 0.5)
    .strokeColor(fold ? COLORS.warn : COLORS.soft);
  if (fold) doc.dash(5, { space: 2 });
  doc.stroke().undash();
}

function grain(sheet: Sheet, a: [number, number], b: [number, number]): void {
  line(sheet, a, b, false);
  const angle = Math.atan2(a[1] - b[1], a[0] - b[0]);
  const wing = (turn: number): [number, number] => [
    b[0] + Math.cos(angle + turn) * 4,
    b[1] + Math.sin(angle + turn) * 4,
  ];
  sheet.doc.polygon(b, wing(0.35), wing(-0.35)).fillColor(COLORS.soft).fill();
}
