import { decided } from '../../cut/cut-of.js';
import { materialsOf, type Materials } from '../materials/index.js';
import { specOf } from '../pattern/specs.fixture.js';
import type { GarmentSpec } from '../../garments/garment-spec.js';
import { costOf, wastageOf } from './index.js';

const shirt = (more: Partial<GarmentSpec> = {}): GarmentSpec =>
  specOf('shirt', {
    category: 'shirt',
    collar: 'shirt',
    closure: 'buttons',
    colors: [{ name: 'white', hex: '#ffffff', role: 'main', source: 'stated' }],
    fabrics: [{ name: 'linen', weight_gsm: 180, composition: '100 % linen', source: 'stated' }],
    ...more,
  });
const nested = (spec: GarmentSpec): Materials =>
  materialsOf(decided(spec), [
    {
      material: 'fabric',
      widths: [
        { width_cm: 90, metres: 2 },
        { width_cm: 140, metres: 1.5 },
        { width_cm: 150, metres: 1.4 },
      ],
    },
  ]);

describe('costOf', () => {
  it('adds up, low ≤ middle ≤ high', () => {
    const estimate = costOf(shirt(), nested(shirt()), 38);
    for (const at of ['low', 'mid', 'high'] as const)
      expect(estimate.total[at]).toBeCloseTo(
        estimate.lines.reduce((sum, line) => sum + line.amount[at], 0),
        2,
      );
    for (const { amount } of estimate.lines) expect(amount.low <= amount.mid && amount.mid <= amount.high).toBe(true);
  });

  it('buys the nested metres and the stated wastage', () => {
    const line = costOf(shirt(), nested(shirt()), 38).lines[0];
    expect(line).toMatchObject({ quantity: 1.61, unit: 'm', unit_price: 12 });
    expect(line.amount.mid).toBeCloseTo(1.61 * 12, 2);
    expect(wastageOf(shirt({ print: 'plaid' }))).toBeGreaterThan(wastageOf(shirt()));
  });

  it('pays minutes at the stated efficiency', () => {
    const sewing = costOf(shirt(), nested(shirt()), 65).lines.find((l) => l.item === 'cutting and sewing');
    expect(sewing?.amount).toEqual({ low: 21.67, mid: 40, high: 82.73 });
  });

  it('prices every cloth that pieces are cut from', () => {
    const cuts = ['fabric', 'lining', 'interfacing', 'rigidInterfacing', 'canvas', 'specialty', 'ribbing', 'contrast'];
    const widths = [{ width_cm: 140, metres: 0.5 }];
    const materials = materialsOf(
      decided(shirt()),
      cuts.map((material) => ({ material, widths })),
    );
    const { lines, not_priced } = costOf(shirt(), materials, 0);
    expect(not_priced).toEqual([]);
    expect(lines.filter((l) => l.unit === 'm' && l.item.endsWith(' cm'))).toHaveLength(cuts.length);
    for (const line of lines.filter((l) => l.unit === 'm')) expect(line.unit_price).toBeGreaterThan(1);
  });

  it('reckons with handwork on gowns and on what is sewn on by hand, and says so', () => {
    const dress = (more: Partial<GarmentSpec>) => shirt({ garment: 'dress', category: 'dress', ...more });
    const hand = (spec: GarmentSpec): number =>
      costOf(spec, nested(spec), 50).lines.find((l) => l.item === 'fitting and hand finishing')?.quantity ?? 0;
    expect(hand(dress({}))).toBe(0);
    expect(hand(dress({ occasion: ['wedding'] }))).toBe(0);
    expect(hand(dress({ variant: 'evening gown' }))).toBe(50);
    expect(hand(dress({ details: ['beading'] }))).toBe(37.5);
    expect(hand(dress({ variant: 'wedding dress', details: ['beading'] }))).toBe(187.5);
    const { assumptions } = costOf(dress({ variant: 'evening gown' }), nested(shirt()), 50);
    expect(assumptions.join()).toMatch(/hand finishing 100.% of the standard minutes/);
    expect(costOf(shirt(), nested(shirt()), 50).assumptions.join()).not.toMatch(/hand finishing/);
  });

  it('says what it could not price', () => {
    const estimate = costOf(shirt(), materialsOf(decided(shirt())), 0);
    expect(estimate.not_priced).toContain('linen');
    expect(estimate.assumptions[0]).toMatch(/estimate.*not an offer/);
  });
});
