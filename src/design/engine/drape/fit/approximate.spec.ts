import type { Stitch } from '../types.js';
import { approximateIn } from './approximate.js';
import type { MeasureFit } from './measures.js';

const measure = (worn_mm: number, expected_mm: [number, number]): MeasureFit => ({
  name: 'chest',
  declared_mm: 1000,
  worn_mm,
  expected_mm,
  height_mm: 1200,
  strain: worn_mm / 1000 - 1,
});
const side = { panel: 0, from_m: 0, to_m: 1 };
const sewn = (kind: Stitch['kind'], to_m: number): Stitch => ({ a: side, b: { ...side, to_m }, kind, name: 'Seam' });
const said = (
  worn_mm: number,
  expected_mm: [number, number] = [1000, 1000],
  kind: Stitch['kind'] = 'flush',
  to_m = 0.4,
  left_off: string[] = [],
): string[] => approximateIn({ stitches: [sewn(kind, to_m)], left_off }, [measure(worn_mm, expected_mm)]);

it('says which measures the tape does not find as they are cut', () => {
  expect(said(1009)).toEqual([]);
  expect(said(984)).toEqual([
    'Its chest is shown 1.6 % narrower than it is cut: cloth lies there in folds finer than are shown.',
  ]);
  expect(said(1021)).toEqual(['Its chest is shown 2.1 % wider than it is cut.']);
});

it('says where it hangs higher or lower than it is cut', () => {
  const hangs = (at: 'front' | 'back', worn_mm: number): string[] =>
    approximateIn({ stitches: [], left_off: [] }, [], [{ at, declared_mm: 650, worn_mm }]);
  expect(hangs('front', 655)).toEqual([]);
  expect(hangs('front', 659)).toEqual(['In front it ends 9 mm lower than its length says.']);
  expect(hangs('back', 640)).toEqual(['Behind it ends 10 mm higher than its length says.']);
});

it('a knit that is stretched round its wearer is as wide as they are, what ribbing draws in no wider than it was cut', () => {
  expect(said(1100, [1100, 1100])).toEqual([]);
  expect(said(930, [850, 1000])).toEqual([]);
  expect(said(830, [850, 1000])).toHaveLength(1);
  expect(said(1020, [850, 1000])).toHaveLength(1);
});

it('says that deep pleats are shown without their folds, gathers without their finest', () => {
  expect(said(1000, undefined, 'pleat')).toEqual(['Its pleats are shown without their folds.']);
  expect(said(1000, undefined, 'pleat', 0.9)).toEqual([]);
  expect(said(1000, undefined, 'gather')).toEqual(['Its gathers are shown without their finest folds.']);
  expect(said(1000, undefined, 'ease')).toEqual([]);
});

it('says which pieces are not shown', () =>
  expect(said(1000, undefined, 'flush', 0.4, ['Chest pocket', 'Belt', 'Belt'])).toEqual([
    'Not shown: Chest pocket, Belt.',
  ]));
