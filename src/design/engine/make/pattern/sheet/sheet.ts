import { boxOf } from '../../../geometry/box.js';
import { transform, type Transform } from '../../../geometry/path.js';
import type { Point } from '../../../geometry/point.js';
import { arrowLine, drawMark, notchAt, type NamedEdge } from './drawn-piece.js';
import { INK, line, rectangle, text, type Drawn } from './ink.js';
import { nest } from '../lay/nest.js';
import type { Piece } from '../pieces/piece.js';
import { printedPiece, type Printed } from './printed.js';
import { escaped, svgOf } from './svg-ink.js';

export interface SheetText {
  /** e.g. `Shirt` */
  title: string;
  /** further lines under the title */
  notes: string[];
}

export interface Sheet {
  svg: string;
  width_mm: number;
  height_mm: number;
}

const MARGIN = 20;
const HEADER = 150;
const CELL = 12;

/** All pieces at true scale on one sheet (1 user unit = 1 mm), with legend and test square. Same input, same bytes. */
export const drawSheet = (
  pieces: readonly Piece[],
  words: SheetText,
  edgesOf: (piece: Piece) => readonly NamedEdge[] = () => [],
): Sheet =>
  sheetOf(
    pieces.map((piece, i) => printedPiece(piece, i + 1, edgesOf(piece))),
    words,
    legend,
  );

/** @param legendAt draws the meaning of the lines, below and right of a point */
export function sheetOf(
  printed: readonly Printed[],
  words: SheetText,
  legendAt: (x: number, y: number) => Drawn[],
  header = HEADER,
): Sheet {
  const laid = layOut(printed, header);
  const width = Math.ceil(laid.width + 2 * MARGIN);
  const height = Math.ceil(laid.length + header + 2 * MARGIN);
  const drawn = [
    ...heading(words, width, header, legendAt),
    ...printed.map((item, i) => item.draw(laid.transforms[i])),
  ];
  return { svg: svgSheet(words.title, width, height, drawn), width_mm: width, height_mm: height };
}

/** A sheet of `width` × `height` mm as an SVG at true scale. */
export const svgSheet = (title: string, width: number, height: number, drawn: readonly Drawn[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">`,
    `<title>${escaped(title)} sewing pattern</title>`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    svgOf(drawn),
    '</svg>',
  ].join('\n');

interface Laid {
  width: number;
  length: number;
  transforms: Transform[];
}

/** Nests the pieces (fold pieces as halves) on a sheet about as wide as high. */
export function layOut(printed: readonly Printed[], header: number): Laid {
  const shapes = printed.map(({ loops, turn }, i) => ({
    id: String(i),
    loops: loops.map((loop) => loop.map((q) => transform(q, { rotate: turn, mirror: false, dx: 0, dy: 0 }))),
    turnable: false,
  }));
  const boxes = shapes.map((s) => boxOf(s.loops.flat()));
  const sizes = boxes.map((b) => ({ w: b.maxX - b.minX, h: b.maxY - b.minY }));
  const total = sizes.reduce((sum, s) => sum + s.w * s.h, 0);
  const width = Math.max(660, ...sizes.map((s) => s.w + 3 * CELL), Math.sqrt(total) * 1.15) + 2 * CELL;
  const nesting = nest(shapes, width, CELL, 1);
  const transforms = printed.map(({ turn }, i) => {
    const spot = nesting.placements.find((q) => q.id === String(i)) ?? { dx: 0, dy: 0 };
    return { rotate: turn, mirror: false, dx: spot.dx + MARGIN, dy: spot.dy + MARGIN + header };
  });
  return { width, length: nesting.length, transforms };
}

function heading(
  words: SheetText,
  width: number,
  height: number,
  legendAt: (x: number, y: number) => Drawn[],
): Drawn[] {
  const square = { x: width - MARGIN - 100, y: MARGIN };
  return [
    text(words.title, MARGIN, MARGIN + 20, 20, { weight: 700 }),
    ...words.notes.map((note, i) => text(note, MARGIN, MARGIN + 38 + i * 9, 6.2, { fill: INK.soft })),
    ...legendAt(MARGIN + Math.max(300, (width - 420) / 2), MARGIN + 8),
    rectangle(square.x, square.y, 100, 100, { width: 0.5 }),
    text('Test square', square.x + 50, square.y + 46, 6.5, { anchor: 'middle', weight: 700 }),
    text('100 mm × 100 mm', square.x + 50, square.y + 56, 6, { anchor: 'middle' }),
    line({ x: MARGIN, y: height + 4 }, { x: width - MARGIN, y: height + 4 }, { width: 0.35, stroke: INK.soft }),
  ];
}

const button = (at: Point): Drawn[] => drawMark({ kind: 'button', at, rotate: 0 }, []);
const buttonhole = (at: Point): Drawn[] => drawMark({ kind: 'buttonhole', at, rotate: 90 }, []);

/** What the lines and marks of a piece mean, six rows of 11 mm downwards from (x, y). */
export function legend(x: number, y: number): Drawn[] {
  const at = (row: number) => [
    { x, y: y + row * 11 },
    { x: x + 26, y: y + row * 11 },
  ];
  const across = (row: number, width: number, dash?: string) => {
    const [a, b] = at(row);
    return [line(a, b, { width, ...(dash ? { dash } : {}) })];
  };
  const [grainA, grainB] = at(3);
  const down = { x: 0, y: -1 };
  const rows: [string, Drawn[]][] = [
    ['Cutting line', across(0, 0.9)],
    ['Sewing line', across(1, 0.4, '4 1.6')],
    ['Fold / placement line', across(2, 0.35, '0.4 1.6')],
    ['Grain', arrowLine(grainA, grainB)],
    [
      'Notch; double: back',
      [...notchAt({ x: x + 7, y: y + 46 }, down), ...notchAt({ x: x + 19, y: y + 46 }, down, true)],
    ],
    ['Button; buttonhole', [...button({ x: x + 7, y: y + 55 }), ...buttonhole({ x: x + 19, y: y + 55 })]],
  ];
  return rows.flatMap(([name, drawn], i) => [...drawn, text(name, x + 32, y + i * 11 + 2, 6, { fill: INK.soft })]);
}
