import { Random } from '../../../../common/kernel/random.js';
import { selfContact } from './self-contact.js';
import type { Sheet } from './sheet.js';

const APART = 0.006;

/** Pairs of nodes that nothing joins, so far from other pairs that only their own counts, in every direction and over all cells. */
function pairs(count: number, distance: number): Sheet {
  const random = Random.from(7);
  const position = new Float64Array(6 * count);
  const shuffled = [...new Float64Array(count).keys()].sort(() => random.next() - 0.5);
  shuffled.forEach((at, k) => {
    const middle = [at % 10, Math.floor(at / 10) % 10, Math.floor(at / 100)].map((v) => 0.05 * v - 0.21);
    const [turn, up] = [2 * Math.PI * random.next(), 2 * random.next() - 1];
    const flat = Math.sqrt(1 - up * up);
    const way = [flat * Math.cos(turn), up, flat * Math.sin(turn)];
    middle.forEach((v, axis) => {
      position[3 * k + axis] = v - (distance / 2) * way[axis];
      position[3 * (count + k) + axis] = v + (distance / 2) * way[axis];
    });
  });
  return {
    count: 2 * count,
    position,
    previous: position.slice(),
    inverseMass: new Float64Array(2 * count).fill(1),
    triangles: new Uint32Array(0),
  } as Partial<Sheet> as Sheet;
}

const distances = ({ position: x, count }: Sheet): number[] =>
  Array.from({ length: count / 2 }, (_, k) =>
    Math.hypot(...[0, 1, 2].map((axis) => x[3 * k + axis] - x[3 * (count / 2 + k) + axis])),
  );

test('every pair that is too near is moved apart once, whichever way it lies', () => {
  const sheet = pairs(1000, 0.4 * APART);
  selfContact(sheet, APART, 0)(sheet, 0.0005);
  for (const distance of distances(sheet)) expect(distance).toBeCloseTo(APART, 9);
});

test('what is far enough stays where it is, until it comes near', () => {
  const sheet = pairs(200, 3 * APART);
  const before = sheet.position.slice();
  const contact = selfContact(sheet, APART, 0);
  contact(sheet, 0.0005);
  expect(sheet.position).toEqual(before);
  sheet.position.set(pairs(200, 0.5 * APART).position);
  contact(sheet, 0.0005);
  for (const distance of distances(sheet)) expect(distance).toBeCloseTo(APART, 9);
});
