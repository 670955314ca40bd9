import { contains } from '../../../geometry/polyline.js';
import type { Point } from '../../../geometry/point.js';
import fc from 'fast-check';
import { OVERLAP_MM, PAPERS, printable, stepsOf, type PaperName } from './paper.js';
import { rowLetters, tileGrid } from './tiles.js';

/** A convex outline inside a sheet. */
const outline = (width: number, height: number): fc.Arbitrary<Point[]> =>
  fc
    .record({
      x: fc.double({ min: 0.1, max: 0.9, noNaN: true }),
      y: fc.double({ min: 0.1, max: 0.9, noNaN: true }),
      r: fc.double({ min: 0.02, max: 0.1, noNaN: true }),
      corners: fc.integer({ min: 3, max: 9 }),
    })
    .map(({ x, y, r, corners }) => {
      const loop = Array.from({ length: corners }, (_, i) => ({
        x: x * width + r * width * Math.cos((i / corners) * 2 * Math.PI),
        y: y * height + r * height * Math.sin((i / corners) * 2 * Math.PI),
      }));
      return [...loop, loop[0]];
    });

const sheet = fc
  .record({
    paper: fc.constantFrom<PaperName>('a4', 'letter', 'a0'),
    width: fc.double({ min: 150, max: 2400, noNaN: true }),
    height: fc.double({ min: 150, max: 3000, noNaN: true }),
  })
  .chain(({ paper, width, height }) =>
    fc.record({
      paper: fc.constant(paper),
      size: fc.constant({ width, height }),
      loops: fc.array(outline(width, height), { minLength: 1, maxLength: 5 }),
      joinAll: fc.boolean(),
    }),
  );

/** Points on and in a loop. */
const samples = (loop: Point[]): Point[] => {
  const middle = { x: 0, y: 0 };
  for (const p of loop.slice(1)) {
    middle.x += p.x / (loop.length - 1);
    middle.y += p.y / (loop.length - 1);
  }
  return loop.slice(1).flatMap((b, i) =>
    [0, 0.25, 0.5, 0.75].flatMap((t) => {
      const edge = { x: loop[i].x + (b.x - loop[i].x) * t, y: loop[i].y + (b.y - loop[i].y) * t };
      return [edge, { x: (edge.x + middle.x) / 2, y: (edge.y + middle.y) / 2 }];
    }),
  );
};

describe('a tiled sheet', () => {
  it('prints every point of every piece on some page', () => {
    fc.assert(
      fc.property(sheet, ({ paper, size, loops, joinAll }) => {
        const { tiles } = tileGrid(size, loops, PAPERS[paper], joinAll);
        for (const p of loops.flatMap(samples)) {
          const on = tiles.filter(({ window: w }) => p.x >= w.minX && p.x <= w.maxX && p.y >= w.minY && p.y <= w.maxY);
          expect(on.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('shows no more of the sheet than the paper has room for, and the same strip on pages that are stuck together', () => {
    fc.assert(
      fc.property(sheet, ({ paper, size, loops }) => {
        const room = printable(PAPERS[paper]);
        const { tiles } = tileGrid(size, loops, PAPERS[paper]);
        for (const tile of tiles) {
          expect(tile.window.maxX - tile.window.minX).toBeLessThanOrEqual(room.width + 1e-6);
          expect(tile.window.maxY - tile.window.minY).toBeLessThanOrEqual(room.height + 1e-6);
          const right = tiles.find(({ row, column }) => row === tile.row && column === tile.column + 1);
          expect(tile.joins.right).toBe(right !== undefined);
          if (right) expect(tile.window.maxX - right.window.minX).toBeCloseTo(OVERLAP_MM, 6);
          const below = tiles.find(({ row, column }) => column === tile.column && row === tile.row + 1);
          expect(tile.joins.down).toBe(below !== undefined);
          if (below) expect(tile.window.maxY - below.window.minY).toBeCloseTo(OVERLAP_MM, 6);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('leaves out pages with nothing on them and names them', () => {
    const loop = [
      { x: 10, y: 10 },
      { x: 60, y: 10 },
      { x: 60, y: 60 },
      { x: 10, y: 10 },
    ];
    const far = loop.map(({ x, y }) => ({ x: x + 400, y: y + 300 }));
    const { tiles, blank, rows, columns } = tileGrid({ width: 500, height: 400 }, [loop, far], PAPERS.a4);
    expect([rows, columns]).toEqual([2, 3]);
    expect(tiles.map(({ label }) => label)).toEqual(['A1', 'B3']);
    expect(blank).toEqual(['A2', 'A3', 'B1', 'B2']);
  });

  it('keeps a page that lies wholly inside a piece: it is part of the paper to cut out', () => {
    const step = stepsOf(PAPERS.a4);
    const square = [
      { x: 1, y: 1 },
      { x: step.x * 3, y: 1 },
      { x: step.x * 3, y: step.y * 3 },
      { x: 1, y: step.y * 3 },
      { x: 1, y: 1 },
    ];
    expect(contains(square, { x: step.x * 1.5, y: step.y * 1.5 })).toBe(true);
    const { tiles } = tileGrid({ width: step.x * 3 + 10, height: step.y * 3 + 10 }, [square], PAPERS.a4);
    expect(tiles.map(({ label }) => label)).toContain('B2');
  });

  it.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [51, 'AZ'],
    [52, 'BA'],
  ])('row %i is %s', (row, letters) => expect(rowLetters(row)).toBe(letters));
});
