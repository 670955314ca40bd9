import { INK, line } from '../sheet/ink.js';
import type { Piece } from '../pieces/piece.js';
import { legend } from '../sheet/sheet.js';
import { pageMap, type MapSubject, type Room } from './map.js';
import { printable, type Paper } from './paper.js';
import type { Pen } from './pen.js';
import { testSquares } from './squares.js';
import {
  allowanceWords,
  bodyRows,
  capital,
  clothNotes,
  clothRows,
  cutRows,
  finishedRows,
  footWords,
  sizeWords,
  type PatternWords,
} from './words.js';

const BODY = 3.5;

function printingSteps(paper: Paper, pages: number): string[] {
  return [
    `Print this page first: at 100 %, “actual size”, on ${paper.name}, without fitting to the page.`,
    'Measure the square on the left. If a side is not 100 mm, correct the printer’s scaling and try again.',
    `Then print the rest, one-sided: ${pages} pattern pages.`,
    'Where an edge says so, cut the page along it and stick it onto its neighbour, up to the dashed line. The halves of the diamonds make whole ones.',
    'Begin with row A from left to right, then the next rows; then stick the rows together.',
  ];
}

/** The first page: whose pattern this is, whether the printer keeps the scale, and where each page belongs. */
export function startPage(
  pen: Pen,
  words: PatternWords,
  pieces: readonly Pick<Piece, 'title'>[],
  map: MapSubject,
  paper: Paper,
): void {
  const { width } = printable(paper);
  const m = paper.margin;
  pen.page(paper.width, paper.height);
  heading(pen, words, map, m, width);
  pen.draw(testSquares(m, m + 24));
  steps(pen, printingSteps(paper, map.grid.tiles.length), m + 108, m + 28, width - 108);
  pen.drawScaled(legend(0, 0), m + 108, m + 91, 0.55);
  overview(pen, pieces, map, paper, m + 136);
}

function heading(pen: Pen, words: PatternWords, map: MapSubject, m: number, width: number): void {
  pen.text(words.title, m, m + 8, 9, { weight: 700 });
  const facts = [
    capital(sizeWords(words)),
    allowanceWords(words),
    `${map.outlines.length} pieces`,
    `${map.grid.tiles.length} pattern pages`,
  ];
  pen.text(facts.join(' · '), m, m + 15, 3.8, { fill: INK.soft });
  pen.draw([line({ x: m, y: m + 19 }, { x: m + width, y: m + 19 }, { width: 0.3, stroke: INK.soft })]);
}

function steps(pen: Pen, all: readonly string[], x: number, y: number, width: number): void {
  pen.text('Printing and sticking', x, y, 4.6, { weight: 700 });
  let at = y + 7;
  all.forEach((words, i) => {
    pen.text(`${i + 1}`, x, at, BODY, { weight: 700 });
    at = pen.paragraph(words, x + 5, at, width - 5, BODY) + 1.6;
  });
}

function overview(pen: Pen, pieces: readonly Pick<Piece, 'title'>[], map: MapSubject, paper: Paper, y: number): void {
  const m = paper.margin;
  pen.text('Where the pages belong', m, y, 4.6, { weight: 700 });
  const blank = map.grid.blank.length;
  const note =
    blank > 0
      ? `Crossed-out places are blank and have no page (${blank}): ${listed(map.grid.blank)}.`
      : 'Every place has a page.';
  const below = pen.paragraph(note, m, y + 5.5, printable(paper).width, 3.2, { fill: INK.soft });
  const all = printable(paper).width;
  const room = { x: m, y: below + 0.5, width: all - NAMES, height: paper.height - m - below - 1 };
  const { drawn, width } = pageMap(map, paper, room);
  pen.draw(drawn);
  names(pen, pieces, { ...room, x: m + width + 6, width: all - width - 6 });
}

/** Width kept for the names of the pieces, mm. */
const NAMES = 48;

/** Numbers of the map and the pieces they stand for, in as many columns as there is room for. */
function names(pen: Pen, pieces: readonly Pick<Piece, 'title'>[], room: Room): void {
  const size = 3.1;
  const perColumn = Math.floor(room.height / (size * 1.5));
  const columns = Math.ceil(pieces.length / perColumn);
  const width = room.width / columns;
  pieces.forEach(({ title }, i) => {
    const [x, y] = [room.x + Math.floor(i / perColumn) * width, room.y + ((i % perColumn) + 1) * size * 1.5];
    pen.text(String(i + 1), x + 4, y, size, { weight: 700, anchor: 'end' });
    pen.text(pen.fitted(title, width - 7, size), x + 5.5, y, size);
  });
}

const listed = (labels: readonly string[]): string =>
  labels.length > 40 ? `${labels.slice(0, 40).join(', ')} …` : labels.join(', ');

/** The pages after it: what to cut, how large it becomes, what the lines mean, how much cloth. @returns how many pages */
export function listPages(pen: Pen, words: PatternWords, pieces: readonly Piece[], paper: Paper): number {
  const flow = new Flow(pen, paper, footWords(words));
  flow.table('Cut list', ['', 'Piece', 'Cut'], cutRows(pieces), [8, 62]);
  if (words.finished.length > 0)
    flow.table('Finished garment', ['', 'Around', 'of which'], finishedRows(words), [70, 34]);
  flow.table('Drafted for this body', [], bodyRows(words), [70]);
  const widths = words.yardage[0]?.widths.map(({ width_cm }) => `${width_cm} cm wide`) ?? [];
  if (widths.length > 0)
    flow.table('Cloth, pieces laid with the grain', ['', ...widths], clothRows(words), [50, 34, 34]);
  flow.notes('', clothNotes(words, pieces));
  flow.notes('Where the draft differs from what was asked', words.deviations);
  return flow.pages;
}

/** Tables and paragraphs from top to bottom, on as many pages as they need. */
class Flow {
  pages = 0;
  private y = 0;

  constructor(
    private readonly pen: Pen,
    private readonly paper: Paper,
    private readonly foot: string,
  ) {
    this.next();
  }

  table(title: string, head: readonly string[], rows: readonly string[][], columns: readonly number[]): void {
    this.title(title, 12);
    const row = (cells: readonly string[], weight: 400 | 700, fill?: string): void => {
      this.need(6);
      const before = this.y;
      let [x, lowest] = [this.left, before];
      cells.forEach((cell, i) => {
        const width = columns[i] ?? this.left + this.width - x;
        lowest = Math.max(
          lowest,
          this.pen.paragraph(cell, x, before, width - 2, BODY, { weight, ...(fill ? { fill } : {}) }),
        );
        x += columns[i] ?? 0;
      });
      this.y = lowest + 0.6;
    };
    if (head.length > 0) row(head, 400, INK.soft);
    for (const cells of rows) row(cells, 400);
    this.y += 4;
  }

  notes(title: string, all: readonly string[]): void {
    if (all.length === 0) return;
    if (title) this.title(title, 8);
    for (const words of all) {
      this.need(6);
      this.y = this.pen.paragraph(words, this.left, this.y, this.width, BODY) + 0.8;
    }
    this.y += 3;
  }

  private title(words: string, room: number): void {
    this.need(room + 8);
    this.pen.text(words, this.left, this.y, 4.6, { weight: 700 });
    this.y += 6.4;
  }

  private need(height: number): void {
    if (this.y + height > this.paper.height - this.paper.margin - 6) this.next();
  }

  private next(): void {
    const { width, height, margin } = this.paper;
    this.pen.page(width, height);
    this.pen.text(this.foot, margin, height - margin - 1, 2.8, { fill: INK.soft });
    this.pages++;
    this.y = margin + 6;
  }

  private get left(): number {
    return this.paper.margin;
  }

  private get width(): number {
    return printable(this.paper).width;
  }
}
