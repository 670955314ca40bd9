import fc from 'fast-check';
import { cutOf } from '../../cut/cut-of.js';
import * as words from '../../garments/spec.js';
import { specOf } from '../../make/pattern/specs.fixture.js';
import { drawFlat } from './index.js';

describe('flats', () => {
  it('never breaks on any mix of attributes', () => {
    const maybe = <T extends string>(list: readonly T[]) => fc.option(fc.constantFrom(...list));
    const mix = fc.record({
      garment: fc.constantFrom(...words.GARMENTS),
      silhouette: maybe(words.SILHOUETTES),
      fit: maybe(words.FITS),
      length: maybe(words.LENGTHS),
      neckline: maybe(words.NECKLINES),
      collar: maybe(words.COLLARS),
      sleeve: fc.record({ type: maybe(words.SLEEVE_TYPES), length: maybe(words.SLEEVE_LENGTHS) }),
      cuff: maybe(words.CUFFS),
      leg: maybe(words.LEGS),
      closure: maybe(words.CLOSURES),
      closure_place: maybe(words.CLOSURE_PLACES),
      pockets: fc.array(fc.constantFrom(...words.POCKETS), { maxLength: 3 }),
      hood: maybe(words.HOODS),
      waistline: maybe(words.WAISTLINES),
      hem: maybe(words.HEMS),
      details: fc.array(fc.constantFrom(...words.DETAILS), { maxLength: 3 }),
      print: maybe(words.PRINTS),
      gender: maybe(words.GENDERS),
    });
    fc.assert(
      fc.property(mix, ({ garment, ...more }) => {
        const { frontSvg, backSvg } = drawFlat(cutOf(specOf(garment, more)));
        expect(/NaN|Infinity|undefined/.exec(frontSvg + backSvg)).toBeNull();
      }),
      { numRuns: 100, seed: 5 },
    );
  });
});
