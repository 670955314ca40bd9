import type { Mark, Piece } from '../pieces/piece.js';
import type { Alteration, Options } from '../recipe.js';

/**
 * Fronts that lap by 6 % of the chest on either side of the centre, with a straight edge and a square corner, from the
 * single-breasted draft's own options (a jacket's overlap is 50 to 75 mm: Aldrich, *Metric Pattern Cutting for Menswear*).
 * @param rows of buttons that close below the break
 */
export const lapped = (rows: number): Options => ({
  frontOverlap: 0.06,
  frontCutawayAngle: 0,
  frontCutawayStart: 0.9,
  collarNotchReturn: 0.5,
  buttonLength: rows > 2 ? 0.5 : 0.32,
});

/** The edge runs this far beyond its row of buttons, mm. */
const BESIDE_MM = 22;

/** Rows of two buttons that `count` asks for. */
export const rowsOf = (count: number | undefined): number => Math.max(1, Math.min(5, Math.round((count ?? 6) / 2)));

/** Where the two columns stand and between which heights, mm. */
export interface Columns {
  outer: number;
  inner: number;
  top: number;
  low: number;
}

/** Buttons in two columns; those at the edge have buttonholes. */
export const columns = ({ outer, inner, top, low }: Columns, rows: number): Mark[] =>
  Array.from({ length: rows }, (_, i) => top + ((low - top) * i) / Math.max(1, rows - 1)).flatMap((y): Mark[] => [
    { kind: 'button', at: { x: outer, y }, rotate: 0 },
    { kind: 'buttonhole', at: { x: outer, y }, rotate: 90 },
    { kind: 'button', at: { x: inner, y }, rotate: 0 },
  ]);

function fastened(front: Piece, rows: number): Piece {
  const { lapelBreakPoint: top, cutawayPoint: low, cfWaist } = front.points;
  if (!top || !low || !cfWaist) return front;
  const others = front.marks.filter(({ kind }) => kind !== 'button' && kind !== 'buttonhole');
  const outer = top.x + BESIDE_MM * Math.sign(cfWaist.x - top.x);
  const marks = columns({ outer, inner: 2 * cfWaist.x - outer, top: top.y, low: low.y }, rows);
  return { ...front, marks: [...others, ...marks], shows: [...(front.shows ?? []), 'closure=double-breasted'] };
}

/** The blazer's front with its buttons in two columns. */
export const doubleBreasted =
  (rows: number): Alteration =>
  (pieces) =>
    pieces.map((p) => (p.id === 'jaeger.front' ? fastened(p, rows) : p));
