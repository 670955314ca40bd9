import { area, selfIntersection } from '../../../geometry/polyline.js';
import type { Point } from '../../../geometry/point.js';
import fc from 'fast-check';
import { runLength } from '../checks.js';
import { withoutCrossings } from './mend.js';
import { offsetLoop } from './offset.js';
import { cut, panel, rectangle } from './panel.js';
import { slideEnd } from './shift.js';
import { truedUp } from './truing.js';

const box = (id: string, length: number) => rectangle({ id, title: id, width: 300, length, cuts: [cut(1)], sa: 10 });
const side = (piece: string) => ({ piece, from: 'b', to: 'c' });

describe('truing up', () => {
  it.each([-30, -3, 0.5, 12, 40])('brings edges that differ by %d mm to one length', (off) => {
    const pieces = [box('front', 600), box('back', 600 + off)];
    const rule = {
      name: 'Side seam',
      a: [side('front')],
      b: [side('back')],
      true: { piece: 'back', start: 'b', end: 'c', beyond: 'd' },
    };
    const made = truedUp(pieces, [rule]);
    expect(runLength(made, side('back'))).toBeCloseTo(600, 0);
    expect(made[0]).toBe(pieces[0]);
    expect(selfIntersection(made[1].cutLoop ?? [])).toBeNull();
  });

  it('leaves another shape alone', () => {
    const pieces = [box('front', 600), box('back', 700)];
    const slide = { piece: 'back', start: 'b', end: 'c', beyond: 'd' };
    expect(truedUp(pieces, [{ name: 's', a: [side('front')], b: [side('back')], true: slide }])).toEqual(pieces);
  });

  it('the far side and the allowance stay as they are', () => {
    const before = box('front', 600);
    const after = slideEnd(before, { start: 'b', end: 'c', beyond: 'd' }, 20);
    expect(after.points.a).toEqual(before.points.a);
    expect(after.points.d).toEqual(before.points.d);
    expect(area(after.cutLoop ?? []) - area(after.loop)).toBeGreaterThan(
      0.97 * (area(before.cutLoop ?? []) - area(before.loop)),
    );
  });
});

describe('allowances', () => {
  it('are as wide as asked on each edge, none on the fold', () => {
    const piece = panel({
      id: 'p',
      title: 'P',
      start: { name: 'a', at: { x: 0, y: 0 } },
      edges: [
        { name: 'b', to: { x: 200, y: 0 } },
        { name: 'c', to: { x: 200, y: 400 } },
        { name: 'd', to: { x: 0, y: 400 }, finish: 'hem' },
        { name: 'a', to: { x: 0, y: 0 }, finish: 'fold' },
      ],
      cuts: [cut(1)],
      sa: 10,
      hem: 30,
    });
    expect(area(piece.cutLoop ?? [])).toBeCloseTo((200 + 10) * (400 + 10 + 30), 3);
    expect(piece.on_fold).toBe(true);
  });

  it('an offset star does not cross itself and holds the star', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 60, max: 240, noNaN: true }), { minLength: 7, maxLength: 15 }), (radii) => {
        const ring = radii.map((r, i): Point => {
          const a = (2 * Math.PI * i) / radii.length;
          return { x: Math.cos(a) * r, y: Math.sin(a) * r };
        });
        const grown = offsetLoop([...ring, ring[0]], () => 10);
        expect(selfIntersection(grown)).toBeNull();
        expect(area(grown)).toBeGreaterThan(area(ring));
      }),
      { numRuns: 200, seed: 9 },
    );
  });
});

describe('mending', () => {
  it('takes any crossing line apart', () => {
    const point = fc.record({
      x: fc.double({ min: -500, max: 500, noNaN: true }),
      y: fc.double({ min: -500, max: 500, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(point, { minLength: 4, maxLength: 14 }), (points) => {
        const torn = { ...box('p', 100), loop: [...points, points[0]], cutLoop: null };
        const { loop, closed } = withoutCrossings(torn);
        expect(closed).toBe(true);
        expect(selfIntersection(loop)).toBeNull();
        expect(loop.length).toBeGreaterThan(3);
      }),
      { numRuns: 200, seed: 4 },
    );
  });
});
