import { inside } from './clip.js';

const SQUARE = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
  { x: 0, y: 10 },
];
/** A bib on a skirt. */
const APRON = [
  { x: 4, y: 0 },
  { x: 6, y: 0 },
  { x: 10, y: 5 },
  { x: 10, y: 10 },
  { x: 0, y: 10 },
  { x: 0, y: 5 },
];

const level = (outline: typeof SQUARE, y: number) =>
  inside(outline, { x: -3, y }, { x: 13, y }).map(([p, q]) => [p.x, q.x]);

it.each([
  ['square', SQUARE],
  ['apron', APRON],
] as const)('no part of a level line leaves the %s, at a corner or along an edge either', (_, outline) => {
  for (let y = -1; y <= 11; y += 0.25) {
    const widest = outline === SQUARE || y >= 5 ? [0, 10] : [4 - 0.8 * y, 6 + 0.8 * y];
    for (const [from, to] of level([...outline], y)) {
      expect(from).toBeGreaterThanOrEqual(widest[0] - 1e-9);
      expect(to).toBeLessThanOrEqual(widest[1] + 1e-9);
    }
  }
});

it('gives the part inside', () => {
  expect(level(SQUARE, 5)).toEqual([[0, 10]]);
  expect(level(APRON, 2.5)).toEqual([[2, 8]]);
});
