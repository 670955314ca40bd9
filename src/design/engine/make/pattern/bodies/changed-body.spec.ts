import { changedBody } from './changed-body.js';

const values = { waist: 70, waistBack: 35, hips: 90, seat: 100, seatBack: 50, upperLeg: 60, neck: 36 };

it.each([
  ['waist', [], ['waist', 'waistBack']],
  ['waist', ['waistBack'], ['waist']],
  ['hips', [], ['hips', 'seat', 'seatBack', 'upperLeg']],
  ['hips', ['seat'], ['hips']],
  ['seat', ['upperLeg'], ['seat', 'seatBack', 'hips']],
  ['neck', [], ['neck']],
])('%s moves, where %j were measured, %j', (name, given, moved) => {
  const changed = changedBody({ values, given }, name, 2);
  const differing = Object.keys(values).filter((key) => changed[key] !== values[key as keyof typeof values]);
  expect(differing.sort()).toEqual([...moved].sort());
  expect(changed[name] - values[name as keyof typeof values]).toBe(2);
});

it('goes the other way at the end of the range', () => {
  expect(changedBody({ values: { neck: 69 }, given: [] }, 'neck', 2)).toEqual({ neck: 67 });
});
