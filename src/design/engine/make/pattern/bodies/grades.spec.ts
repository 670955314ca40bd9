import fc from 'fast-check';
import { bodyOfSize, chestOfSize, completeBody, MEASUREMENTS, measurementProblems } from '../index.js';
import type { BodyGender } from '../index.js';

const LETTERS = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'];
const GENDERS: BodyGender[] = ['women', 'men'];
const EU: Record<BodyGender, number[]> = {
  women: Array.from({ length: 13 }, (_, i) => 32 + 2 * i),
  men: Array.from({ length: 13 }, (_, i) => 42 + 2 * i),
};

const run = async (gender: BodyGender, sizes: readonly (string | number)[]): Promise<Record<string, number>[]> =>
  Promise.all(sizes.map(async (size) => (await bodyOfSize(String(size), gender)) ?? {}));
const steps = (bodies: readonly Record<string, number>[], name: string): number[] =>
  bodies.slice(1).map((body, i) => Math.round((body[name] - bodies[i][name]) * 10) / 10);

/** Least and most that a measure may move from one letter size to the next, cm. */
const STEP: Record<string, [number, number]> = {
  chest: [7.9, 12.1],
  waist: [7.9, 12.1],
  hips: [7, 12],
  seat: [6.6, 10.1],
  highBust: [7, 12.1],
  underbust: [7, 12.1],
  hpsToWaistBack: [0.5, 0.7],
  hpsToWaistFront: [0.5, 1],
  hpsToBust: [0.4, 1.1],
  shoulderToShoulder: [0.7, 1.7],
  shoulderToWrist: [0.2, 0.5],
  neck: [1, 2.1],
  biceps: [2, 3.5],
  wrist: [0.3, 0.7],
  head: [0.1, 0.3],
  knee: [1.5, 2.6],
  ankle: [0.4, 1],
  upperLeg: [3.5, 6],
};
/** The run is of one height. */
const SAME = ['inseam', 'waistToFloor', 'waistToKnee', 'waistToSeat', 'waistToUpperLeg', 'shoulderSlope'];

describe.each(GENDERS)('the size run of %s', (gender) => {
  it.each(Object.entries(STEP))('%s grows by %j cm from letter to letter', async (name, [least, most]) => {
    for (const step of steps(await run(gender, LETTERS), name)) {
      expect(step).toBeGreaterThanOrEqual(least);
      expect(step).toBeLessThanOrEqual(most);
    }
  });

  it.each(SAME)('%s is the same in all sizes', async (name) => {
    expect(
      new Set([...(await run(gender, LETTERS)), ...(await run(gender, EU[gender]))].map((b) => b[name])).size,
    ).toBe(1);
  });

  it('no measure shrinks, and girths step evenly: never less than the step before', async () => {
    for (const sizes of [LETTERS, EU[gender]]) {
      const bodies = await run(gender, sizes);
      for (const name of Object.keys(MEASUREMENTS))
        for (const step of steps(bodies, name)) expect(step).toBeGreaterThanOrEqual(0);
      for (const name of ['chest', 'waist']) {
        const each = steps(bodies, name);
        each.slice(1).forEach((step, i) => expect(step).toBeGreaterThanOrEqual(each[i]));
      }
    }
  });

  it('every body of the run is whole and plausible', async () => {
    for (const body of [...(await run(gender, LETTERS)), ...(await run(gender, EU[gender]))]) {
      expect(Object.keys(body).toSorted()).toEqual(Object.keys(MEASUREMENTS).toSorted());
      expect(measurementProblems(body)).toEqual([]);
      expect(body.seat).toBeGreaterThanOrEqual(body.hips);
      expect(body.hips).toBeGreaterThan(body.waist);
    }
  });
});

// EN 13402-3: letter codes by chest girth, cm
it.each([
  ['XXS', 66, 74, 70, 78],
  ['XS', 74, 82, 78, 86],
  ['S', 82, 90, 86, 94],
  ['M', 90, 98, 94, 102],
  ['L', 98, 107, 102, 110],
  ['XL', 107, 119, 110, 118],
  ['2XL', 119, 131, 118, 129],
  ['3XL', 131, 143, 129, 141],
])('%s lies in the interval of EN 13402-3', (size, women, womenTo, men, menTo) => {
  const [w, m] = [chestOfSize(size, 'women') ?? 0, chestOfSize(size, 'men') ?? 0];
  expect(w >= women && w < womenTo).toBe(true);
  expect(m >= men && m < menTo).toBe(true);
});

// EN 13402-3, women's dresses: bust, waist, hip girth of EU 34 … 54, cm
it.each([
  [34, 80, 64, 88],
  [38, 88, 72, 96],
  [42, 96, 80, 104],
  [46, 104, 88, 112],
  [48, 110, 94, 117],
  [54, 128, 112, 132],
])('women EU %d has bust %d, waist %d, hip %d', async (size, chest, waist, seat) =>
  expect(await bodyOfSize(String(size), 'women')).toMatchObject({ chest, waist, seat }),
);

// Ranges that published body charts of women's 38 and 48 and men's 50 and 60 give, cm
it.each([
  ['38', 'women', { neck: [32, 37], biceps: [25, 29], wrist: [15, 17], hpsToWaistBack: [38, 43], inseam: [74, 82] }],
  ['48', 'women', { neck: [35, 41], biceps: [31, 37], wrist: [16.5, 19], hpsToWaistBack: [39, 45], inseam: [74, 82] }],
  ['50', 'men', { waist: [84, 90], seat: [100, 106], neck: [37, 41], hpsToWaistBack: [44, 49], inseam: [77, 84] }],
  ['60', 'men', { waist: [102, 112], seat: [114, 126], neck: [41, 47], hpsToWaistBack: [45, 51], inseam: [77, 84] }],
] as const)('size %s of %s is as published charts have it', async (size, gender, ranges) => {
  const body = (await bodyOfSize(size, gender)) ?? {};
  for (const [name, [least, most]] of Object.entries(ranges))
    expect([name, body[name] >= least && body[name] <= most]).toEqual([name, true]);
});

describe('made to measure', () => {
  it('wide people are not tall, tall people not wide', async () => {
    const wide = (await completeBody({ chest: 134 }, 'women')).measurements;
    expect(wide.hpsToWaistBack).toBeLessThan(44);
    expect(wide.seat).toBeGreaterThan(130);
    const tall = (await completeBody({ chest: 88, inseam: 88 }, 'women')).measurements;
    const usual = (await completeBody({ chest: 88 }, 'women')).measurements;
    expect(tall.waistToFloor / usual.waistToFloor).toBeCloseTo(88 / usual.inseam, 2);
    expect(tall.seat).toBe(usual.seat);
  });

  it('any girth that alone is given is met, and the rest follows it', async () => {
    const girths = fc.constantFrom('chest', 'waist', 'hips', 'seat');
    await fc.assert(
      fc.asyncProperty(
        girths,
        fc.integer({ min: 70, max: 140 }),
        fc.constantFrom(...GENDERS),
        async (name, cm, gender) => {
          const near = (await completeBody({ [name]: cm }, gender)).measurements;
          const wider = (await completeBody({ [name]: cm + 4 }, gender)).measurements;
          expect(near[name]).toBe(cm);
          for (const girth of ['chest', 'waist', 'hips', 'seat', 'biceps', 'upperLeg'])
            expect(wider[girth]).toBeGreaterThan(near[girth]);
          expect(wider.inseam).toBe(near.inseam);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('a seat of its own moves hips and thighs, a chest the parts of the chest', async () => {
    const plain = (await completeBody({ chest: 92 }, 'women')).measurements;
    const pear = (await completeBody({ chest: 92, seat: 115 }, 'women')).measurements;
    expect(pear.hips / plain.hips).toBeCloseTo(115 / plain.seat, 2);
    expect(pear.upperLeg).toBeGreaterThan(plain.upperLeg);
    expect(pear.biceps).toBe(plain.biceps);
  });
});
