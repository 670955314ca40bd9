import { Random } from '../../../../common/kernel/random.js';
import type { Cloth } from '../types.js';
import { clothOf } from './cloth-of.js';
import { settle } from './settle.js';
import { sheetOf, type Sheet } from './sheet.js';
import { COTTON, disc, hold, laid } from './sheets.fixture.js';
import { GRAVITY } from './step.js';

/** Of a disc of 30 cm over a support of 18 cm (BS 5058): how much of the ring's area its shadow keeps, %. */
describe("Cusick's drape test", () => {
  /** Regression over 130 cloths (Cusick 1965): bending length, cm, and the shear angle at which cloth buckles, degrees. */
  const regression = (c: number, angle: number): number =>
    35.6 * c - 3.61 * c * c - 2.59 * angle + 0.0461 * angle * angle + 17;

  it.each([
    ['limp', 1.3, 20],
    ['of middling stiffness', 1.9, 15],
    ['stiff', 2.6, 10],
  ])('a cloth that is %s: as the regression has it ± 10', (_, length, angle) => {
    const rigidity = 0.15 * GRAVITY * (length / 100) ** 3;
    const drape = coefficient({ ...COTTON, weight: 0.15, bending: [rigidity, rigidity] });
    expect(Math.abs(drape - regression(length, angle))).toBeLessThan(10);
  });

  it.each([
    ['silk', 80, 30],
    ['cotton', 150, 68.4],
    ['leather', 750, 58.5],
  ])('%s of %i g/m²: %f as published ± 10', (fabric, gsm, published) => {
    expect(Math.abs(coefficient(clothOf(fabric, gsm)) - published)).toBeLessThan(10);
  });
});

function coefficient(cloth: Cloth): number {
  const mesh = disc(0.15, 0.0075);
  const random = Random.from(1);
  const sheet = sheetOf(
    mesh,
    [cloth],
    new Uint8Array(1),
    laid(mesh, 'lying', () => 0.0005 * random.next()),
  );
  hold(sheet, mesh, (x, y) => Math.hypot(x, y) < 0.0901);
  settle(sheet, { step: 0.0007, gravity: GRAVITY, damping: 5 }, [], { quiet: 1e-6, still: 0.1, longest: 3 });
  const support = Math.PI * 0.09 * 0.09;
  return (100 * (shadow(sheet) - support)) / (Math.PI * 0.15 * 0.15 - support);
}

/** m² of the floor that the cloth hides, by squares of half a millimetre. */
function shadow({ position: x, triangles }: Sheet): number {
  const across = 680;
  const hidden = new Uint8Array(across * across);
  const at = (value: number): number => (value + 0.17) * 2000;
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => [at(x[3 * triangles[t + k]]), at(x[3 * triangles[t + k] + 2])]);
    const twice = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    const [left, right] = [Math.min(a[0], b[0], c[0]), Math.max(a[0], b[0], c[0])];
    const [low, high] = [Math.min(a[1], b[1], c[1]), Math.max(a[1], b[1], c[1])];
    for (let row = Math.floor(low); row <= high; row++)
      for (let column = Math.floor(left); column <= right; column++) {
        const [px, py] = [column + 0.5 - a[0], row + 0.5 - a[1]];
        const u = (px * (c[1] - a[1]) - py * (c[0] - a[0])) / twice;
        const v = ((b[0] - a[0]) * py - (b[1] - a[1]) * px) / twice;
        if (u >= 0 && v >= 0 && u + v <= 1) hidden[row * across + column] = 1;
      }
  }
  return hidden.reduce((sum, one) => sum + one, 0) / 4e6;
}
