import fc from 'fast-check';
import { frameOf } from './box.js';
import { distance, type Point, xy } from './point.js';
import {
  contains,
  crossing,
  distanceToSegment,
  lengthOf,
  heldIn,
  nearestOn,
  pointAlong,
  pointAt,
  sideways,
  signedArea,
} from './polyline.js';

const near = fc.double({ min: -500, max: 500, noNaN: true });
const point = fc.record({ x: near, y: near });
const line = fc.array(point, { minLength: 2, maxLength: 12 }).filter((points) => lengthOf(points) > 1);
const SQUARE = [xy(0, 0), xy(10, 0), xy(10, 10), xy(0, 10)];
const ELL: Point[] = [xy(0, 0), xy(30, 0), xy(30, 40)];

it('crosses where both segments pass each other, not where they touch, run beside or end before', () => {
  expect(crossing(xy(0, 0), xy(10, 10), xy(0, 10), xy(10, 0))).toEqual(xy(5, 5));
  expect(crossing(xy(0, 0), xy(10, 0), xy(2, 8), xy(2, -2))).toEqual(xy(2, 0));
  expect(crossing(xy(0, 0), xy(10, 0), xy(10, 0), xy(10, 10))).toBeNull();
  expect(crossing(xy(0, 0), xy(10, 0), xy(0, 1), xy(10, 1))).toBeNull();
  expect(crossing(xy(0, 0), xy(10, 0), xy(2, 8), xy(2, 1))).toBeNull();
  expect(crossing(xy(0, 0), xy(1, 0), xy(2, 8), xy(2, -2))).toBeNull();
});

it('contains what lies within, by the even-odd rule', () => {
  expect(contains(SQUARE, xy(5, 5))).toBe(true);
  expect([xy(-1, 5), xy(11, 5), xy(5, -1), xy(5, 11)].map((p) => contains(SQUARE, p))).not.toContain(true);
  expect(contains([...SQUARE, ...SQUARE], xy(5, 5))).toBe(false);
});

it('has an area whose sign is its direction, and a frame', () => {
  expect([signedArea(SQUARE), signedArea(SQUARE.toReversed())]).toEqual([100, -100]);
  expect(frameOf([xy(3, 9), xy(-2, 4), xy(5, 7)])).toEqual({ x: -2, y: 4, width: 7, height: 5 });
});

it('walks along a line and stays at its ends', () => {
  expect([-5, 0, 10, 30, 50, 70, 90].map((way) => pointAlong(ELL, way))).toEqual([
    xy(0, 0),
    xy(0, 0),
    xy(10, 0),
    xy(30, 0),
    xy(30, 20),
    xy(30, 40),
    xy(30, 40),
  ]);
  expect([-1, 0.5, 2].map((share) => pointAt(ELL, share))).toEqual([xy(0, 0), xy(30, 5), xy(30, 40)]);
});

it('finds again what lies on a line, and nothing is nearer than the nearest place', () => {
  fc.assert(
    fc.property(line, point, fc.double({ min: 0, max: 1, noNaN: true }), (points, p, share) => {
      expect(nearestOn(points, pointAt(points, share)).off).toBeLessThan(1e-6);
      const { at, off } = nearestOn(points, p);
      expect(distance(pointAlong(points, at), p)).toBeCloseTo(off, 4);
      const least = Math.min(...points.slice(1).map((b, i) => distanceToSegment(p, points[i], b)));
      expect(off).toBeCloseTo(least, 6);
    }),
  );
});

it('of two places as near takes the first', () => {
  expect(nearestOn([...SQUARE, SQUARE[0]], xy(0, 0)).at).toBe(0);
  expect(nearestOn([...SQUARE, SQUARE[0]], xy(5, 5)).at).toBe(5);
});

it('moves a line to its left, y downwards, by so much', () => {
  expect(sideways([xy(0, 0), xy(0, 10)], 3)).toEqual([xy(-3, 0), xy(-3, 10)]);
  expect(sideways([xy(0, 0), xy(10, 0)], -2)).toEqual([xy(0, -2), xy(10, -2)]);
});

it('holds a point in a loop: itself where it lies inside, else the nearest on the edge', () => {
  expect(heldIn(SQUARE, xy(3, 4))).toEqual(xy(3, 4));
  expect(heldIn(SQUARE, xy(14, 4))).toEqual(xy(10, 4));
  expect(heldIn(SQUARE, xy(-5, -5))).toEqual(xy(0, 0));
});
