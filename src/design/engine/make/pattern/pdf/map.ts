import { loopOps } from '../../../geometry/path.js';
import type { Point } from '../../../geometry/point.js';
import { INK, line, path, rectangle, text, type Drawn } from '../sheet/ink.js';
import { simplify } from '../sheet/drawn-piece.js';
import { stepsOf, type Paper } from './paper.js';
import { labelOf, type TileGrid } from './tiles.js';

export interface MapSubject {
  width: number;
  height: number;
  /** outlines on the sheet with the number printed on each */
  outlines: readonly { loop: readonly Point[]; number: number }[];
  grid: TileGrid;
}

export interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

const FAINT = '#b5b5b5';

/** The whole sheet, small: which page lies where. Fits into `room`, from its upper left corner. */
export function pageMap(subject: MapSubject, paper: Paper, room: Room) {
  const step = stepsOf(paper);
  const { rows, columns } = subject.grid;
  const scale = Math.min(room.width / (columns * step.x + 10), room.height / (rows * step.y + 10));
  const cell = { width: step.x * scale, height: step.y * scale };
  const used = new Set(subject.grid.tiles.map(({ label }) => label));
  const drawn: Drawn[] = subject.outlines.flatMap(({ loop, number }) => smallPiece(loop, number, room, scale));
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const corner = { x: room.x + column * cell.width, y: room.y + row * cell.height };
      drawn.push(...place(labelOf(row, column), corner, cell, used));
    }
  return { drawn, height: rows * cell.height, width: columns * cell.width };
}

function place(
  label: string,
  { x, y }: Point,
  { width, height }: { width: number; height: number },
  used: ReadonlySet<string>,
): Drawn[] {
  const edge = rectangle(x, y, width, height, { width: 0.25, stroke: INK.soft });
  const size = Math.min(5, width * 0.22, height * 0.22);
  if (used.has(label)) return [edge, text(label, x + 1, y + size, size, { weight: 700, fill: INK.soft })];
  const cross = { width: 0.2, stroke: FAINT };
  return [
    edge,
    line({ x, y }, { x: x + width, y: y + height }, cross),
    line({ x: x + width, y }, { x, y: y + height }, cross),
  ];
}

function smallPiece(loop: readonly Point[], number: number, origin: Point, scale: number): Drawn[] {
  const small = simplify(loop).map((p) => ({ x: origin.x + p.x * scale, y: origin.y + p.y * scale }));
  const middle = small.reduce((sum, p) => ({ x: sum.x + p.x / small.length, y: sum.y + p.y / small.length }), {
    x: 0,
    y: 0,
  });
  return [
    path(loopOps(small), { width: 0.3, stroke: INK.line, fill: '#f1f1f1' }),
    text(String(number), middle.x, middle.y, 2.8, { anchor: 'middle', baseline: 'central' }),
  ];
}
