import type { SeamRule } from './pieces/piece.js';
import { decided } from '../../cut/cut-of.js';
import type { GarmentSpec } from '../../garments/garment-spec.js';
import type { Garment } from '../../garments/spec.js';
import { assemble } from './assemble.js';
import { checkGirths, checkSeams, type GirthRule, type Width } from './checks.js';
import { standardBodies } from './index.js';
import { toMillimetres } from './bodies/measurements.js';
import { strip } from './pieces/own.js';
import { reshaped } from './pieces/shift.js';
import { recipeFor } from './recipes/table.js';
import { specOf } from './specs.fixture.js';
import { plausible, wearOf, type Wear } from './bodies/wear.js';

const long = (id: string, mm: number) => strip(id, id, 50, mm, 10);
const side = (piece: string) => [{ piece, from: 'corner1', to: 'corner2' }];

describe('seams that differ by intent', () => {
  const gathered: SeamRule = { name: 'g', a: side('a'), b: side('b'), kind: 'gather', ratio: 1.5 };
  const check = (mm: number, rule: SeamRule) => checkSeams([long('a', mm), long('b', 400)], [rule]).seams[0];

  it.each([
    [600, 0, true],
    [611, 11, true],
    [580, -20, false],
    [700, 100, false],
    [400, -200, false],
  ])('a gather of 1.5 to 1 onto 400 mm, drafted %d mm, is off by %d', (drafted, off_by_mm, ok) => {
    expect(check(drafted, gathered)).toMatchObject({ declared_mm: 200, ratio: 1.5, off_by_mm, ok });
  });

  it.each([
    [432, { ease_mm: 30 }, 2, true],
    [436, { ease_mm: 30 }, 6, false],
    [340, { ratio: 0.85 }, 0, true],
    [352, { ratio: 0.85 }, 12, false],
    [403, { kind: 'flush' as const }, 3, false],
  ])('%d mm against 400 with %j is off by %d', (drafted, intent, off_by_mm, ok) => {
    const rule: SeamRule = { name: 'e', a: side('a'), b: side('b'), kind: 'ease', ...intent };
    expect(check(drafted, rule)).toMatchObject({ off_by_mm, ok });
  });
});

describe('girths', () => {
  const woven: Wear = { fit: 'regular', stretch: 0, layer: 'top' };
  const knit: Wear = { ...woven, stretch: 0.25 };
  const rule: GirthRule = {
    name: 'chest',
    where: 'chest',
    body_mm: 900,
    ease_mm: 0,
    tolerance_mm: null,
    parts: [{ run: { piece: 'a', from: 'corner1', to: 'corner2' }, times: 2 }],
  };
  const check = (finished: number, wear: Wear) => checkGirths([long('a', finished / 2)], [rule], wear)[0];

  it('says on which lines of the pieces it is measured, level ones less their darts', () => {
    const points = { left: { x: 5, y: 20 }, low: { x: 10, y: 20 }, high: { x: 30, y: 20 } };
    const linesOf = (part: Width) =>
      checkGirths([{ ...long('a', 400), points }], [{ ...rule, parts: [part] }])[0].lines;
    const line = (from: number, to: number) => ({ piece: 'a', times: 2, from: [from, 20], to: [to, 20] });
    expect(linesOf({ piece: 'a', level: 'left', times: 2, less: [['low', 'high']] })).toEqual([
      line(0, 10),
      line(30, 50),
    ]);
    expect(linesOf({ piece: 'a', between: ['left', 'low'], times: 2 })).toEqual([line(5, 10)]);
  });

  it('an edge is measured along its line, a ring along a line between its edges', () => {
    const lengths = ({ lines = [] }: ReturnType<typeof check>) =>
      lines.reduce((sum, { times, from, to }) => sum + times * Math.hypot(to[0] - from[0], to[1] - from[1]), 0);
    expect(lengths(check(990, woven))).toBeCloseTo(990, 0);
    const edge = (from: string, to: string, times: number): Width => ({ run: { piece: 'a', from, to }, times });
    const parts = [edge('corner1', 'corner2', 1.5), edge('corner0', 'corner3', 0.5)];
    const [ring] = checkGirths([long('a', 400)], [{ ...rule, parts, ring: true }]);
    expect(lengths(ring)).toBeCloseTo(800, 0);
    expect(new Set(ring.lines?.map(({ from }) => from[0])).size).toBe(1);
  });

  it('says how far it is off and whether fit and cloth allow it', () => {
    expect(check(990, woven)).toMatchObject({ off_by_mm: 90, ok: true, plausible_mm: [918, 1098] });
    expect(check(870, woven)).toMatchObject({ off_by_mm: -30, ok: false });
    expect(check(870, knit)).toMatchObject({ off_by_mm: -30, ok: true });
    expect(check(1200, woven).ok).toBe(false);
    expect(check(1200, { ...woven, fit: 'oversized' }).ok).toBe(true);
  });

  it('cloth never has to give more than it does', () => {
    for (const fit of ['tight', 'slim'] as const)
      for (const stretch of [0, 0.02, 0.05, 0.25])
        expect(plausible('seat', 1000, { fit, stretch, layer: 'bottom' })[0]).toBeGreaterThanOrEqual(
          1000 * (1 - stretch),
        );
  });

  it('reads the cloth from the spec', () => {
    const of = (name: 'jersey' | 'denim', composition: string) =>
      wearOf(decided(specOf('top', { fabrics: [{ name, composition, weight_gsm: 200, source: 'stated' }] }))).stretch;
    expect(of('jersey', '100 % cotton')).toBe(0.25);
    expect(of('denim', '100 % cotton')).toBe(0);
    expect(of('denim', '98 % cotton, 2 % elastane')).toBeGreaterThan(0);
    expect(wearOf(decided(specOf('t-shirt'))).stretch).toBe(0.25);
  });
});

const DRAFTS: [Garment, Partial<GarmentSpec>][] = [
  ['blouse', { sleeve: { type: 'bishop', length: 'long' } }],
  ['sweater', {}],
  ['dress', { sleeve: { type: 'puff', length: 'short' }, silhouette: 'gathered', hem: 'ruffled' }],
  ['skirt', { silhouette: 'balloon' }],
  ['jumpsuit', { collar: 'ruffle' }],
  ['coat', {}],
];

describe('checks can fail', () => {
  it.each(DRAFTS)('%s %j: every seam and girth of a draft gone wrong is off', async (garment, more) => {
    const body = toMillimetres((await standardBodies('women'))[5]);
    const recipe = recipeFor(decided(specOf(garment, more)), body);
    if (!recipe) throw new Error('no recipe');
    const { pieces, rules, checks } = await assemble(recipe, body, 10);
    expect(checks.ok).toBe(true);
    const larger = (ids: string[]) =>
      pieces.map((p) => (ids.includes(p.id) ? reshaped(p, (q) => ({ x: q.x * 1.12, y: q.y * 1.12 })) : p));
    for (const seam of rules.seams) {
      const a = seam.a.map((r) => r.piece);
      if (a.length === 0 || seam.b.some((r) => a.includes(r.piece))) continue;
      const was = checkSeams(pieces, [seam]).seams;
      const { seams } = checkSeams(larger(a), [seam]);
      expect({ was, seams: seams.filter((s) => s.ok) }).toMatchObject({ seams: [] });
    }
    for (const girth of rules.girths.filter((g) => g.tolerance_mm !== null)) {
      const all = larger(pieces.map((p) => p.id));
      expect(checkGirths(all, [girth]).filter((g) => g.ok)).toEqual([]);
    }
  });
});
