import { clothsOf } from './cloths-of.js';

const FABRICS = [
  { name: 'twill', weight_gsm: 240 },
  { name: 'satin', weight_gsm: 120 },
];

it('a folded band with interfacing is heavier, holds its length and bends less than the skirt below', () => {
  const { cloths, of } = clothsOf(
    [{ material: 'fabric' }, { material: 'fabric', layers: 2, interfaced: true }, { material: 'fabric' }],
    FABRICS,
  );
  const [skirt, band] = [cloths[of[0]], cloths[of[1]]];
  expect(of[2]).toBe(of[0]);
  expect(band.weight).toBeGreaterThan(2 * skirt.weight);
  expect(band.stiffness[1]).toBeGreaterThan(2 * skirt.stiffness[1]);
  expect(band.bending[0]).toBeGreaterThan(2 * skirt.bending[0]);
});

it('takes the fabric that a panel names, else the main one', () => {
  const { cloths, of } = clothsOf([{ material: 'satin' }, { material: 'fabric' }], FABRICS);
  expect([cloths[of[0]].weight, cloths[of[1]].weight]).toEqual([0.12, 0.24]);
});

it('a strap holds what hangs from it: heavier and stiffer than as much cloth', () => {
  const { cloths, of } = clothsOf(
    [
      { material: 'satin', layers: 2 },
      { material: 'satin', layers: 2, edging: 'over' },
    ],
    FABRICS,
  );
  const [cloth, strap] = [cloths[of[0]], cloths[of[1]]];
  expect(strap.weight).toBeGreaterThan(8 * cloth.weight);
  expect(strap.stiffness[0]).toBeGreaterThan(cloth.stiffness[0] + 1000);
  expect(strap.bending).toEqual(cloth.bending);
});
