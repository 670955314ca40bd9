import fc from 'fast-check';
import { boxOf, union } from './box.js';
import { flatten, loopOps, pathData, transform, transformOps, type Op } from './path.js';
import {
  add,
  angleOf,
  clamp,
  distance,
  lerp,
  mix,
  rotate,
  smoothstep,
  towards,
  turnAt,
  xy,
  type Point,
} from './point.js';
import {
  area,
  contains,
  crossingsAt,
  distanceToLoop,
  divide,
  lengthOf,
  normals,
  pointAt,
  resample,
  selfIntersection,
  slice,
  withoutLoops,
  withoutRepeats,
} from './polyline.js';
import { profile } from './profile.js';
import { ellipse, spline } from './spline.js';

const near = fc.integer({ min: -200, max: 200 });
const point = fc.record({ x: near, y: near });
const angle = fc.integer({ min: -170, max: 170 });
const line = fc.array(point, { minLength: 2, maxLength: 8 }).filter((points) => lengthOf(withoutRepeats(points)) > 5);
const holds = <T>(what: fc.Arbitrary<T>, law: (one: T) => void): void =>
  fc.assert(fc.property(what, law), { seed: 7, numRuns: 60 });
const near2 = (p: Point, q: Point): void => expect(distance(p, q)).toBeLessThan(1e-6);
const CIRCLE = ellipse(xy(0, 0), 10, 10, 360);

describe('points', () => {
  it('turn about an origin by the angle told, clockwise on screen, and keep their distance', () => {
    near2(rotate(xy(1, 0), 90), xy(0, 1));
    holds(fc.tuple(point, point, angle), ([p, o, by]) => {
      expect(distance(rotate(p, by, o), o)).toBeCloseTo(distance(p, o), 6);
      near2(rotate(rotate(p, by, o), -by, o), p);
      if (distance(p, o) > 1) expect(turnAt(o, p, add(p, rotate(towards(o, p), by)))).toBeCloseTo(by, 6);
    });
  });

  it('have an angle, 90 degrees downwards', () => {
    expect([xy(1, 0), xy(0, 1), xy(-1, 0), xy(1, -1)].map(angleOf)).toEqual([0, 90, 180, -45]);
  });

  it('mix, clamp and step between two ends', () => {
    expect([mix(10, 20, 0.25), clamp(5, 6, 9), clamp(12, 6, 9), clamp(7, 6, 9)]).toEqual([12.5, 6, 9, 7]);
    expect([0, 2, 3, 4, 9].map((x) => smoothstep(2, 4, x))).toEqual([0, 0, 0.5, 1, 1]);
    expect(smoothstep(2, 4, 2.5)).toBeCloseTo(0.15625, 9);
  });
});

describe('polylines', () => {
  it('are divided into parts of one length along them, both ends kept', () => {
    holds(fc.tuple(line, fc.integer({ min: 1, max: 9 })), ([points, parts]) => {
      const cut = divide(points, parts);
      expect(cut).toHaveLength(parts + 1);
      cut.forEach((p, i) => near2(p, pointAt(points, i / parts)));
      expect(resample(points, lengthOf(points) / parts)).toEqual(cut);
    });
    expect(divide([xy(1, 1), xy(1, 1)], 4)).toEqual([xy(1, 1), xy(1, 1)]);
  });

  it('are cut to a stretch as long as the shares say, through all corners between', () => {
    holds(fc.tuple(line, fc.integer({ min: 0, max: 4 }), fc.integer({ min: 6, max: 10 })), ([points, a, b]) => {
      const part = slice(points, a / 10, b / 10);
      near2(part[0], pointAt(points, a / 10));
      near2(part[part.length - 1], pointAt(points, b / 10));
      expect(lengthOf(part)).toBeCloseTo((lengthOf(points) * (b - a)) / 10, 4);
    });
    expect(slice([xy(0, 0), xy(10, 0), xy(10, 10)], 0.25, 0.75)).toEqual([xy(5, 0), xy(10, 0), xy(10, 5)]);
  });

  it('have normals to their left, of length one', () => {
    expect(normals([xy(0, 0), xy(0, 5), xy(0, 9)])).toEqual([xy(-1, 0), xy(-1, 0), xy(-1, 0)]);
    near2(normals([xy(0, 0), xy(5, 0), xy(5, 5)])[1], xy(-Math.SQRT1_2, Math.SQRT1_2));
  });

  it('lose repeated points and the loop of a sharp bend', () => {
    expect(withoutRepeats([xy(0, 0), xy(0, 0), xy(1, 0), xy(1, 0), xy(0, 0)])).toEqual([xy(0, 0), xy(1, 0), xy(0, 0)]);
    const bent = [xy(0, 0), xy(10, 0), xy(10, 5), xy(5, 5), xy(5, -5)];
    expect(withoutLoops(bent)).toEqual([xy(0, 0), xy(5, 0), xy(5, -5)]);
    expect(withoutLoops(bent.slice(0, 4))).toEqual(bent.slice(0, 4));
  });

  it('cross a height where the side does, and themselves in a bow but not in a box', () => {
    const box = [xy(0, 0), xy(10, 0), xy(14, 10), xy(2, 10), xy(0, 0)];
    expect(crossingsAt(box, 5)).toEqual([12, 1]);
    expect(crossingsAt(box, 11)).toEqual([]);
    expect(selfIntersection(box)).toBeNull();
    expect(selfIntersection([xy(0, 0), xy(10, 10), xy(10, 0), xy(0, 10), xy(0, 0)])).toEqual(xy(5, 5));
    expect([distanceToLoop(xy(5, 2), box), distanceToLoop(xy(5, -3), box)]).toEqual([2, 3]);
  });

  it('of a circle have its area and length', () => {
    expect(area(CIRCLE)).toBeCloseTo(Math.PI * 100, 0);
    expect(lengthOf([...CIRCLE, CIRCLE[0]])).toBeCloseTo(Math.PI * 20, 2);
    holds(point, (p) => {
      if (Math.abs(distance(p, xy(0, 0)) - 10) > 0.1) expect(contains(CIRCLE, p)).toBe(distance(p, xy(0, 0)) < 10);
    });
    const oval = ellipse(xy(3, 4), 6, 2, 8);
    expect(boxOf(oval)).toEqual({ minX: -3, maxX: 9, minY: 2, maxY: 6 });
    near2(oval[1], xy(3 + 6 * Math.SQRT1_2, 4 + 2 * Math.SQRT1_2));
  });
});

describe('curves', () => {
  it('go through their points in order, and are straight where those are', () => {
    holds(line, (points) => {
      const through = withoutRepeats(points);
      const curve = spline(points);
      near2(curve[0], through[0]);
      near2(curve[curve.length - 1], through[through.length - 1]);
      for (const p of through) expect(Math.min(...curve.map((q) => distance(p, q)))).toBeLessThan(1e-6);
    });
    for (const { y } of spline([xy(0, 3), xy(10, 3), xy(30, 3)])) expect(y).toBeCloseTo(3, 9);
    for (const p of spline(
      [10, 40, 70, 100].map((a) => rotate(xy(50, 0), a)),
      2,
    )) {
      expect(Math.abs(distance(p, xy(0, 0)) - 50)).toBeLessThan(1.2);
    }
  });

  it('are flattened within the curve, one line for each move', () => {
    const quarter: Op[] = [
      { type: 'move', to: xy(100, 0) },
      { type: 'curve', cp1: xy(100, 55.228), cp2: xy(55.228, 100), to: xy(0, 100) },
    ];
    const [arc] = flatten(quarter);
    for (const p of arc) expect(distance(p, xy(0, 0))).toBeCloseTo(100, 0);
    expect(arc.length).toBeGreaterThan(40);
    const box = [xy(0, 0), xy(4, 0), xy(4, 4)];
    expect(flatten([...loopOps(box), ...quarter]).map((one) => one.length)).toEqual([4, arc.length]);
    expect(flatten([{ type: 'move', to: xy(0, 0) }])).toEqual([]);
    expect(pathData([...loopOps([xy(0, 0), xy(1.006, -2)]), ...quarter.slice(1)])).toBe(
      'M0 0L1.01 -2ZC100 55.23 55.23 100 0 100',
    );
  });

  it('are mirrored, then turned, then shifted', () => {
    const how = { rotate: 90, mirror: true, dx: 10, dy: 20 };
    near2(transform(xy(3, 1), how), xy(9, 17));
    near2(transform(xy(3, 1), { ...how, mirror: false }), xy(9, 23));
    const ops: Op[] = [...loopOps([xy(0, 0), xy(3, 1)]), { type: 'curve', cp1: xy(3, 1), cp2: xy(1, 0), to: xy(3, 1) }];
    const moved = transformOps(ops, how);
    expect(moved.map(({ type }) => type)).toEqual(ops.map(({ type }) => type));
    near2((moved[1] as { to: Point }).to, xy(9, 17));
    near2((moved[3] as { cp1: Point }).cp1, xy(9, 17));
  });

  it('a profile goes through its keys without overshooting, and is flat beyond them', () => {
    const keys = [
      [0, 1],
      [2, 5],
      [3, 5],
      [6, 2],
    ] as const;
    const of = profile(keys);
    for (const [at, value] of keys) expect(of(at)).toBeCloseTo(value, 9);
    expect([of(-5), of(9), of(2.5)]).toEqual([1, 2, 5]);
    for (let at = 0; at < 6; at += 0.1) {
      expect(of(at)).toBeGreaterThanOrEqual(1);
      expect(of(at)).toBeLessThanOrEqual(5);
      if (at < 1.9) expect(of(at + 0.1)).toBeGreaterThan(of(at));
      if (at > 3) expect(of(at + 0.1)).toBeLessThan(of(at) + 1e-12);
    }
  });

  it('boxes unite', () => {
    holds(fc.tuple(line, line), ([one, other]) =>
      expect(union(boxOf(one), boxOf(other))).toEqual(boxOf([...one, ...other])),
    );
    near2(lerp(xy(0, 0), xy(4, 8), 0.25), xy(1, 2));
  });
});
