import type { Stitch } from '../types.js';
import { approximateIn } from './approximate.js';
import type { MeasureFit } from './measures.js';

const measure = (worn_mm: number): MeasureFit => ({
  name: 'chest',
  declared_mm: 1000,
  worn_mm,
  height_mm: 1200,
  strain: worn_mm / 1000 - 1,
});
const side = { panel: 0, from_m: 0, to_m: 1 };
const sewn = (kind: Stitch['kind'], to_m: number): Stitch => ({ a: side, b: { ...side, to_m }, kind, name: 'Seam' });
const said = (
  worn_mm: number,
  body_mm = 900,
  kind: Stitch['kind'] = 'flush',
  to_m = 0.4,
  left_off: string[] = [],
): string[] =>
  approximateIn({ stitches: [sewn(kind, to_m)], left_off }, [measure(worn_mm)], [{ name: 'chest', body_mm }]);

it('says which measures the tape does not find as they are cut', () => {
  expect(said(1009)).toEqual([]);
  expect(said(984)).toEqual([
    'Its chest is shown 1.6 % narrower than it is cut: cloth lies there in folds finer than are shown.',
  ]);
  expect(said(1021)).toEqual(['Its chest is shown 2.1 % wider than it is cut.']);
});

it('a knit that is stretched round its wearer is as wide as they are', () => expect(said(1100, 1100)).toEqual([]));

it('says that deep pleats are shown without their folds', () => {
  expect(said(1000, 900, 'pleat')).toEqual(['Its pleats are shown without their folds.']);
  expect(said(1000, 900, 'pleat', 0.9)).toEqual([]);
  expect(said(1000, 900, 'gather')).toEqual([]);
});

it('says which pieces are not shown', () =>
  expect(said(1000, 900, 'flush', 0.4, ['Chest pocket', 'Belt', 'Belt'])).toEqual(['Not shown: Chest pocket, Belt.']));
