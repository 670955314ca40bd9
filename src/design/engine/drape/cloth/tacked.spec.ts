import { laidBeneath, tacked } from './tacked.js';

it('draws a corner to the wrong side of the triangle that it lies beneath, and keeps the middle of all where it is', () => {
  const position = Float64Array.from([0, 0, 0, 0.1, 0, 0, 0, 0.1, 0, 0.09, 0.03, 0.05]);
  const nodeOf = Uint32Array.from([0, 1, 2, 3]);
  const on = Uint32Array.from([0, 1, 2]);
  const shares = Float64Array.from([0.4, 0.3, 0.3]);
  const held = tacked({ nodeOf }, { corners: Uint32Array.from([3]), on, shares }, 0.005);
  const sumOf = (axis: number): number => [0, 1, 2, 3].reduce((sum, i) => sum + position[3 * i + axis], 0);
  const before = [0, 1, 2].map(sumOf);
  const sheet = { position, inverseMass: new Float64Array(4).fill(1) };
  for (let i = 0; i < 200; i++) held(sheet as Parameters<typeof held>[0], 0.001);
  const at = [0, 1, 2].map((axis) => shares.reduce((sum, share, k) => sum + share * position[3 * k + axis], 0));
  const off = [0, 1, 2].map((axis) => position[9 + axis] - at[axis]);
  // beneath it, and no further beside its place than it may slip
  expect(Math.hypot(...off)).toBeLessThan(0.0159);
  expect(off[2]).toBeLessThan(-0.004);
  before.forEach((sum, axis) => expect(sumOf(axis)).toBeCloseTo(sum, 9));
});

it('lays a corner beneath its triangle from whichever side', () => {
  const positions = Float32Array.from([0, 0, 0, 0.1, 0, 0, 0, 0.1, 0, 0.5, 0.5, 0.05]);
  const basted = {
    corners: Uint32Array.from([3]),
    on: Uint32Array.from([0, 1, 2]),
    shares: Float64Array.from([0.4, 0.3, 0.3]),
  };
  const laid = [...laidBeneath(positions, basted, 0.006).subarray(9)];
  [0.03, 0.03, -0.006].forEach((at, axis) => expect(laid[axis]).toBeCloseTo(at, 6));
  expect([...laidBeneath(positions, basted, 0.006).subarray(0, 9)]).toEqual([...positions.subarray(0, 9)]);
});
