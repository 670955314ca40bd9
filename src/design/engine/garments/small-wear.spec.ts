import { specOf } from '../make/pattern/specs.fixture.js';
import { isLegless, isLengthless, smallWearName, smallWearOf } from './kinds.js';
import type { Gender } from './spec.js';

it.each([
  ['swimwear', 'badbyxor', 'swim trunks'],
  ['swimwear', 'Tankini', 'tankini'],
  ['swimwear', 'two-piece', 'bikini'],
  ['swimwear', 'baddräkt', 'swimsuit'],
  ['underwear', 'sport-bh', 'sports bra'],
  ['underwear', 'boxer briefs', 'boxer briefs'],
  ['underwear', 'kalsonger', 'boxers'],
  ['underwear', 'slip', 'slip'],
  ['underwear', 'bikini', null],
  ['swimwear', 'bra', null],
  ['dress', 'slip', null],
] as const)('%s called "%s" is %s by name', (garment, words, name) => expect(smallWearName(garment, words)).toBe(name));

it.each<['swimwear' | 'underwear', Gender | null, string | null, string]>([
  ['swimwear', 'women', null, 'one-piece'],
  ['swimwear', null, null, 'one-piece'],
  ['swimwear', 'men', null, 'trunks'],
  ['swimwear', 'boys', null, 'trunks'],
  ['swimwear', 'men', 'bikini', 'bikini'],
  ['underwear', 'women', null, 'set'],
  ['underwear', 'men', null, 'boxers'],
  ['underwear', 'boys', null, 'boxers'],
  ['underwear', 'unisex', null, 'briefs'],
  ['underwear', 'women', 'slip', 'slip'],
])('%s of %s, %s, is drawn as %s', (garment, gender, variant, what) =>
  expect(smallWearOf(specOf(garment, { gender, variant }))).toBe(what),
);

it('has a length where there is something to be long', () => {
  const of = (garment: 'swimwear' | 'underwear', variant: string) => specOf(garment, { variant });
  expect(smallWearOf(specOf('dress'))).toBeNull();
  expect([specOf('bodysuit'), of('swimwear', 'swimsuit')].map(isLegless)).toEqual([true, true]);
  expect([of('swimwear', 'bikini'), specOf('dress')].map(isLegless)).toEqual([false, false]);
  expect([of('swimwear', 'bikini'), of('underwear', 'bra')].map(isLengthless)).toEqual([true, true]);
  expect([of('underwear', 'slip'), of('swimwear', 'swim trunks'), specOf('dress')].map(isLengthless)).toEqual([
    false,
    false,
    false,
  ]);
});
