import { type Box, boxOf } from '../../../geometry/box.js';
import { crossing, contains } from '../../../geometry/polyline.js';
import type { Point } from '../../../geometry/point.js';
import { OVERLAP_MM, stepsOf, type Paper } from './paper.js';

/** One page of a tiled sheet. */
export interface Tile {
  /** row letter and column number: `B3` */
  label: string;
  row: number;
  column: number;
  /** the stretch of the sheet it prints, mm; reaches into the next pages by the overlap where it is stuck to them */
  window: Box;
  /** whether a page is stuck to it on that side */
  joins: { left: boolean; right: boolean; up: boolean; down: boolean };
}

export interface TileGrid {
  rows: number;
  columns: number;
  tiles: Tile[];
  /** places of the grid without a page, since nothing is on them */
  blank: string[];
}

/** Rows after Z go on as AA, AB, … */
export function rowLetters(row: number): string {
  const letter = String.fromCodePoint(65 + (row % 26));
  return row < 26 ? letter : rowLetters(Math.floor(row / 26) - 1) + letter;
}

export const labelOf = (row: number, column: number): string => `${rowLetters(row)}${column + 1}`;

/**
 * Cuts a sheet into pages. A place of the grid gets a page when a piece lies on its own cell; cells do not overlap and
 * cover the sheet, so that every point of every piece is on some page.
 * @param outlines closed loops of the pieces, on the sheet
 * @param joinAll stick neighbouring pages together even where no piece runs across
 */
export function tileGrid(
  size: { width: number; height: number },
  outlines: readonly Point[][],
  paper: Paper,
  joinAll = true,
): TileGrid {
  const step = stepsOf(paper);
  const count = (length: number, each: number) => Math.max(1, Math.ceil((length - OVERLAP_MM) / each - 1e-9));
  const [columns, rows] = [count(size.width, step.x), count(size.height, step.y)];
  const cellOf = (row: number, column: number): Box => ({
    minX: column * step.x,
    minY: row * step.y,
    maxX: (column + 1) * step.x + (column === columns - 1 ? OVERLAP_MM : 0),
    maxY: (row + 1) * step.y + (row === rows - 1 ? OVERLAP_MM : 0),
  });
  const used = occupied(outlines, rows, columns, cellOf);
  const has = (row: number, column: number): boolean => used.has(labelOf(row, column));
  const joined = (a: Place, b: Place): boolean =>
    has(...a) && has(...b) && (joinAll || outlines.some((loop) => runsAcross(loop, cellOf(...a), cellOf(...b))));
  const places = Array.from({ length: rows * columns }, (_, i): Place => [Math.floor(i / columns), i % columns]);
  const tiles = places.filter((place) => has(...place)).map((place) => tileAt(place, cellOf(...place), joined));
  return { rows, columns, tiles, blank: places.filter((p) => !has(...p)).map((p) => labelOf(...p)) };
}

type Place = [row: number, column: number];

function tileAt([row, column]: Place, cell: Box, joined: (a: Place, b: Place) => boolean): Tile {
  const here: Place = [row, column];
  const joins = {
    left: joined([row, column - 1], here),
    right: joined(here, [row, column + 1]),
    up: joined([row - 1, column], here),
    down: joined(here, [row + 1, column]),
  };
  const window = {
    ...cell,
    maxX: cell.maxX + (joins.right ? OVERLAP_MM : 0),
    maxY: cell.maxY + (joins.down ? OVERLAP_MM : 0),
  };
  return { label: labelOf(row, column), row, column, window, joins };
}

function occupied(
  outlines: readonly Point[][],
  rows: number,
  columns: number,
  cellOf: (row: number, column: number) => Box,
): Set<string> {
  const used = new Set<string>();
  for (const loop of outlines) {
    const box = boxOf(loop);
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const label = labelOf(row, column);
        const cell = cellOf(row, column);
        if (!used.has(label) && boxesMeet(box, cell) && covers(loop, cell)) used.add(label);
      }
  }
  return used;
}

const boxesMeet = (a: Box, b: Box): boolean => a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY;

const within = (p: Point, b: Box): boolean => p.x >= b.minX && p.x <= b.maxX && p.y >= b.minY && p.y <= b.maxY;

/** Whether any of the loop or its inside lies on the cell. */
export function covers(loop: readonly Point[], cell: Box): boolean {
  if (loop.some((p) => within(p, cell))) return true;
  const corners = cornersOf(cell);
  if (contains(loop, corners[0])) return true;
  return loop.slice(1).some((b, i) => corners.some((c, k) => crossing(loop[i], b, c, corners[(k + 1) % 4]) !== null));
}

const cornersOf = ({ minX, minY, maxX, maxY }: Box): Point[] => [
  { x: minX, y: minY },
  { x: maxX, y: minY },
  { x: maxX, y: maxY },
  { x: minX, y: maxY },
];

/** Whether a loop lies on both of two neighbouring cells. */
const runsAcross = (loop: readonly Point[], a: Box, b: Box): boolean => covers(loop, a) && covers(loop, b);
