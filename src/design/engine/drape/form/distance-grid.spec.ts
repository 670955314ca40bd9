import { Random } from '../../../../common/kernel/random.js';
import { bodyOfSize } from '../../make/pattern/bodies/bodies.js';
import type { Form } from '../types.js';
import { closestOnTriangle } from './closest.js';
import { distanceAt } from './distance-at.js';
import { dressForm } from './dress-form.js';

const form = async (): Promise<Form> => dressForm((await bodyOfSize('38', 'women')) as Record<string, number>);
type Vector = [number, number, number];

/** Distance to the nearest triangle, and the sum of the solid angles under which all are seen: 4π and more from inside. */
function exactly({ positions, triangles }: Form, p: Vector): { distance: number; inside: boolean } {
  const [corner, out] = [new Float64Array(9), new Float64Array(3)];
  let [least, angle] = [Infinity, 0];
  for (let t = 0; t < triangles.length; t += 3) {
    for (let i = 0; i < 9; i++) corner[i] = positions[triangles[t + Math.floor(i / 3)] * 3 + (i % 3)];
    least = Math.min(least, closestOnTriangle(corner, ...p, out));
    angle += solidAngle(corner, p);
  }
  return { distance: Math.sqrt(least), inside: angle > 2 * Math.PI };
}

/** Van Oosterom and Strackee (1983). */
function solidAngle(t: Float64Array, p: Vector): number {
  const [a, b, c] = [0, 3, 6].map((o) => [t[o] - p[0], t[o + 1] - p[1], t[o + 2] - p[2]]);
  const dot = (u: number[], v: number[]): number => u[0] * v[0] + u[1] * v[1] + u[2] * v[2];
  const [la, lb, lc] = [a, b, c].map((v) => Math.sqrt(dot(v, v)));
  const triple = dot(a, [b[1] * c[2] - b[2] * c[1], b[2] * c[0] - b[0] * c[2], b[0] * c[1] - b[1] * c[0]]);
  return 2 * Math.atan2(triple, la * lb * lc + dot(a, b) * lc + dot(b, c) * la + dot(c, a) * lb);
}

function somewhere(random: Random, { positions }: Form, off: number): Vector {
  const i = random.int(positions.length / 3) * 3;
  return [0, 1, 2].map((axis) => positions[i + axis] + (random.next() * 2 - 1) * off) as Vector;
}

it('tells the distance near the body to 2 mm, in its creases to 5, and on which side one is', async () => {
  const made = await form();
  const random = Random.from('distance');
  const read = Array.from({ length: 240 }, (_, i) => {
    const p = somewhere(random, made, i % 2 === 0 ? 0.015 : 0.1);
    const { distance, inside } = exactly(made, p);
    return {
      far: inside ? -distance : distance,
      off: distanceAt(made.distance, ...p, new Float64Array(4)) - (inside ? -distance : distance),
    };
  });
  expect(read.filter(({ far, off }) => Math.abs(far) > 0.001 && Math.sign(far) !== Math.sign(far + off))).toEqual([]);
  const near = read.filter(({ far }) => far > 0 && far < 0.02);
  expect(near.length).toBeGreaterThan(50);
  expect(near.filter(({ off }) => Math.abs(off) > 0.002).length).toBeLessThanOrEqual(near.length * 0.03);
  expect(near.filter(({ off }) => Math.abs(off) > 0.005)).toEqual([]);
  expect(read.filter(({ far, off }) => far > 0 && Math.abs(off) > 0.01)).toEqual([]);
  // What lies inside another part is no surface, so inside it may be deeper than to the nearest triangle, never shallower.
  expect(read.filter(({ far, off }) => far < 0 && off > 0.004)).toEqual([]);
});

it('points away from the body, as steep as the distance grows', async () => {
  const made = await form();
  const random = Random.from('gradient');
  const [at, near] = [new Float64Array(4), new Float64Array(4)];
  for (let i = 0; i < 500; i++) {
    const p = somewhere(random, made, 0.05);
    distanceAt(made.distance, ...p, at);
    for (let axis = 0; axis < 3; axis++) {
      const moved = p.map((v, k) => (k === axis ? v + 1e-6 : v)) as Vector;
      const grown = (distanceAt(made.distance, ...moved, near) - at[0]) / 1e-6;
      expect(Math.abs(grown - at[1 + axis])).toBeLessThan(0.02);
    }
  }
});

it('has no ridge between the legs', async () => {
  const { distance, landmarks } = await form();
  const at = new Float64Array(4);
  for (const x of [-0.004, -0.001, 0.002, 0.004]) {
    distanceAt(distance, x, landmarks.crotch - 0.03, 0, at);
    expect(Math.abs(at[1])).toBeLessThan(0.05);
  }
});

it('is known beyond its border, small, and the same whenever it is made', async () => {
  const { distance } = await form();
  expect(distance.values.byteLength).toBeLessThan(10e6);
  expect(distance.values.every(Number.isFinite)).toBe(true);
  expect(distanceAt(distance, 0, 5, 0, new Float64Array(4))).toBeGreaterThan(3.4);
  expect(Buffer.from((await form()).distance.values.buffer).equals(Buffer.from(distance.values.buffer))).toBe(true);
});
