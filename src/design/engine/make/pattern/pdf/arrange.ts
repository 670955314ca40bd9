import { boxOf } from '../../../geometry/box.js';
import { transform, type Transform } from '../../../geometry/path.js';
import type { Point } from '../../../geometry/point.js';
import { nest, type Shape } from '../lay/nest.js';
import type { Printed } from '../sheet/printed.js';
import { OVERLAP_MM, printable, stepsOf, type Paper, type Steps } from './paper.js';
import { tileGrid } from './tiles.js';

/** Where pieces lie on a sheet of paper, mm. */
export interface Arrangement {
  width: number;
  height: number;
  /** one per piece */
  transforms: Transform[];
  /** where a block of words of the asked size lies */
  block: Point | null;
}

/** Grids on which pieces are moved about, mm; they lie at least so far apart. */
const CELL = 6;
const SHEET_CELL = 8;
const GAP = 1;
/** Pages across that are tried for papers smaller than the pieces. */
const MOST_COLUMNS = 8;

const UNTURNED: Transform = { rotate: 0, mirror: false, dx: 0, dy: 0 };

const turned = (loops: readonly Point[][], t: Transform): Point[][] =>
  loops.map((loop) => loop.map((p) => transform(p, t)));

const shapesOf = (outlines: readonly Point[][][], turns: readonly number[]): Shape[] =>
  outlines.map((loops, i) => ({
    id: String(i),
    loops: turned(loops, { ...UNTURNED, rotate: turns[i] }),
    turnable: true,
  }));

interface Laid {
  /** by index of the outline; one that is too wide has none */
  spots: Map<number, Transform>;
  length: number;
}

function lay(shapes: readonly Shape[], turns: readonly number[], width: number, cell = CELL): Laid {
  const { placements, length } = nest(shapes, width, cell, GAP);
  const spots = placements.map(({ id, turned, dx, dy }): [number, Transform] => {
    const i = Number(id);
    return [i, { rotate: turns[i] + (turned ? 180 : 0), mirror: false, dx, dy }];
  });
  return { spots: new Map(spots), length };
}

const widthOf = ({ loops }: Pick<Shape, 'loops'>): number => {
  const box = boxOf(loops.flat());
  return box.maxX - box.minX;
};

/** For home printers: the width of sheet that takes the fewest pages, and no long strip when that costs few more. */
export function arrangeForPages(pieces: readonly Printed[], paper: Paper): Arrangement {
  const turns = pieces.map(({ turn }) => turn);
  const outlines = pieces.map(({ loops }) => loops);
  const shapes = shapesOf(outlines, turns);
  const step = stepsOf(paper);
  const least = Math.ceil((Math.max(...shapes.map(widthOf)) + (2 * GAP + 2) * CELL - OVERLAP_MM) / step.x);
  const tries = Array.from({ length: Math.max(1, MOST_COLUMNS - least + 1) }, (_, i) =>
    snug(outlines, lay(shapes, turns, (least + i) * step.x + OVERLAP_MM).spots),
  );
  const costs = tries.map((made) => costOf(made, outlines, paper));
  return centred(tries[costs.indexOf(Math.min(...costs))], outlines, paper);
}

const pagesOf = (made: Arrangement, outlines: readonly Point[][][], paper: Paper): number =>
  tileGrid(made, placed(outlines, made), paper).tiles.length;

/** Pages, and a twentieth more for each metre by which the sheet is longer than wide: it must lie on some floor. */
function costOf(made: Arrangement, outlines: readonly Point[][][], paper: Paper): number {
  const metres = Math.abs(made.height - made.width) / 1000;
  return pagesOf(made, outlines, paper) * (1 + 0.05 * metres);
}

/** Moved within the grid of pages when that saves some. */
function centred(made: Arrangement, outlines: readonly Point[][][], paper: Paper): Arrangement {
  const step = stepsOf(paper);
  const spare = (length: number, each: number) => Math.ceil((length - OVERLAP_MM) / each) * each + OVERLAP_MM - length;
  const shifts = [0, 0.5, 1].flatMap((i) => [0, 0.5, 1].map((j) => [i, j]));
  const tries = shifts.map(([i, j]) => moved(made, i * spare(made.width, step.x), j * spare(made.height, step.y)));
  const pages = tries.map((t) => pagesOf(t, outlines, paper));
  return tries[pages.indexOf(Math.min(...pages))];
}

const moved = ({ width, height, transforms, block }: Arrangement, dx: number, dy: number): Arrangement => ({
  width: width + dx,
  height: height + dy,
  transforms: transforms.map((t) => ({ ...t, dx: t.dx + dx, dy: t.dy + dy })),
  block,
});

/** Room for half a line's width around everything, mm. */
const EDGE = 1;

/** As laid, with no empty border. */
function snug(outlines: readonly Point[][][], spots: ReadonlyMap<number, Transform>): Arrangement {
  const transforms = outlines.map((_, i) => spots.get(i) ?? UNTURNED);
  const made = { width: 0, height: 0, transforms, block: null };
  const box = boxOf(placed(outlines, made).flat());
  return {
    ...moved(made, EDGE - box.minX, EDGE - box.minY),
    width: box.maxX - box.minX + 2 * EDGE,
    height: box.maxY - box.minY + 2 * EDGE,
  };
}

/** The outlines where they lie. */
export const placed = (outlines: readonly Point[][][], { transforms }: Arrangement): Point[][] =>
  outlines.flatMap((loops, i) => turned(loops, transforms[i]));

/**
 * For copy shops: no piece runs over the edge of a page that is large enough for it; larger ones get pages of their own
 * that are stuck together.
 * @param block size of a block of words
 */
export function arrangeOnSheets(
  pieces: readonly Printed[],
  paper: Paper,
  block: { width: number; height: number },
): Arrangement {
  const room = printable(paper);
  const step = stepsOf(paper);
  const outlines = [...pieces.map(({ loops }) => loops), [rectangleOf(block)]];
  const turns = [...pieces.map((piece) => narrowTurn(piece, room.width)), 0];
  const shapes = shapesOf(outlines, turns);
  const words = shapes[shapes.length - 1];
  const large = shapes.filter((shape) => shape !== words).sort((a, b) => extent(b) - extent(a));
  const wordsFirst = inGroups([words, ...large], turns, room.width, step);
  const wordsLast = inGroups([...large, words], turns, room.width, step);
  const { spots, rows, columns } = wordsLast.rows < wordsFirst.rows ? wordsLast : wordsFirst;
  const transforms = outlines.map((_, i) => spots.get(i) ?? UNTURNED);
  const spot = transforms[outlines.length - 1];
  return {
    width: columns * step.x + OVERLAP_MM,
    height: rows * step.y,
    transforms: transforms.slice(0, -1),
    block: spot.rotate === 180 ? { x: spot.dx - block.width, y: spot.dy - block.height } : { x: spot.dx, y: spot.dy },
  };
}

interface Grouped {
  spots: Map<number, Transform>;
  rows: number;
  columns: number;
}

/** Fills page after page, downwards. */
function inGroups(shapes: readonly Shape[], turns: readonly number[], room: number, step: Steps): Grouped {
  const rest = [...shapes];
  const made: Grouped = { spots: new Map(), rows: 0, columns: 1 };
  while (rest.length > 0) {
    const { laid, rows, columns } = nextGroup(rest, turns, room, step);
    for (const [i, spot] of laid.spots) made.spots.set(i, { ...spot, dy: spot.dy + made.rows * step.y });
    made.rows += rows;
    made.columns = Math.max(made.columns, columns);
  }
  return made;
}

const rectangleOf = ({ width, height }: { width: number; height: number }): Point[] => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: height },
  { x: 0, y: height },
  { x: 0, y: 0 },
];

const extent = ({ loops }: Shape): number => {
  const box = boxOf(loops.flat());
  return Math.max(box.maxX - box.minX, box.maxY - box.minY);
};

/** A piece too wide for the sheet lies across it when that helps: paper has no grain. */
function narrowTurn({ loops, turn }: Printed, width: number): number {
  const across = (rotate: number): number =>
    widthOf({ loops: turned(loops, { ...UNTURNED, rotate }) }) + 2 * (GAP + 1) * SHEET_CELL;
  return across(turn) > width && across(turn + 90) <= width ? turn + 90 : turn;
}

interface Group {
  laid: Laid;
  rows: number;
  columns: number;
}

/** Takes the first of `rest` and whatever else fits on the pages that it needs. */
function nextGroup(rest: Shape[], turns: readonly number[], room: number, step: Steps): Group {
  const widest = widthOf(rest[0]) + 2 * (GAP + 1) * SHEET_CELL;
  const columns = Math.max(1, Math.ceil((widest - OVERLAP_MM) / step.x));
  const width = columns === 1 ? room : columns * step.x + OVERLAP_MM;
  const taken = [rest.shift() as Shape];
  let laid = lay(taken, turns, width, SHEET_CELL);
  const rows = Math.max(1, Math.ceil(laid.length / step.y));
  const everything = lay([...taken, ...rest], turns, width, SHEET_CELL);
  if (fits(everything, taken.length + rest.length, rows * step.y)) {
    rest.length = 0;
    return { laid: everything, rows, columns };
  }
  for (const shape of rest.splice(0)) {
    const more = lay([...taken, shape], turns, width, SHEET_CELL);
    if (fits(more, taken.length + 1, rows * step.y)) {
      taken.push(shape);
      laid = more;
    } else rest.push(shape);
  }
  return { laid, rows, columns };
}

const fits = ({ spots, length }: Laid, count: number, height: number): boolean =>
  spots.size === count && length <= height;
