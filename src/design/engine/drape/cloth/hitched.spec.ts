import { hitched } from './hitched.js';

/** A leg cut from 10 mm (middle) and 35 mm (side) to a metre below the waist, and a band. */
const LEG = {
  flat: Float32Array.from([0, -0.01, 0.2, -0.035, 0, -1, 0.2, -1, 0, 0]),
  panelOf: Uint16Array.of(0, 0, 0, 0, 1),
  held: Uint8Array.of(1, 1, 0, 0, 1),
};
const WAIST = { at: 1.015, pinned: true, legs: { panels: [true, false], waist: 1.05 } };
const hemsAt = (y: number): number[] => [0, 1.015, 0, 0, 1.015, 0, 0, y, 0, 0, y, 0, 0, 1.015, 0];

it.each([
  ['low', 0.038, 1.027],
  ['where they are cut', 0.05, 1.015],
  ['high: no lower than at the side', 0.06, 1.015],
  ['much too low: no higher than in the middle', 0, 1.04],
])('wears legs so that their hems hang where they are cut; they hang %s', (_, hem, worn) => {
  expect(hitched(LEG, hemsAt(hem), WAIST, 1.015)).toBeCloseTo(worn, 6);
});

it('leaves skirts at their waist', () => {
  expect(hitched(LEG, hemsAt(0), { at: 1.015, pinned: true }, 1.015)).toBe(1.015);
});
