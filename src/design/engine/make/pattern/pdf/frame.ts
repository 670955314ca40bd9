import { loopOps } from '../../../geometry/path.js';
import type { Point } from '../../../geometry/point.js';
import { INK, line, path, rectangle, text, type Drawn } from '../sheet/ink.js';
import { OVERLAP_MM, type Paper } from './paper.js';
import { labelOf, type Tile } from './tiles.js';

const FAINT = '#8a8a8a';
const MARK = '#d4d4d4';
const DIAMOND = 4.5;

export interface FrameWords {
  /** printed on every page: `Shirt, size M` */
  foot: string;
  /** number of this page among the pages of the file, from 1 */
  number: number;
  of: number;
}

/** What stands on a page beside its stretch of the sheet: its edges, what is stuck where, its name. Page coordinates, mm. */
export function frame(tile: Tile, paper: Paper, words: FrameWords): Drawn[] {
  const { margin: m } = paper;
  const [width, height] = [tile.window.maxX - tile.window.minX, tile.window.maxY - tile.window.minY];
  const cell = {
    width: width - (tile.joins.right ? OVERLAP_MM : 0),
    height: height - (tile.joins.down ? OVERLAP_MM : 0),
  };
  return [
    rectangle(m, m, width, height, { width: 0.2, stroke: MARK }),
    ...sides(tile, m, cell),
    ...pageName(tile, m, cell, words),
  ];
}

function pageName(tile: Tile, m: number, cell: { height: number }, { foot, number, of }: FrameWords): Drawn[] {
  const y = m + cell.height - 4;
  return [
    text(tile.label, m + 5, y - 4.5, 9, { weight: 700, fill: FAINT }),
    text(`${foot} · page ${tile.label} · ${number} of ${of}`, m + 5, y, 2.6, { fill: FAINT }),
  ];
}

function sides({ joins, row, column }: Tile, m: number, cell: { width: number; height: number }): Drawn[] {
  const [right, down] = [m + cell.width, m + cell.height];
  const at = (x: number, y: number): Point => ({ x, y });
  return [
    ...(joins.left ? cutEdge(at(m, m), at(m, down), labelOf(row, column - 1)) : []),
    ...(joins.up ? cutEdge(at(m, m), at(right, m), labelOf(row - 1, column)) : []),
    ...(joins.right ? stuckEdge(at(right, m), at(right, down), labelOf(row, column + 1)) : []),
    ...(joins.down ? stuckEdge(at(m, down), at(right, down), labelOf(row + 1, column)) : []),
  ];
}

/** Cut off along this line; the page goes on top of its neighbour. */
const cutEdge = (a: Point, b: Point, neighbour: string): Drawn[] => [
  line(a, b, { width: 0.3, stroke: INK.soft }),
  ...diamond(a, b),
  edgeWords(a, b, `cut along this edge, stick it onto ${neighbour}`),
];

/** The neighbour's cut edge comes to lie on this line. */
const stuckEdge = (a: Point, b: Point, neighbour: string): Drawn[] => [
  line(a, b, { width: 0.3, stroke: INK.soft, dash: '2 1.5' }),
  ...diamond(a, b),
  edgeWords(a, b, `${neighbour} is stuck on here, up to the dashed line`),
];

/** Just inside the strip to the right of or below a line, clear of the diamond in its middle. */
function edgeWords(a: Point, b: Point, words: string): Drawn {
  const style = { fill: FAINT, anchor: 'middle', baseline: 'central' } as const;
  const upright = a.x === b.x;
  if (upright) return text(words, a.x + 3, a.y + (b.y - a.y) * 0.25, 2.4, { ...style, rotate: -90 });
  return text(words, a.x + (b.x - a.x) * 0.25, a.y + 3, 2.4, style);
}

/** In the middle of a joint; half of it is on either page, and together they make it whole. */
function diamond(a: Point, b: Point): Drawn[] {
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const corners = [
    { x: x - DIAMOND, y },
    { x, y: y - DIAMOND },
    { x: x + DIAMOND, y },
    { x, y: y + DIAMOND },
  ];
  return [path(loopOps(corners), { width: 0.25, stroke: INK.soft, fill: MARK })];
}
