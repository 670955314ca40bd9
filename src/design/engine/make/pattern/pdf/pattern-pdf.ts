import { type Box, boxOf } from '../../../geometry/box.js';
import type { Point } from '../../../geometry/point.js';
import type { Drawn } from '../sheet/ink.js';
import type { Piece } from '../pieces/piece.js';
import { printedPiece, type Printed } from '../sheet/printed.js';
import { wordBoxes } from '../sheet/word-boxes.js';
import { arrangeForPages, arrangeOnSheets, placed, type Arrangement } from './arrange.js';
import { LINES, block, blockSize, type Legend } from './block.js';
import { frame } from './frame.js';
import { listPages, startPage } from './front.js';
import type { MapSubject } from './map.js';
import { PAPERS, type Paper, type PaperName } from './paper.js';
import { Pen, type PdfFonts, type Sheet } from './pen.js';
import { tileGrid, type Tile } from './tiles.js';
import { footWords, type PatternWords } from './words.js';

/** A pattern to print: plain data, so that it can be sent to a worker thread. */
export interface PatternPrint {
  words: PatternWords;
  pieces: Piece[];
}

/**
 * The pattern as a PDF at true scale: on A4 and US Letter tiled over pages to stick together, after a page with test
 * squares and a map of the pages; on A0 with no piece over an edge that it can avoid. Same input, same bytes: there is
 * no date in the file.
 */
export async function patternPdf(print: PatternPrint, paper: PaperName, fonts: PdfFonts): Promise<Uint8Array> {
  const printed = print.pieces.map((piece, i) => printedPiece(piece, i + 1));
  return paper === 'a0' ? onSheets(print, printed, LINES, fonts) : onPages(print, printed, PAPERS[paper], fonts);
}

async function onPages(
  { words, pieces }: PatternPrint,
  printed: Printed[],
  paper: Paper,
  fonts: PdfFonts,
): Promise<Uint8Array> {
  const laid = arrangeForPages(printed, paper);
  const map = mapOf(printed, laid, paper, true);
  const pen = new Pen(fonts, `${words.title} sewing pattern`);
  const sheet = sheetOf(pen, printed, laid, []);
  startPage(pen, words, pieces, map, paper);
  const before = 1 + listPages(pen, words, pieces, paper);
  tiled(pen, sheet, map.grid.tiles, paper, words, { before, taken: wordsOn(printed, laid) });
  return pen.end();
}

/** @param printed one per piece of the print, in its order */
export async function onSheets(
  { words, pieces }: PatternPrint,
  printed: Printed[],
  lines: Legend,
  fonts: PdfFonts,
): Promise<Uint8Array> {
  const paper = PAPERS.a0;
  const room = blockSize(pieces, lines.height);
  const laid = arrangeOnSheets(printed, paper, room);
  const map = mapOf(printed, laid, paper, false, room);
  const pen = new Pen(fonts, `${words.title} sewing pattern`);
  const sheet = sheetOf(pen, printed, laid, shifted(block(words, pieces, map, paper, lines), laid));
  const said = laid.block ? [boxOf(loopAt(laid.block, room))] : [];
  tiled(pen, sheet, map.grid.tiles, paper, words, { before: 0, taken: [...wordsOn(printed, laid), ...said] });
  return pen.end();
}

interface Shifted {
  items: Drawn[];
  x: number;
  y: number;
}

const shifted = (items: Drawn[], { block: at }: Arrangement): Shifted[] => (at ? [{ items, ...at }] : []);

export function mapOf(
  printed: readonly Printed[],
  laid: Arrangement,
  paper: Paper,
  joinAll: boolean,
  block?: { width: number; height: number },
): MapSubject {
  const outlines = printed.flatMap(({ loops }, i) =>
    placed([loops], { ...laid, transforms: [laid.transforms[i]] }).map((loop) => ({ loop, number: i + 1 })),
  );
  const loops = outlines.map(({ loop }) => loop);
  if (laid.block && block) loops.push(loopAt(laid.block, block));
  return { width: laid.width, height: laid.height, outlines, grid: tileGrid(laid, loops, paper, joinAll) };
}

const loopAt = ({ x, y }: Point, { width, height }: { width: number; height: number }): Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
  { x, y },
];

/** A page per tile: its stretch of the sheet, and its frame. */
function tiled(
  pen: Pen,
  sheet: Sheet,
  tiles: readonly Tile[],
  paper: Paper,
  words: PatternWords,
  { before, taken }: { before: number; taken: readonly Box[] },
): void {
  const foot = footWords(words);
  tiles.forEach((tile, i) => {
    pen.pageShowing(sheet, paper, tile.window);
    pen.draw(frame(tile, paper, { foot, number: before + i + 1, of: before + tiles.length }, taken));
  });
}

/** Boxes of the words of all pieces where they are laid, mm of the sheet. */
export const wordsOn = (printed: readonly Printed[], laid: Arrangement): Box[] =>
  wordBoxes(printed.map((item, i) => item.draw(laid.transforms[i])));

/** Everything once, as large as it is laid. */
const sheetOf = (pen: Pen, printed: readonly Printed[], laid: Arrangement, said: readonly Shifted[]): Sheet =>
  pen.sheet(laid.width, laid.height, () => {
    for (const { items, x, y } of said) pen.drawScaled(items, x, y, 1);
    printed.forEach((item, i) => pen.draw([item.draw(laid.transforms[i])]));
  });
