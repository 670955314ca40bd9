import { bodyOfSize, chestOfSize, completeBody, MEASUREMENTS, measurementProblems, standardBodies } from '../index.js';

describe('bodies', () => {
  it.each([
    ['M', 'women', 92],
    ['36', 'women', 84],
    ['EU 40', 'women', 92],
    ['50', 'men', 100],
    ['XL', 'men', 116],
  ] as const)('size %s for %s has a chest of %d cm', (size, gender, chest) => {
    expect(chestOfSize(size, gender)).toBe(chest);
  });

  it('knows no other labels', async () => {
    expect(chestOfSize('huge', 'women')).toBeNull();
    expect(await bodyOfSize('constructor', 'men')).toBeNull();
  });

  it('every standard body and every size is complete and plausible', async () => {
    for (const gender of ['women', 'men'] as const) {
      const bodies = [...(await standardBodies(gender))];
      for (const size of ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL']) bodies.push((await bodyOfSize(size, gender)) ?? {});
      for (const body of bodies) {
        expect(Object.keys(body).toSorted()).toEqual(Object.keys(MEASUREMENTS).toSorted());
        expect(measurementProblems(body)).toEqual([]);
      }
    }
  });

  it('keeps what was measured and estimates the rest in proportion', async () => {
    const given = { chest: 96, waist: 80, waistToFloor: 115 };
    const { measurements, estimated } = await completeBody(given, 'women');
    expect(measurements).toMatchObject(given);
    expect(estimated).not.toContain('waist');
    expect(estimated).toContain('hips');
    const plain = await completeBody({ chest: 96 }, 'women');
    expect(measurements.waistToKnee).toBeGreaterThan(plain.measurements.waistToKnee);
    expect(measurements.waistBack / 80).toBeCloseTo(plain.measurements.waistBack / plain.measurements.waist, 1);
  });
});
