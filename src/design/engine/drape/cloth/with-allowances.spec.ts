import { withAllowances } from './with-allowances.js';

it('a seam at the waist is as heavy as its layers, each node once though two panels meet there', () => {
  const mass = Float64Array.of(1, 2, 4);
  const sheet = { mass, inverseMass: mass.map((m) => 1 / m), nodeOf: Uint32Array.of(0, 1, 1, 2) };
  withAllowances(sheet, Uint8Array.of(0, 1, 1, 0));
  expect([...sheet.mass]).toEqual([1, 12, 4]);
  expect(sheet.mass.map((m, i) => m * sheet.inverseMass[i])).toEqual(Float64Array.of(1, 1, 1));
});
