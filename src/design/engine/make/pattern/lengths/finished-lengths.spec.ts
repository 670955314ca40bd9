import { decided } from '../../../cut/cut-of.js';
import type { GarmentSpec } from '../../../garments/garment-spec.js';
import { readSpec } from '../account/account.fixture.js';
import { draftPattern, standardBodies } from '../index.js';
import { hangingLegsEnd } from './finished-lengths.js';
import { belowWaist, bodiceLength, frontLonger, neckLower } from './waist-line.js';

const draft = async (text: string) =>
  draftPattern(decided(readSpec(text) as GarmentSpec), (await standardBodies('women'))[4]);

/** Texts with centimetres; the draft's finished lengths are those. */
const TEXTS = [
  'a skirt 62 cm long',
  'a pencil skirt 55 cm long',
  'a tiered skirt 85 cm long',
  'a shirt 75 cm long with sleeves 40 cm',
  'a sweater 65 cm long, sleeves 58 cm',
  'a linen dress 100 cm long, sleeves 35 cm',
  'a jersey dress 95 cm long',
  'trousers 98 cm long',
  'shorts, inseam 15 cm',
  'a coat 105 cm long with sleeves 45 cm',
  'a blazer 72 cm long',
  'a jumpsuit 140 cm long',
  'a kimono 120 cm long',
];

it.each(TEXTS)('%s', async (text) => {
  const { checks, deviations } = await draft(text);
  const asked = readSpec(text)?.lengths_cm ?? {};
  const figures = text.match(/\d+/g)?.map(Number);
  expect(Object.values(asked).toSorted((a, b) => a - b)).toEqual(figures?.toSorted((a, b) => a - b));
  expect(checks.lengths.map((l) => l.of).sort()).toEqual(Object.keys(asked).sort());
  for (const { of, finished_mm, ok } of checks.lengths) {
    expect(ok).toBe(true);
    expect(Math.abs(finished_mm - (asked[of] ?? 0) * 10)).toBeLessThan(2);
  }
  expect(deviations.join()).not.toMatch(/length/);
  expect(checks.outlines.ok).toBe(true);
});

it('says what it cannot make so short', async () => {
  const { status, checks, deviations } = await draft('a blazer 88 cm long');
  expect(checks.lengths).toMatchObject([{ of: 'garment', asked_mm: 880, ok: false }]);
  expect(checks.ok).toBe(false);
  expect(status).toBe('approximate');
  expect(deviations.join()).toMatch(/finished length is \d+\.\d cm, not 88\.0 cm/);
});

it('keeps seams of shortened sleeves', async () => {
  const { checks } = await draft('a wool coat with sleeves 45 cm');
  expect(checks.seams.filter((s) => !s.ok)).toEqual([]);
});

it.each([
  ['a pencil skirt 55 cm long', 0, null],
  ['an a-line skirt 60 cm long', 18.75, null],
  ['a gathered skirt 60 cm long', 0, null],
  ['trousers', 66.3, null],
  ['a shirt 75 cm long', null, null],
  ['an a-line dress 100 cm long', null, 410],
  ['a strapless dress 90 cm long', null, 410],
])('says where the waist of %s is worn', async (text, below, bodice) => {
  const { drafted } = await draft(text);
  const near = (value: number | null): unknown => value && expect.closeTo(value, -0.5);
  expect([belowWaist(drafted), bodiceLength(drafted)]).toEqual([near(below), near(bodice)]);
});

/** Sizes whose waist darts lie open at the neck point, and beside it. */
it.each([1, 2, 4, 6])('a front with an open waist dart is a little longer than its back, on body %i', async (i) => {
  const bodies = await standardBodies('women');
  const { drafted } = await draftPattern(decided(readSpec('a sleeveless dress 100 cm long') as GarmentSpec), bodies[i]);
  expect(frontLonger(drafted)).toBeGreaterThan(0);
  expect(frontLonger(drafted)).toBeLessThan(20);
});

it.each([
  ['a t-shirt 65 cm long', 9.5],
  ['a tank top 62 cm long', 7.9],
  ['a sweatshirt 66 cm long', 0],
  ['a shirt 75 cm long', 0],
  ['an a-line dress 100 cm long', 0],
  ['an a-line skirt 60 cm long', 0],
])('how far down the neckline of %s begins', async (text, mm) => {
  const { drafted } = await draft(text);
  expect(neckLower(drafted)).toBeCloseTo(mm, -0.3);
});

it('legs are cut to end below the waist by their inseam and how deep their crotch is cut', async () => {
  const { drafted, checks } = await draft('trousers with 76 cm inseam');
  const fork = drafted.find(({ id }) => id === 'charlie.front')?.points.fork.y ?? NaN;
  // the inseam runs aslant: a little less high than long
  expect((hangingLegsEnd(drafted) ?? NaN) - fork).toBeGreaterThan(740);
  expect((hangingLegsEnd(drafted) ?? NaN) - fork).toBeLessThan(checks.lengths[0].finished_mm);
  for (const text of ['an a-line skirt 60 cm long', 'leggings with 70 cm inseam'])
    expect(hangingLegsEnd((await draft(text)).drafted)).toBeNull();
});
