import { smoothNormals } from './normals.js';

it('a corner of a fold leans to neither side, into however many triangles the one is cut', () => {
  // two squares that meet at a right angle along x = 0; the right one is cut into two triangles at the corner, the left into one
  const positions = Float32Array.of(0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 1, 0, 0, 0, -1, 0, 1, -1);
  const right = [0, 2, 3, 0, 3, 1];
  const left = [0, 1, 4, 1, 5, 4];
  const normals = smoothNormals(positions, Uint32Array.from([...right, ...left]));
  expect(normals[0]).toBeCloseTo(-Math.SQRT1_2, 5);
  expect(normals[2]).toBeCloseTo(Math.SQRT1_2, 5);
});
