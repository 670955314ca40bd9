import { type Box, union } from '../../../geometry/box.js';
import { loopOps } from '../../../geometry/path.js';
import { lerp, type Point } from '../../../geometry/point.js';
import { clearest, wordBoxes } from '../sheet/word-boxes.js';
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

/**
 * What stands on a page beside its stretch of the sheet: its edges, what is stuck where, its name. Page coordinates, mm.
 * @param taken words of the pieces on the sheet, which nothing is printed over where there is room beside them
 */
export function frame(tile: Tile, paper: Paper, words: FrameWords, taken: readonly Box[] = []): Drawn[] {
  const { margin: m } = paper;
  const [width, height] = [tile.window.maxX - tile.window.minX, tile.window.maxY - tile.window.minY];
  const cell = {
    width: width - (tile.joins.right ? OVERLAP_MM : 0),
    height: height - (tile.joins.down ? OVERLAP_MM : 0),
  };
  const here = taken.map((box) => moved(box, m - tile.window.minX, m - tile.window.minY));
  const edges = sides(tile, m, cell, here);
  const marks = [...here, ...wordBoxes(edges)];
  return [
    rectangle(m, m, width, height, { width: 0.2, stroke: MARK }),
    ...edges,
    ...pageName(tile, m, cell, words, marks),
  ];
}

const moved = ({ minX, minY, maxX, maxY }: Box, dx: number, dy: number): Box => ({
  minX: minX + dx,
  minY: minY + dy,
  maxX: maxX + dx,
  maxY: maxY + dy,
});

/** Room that a page's name takes, mm, and how far it stays from the edges. */
const NAME = { width: 90, height: 14, inset: 5 };

/** Below on the left where nothing lies there, else the nearest place that is free. */
function pageName(
  tile: Tile,
  m: number,
  cell: { width: number; height: number },
  { foot, number, of }: FrameWords,
  taken: readonly Box[],
): Drawn[] {
  const [right, up] = [cell.width - NAME.width - 2 * NAME.inset, cell.height - NAME.height - 2 * NAME.inset];
  const spots = STEPS.flatMap((k) => STEPS.map((j) => ({ x: m + NAME.inset + j * Math.max(0, right), k }))).map(
    ({ x, k }) => ({ x, y: m + cell.height - 4 - k * Math.max(0, up) }),
  );
  const at = (spot: Point): Drawn[] => [
    text(tile.label, spot.x, spot.y - 4.5, 9, { weight: 700, fill: FAINT }),
    text(`${foot} · page ${tile.label} · ${number} of ${of}`, spot.x, spot.y, 2.6, { fill: FAINT }),
  ];
  return at(clearest(spots, (spot) => boundsOf(at(spot)), taken));
}

const STEPS = [0, 0.25, 0.5, 0.75, 1];
const boundsOf = (drawn: readonly Drawn[]): Box => wordBoxes(drawn).reduce(union);

function sides(
  { joins, row, column }: Tile,
  m: number,
  cell: { width: number; height: number },
  taken: readonly Box[],
): Drawn[] {
  const [right, down] = [m + cell.width, m + cell.height];
  const at = (x: number, y: number): Point => ({ x, y });
  return [
    ...(joins.left ? cutEdge(at(m, m), at(m, down), labelOf(row, column - 1), taken) : []),
    ...(joins.up ? cutEdge(at(m, m), at(right, m), labelOf(row - 1, column), taken) : []),
    ...(joins.right ? stuckEdge(at(right, m), at(right, down), labelOf(row, column + 1), taken) : []),
    ...(joins.down ? stuckEdge(at(m, down), at(right, down), labelOf(row + 1, column), taken) : []),
  ];
}

/** Cut off along this line; the page goes on top of its neighbour. */
const cutEdge = (a: Point, b: Point, neighbour: string, taken: readonly Box[]): Drawn[] => [
  line(a, b, { width: 0.3, stroke: INK.soft }),
  ...diamond(a, b, taken),
  edgeWords(a, b, [`cut along this edge, stick it onto ${neighbour}`, `onto ${neighbour}`], taken),
];

/** The neighbour's cut edge comes to lie on this line. */
const stuckEdge = (a: Point, b: Point, neighbour: string, taken: readonly Box[]): Drawn[] => [
  line(a, b, { width: 0.3, stroke: INK.soft, dash: '2 1.5' }),
  ...diamond(a, b, taken),
  edgeWords(a, b, [`${neighbour} is stuck on here, up to the dashed line`, neighbour], taken),
];

/** Where along a joint its words and its diamond may stand, the usual place first. */
const WORDS_AT = [0.25, 0.75, 0.15, 0.85];
const LABEL_AT = [0.25, 0.75, 0.1, 0.9, 0.04, 0.96, 0.4, 0.6];
const DIAMOND_AT = [0.5, 0.45, 0.55, 0.4, 0.6];

/** Just inside the strip to the right of or below a line, clear of the diamond; in few words where all find no room. */
function edgeWords(a: Point, b: Point, [all, few]: readonly [string, string], taken: readonly Box[]): Drawn {
  const style = { fill: FAINT, anchor: 'middle', baseline: 'central' } as const;
  const at = (words: string, k: number): Drawn =>
    a.x === b.x
      ? text(words, a.x + 3, a.y + (b.y - a.y) * k, 2.4, { ...style, rotate: -90 })
      : text(words, a.x + (b.x - a.x) * k, a.y + 3, 2.4, style);
  const tries = [...WORDS_AT.map((k) => at(all, k)), ...LABEL_AT.map((k) => at(few, k))];
  return clearest(tries, (one) => wordBoxes([one])[0], taken);
}

/** On a joint; half of it is on either page, and together they make it whole. */
function diamond(a: Point, b: Point, taken: readonly Box[]): Drawn[] {
  const { x, y } = clearest(
    DIAMOND_AT.map((k) => lerp(a, b, k)),
    (p) => ({ minX: p.x - DIAMOND, minY: p.y - DIAMOND, maxX: p.x + DIAMOND, maxY: p.y + DIAMOND }),
    taken,
  );
  const corners = [
    { x: x - DIAMOND, y },
    { x, y: y - DIAMOND },
    { x: x + DIAMOND, y },
    { x, y: y + DIAMOND },
  ];
  return [path(loopOps(corners), { width: 0.25, stroke: INK.soft, fill: MARK })];
}
