import { completeBody } from '../pattern/index.js';
import { contradictions } from './contradictions.js';
import { CHART_SIZES } from './index.js';

it.each([
  [{ chest: 60, waist: 200, hips: 60 }, ['waist', 'waist']],
  [{ chest: 55, waist: 210, hips: 50, neck: 70, inseam: 35 }, ['waist', 'waist', 'neck']],
  [{ waistToFloor: 150, inseam: 35 }, ['inseam']],
  [{ chest: 150, waist: 160, seat: 165, neck: 48 }, []],
  [{ chest: 84, waist: 58, seat: 110 }, []],
  [{ chest: 92 }, []],
])('%j', (given, named) => {
  const found = contradictions(given);
  expect(found.map((sentence) => sentence.split(' ')[1])).toEqual(named);
});

it('finds nothing wrong with any size', async () => {
  for (const gender of ['women', 'men'] as const)
    for (const size of CHART_SIZES) {
      const { measurements } = await completeBody({}, gender, size);
      expect([gender, size, contradictions(measurements)]).toEqual([gender, size, []]);
    }
});
