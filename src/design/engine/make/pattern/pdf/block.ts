import { INK, rectangle, text, type Drawn } from '../sheet/ink.js';
import type { Piece } from '../pieces/piece.js';
import { legend } from '../sheet/sheet.js';
import { pageMap, type MapSubject } from './map.js';
import type { Paper } from './paper.js';
import { testSquares } from './squares.js';
import { allowanceWords, capital, cutRows, sizeWords, type PatternWords } from './words.js';

const ROW = 6;
const HEAD = 32;
const COLUMNS = { squares: 112, legend: 106, list: 170, map: 100 };

/** How much room the words on the first sheet take, mm. */
export const blockSize = (
  pieces: readonly Pick<Piece, 'cuts'>[],
  legendHeight = 0,
): { width: number; height: number } => ({
  width: COLUMNS.squares + COLUMNS.legend + COLUMNS.list + COLUMNS.map + 16,
  height: Math.max(
    HEAD + 108,
    HEAD + 12 + legendHeight,
    HEAD + 10 + pieces.reduce((sum, { cuts }) => sum + rowsOf(cuts.length), 0) * ROW,
  ),
});

const rowsOf = (cuts: number): number => Math.max(1, cuts);

export interface Legend {
  height: number;
  draw(x: number, y: number): Drawn[];
}

export const LINES: Legend = { height: 66, draw: legend };

/** On a copy shop's sheet there is no page of words: title, test square, legend, cut list and map in one frame. */
export function block(
  words: PatternWords,
  pieces: readonly Piece[],
  map: MapSubject,
  paper: Paper,
  lines: Legend,
): Drawn[] {
  const { width, height } = blockSize(pieces, lines.height);
  const facts = [
    capital(sizeWords(words)),
    allowanceWords(words),
    `${pieces.length} pieces`,
    `${map.grid.tiles.length} ${map.grid.tiles.length === 1 ? 'sheet' : 'sheets'} of ${paper.name}`,
    'print at 100 %',
  ];
  const [listX, mapX] = [8 + COLUMNS.squares + COLUMNS.legend, 8 + COLUMNS.squares + COLUMNS.legend + COLUMNS.list];
  return [
    rectangle(0, 0, width, height, { width: 0.3, stroke: INK.soft }),
    text(words.title, 8, 15, 12, { weight: 700 }),
    text(facts.join(' · '), 8, 24, 5, { fill: INK.soft }),
    ...testSquares(8, HEAD),
    ...lines.draw(8 + COLUMNS.squares, HEAD + 6),
    ...list(pieces, listX, HEAD + 4),
    ...pageMap(map, paper, { x: mapX, y: HEAD, width: COLUMNS.map, height: height - HEAD - 8 }).drawn,
  ];
}

function list(pieces: readonly Piece[], x: number, y: number): Drawn[] {
  let at = y;
  return cutRows(pieces).flatMap(([number, title, cuts]) => {
    const rows = cuts.split('; ');
    const drawn = [
      text(number, x, at, 4.2, { weight: 700 }),
      text(title, x + 8, at, 4.2),
      ...rows.map((words, i) => text(words, x + 80, at + i * ROW, 4.2, { fill: INK.soft })),
    ];
    at += rows.length * ROW;
    return drawn;
  });
}
