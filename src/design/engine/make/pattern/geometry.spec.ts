import { area, lengthOf, selfIntersection } from '../../geometry/polyline.js';
import { flatten, type Op } from '../../geometry/path.js';
import { labelSpot } from './sheet/label-spot.js';
import type { Point } from '../../geometry/point.js';
import fc from 'fast-check';
import { acrossFold } from './lay/yardage.js';
import { above, foldAlong, hemAt, openFold } from './pieces/alter.js';
import { checkGirths, checkOutlines, checkSeams, runLength } from './checks.js';
import { chain, closedChain, cuttingLoop, isClosed } from './pieces/loops.js';
import { nest, type Shape } from './lay/nest.js';
import { patchPocket, strip } from './pieces/own.js';

const p = (x: number, y: number): Point => ({ x, y });
const square = (size: number, x = 0, y = 0): Point[] => [
  p(x, y),
  p(x + size, y),
  p(x + size, y + size),
  p(x, y + size),
  p(x, y),
];

describe('curves', () => {
  it('a quarter circle by its usual cubic is π/2 long', () => {
    const k = 0.5522847498;
    const ops: Op[] = [
      { type: 'move', to: p(100, 0) },
      { type: 'curve', cp1: p(100, 100 * k), cp2: p(100 * k, 100), to: p(0, 100) },
    ];
    expect(lengthOf(flatten(ops)[0])).toBeCloseTo(157.08, 0);
  });

  it('finds where an outline crosses itself', () => {
    expect(selfIntersection(square(10))).toBeNull();
    expect(selfIntersection([p(0, 0), p(10, 10), p(10, 0), p(0, 10), p(0, 0)])).not.toBeNull();
  });

  it('keeps a label inside its piece', () => {
    const shape = [p(0, 0), p(100, 0), p(100, 20), p(20, 20), p(20, 200), p(0, 200), p(0, 0)];
    const { at, size } = labelSpot(shape, { width: 8, height: 3 });
    expect(size).toBeGreaterThan(1);
    expect(at.x < 20 || at.y < 20).toBe(true);
  });
});

describe('loops', () => {
  const sides = [
    [p(0, 0), p(10, 0)],
    [p(10, 10), p(10, 0)],
    [p(0, 10), p(10, 10)],
    [p(0, 10), p(0, 0)],
  ];

  it('joins sides drafted in any direction', () => {
    expect(isClosed(chain(sides))).toBe(true);
    expect(area(closedChain(sides) ?? [])).toBe(100);
    expect(closedChain(sides.slice(1))).toBeNull();
  });

  it('the cutting line follows the sewing line where there is no allowance', () => {
    const cut = cuttingLoop(square(100), [[p(0, -10), p(100, -10)]]);
    expect(area(cut ?? [])).toBeCloseTo(100 * 110, 0);
  });
});

describe('nesting', () => {
  const shapes = fc.array(fc.record({ w: fc.integer({ min: 20, max: 400 }), h: fc.integer({ min: 20, max: 500 }) }), {
    minLength: 1,
    maxLength: 12,
  });

  it('never overlaps, never leaves the cloth', () => {
    fc.assert(
      fc.property(shapes, (sizes) => {
        const all: Shape[] = sizes.map(({ w, h }, i) => ({
          id: String(i),
          loops: [[p(0, 0), p(w, 0), p(w, h), p(0, h), p(0, 0)]],
          turnable: false,
        }));
        const { placements, length, tooWide } = nest(all, 900);
        expect(tooWide).toEqual([]);
        const boxes = placements.map(({ id, dx, dy }) => ({
          x0: dx,
          y0: dy,
          x1: dx + sizes[Number(id)].w,
          y1: dy + sizes[Number(id)].h,
        }));
        boxes.forEach((a, i) => {
          expect(a.x0 >= -1e-6 && a.x1 <= 900 && a.y0 >= -1e-6 && a.y1 <= length).toBe(true);
          for (const b of boxes.slice(i + 1))
            expect(a.x1 <= b.x0 || b.x1 <= a.x0 || a.y1 <= b.y0 || b.y1 <= a.y0).toBe(true);
        });
      }),
      { numRuns: 60, seed: 3 },
    );
  });

  it('lays small shapes into hollows of larger ones, as far up and left as they go', () => {
    const cup = [p(0, 0), p(600, 0), p(600, 400), p(550, 400), p(550, 95), p(45, 95), p(45, 400), p(0, 400), p(0, 0)];
    const block = (id: string): Shape => ({ id, loops: [[p(0, 0), p(205, 0), p(205, 285), p(0, 285), p(0, 0)]], turnable: false }); // prettier-ignore
    const all: Shape[] = [{ id: 'cup', loops: [cup], turnable: false }, block('left'), block('right'), block('out')];
    const { placements, length } = nest(all, 700);
    expect(length).toBe(690);
    expect(placements.map(({ id, dx, dy }) => [id, dx, dy])).toEqual([
      ['cup', 0, 0],
      ['left', 50, 100],
      ['right', 260, 100],
      ['out', 50, 390],
    ]);
  });

  it('says which shapes are wider than the cloth', () => {
    expect(nest([{ id: 'wide', loops: [square(500)], turnable: false }], 400).tooWide).toEqual(['wide']);
  });
});

describe('checks', () => {
  const [a, b] = [strip('a', 'A', 50, 400, 10), strip('b', 'B', 50, 405, 10)];
  const side = (piece: string) => [{ piece, from: 'corner1', to: 'corner2' }];

  it('flags a seam that is off and passes one within tolerance or with its declared ease', () => {
    const rule = { name: 'side', a: side('b'), b: side('a') };
    expect(checkSeams([a, b], [rule]).seams[0]).toMatchObject({ off_by_mm: 5, ok: false });
    expect(checkSeams([a, b], [{ ...rule, ease_mm: 5 }]).seams[0].ok).toBe(true);
    expect(checkSeams([a, b], [{ ...rule, tolerance_mm: 6 }]).seams[0].ok).toBe(true);
    expect(checkSeams([a], [rule]).unmeasured).toEqual(['side']);
  });

  it('measures the way over `via`', () => {
    expect(runLength([a], { piece: 'a', from: 'corner0', to: 'corner1' })).toBeCloseTo(50);
    expect(runLength([a], { piece: 'a', from: 'corner0', to: 'corner1', via: 'corner2' })).toBeCloseTo(850);
  });

  it('flags a girth more than 5 mm from body plus ease and an outline that crosses itself', () => {
    const girth = { name: 'g', body_mm: 90, ease_mm: 10, parts: [{ piece: 'a', level: 'middle', times: 2 }] };
    const level = { ...a, points: { ...a.points, middle: p(0, 200) } };
    expect(checkGirths([level], [girth])[0]).toMatchObject({ finished_mm: 100, ok: true });
    expect(checkGirths([level], [{ ...girth, ease_mm: 16 }])[0].ok).toBe(false);
    const crossed = { ...a, loop: [p(0, 0), p(10, 10), p(10, 0), p(0, 10), p(0, 0)] };
    expect(checkOutlines([crossed])[0]).toMatchObject({ self_intersecting: true, ok: false });
  });
});

describe('altering', () => {
  it('cuts a piece off at a height with a hem', () => {
    const short = hemAt(strip('s', 'S', 50, 400, 10), 300, 30);
    expect(area(short.loop)).toBeCloseTo(50 * 300);
    expect(Math.max(...(short.cutLoop ?? []).map((q) => q.y))).toBe(330);
    expect(above(square(10), -1)).toEqual([]);
  });

  it('opens a fold into a pair and closes it again', () => {
    const folded = { ...strip('f', 'F', 50, 400, 10), on_fold: true, fold: [p(0, 0), p(0, 400)] as [Point, Point] };
    const open = openFold(folded, 10);
    expect(open).toMatchObject({ on_fold: false, fold: null, cuts: [{ count: 2, mirrored: true }] });
    expect(foldAlong(open, 'corner0', 'corner3')).toMatchObject({ on_fold: true, cuts: [{ count: 1 }] });
  });

  it('mirrors across a fold', () => {
    expect(acrossFold([p(5, 3)], [p(0, 0), p(0, 10)])[0]).toEqual(p(-5, 3));
  });

  it('a pocket is symmetrical and its allowance lies outside', () => {
    const pocket = patchPocket('p', 'P', 120, 140, 10);
    expect(area(pocket.cutLoop ?? [])).toBeGreaterThan(area(pocket.loop));
  });
});
