import { CHILD_SIZES, childBody, childHeight, heightWith } from './children.js';
import { MEASUREMENTS, measurementProblems } from './measurements.js';
import { bodyOfSize, completeBody } from './bodies.js';

/** Chest, waist and seat of two published charts of European makers at heights between our rows, cm. */
const PUBLISHED = [
  [102, 55, 51, 58],
  [114, 58, 53, 62],
  [126, 63, 57, 68],
  [138, 69, 61, 74],
  [150, 76, 66, 81],
  [162, 84, 71, 88],
] as const;

it.each(PUBLISHED)('has usual girths at a height of %s', (height, ...girths) => {
  const { chest, waist, seat } = childBody(height);
  for (const [i, value] of [chest, waist, seat].entries()) expect(Math.abs(value - girths[i])).toBeLessThanOrEqual(2.2);
});

it('knows every measure of every size, each plausible and none shrinking with height', () => {
  const bodies = CHILD_SIZES.map((size) => childBody(Number(size)));
  for (const [i, body] of bodies.entries()) {
    expect(Object.keys(body).toSorted()).toEqual(Object.keys(MEASUREMENTS).toSorted());
    expect(measurementProblems(body)).toEqual([]);
    for (const name of Object.keys(body)) expect(body[name]).toBeGreaterThanOrEqual((bodies[i - 1] ?? body)[name]);
  }
});

it('finds the child of a measure again, and no other sizes', async () => {
  for (const size of CHILD_SIZES) {
    expect(heightWith('chest', childBody(Number(size)).chest)).toBeCloseTo(Number(size), 0);
    expect(await bodyOfSize(size, 'child')).toEqual(childBody(Number(size)));
  }
  expect([childHeight('38'), childHeight('M'), childHeight('117'), heightWith('shoulderSlope', 13)]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(await bodyOfSize('M', 'child')).toBeNull();
});

it('completes what was measured of a child from the child of that height', async () => {
  const { measurements, estimated } = await completeBody({ waistToFloor: 78.7, waist: 62 }, 'child');
  expect(measurements).toMatchObject({ waistToFloor: 78.7, waist: 62, chest: 64.5 });
  expect(estimated).not.toContain('waist');
});
