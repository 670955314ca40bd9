import type { Panel } from '../types.js';
import { acrossAt, shapeOf } from './shape.js';

/** A front, .3 wide and .6 high, whose lapel is turned over along a line from its shoulder at .1 across to its edge at .2 high. */
const front = (roll?: Panel['roll']): Panel => ({
  id: 'front#1',
  piece: 'front',
  copy: 1,
  material: 'fabric',
  outline: Float64Array.of(0, 0, 0.3, 0, 0.3, 0.6, 0, 0.6),
  grain: 0,
  edges: [],
  lines: [],
  region: 'torso',
  side: 'left',
  turn: 0,
  ...(roll && { roll }),
});

it('a front reaches as far as its lapel is turned over, and below it to its edge', () => {
  const shape = shapeOf(front([0.1, 0.6, 0.3, 0.2]), true);
  const wide = (y: number): number[] => acrossAt(shape, y).map((x) => Math.round(1000 * x));
  expect([wide(0.1), wide(0.4), wide(0.5)]).toEqual([
    [0, 300],
    [0, 200],
    [0, 150],
  ]);
});

it('a front without a lapel is as wide as it is cut', () => {
  expect(acrossAt(shapeOf(front(), true), 0.5)).toEqual([0, 0.3]);
});
