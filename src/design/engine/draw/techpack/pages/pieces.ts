import { frameOf } from '../../../geometry/box.js';
import { shortName } from '../../../make/construction/index.js';
import type { Pattern } from '../../../make/pattern/index.js';
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
  /** lies on its side */
  turned: boolean;
  /** pt from the content's corner */
  x: number;
  y: number;
}

const GAP = 14;
/** pt of a label's text */
const MOST_LABEL = 128;
const LABEL = 12;

/** Long strips lie down, so that one belt does not set the scale of all. */
const LONG = 3.5;

const laid = (piece: Piece): { box: Box; turned: boolean } => {
  const box = frameOf(piece.cutLoop ?? piece.loop);
  return { box, turned: box.height > LONG * box.width };
};

/** The skyline: how far down each stretch of the page is taken, pt. */
interface Step {
  x: number;
  width: number;
  y: number;
}

/** Height at which something so wide rests on the skyline from a step on; null where the page ends before. */
function restAt(line: readonly Step[], from: number, width: number): number | null {
  if (line[from].x + width > CONTENT.width + 0.01) return null;
  const under = line.filter((s) => s.x < line[from].x + width - 0.01 && s.x + s.width > line[from].x + 0.01);
  return Math.max(...under.map((s) => s.y));
}

/** The skyline with a rectangle laid on it. */
function raised(line: readonly Step[], x: number, width: number, y: number): Step[] {
  const left = line.filter((s) => s.x < x).map((s) => ({ ...s, width: Math.min(s.width, x - s.x) }));
  const right = line
    .filter((s) => s.x + s.width > x + width)
    .map((s) => ({ x: Math.max(s.x, x + width), width: s.x + s.width - Math.max(s.x, x + width), y: s.y }));
  return [...left, { x, width, y }, ...right];
}

/** Each piece as far up as it fits, then as far left, tallest first, at a scale (pt per mm); null when they do not fit. */
function packedAt(pieces: readonly Piece[], scale: number, label: (title: string) => number): Placed[] | null {
  const sorted = pieces
    .map((piece, i) => ({ piece, number: i + 1, ...laid(piece) }))
    .map((p) => ({ ...p, across: p.turned ? p.box.height : p.box.width, down: p.turned ? p.box.width : p.box.height }))
    .sort((a, b) => b.down - a.down);
  let line: Step[] = [{ x: 0, width: CONTENT.width, y: 0 }];
  const out: Placed[] = [];
  for (const p of sorted) {
    const width = Math.max(p.across * scale, label(p.piece.title)) + GAP;
    const height = p.down * scale + LABEL + GAP;
    const spots = line.flatMap((step, i) => {
      const y = restAt(line, i, Math.min(width, CONTENT.width));
      return y === null ? [] : [{ x: step.x, y }];
    });
    const best = spots.sort((a, b) => a.y - b.y || a.x - b.x)[0];
    if (!best || width - GAP > CONTENT.width || best.y + height - GAP > CONTENT.bottom - CONTENT.y - 14) return null;
    out.push({ ...p, ...best });
    line = raised(line, best.x, Math.min(width, CONTENT.width - best.x), best.y + height);
  }
  return out;
}

/** The largest of a ladder of drawing scales at which everything fits on one page. */
function placed(pieces: readonly Piece[], label: (title: string) => number): { scale: number; rows: Placed[] } | null {
  for (const ratio of [4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 25, 30, 40]) {
    const scale = 72 / 25.4 / ratio;
    const rows = packedAt(pieces, scale, label);
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

function draw(sheet: Sheet, { piece, number, box, turned, x, y }: Placed, scale: number): void {
  const { doc } = sheet;
  const put = (p: { x: number; y: number }): [number, number] => {
    const [right, down] = turned ? [box.y + box.height - p.y, p.x - box.x] : [p.x - box.x, p.y - box.y];
    return [CONTENT.x + x + right * scale, CONTENT.y + y + LABEL + down * scale];
  };
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
    Math.max((turned ? box.height : box.width) * scale - 15, MOST_LABEL + 1),
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
